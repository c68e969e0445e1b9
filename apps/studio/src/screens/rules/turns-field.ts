import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { isObject } from '../../scene/items.ts';
import { TURNS } from './words.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** What becomes of a span of turns as it is now; undefined stands for every turn. */
export type AlterTurns = (now: JsonValue | undefined) => JsonObject | undefined;

/** A span of turns. `turns-change` brings an {@link AlterTurns}: of its two ends one is altered. */
export class TurnsField extends LitElement {
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

  /** Gives the keyboard to the first of the turns. */
  focusFirst(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus());
  }

  #end(end: 'from' | 'to'): unknown {
    return html`<input
      id=${end}
      inputmode="numeric"
      placeholder=${TURNS.open[end]}
      .value=${unlessTyping(this.#written(end))}
      @change=${(event: Event) => this.#put(end, event.target as HTMLInputElement)}
    />`;
  }

  #written(end: 'from' | 'to'): string {
    const turn = isObject(this.value) ? this.value[end] : undefined;
    return typeof turn === 'number' ? String(turn) : '';
  }

  #put(end: 'from' | 'to', input: HTMLInputElement): void {
    const typed = input.value.trim();
    const turn = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
    // What is no turn gives way to what was there.
    if (typed !== '' && turn === 0) {
      input.value = this.#written(end);
      return;
    }
    const detail: AlterTurns = (now) => {
      const span = isObject(now) ? now : {};
      const ends = (['from', 'to'] as const)
        .map((name) => [name, name === end ? turn : span[name]] as const)
        .filter(([, value]) => value !== undefined && value !== 0);
      return ends.length === 0 ? undefined : Object.fromEntries(ends);
    };
    this.dispatchEvent(new CustomEvent<AlterTurns>('turns-change', { detail }));
  }
}

customElements.define('turns-field', TurnsField);
