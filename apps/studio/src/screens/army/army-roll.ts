import type { ArmyCatalogue, ArmyReview } from '@hexwright/compiler';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PackageRoute } from '../../app/routes.ts';
import { citation } from '../../parts/citation.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';
import { dismiss, setValue } from './army-edits.ts';
import { faultList } from './army-faults.ts';
import { faultStyles } from './army-styles.ts';
import { ARMY, ROLL } from './army-words.ts';
import { select } from '../../ui/select.ts';

/** The value that says to which Force a counter belongs: the roll is grouped by it. */
const FORCE = 'force';

/** Everybody in an army, Force by Force, each with what it costs and what is wrong with it. */
class ArmyRoll extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    units: { attribute: false },
    review: { attribute: false },
    catalogue: { attribute: false },
    system: { attribute: false },
    vocabularies: { attribute: false },
  };
  static override styles = [
    shared,
    faultStyles,
    css`
      :host {
        display: block;
      }
      section {
        margin-block-start: 1.25rem;
      }
      section > header {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        padding-block-end: 0.25rem;
        border-block-end: 2px solid var(--line-strong);
      }
      .sum {
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      ol > li {
        padding-block: 0.55rem;
        border-block-end: 1px solid var(--line);
      }
      .entry {
        display: grid;
        grid-template-columns: minmax(9rem, 1.1fr) minmax(0, 1.6fr) 3.5rem 2rem;
        gap: 0.35rem 0.75rem;
        align-items: end;
      }
      .who {
        display: grid;
        gap: 0.1rem;
      }
      .who input {
        inline-size: 100%;
        border-color: transparent;
        background: none;
        font-weight: 600;
        padding-inline: 0.25rem;
      }
      .who input:hover,
      .who input:focus {
        border-color: var(--line-strong);
        background: var(--raised);
      }
      .who small {
        padding-inline: 0.3rem;
        color: var(--ink-soft);
        font-size: var(--small);
      }
      .values {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.35rem 0.6rem;
      }
      .values label {
        display: grid;
        gap: 0.05rem;
      }
      .values label.tick {
        display: flex;
        align-items: center;
        gap: 0.3rem;
        min-block-size: 2rem;
        color: var(--ink);
      }
      .values input[type='number'] {
        inline-size: 4.5rem;
      }
      .points {
        min-block-size: 2rem;
        align-content: center;
        font-variant-numeric: tabular-nums;
        text-align: end;
      }
      .costs {
        margin-block: 0.25rem 0;
        padding-inline: 0.3rem;
        color: var(--ink-soft);
        font-size: var(--small);
      }
      .faults {
        margin-block-start: 0.4rem;
      }
      @media (max-width: 600px) {
        .entry {
          grid-template-columns: minmax(0, 1fr) auto 2rem;
        }
        .values {
          grid-row: 2;
          grid-column: 1 / -1;
        }
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  /** The counters of the side. */
  declare units: readonly JsonObject[];
  declare review: ArmyReview;
  declare catalogue: ArmyCatalogue;
  declare system: SystemWords | null;
  declare vocabularies: readonly JsonObject[];

  /** What has the keyboard, of a counter that may be drawn anew among those of another Force. */
  #focused: { readonly unit: string; readonly nth: number } | null = null;

  constructor() {
    super();
    shareFields(this);
  }

  override willUpdate(): void {
    this.#focused = this.#placeOf(this.shadowRoot?.activeElement ?? null);
  }

  override updated(): void {
    if (this.#focused === null || this.shadowRoot?.activeElement !== null) return;
    const { unit, nth } = this.#focused;
    this.#fieldsOf(unit)[nth]?.focus();
  }

  /** Which field of which counter something is. */
  #placeOf(field: Element | null): { readonly unit: string; readonly nth: number } | null {
    const unit = field?.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
    return unit === undefined ? null : { unit, nth: this.#fieldsOf(unit).findIndex((one) => one === field) };
  }

  #fieldsOf(unit: string): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>(`[data-unit="${unit}"] :is(input, select, button)`)];
  }

  override render(): unknown {
    const forces = [...new Set(this.units.map(forceOf))].toSorted(
      (one, other) => (one || Infinity) - (other || Infinity),
    );
    return repeat(
      forces,
      (force) => force,
      (force) => this.#force(force),
    );
  }

  #force(force: number): unknown {
    const units = this.units
      .filter((unit) => forceOf(unit) === force)
      .toSorted((one, other) => rank(one) - rank(other));
    const points = units.reduce((sum, unit) => sum + this.#pointsOf(unit), 0);
    const title = force === 0 ? ROLL.noForce : ROLL.force(force);
    return html`<section aria-label=${title}>
      <header>
        <h2>${title}</h2>
        <span class="sum">${ARMY.points(points)}</span>
      </header>
      <ol>
        ${repeat(units, nameOf, (unit) => this.#entry(unit))}
      </ol>
    </section>`;

    /** Commanders stand at the head of their Force. */
    function rank(unit: JsonObject): number {
      return unit['class'] === undefined ? 0 : 1;
    }
  }

  #entry(unit: JsonObject): unknown {
    const id = nameOf(unit);
    const name = textOf(unit, 'name') || id;
    const target = `units/${id}`;
    const offer = this.#offerOf(unit);
    const costs = this.review.costs.filter((cost) => cost.id === id);
    return html`<li data-unit=${id}>
      <div class="entry">
        <div class="who">
          <input
            aria-label=${ROLL.name}
            data-item=${`${target}/name`}
            .value=${name}
            maxlength="80"
            @change=${(event: Event) => this.#rename(event.target as HTMLInputElement, target, name)}
          />
          <small>${this.#about(unit)}</small>
        </div>
        <div class="values">${(offer?.choices ?? [FORCE]).map((value) => this.#value(unit, name, value))}</div>
        <output class="points" title=${costs.map(({ what, points }) => ROLL.costs(what, points)).join('; ')}
          >${this.#pointsOf(unit)}</output
        >
        <button
          class="plain"
          aria-label=${ROLL.remove(name)}
          title=${ROLL.remove(name)}
          ?disabled=${this.session.isReadOnly}
          @click=${() => this.#remove(unit, name)}
        >
          ✕
        </button>
      </div>
      ${
        costs.length < 2
          ? nothing
          : html`<p class="costs">
              ${costs.map(({ what, points, case: cited }, nth) => html`${nth === 0 ? '' : '; '}${ROLL.costs(what, points)} ${citation(cited)}`)}
            </p>`
      }
      ${faultList(this.review.faults.filter((fault) => fault.id === id))}
    </li>`;
  }

  #value(unit: JsonObject, name: string, value: string): unknown {
    const type = this.system?.unitValues[value];
    const target = `units/${nameOf(unit)}/values/${value}`;
    const now = valueOf(unit, value);
    const title = this.system?.meanings[value] ?? '';
    const label = plainWords(value);
    const set = (next: string | number | boolean | undefined): void => {
      setValue(this.session, this.route.package, target, next, ROLL.value(label, name));
    };
    if (type?.type === 'flag') {
      return html`<label class="tick" title=${title}
        ><input
          type="checkbox"
          data-item=${target}
          .checked=${now === true}
          @change=${(event: Event) => set((event.target as HTMLInputElement).checked || undefined)}
        />${label}</label
      >`;
    }
    if (type?.type === 'vocabulary') {
      const words = this.vocabularies.find((one) => nameOf(one) === type.vocabulary)?.['values'];
      return html`<label title=${title}
        >${label}${select({
          item: target,
          value: typeof now === 'string' ? now : '',
          options: asList(words).map((word) => ({ value: nameOf(word), title: textOf(word, 'name') })),
          choose: set,
        })}</label
      >`;
    }
    const [least, most] = type?.type === 'integer' ? [type.minimum, type.maximum] : [0, undefined];
    const shown = String(typeof now === 'number' ? now : 0);
    return html`<label title=${title}
      >${label}<input
        type="number"
        data-item=${target}
        min=${least}
        max=${most ?? nothing}
        .value=${shown}
        @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          // Nothing that is no number is written; the field says again what is there.
          if (!field.checkValidity() || field.value === '') field.value = shown;
          else set(field.valueAsNumber);
        }}
    /></label>`;
  }

  #about(unit: JsonObject): unknown {
    const troops = this.catalogue.troops.find(({ id }) => id === unit['class']);
    if (troops !== undefined) {
      const alone = troops.name === textOf(unit, 'name') ? '' : `${troops.name}: `;
      return `${alone}${troops.about}`;
    }
    return unit['class'] === undefined ? '' : ROLL.unknownTroops;
  }

  #offerOf(unit: JsonObject): { readonly choices: readonly string[] } | undefined {
    const { troops, commander } = this.catalogue;
    if (unit['kind'] === commander.counter.kind) return commander;
    const own = troops.find(({ id }) => id === unit['class']);
    const values = isObject(unit['values']) ? Object.keys(unit['values']) : [];
    // What a counter has besides can be taken away from it again.
    return own === undefined ? undefined : { choices: [...new Set([...own.choices, ...values])] };
  }

  #pointsOf(unit: JsonObject): number {
    return this.review.costs.filter(({ id }) => id === nameOf(unit)).reduce((sum, { points }) => sum + points, 0);
  }

  #rename(field: HTMLInputElement, target: string, before: string): void {
    const name = field.value.trim();
    if (name === '' || name === before) field.value = before;
    else setValue(this.session, this.route.package, `${target}/name`, name, `${ROLL.name}: ${name}`);
  }

  #remove(unit: JsonObject, name: string): void {
    const { session, route } = this;
    if (!dismiss(session, route.package, unit)) return;
    session.notifyDone(ROLL.removed(name), 'neutral');
  }
}

function valueOf(unit: JsonObject, value: string): unknown {
  return isObject(unit['values']) ? unit['values'][value] : undefined;
}

function forceOf(unit: JsonObject): number {
  const force = valueOf(unit, FORCE);
  return typeof force === 'number' ? force : 0;
}

customElements.define('army-roll', ArmyRoll);
