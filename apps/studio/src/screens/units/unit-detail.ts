import { equalJson, type JsonValue } from '@hexwright/model';
import {
  addItem,
  alterItem,
  itemOf,
  placementOf,
  removeItem,
  renameItem,
  revertItem,
  setItems,
  type Because,
  type JsonObject,
} from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { commentButton } from '../../parts/comment-button.ts';
import type { CounterRenderer } from '../../scene/counter-renderer.ts';
import { titleOf } from '../../scene/chart.ts';
import { asList, isObject, textOf, textsOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { unitScanAddress } from '../digitise/scan-places.ts';
import { problemsAt, type TargetProblem } from '../rules/problem-targets.ts';
import { counterImage, facesOf } from '../sheet/counter-image.ts';
import { counterStyles } from '../sheet/counter-styles.ts';
import { valueWords } from '../rules/value-words.ts';
import type { DesignEdit } from './counter-design.ts';
import './counter-design.ts';
import { DESIGN } from './counter-design-words.ts';
import { likenesses, symbolItem, withFaceDesign, type DesignCopy } from './design-edits.ts';
import { facesText } from './face-words.ts';
import './unit-faces.ts';
import type { FacesChange } from './unit-faces.ts';
import type { UnitWords } from './unit-words.ts';
import { COLUMNS, DETAIL } from './words.ts';
import { select } from '../../ui/select.ts';

/** One unit: its counter front and back, its faces, where it comes from, where it stands, and what is wrong with it. */
class UnitDetail extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    item: { attribute: false },
    renderer: { attribute: false },
    words: { attribute: false },
    problems: { attribute: false },
    symbols: { attribute: false },
    fellows: { attribute: false },
    because: { attribute: false },
  };
  static override styles = [
    shared,
    counterStyles,
    css`
      :host {
        display: block;
        padding: 1rem;
        overflow: auto;
      }
      header {
        display: grid;
        gap: 0.75rem;
      }
      .counters {
        display: flex;
        flex-wrap: wrap;
        gap: 0.75rem;
        padding: 1rem;
        border-radius: var(--radius);
        background: var(--sunken);
        --counter: 92px;
      }
      section {
        margin-block-start: 1.25rem;
      }
      section > h3 {
        margin-block-end: 0.4rem;
        padding-block-end: 0.2rem;
        border-block-end: 1px solid var(--line-strong);
      }
      .fields {
        display: grid;
        grid-template-columns: 6.5rem minmax(0, 1fr);
        gap: 0.35rem 0.5rem;
        align-items: center;
      }
      unit-faces {
        display: block;
      }
      .fields input,
      .fields select {
        inline-size: 100%;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .problems li {
        padding-block: 0.2rem;
        color: var(--danger);
      }
      .problems .warning {
        color: var(--warning);
      }
      .changes li {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.15rem;
      }
      .changes span {
        flex: 1;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare item: EffectiveItem;
  declare renderer: CounterRenderer;
  declare words: UnitWords;
  declare problems: readonly TargetProblem[];
  /** The package's symbols for counters. */
  declare symbols: readonly EffectiveItem[];
  /** All units of the package. */
  declare fellows: readonly EffectiveItem[];
  /** Why changes of inherited units are made. */
  declare because: Because;
  /** What stands half typed in a field, and the unit it is of. */
  #typed: { readonly unit: JsonObject; readonly title: string; readonly text: string } | null = null;

  constructor() {
    super();
    shareFields(this);
    this.addEventListener('input', (event) => this.#type(event));
  }

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const before = changed.get('item') as EffectiveItem | undefined;
    if (before !== undefined && before.name !== this.item.name) this.#lookWhetherGone(before);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#lookWhetherGone(this.item);
  }

  override render(): unknown {
    const { item, renderer } = this;
    const unit: JsonObject = isObject(item.value) ? item.value : {};
    const problems = problemsAt(this.problems, item.target);
    return html`
      <header>
        <div>
          <h2>${textOf(unit, 'name') || item.name}</h2>
          <p class="soft small">${this.#origin()}</p>
          ${commentButton(this.session, this.route.package, item.target, item.name, { unit: item.name })}
        </div>
        <div class="counters">${facesOf(unit).map((face) => counterImage(renderer, item.name, face))}</div>
      </header>
      ${
        problems.length === 0
          ? nothing
          : html`<section class="problems">
              <h3>${DETAIL.problems}</h3>
              <ul>
                ${problems.map(({ severity, message }) => html`<li class=${severity}>${message}</li>`)}
              </ul>
            </section>`
      }
      ${this.#changes(unit)}
      <section>
        <h3>${DETAIL.counter}</h3>
        <div class="fields">
          <label for="id">${COLUMNS.id}</label>
          <input
            id="id"
            data-item=${`${item.target}/id`}
            .value=${item.name}
            ?disabled=${!item.isOwn}
            title=${item.isOwn ? DETAIL.renames : DETAIL.inheritedId}
            @change=${(event: Event) => this.#rename(event.target as HTMLInputElement)}
          />
          ${this.#field('case', DETAIL.case, unit)} ${this.#field('note', DETAIL.note, unit)}
          <span class="small soft">${DETAIL.location}</span>
          <span>${this.#place()}</span>
        </div>
      </section>
      <section>
        <counter-design
          .renderer=${renderer}
          .unit=${unit}
          .removable=${new Map(this.symbols.filter(({ isOwn }) => isOwn).map(({ name, value }) => [name, isObject(value) ? titleOf(value) : name]))}
          .likenesses=${likenesses(item, this.fellows, this.words.sides)}
          @design-edit=${({ detail }: CustomEvent<DesignEdit>) => this.#design(detail)}
          @design-copy=${({ detail }: CustomEvent<DesignCopy>) => this.#copyDesign(detail)}
          @symbol-removed=${({ detail }: CustomEvent<string>) => this.#removeSymbol(detail)}
        ></counter-design>
      </section>
      <section>
        <h3>${COLUMNS.faces}</h3>
        <unit-faces
          data-item=${`${item.target}/faces`}
          .faces=${unit['faces']}
          .words=${this.words}
          .scanAddress=${(source: string) => unitScanAddress(this.session.project, this.route, source)}
          @faces-edit=${({ detail }: CustomEvent<FacesChange>) => this.#alter('faces', (now) => [...detail(asList(now))])}
        ></unit-faces>
      </section>
      <section>
        <h3>${COLUMNS.provenance}</h3>
        ${this.#provenance(unit)}
      </section>
    `;
  }

  #origin(): unknown {
    const { item, route } = this;
    if (item.isOwn && item.base === undefined) return DETAIL.own;
    const from = item.sayings.find(({ package: id }) => id !== route.package)?.package ?? '';
    return html`${DETAIL.inheritedFrom}
      <code>${from}</code
      >${item.sayings.some(({ package: id }) => id === route.package) ? DETAIL.changedHere : DETAIL.wouldChange}`;
  }

  #changes(unit: JsonObject): unknown {
    const { item } = this;
    if (item.isOwn || !isObject(item.base)) return nothing;
    const before = item.base;
    const fields = changedFields('', before, unit);
    if (fields.length === 0) return nothing;
    return html`<section class="changes">
      <h3>${DETAIL.changed}</h3>
      <ul>
        ${fields.map(
          ({ path, was, now }) =>
            html`<li>
              <span
                >${path.split('/').map(plainWords).join(' ')}: <s class="soft">${this.#said(path, was)}</s> →
                <b>${this.#said(path, now)}</b></span
              >
              <button
                @click=${() => this.session.do(revertItem(this.session.project, this.route.package, `${item.target}/${path}`))}
              >
                ${DETAIL.revert}
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** A value in words; faces as the roster has them. */
  #said(path: string, value: JsonValue | undefined): string {
    return path === 'faces' ? facesText(asList(value), this.words) : valueWords(value);
  }

  #field(name: 'case' | 'note', title: string, unit: JsonObject): unknown {
    return html`<label for=${name}>${title}</label>
      <input
        id=${name}
        data-item=${`${this.item.target}/${name}`}
        .value=${textOf(unit, name)}
        @change=${(event: Event) => this.#set(name, (event.target as HTMLInputElement).value.trim() || undefined)}
      />`;
  }

  #provenance(unit: JsonObject): unknown {
    const provenance = isObject(unit['provenance']) ? unit['provenance'] : {};
    const set = (name: string, value: JsonValue | undefined): void =>
      this.#alter('provenance', (now) => {
        const { [name]: _, ...rest } = isObject(now) ? now : {};
        const next: JsonObject = value === undefined ? rest : { ...rest, [name]: value };
        return 'kind' in next ? next : filled(next) && { kind: 'derived', ...next };
      });
    const text = (name: string, title: string, isNumber = false): unknown => {
      const value = provenance[name];
      return html`<label for=${name}>${title}</label>
        <input
          id=${name}
          data-item=${`${this.item.target}/provenance/${name}`}
          .value=${typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          @change=${(event: Event) => {
            const typed = (event.target as HTMLInputElement).value.trim();
            set(name, typed === '' ? undefined : isNumber && Number.isFinite(Number(typed)) ? Number(typed) : typed);
          }}
        />`;
    };
    return html`<div class="fields">
      <label for="kind">${COLUMNS.kind}</label>
      ${select({
        id: 'kind',
        item: `${this.item.target}/provenance/kind`,
        value: textOf(provenance, 'kind'),
        options: ['', 'printed', 'derived', 'reconstructed'].map((kind) => ({
          value: kind,
          title: kind === '' ? '–' : plainWords(kind),
        })),
        choose: (kind) => set('kind', kind || undefined),
      })}
      ${text('source', DETAIL.source)} ${this.#onScan(textOf(provenance, 'source'))} ${text('reason', DETAIL.reason)}
      ${text('confidence', DETAIL.confidence, true)}
    </div>`;
  }

  /** Leads to the place that it was read from, where that is known. */
  #onScan(source: string): unknown {
    const address = unitScanAddress(this.session.project, this.route, source);
    return address === null ? nothing : html`<span></span><a href=${address}>${DETAIL.onScan}</a>`;
  }

  #place(): unknown {
    const { session, route, item } = this;
    const placed = placementOf(session.project, route.package, item.name);
    const hexes = placed === undefined ? [] : textsOf(placed, 'hexes');
    if (hexes.length === 0) return html`<span class="soft">${DETAIL.offMap}</span>`;
    const where = { hex: hexes[0] };
    return html`<a href=${addressOf({ ...route, screen: 'map', item: '', where })}>${hexes.join(' and ')}</a>`;
  }

  /** Writes the design of a counter or of a face of it, and the symbol that it bears where that is new: one step. */
  #design({ face, change, symbol }: DesignEdit): void {
    const { session, route } = this;
    const made = symbol === undefined ? null : symbolItem(symbol, this.symbols);
    const design = (now: JsonValue | undefined): JsonObject => {
      const next = change(isObject(now) ? now : {});
      return made === null ? next : { ...next, symbol: textOf(made, 'id') };
    };
    const set = (): void => {
      if (face === null) this.#alter('counter', (now) => filled(design(now)));
      else this.#alter('faces', (now) => withFaceDesign(asList(now), face, design));
    };
    if (made === null) {
      set();
      return;
    }
    session.editor.begin(DESIGN.added(textOf(made, 'name')));
    if (!session.do(addItem(session.project, route.package, 'symbols', made))) {
      session.editor.cancel();
      return;
    }
    set();
    session.editor.end();
  }

  #copyDesign({ units, design }: DesignCopy): void {
    const { session, route } = this;
    const values = units.map((unit) => ({ target: `units/${unit}/counter`, value: design }));
    session.do(setItems(session.project, route.package, values, DESIGN.copied(units.length), this.because));
  }

  #removeSymbol(id: string): void {
    const { session, route } = this;
    session.do(removeItem(session.project, route.package, `symbols/${id}`));
  }

  #set(field: string, value: JsonValue | undefined): void {
    this.#alter(field, () => value);
  }

  #alter(field: string, alter: (now: JsonValue | undefined) => JsonValue | undefined): void {
    const { session, route, item } = this;
    this.#typed = null;
    const because = item.isOwn ? {} : this.because;
    session.do(alterItem(session.project, route.package, `${item.target}/${field}`, alter, because));
  }

  #type(event: Event): void {
    const [field] = event.composedPath();
    if (!(field instanceof HTMLInputElement)) return;
    const title = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.id;
    this.#typed = { unit: isObject(this.item.value) ? this.item.value : {}, title, text: field.value };
  }

  /** Says what becomes of words that were being typed when somebody took the unit away. */
  #lookWhetherGone({ target, name }: EffectiveItem): void {
    const { session, route } = this;
    const typed = this.#typed;
    this.#typed = null;
    if (typed === null || itemOf(session.project, route.package, target) !== undefined) return;
    notify(DETAIL.removedMeanwhile(name, typed.title, typed.text), {
      tone: 'warning',
      action: {
        title: DETAIL.putBack,
        run: () => {
          if (session.do(addItem(session.project, route.package, 'units', typed.unit)))
            goInPackage(route, { screen: 'units', where: { unit: name } });
        },
      },
    });
  }

  #rename(input: HTMLInputElement): void {
    const { session, route, item } = this;
    const name = input.value.trim();
    this.#typed = null;
    if (name === item.name) return;
    if (session.do(renameItem(session.project, route.package, 'units', item.name, name))) {
      goInPackage(route, { where: { unit: name } }, 'replace');
    } else input.value = item.name;
  }
}

interface ChangedField {
  readonly path: string;
  readonly was: JsonValue | undefined;
  readonly now: JsonValue | undefined;
}

/** What differs between two units, as deep as values lie. */
function changedFields(path: string, was: JsonValue | undefined, now: JsonValue | undefined): ChangedField[] {
  if (equalJson(was, now)) return [];
  if (!isObject(was) || !isObject(now)) return [{ path, was, now }];
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) =>
    changedFields(path === '' ? name : `${path}/${name}`, was[name], now[name]),
  );
}

/** An object, or undefined for one without anything in it. */
function filled(object: JsonObject): JsonObject | undefined {
  return Object.keys(object).length === 0 ? undefined : object;
}

customElements.define('unit-detail', UnitDetail);
