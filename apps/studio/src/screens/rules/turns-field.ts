import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { live } from 'lit/directives/live.js';
import { shared } from '../../parts/styles.ts';
import { isObject } from '../../scene/items.ts';
import { TURNS } from './words.ts';

/** A span of turns. `turns-change` brings the new one; nothing for every turn. */
class TurnsField extends LitElement {
  static override properties = { value: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      input {
        inline-size: 4.5rem;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
  declare value: JsonValue | undefined;

  override render(): unknown {
    return html`<label for="from">${TURNS.from}</label> ${this.#end('from')}
      <label for="to">${TURNS.to}</label> ${this.#end('to')}`;
  }

  #end(end: 'from' | 'to'): unknown {
    return html`<input
      id=${end}
      inputmode="numeric"
      placeholder=${TURNS.open[end]}
      .value=${live(this.#written(end))}
      @change=${(event: Event) => this.#put(end, (event.target as HTMLInputElement).value.trim())}
    />`;
  }

  #written(end: 'from' | 'to'): string {
    const turn = this.#span[end];
    return typeof turn === 'number' ? String(turn) : '';
  }

  get #span(): JsonObject {
    return isObject(this.value) ? this.value : {};
  }

  #put(end: 'from' | 'to', typed: string): void {
    const turn = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
    // What is no turn gives way to what was there.
    if (typed !== '' && turn === 0) {
      this.requestUpdate();
      return;
    }
    const ends = (['from', 'to'] as const)
      .map((name) => [name, name === end ? turn : this.#span[name]] as const)
      .filter(([, value]) => value !== undefined && value !== 0);
    const detail = ends.length === 0 ? null : Object.fromEntries(ends);
    this.dispatchEvent(new CustomEvent('turns-change', { detail }));
  }
}

customElements.define('turns-field', TurnsField);
