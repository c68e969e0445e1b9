import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { textOf, textsOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { choiceSelect } from './choice-select.ts';
import './hex-field.ts';
import type { AlterJourney } from './journey-steps.ts';
import { numberIn, turnOf, type JourneyNames, type Journey } from './journeys.ts';
import { JOURNEYS } from './journey-words.ts';
import { SIDES } from './sides-words.ts';
import { addSelect } from '../../ui/add-select.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** Who comes or leaves, when and where: a sentence with places to fill in. `journey-change` brings an {@link AlterJourney}. */
class JourneyField extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { type: String },
    list: { type: String },
    value: { attribute: false },
    names: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host,
      p {
        display: block;
      }
      p {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.4rem;
        margin-block-end: 0.4rem;
      }
      .number {
        inline-size: 4rem;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      .unit {
        display: inline-flex;
        align-items: center;
        padding-inline-start: 0.5rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--sunken);
      }
      .unit button {
        min-block-size: 1.6rem;
        padding-inline: 0.45rem;
      }
      select {
        max-inline-size: 16rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare package: string;
  declare list: Journey;
  declare value: JsonObject;
  declare names: JourneyNames;

  override render(): unknown {
    const isComing = this.list === 'arrivals';
    const { value } = this;
    const isPlaced = textOf(value, 'edge') !== '' || textOf(value, 'zone') !== '';
    return html`<p>
        ${isComing ? JOURNEYS.fromTurn : JOURNEYS.atEndOf} ${this.#number('turn', JOURNEYS.turn, String(turnOf(value)))}
        ${isComing ? JOURNEYS.on : textOf(value, 'when') === '' ? nothing : JOURNEYS.orLater} ${this.#units()}
        ${isComing ? JOURNEYS.mayCome : JOURNEYS.leave}
      </p>
      <p>
        ${isComing ? JOURNEYS.over : JOURNEYS.ofThose} ${this.#edge()} ${isComing ? JOURNEYS.orIn : JOURNEYS.ofThoseIn}
        ${this.#zone()} ${!isComing && !isPlaced ? `(${JOURNEYS.anywhere})` : nothing}
      </p>
      ${isComing && this.names.hasHexes ? this.#hexes() : !isComing && isPlaced ? this.#points() : nothing}`;
  }

  #units(): unknown {
    const { names } = this;
    const units = textsOf(this.value, 'units');
    const add = (chosen: string): void => put((now) => [...now, chosen]);
    const put = (alter: (now: readonly string[]) => readonly string[]): void =>
      this.#notify((now) => ({ units: [...alter(textsOf(now, 'units'))] }));
    return html`${units.length === 0 ? html`<span class="soft">${JOURNEYS.nobody}</span>` : nothing}
    ${units.map((unit) => {
      const name = names.units.get(unit) ?? unit;
      const label = JOURNEYS.remove(name);
      return html`<span class="unit"
        >${name}${removeButton(label, () => {
          // The button goes with the unit: the keyboard goes to where another is added.
          this.renderRoot.querySelector<HTMLSelectElement>('select')?.focus();
          put((now) => now.filter((one) => one !== unit));
        })}</span
      >`;
    })}
    ${addSelect({
      label: JOURNEYS.units,
      prompt: JOURNEYS.add,
      options: [...names.armies].flatMap(([side, army]) =>
        army
          .filter((unit) => !units.includes(unit))
          .map((unit) => ({ value: unit, title: this.#choice(unit), group: side })),
      ),
      add,
    })}`;
  }

  #choice(unit: string): string {
    const name = this.names.units.get(unit) ?? unit;
    return this.list === 'arrivals' && this.names.placed.has(unit) ? JOURNEYS.onMap(name) : name;
  }

  #edge(): unknown {
    const choices = Object.entries(SIDES.edges).map(
      ([id, name]) => [id, JOURNEYS.theEdge(name.toLowerCase())] as const,
    );
    return this.#choose('edge', JOURNEYS.edge, [['', JOURNEYS.noEdge], ...choices]);
  }

  #zone(): unknown {
    return this.#choose('zone', JOURNEYS.zone, [['', JOURNEYS.noZone], ...this.names.zones]);
  }

  #hexes(): unknown {
    return html`<p>
      ${JOURNEYS.orHexes}
      <hex-field
        .session=${this.session}
        package=${this.package}
        label=${JOURNEYS.hexes}
        .hexes=${textsOf(this.value, 'hexes')}
        @hexes-change=${({ detail }: CustomEvent<readonly string[]>) => this.#notify(() => ({ hexes: detail.length === 0 ? undefined : [...detail] }))}
      ></hex-field>
    </p>`;
  }

  #points(): unknown {
    const points = String(numberIn(this.value, 'points') ?? 0);
    return html`<p>
      ${JOURNEYS.scores} ${this.#number('points', JOURNEYS.points, points)} ${JOURNEYS.point(points)}.
    </p>`;
  }

  #number(name: 'turn' | 'points', label: string, written: string): unknown {
    return html`<input
      class="number"
      aria-label=${label}
      inputmode="numeric"
      .value=${unlessTyping(written)}
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        const typed = input.value.trim().replace('−', '-');
        if (/^-?\d{1,5}$/.test(typed)) this.#notify(() => ({ [name]: Number(typed) }));
        // What is no number gives way to what was there.
        else input.value = written;
      }}
    />`;
  }

  #choose(name: string, label: string, choices: Iterable<readonly [string, string]>): unknown {
    return choiceSelect(label, textOf(this.value, name), choices, (chosen) => this.#put(name, chosen || undefined));
  }

  #put(name: string, value: string | undefined): void {
    this.#notify(() => ({ [name]: value }));
  }

  #notify(detail: AlterJourney): void {
    this.dispatchEvent(new CustomEvent<AlterJourney>('journey-change', { detail }));
  }
}

customElements.define('journey-field', JourneyField);
