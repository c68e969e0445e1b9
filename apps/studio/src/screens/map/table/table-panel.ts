import { takeUnitOff } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../../parts/styles.ts';
import type { ProjectSession } from '../../../session/project-session.ts';
import { select } from '../../../ui/select.ts';
import type { Effective } from '../../../compile-service/protocol.ts';
import { formUp, say, stand, takeAway } from './table-edits.ts';
import { kindsFor } from '../../../table/table-plan.ts';
import { type Chosen, TABLE_LAYERS, type TableLayer } from './table-tool.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

/** What terrain may do otherwise than its kind. */
const DOES = ['cover', 'obstacle', 'impassable'] as const;

/**
 * What is said of what is chosen on a table, what is not on it yet, and what is hidden. Sends `choose` and `duplicate` with a
 * {@link Chosen}, `hide` with the layers that are hidden, and `lock` with those that are locked.
 */
class TablePanel extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { attribute: false },
    effective: { attribute: false },
    chosen: { attribute: false },
    unseen: { attribute: false },
    locked: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: 0.8rem;
        padding: 0.8rem;
      }
      .fields {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 0.4rem 0.6rem;
      }
      .fields label {
        display: contents;
      }
      .acts {
        display: flex;
        gap: 0.4rem;
      }
      fieldset {
        display: grid;
        gap: 0.25rem;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        margin-block-end: 0.35rem;
        font: 600 var(--large) var(--serif);
      }
      fieldset label {
        display: flex;
        gap: 0.4rem;
        color: var(--ink);
      }
      .layer {
        display: grid;
        grid-template-columns: 1fr 1fr;
      }
      .waiting {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
      }
    `,
  ];

  declare session: ProjectSession;
  declare package: string;
  declare effective: Effective;
  declare chosen: Chosen | null;
  declare unseen: ReadonlySet<TableLayer>;
  declare locked: ReadonlySet<TableLayer>;

  override render(): unknown {
    const { chosen } = this;
    return html`${chosen === null ? html`<p class="soft">${WORDS.nothing}</p>` : this.#about(chosen)} ${this.#size()}
    ${this.#waiting()} ${this.#layers()}`;
  }

  #about(chosen: Chosen): unknown {
    return html`<h2>${WORDS.title[chosen.list]}</h2>
      <div class="fields">${chosen.list === 'units' ? this.#unit(chosen.id) : this.#thing(chosen.list, chosen.id)}</div>
      <div class="acts">
        <button @click=${() => this.dispatchEvent(new CustomEvent('duplicate', { detail: chosen }))}>
          ${WORDS.duplicate}
        </button>
        <button @click=${() => this.#remove(chosen)}>${WORDS.remove}</button>
      </div>`;
  }

  /** What is drawn, and what can be taken hold of: whatever is hidden or locked is so for oneself alone. */
  #layers(): unknown {
    const toggle = (event: string, layers: ReadonlySet<TableLayer>, layer: TableLayer): void => {
      const detail = new Set(layers);
      if (!detail.delete(layer)) detail.add(layer);
      this.dispatchEvent(new CustomEvent(event, { detail }));
    };
    return html`<fieldset>
      <legend>${WORDS.layers}</legend>
      ${TABLE_LAYERS.map(
        (layer) =>
          html`<div class="layer">
            <label
              ><input
                type="checkbox"
                .checked=${!this.unseen.has(layer)}
                @change=${() => toggle('hide', this.unseen, layer)}
              />
              ${WORDS.layer[layer]}</label
            >
            <label
              ><input
                type="checkbox"
                aria-label=${WORDS.lock(WORDS.layer[layer])}
                .checked=${this.locked.has(layer)}
                @change=${() => toggle('lock', this.locked, layer)}
              />
              ${WORDS.locked}</label
            >
          </div>`,
      )}
    </fieldset>`;
  }

  #thing(list: Exclude<Chosen['list'], 'units'>, id: string): unknown {
    const { table, sides } = this.effective;
    const target = `table/${list}/${id}`;
    const feature = list === 'features' ? table?.features?.find((one) => one.id === id) : undefined;
    if (feature !== undefined) {
      const kinds = kindsFor(this.effective, feature.area !== undefined);
      return html`${this.#choice(WORDS.kind, kinds, feature.kind ?? '', (kind) => this.#say(`${target}/kind`, kind))}
      ${this.#text(WORDS.called, feature.name ?? '', (name) => this.#say(`${target}/name`, name === '' ? undefined : name))}
      ${this.#number(WORDS.level, feature.level ?? 0, (level) => this.#say(`${target}/level`, level === 0 ? undefined : level))}
      ${DOES.map((what) => this.#does(WORDS.does[what], feature[what], `${target}/${what}`))}`;
    }
    const deployment = list === 'deployments' ? table?.deployments?.find((one) => one.id === id) : undefined;
    if (deployment !== undefined) {
      return html`${this.#choice(WORDS.side, sides, deployment.side, (side) => this.#say(`${target}/side`, side))}
      ${this.#text(WORDS.called, deployment.name ?? '', (name) => this.#say(`${target}/name`, name === '' ? undefined : name))}`;
    }
    const zone = list === 'zones' ? table?.zones?.find((one) => one.id === id) : undefined;
    if (zone !== undefined) {
      const holders = [{ id: '', name: WORDS.nobody }, ...sides];
      return html`${this.#text(WORDS.called, zone.name ?? '', (name) => this.#say(`${target}/name`, name === '' ? undefined : name))}
      ${this.#choice(WORDS.heldBy, holders, zone.side ?? '', (side) => this.#say(`${target}/side`, side === '' ? undefined : side))}`;
    }
    const label = list === 'labels' ? table?.labels?.find((one) => one.id === id) : undefined;
    return label === undefined
      ? nothing
      : this.#text(WORDS.text, label.text, (text) => {
          if (text !== '') this.#say(`${target}/text`, text);
        });
  }

  #unit(id: string): unknown {
    const { units, setUp } = this.effective;
    const placement = setUp.find(({ unit }) => unit === id);
    if (placement === undefined) return nothing;
    const [label] = placement.hexes;
    const facing = typeof placement.facing === 'number' ? placement.facing : 0;
    const put = (place: string, degrees: number): void => {
      this.session.do(stand(this.session.project, this.package, id, place, Math.round(degrees * 10)));
    };
    return html`<span>${WORDS.called}</span
      ><strong>${units.find((unit) => unit.id === id)?.name ?? id}</strong>
      ${this.#text(WORDS.place, label, (place) => put(place, facing / 10))}
      ${this.#number(WORDS.facing, facing / 10, (degrees) => put(label, degrees))} ${this.#files(id)}`;
  }

  /** How many figures stand side by side, in games that count them. */
  #files(id: string): unknown {
    const files = this.effective.units.find((unit) => unit.id === id)?.values?.['files'];
    if (typeof files !== 'number') return nothing;
    return this.#number(WORDS.files, files, (wanted) => {
      this.session.do(formUp(this.session.project, this.package, id, Math.max(1, Math.round(wanted))));
    });
  }

  #size(): unknown {
    const { table } = this.effective;
    if (table === null) return nothing;
    return html`<h2>${WORDS.size}</h2>
      <div class="fields">
        ${this.#number(WORDS.width, table.width, (width) => this.#say('table/width', width))}
        ${this.#number(WORDS.depth, table.depth, (depth) => this.#say('table/depth', depth))}
      </div>`;
  }

  /** Units that stand nowhere: a click puts one in the middle of the table. */
  #waiting(): unknown {
    const { units, setUp, table } = this.effective;
    const placed = new Set(setUp.map(({ unit }) => unit));
    const waiting = units.filter(({ id }) => !placed.has(id));
    if (waiting.length === 0 || table === null) return nothing;
    const middle = `${Math.floor(table.width / 2)},${Math.floor(table.depth / 2)}`;
    return html`<h2>${WORDS.units}</h2>
      <div class="waiting">
        ${waiting.map(
          ({ id, name }) => html`<button class="small" @click=${() => this.#place(id, middle)}>${name}</button>`,
        )}
      </div>`;
  }

  #place(unit: string, label: string): void {
    if (this.session.do(stand(this.session.project, this.package, unit, label, 0)))
      this.#choose({ list: 'units', id: unit });
  }

  #remove({ list, id }: Chosen): void {
    const { session, package: own } = this;
    const plan = list === 'units' ? takeUnitOff(session.project, own, id) : takeAway(session.project, own, list, id);
    if (session.do(plan)) this.#choose(null);
  }

  #choose(chosen: Chosen | null): void {
    this.dispatchEvent(new CustomEvent('choose', { detail: chosen }));
  }

  #say(target: string, value: string | number | boolean | undefined): void {
    this.session.do(say(this.session.project, this.package, target, value));
  }

  /** Yes, no, or as the kind of terrain has it. */
  #does(what: string, value: boolean | undefined, target: string): unknown {
    const options = [
      { id: '', name: WORDS.asKind },
      { id: 'yes', name: WORDS.yes },
      { id: 'no', name: WORDS.no },
    ];
    const chosen = value === undefined ? '' : value ? 'yes' : 'no';
    return this.#choice(what, options, chosen, (id) => this.#say(target, id === '' ? undefined : id === 'yes'));
  }

  #text(label: string, value: string, change: (value: string) => void): unknown {
    return html`<label
      ><span>${label}</span
      ><input .value=${value} @change=${(event: Event) => change((event.target as HTMLInputElement).value.trim())}
    /></label>`;
  }

  #number(label: string, value: number, change: (value: number) => void): unknown {
    return html`<label
      ><span>${label}</span
      ><input
        type="number"
        step="any"
        .value=${String(value)}
        @change=${(event: Event) => change(Number((event.target as HTMLInputElement).value))}
    /></label>`;
  }

  #choice(
    label: string,
    options: readonly { readonly id: string; readonly name: string }[],
    chosen: string,
    change: (id: string) => void,
  ): unknown {
    // What is written and not to be had is shown as it is: the first of the list would be taken for it.
    const known = options.some(({ id }) => id === chosen)
      ? options
      : [{ id: chosen, name: chosen === '' ? WORDS.none : WORDS.unknown(chosen) }, ...options];
    const lines = known.map(({ id, name }) => ({ value: id, title: name }));
    return html`<label><span>${label}</span>${select({ options: lines, value: chosen, choose: change })}</label>`;
  }
}

customElements.define('table-panel', TablePanel);
