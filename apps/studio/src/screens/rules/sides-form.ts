import type { HomeNames } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import {
  addItem,
  alterItem,
  fileKey,
  itemOf,
  mapOf,
  renameItem,
  setAt,
  setItem,
  setItems,
  type Because,
  type JsonObject,
} from '@hexwright/workspace';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { goInPackage } from '../../app/navigation.ts';
import type { PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { shared } from '../../parts/styles.ts';
import { radio } from '../../ui/radios.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { asList, isObject, Items, nameOf, textOf, textsOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import './because-field.ts';
import type { BecauseField } from './because-field.ts';
import './edge-picker.ts';
import type { EdgeChoice } from './edge-picker.ts';
import { edgeValues, homeOf } from '../../parts/home-edges.ts';
import { problemsAt, type TargetProblem } from './problem-targets.ts';
import { Renamings } from './renamings.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import { SIDES } from './sides-words.ts';
import { problemMessage } from '../../parts/problem-message.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** The most sides that the games here are played by. */
const MOST_SIDES = 2;
const CONTINGENTS = 'vocabularies/contingents';
/** Size of the small map, in pixels. */
const PICTURE = { width: 320, height: 224 };

/** Who plays: both sides with their names, colours, edges and allies. */
class SidesForm extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    problems: { attribute: false },
    picture: { state: true },
  };
  static override styles = [
    shared,
    ruleDetailStyles,
    css`
      .side {
        display: grid;
        gap: 0.9rem;
        margin-block-start: 1.25rem;
        padding: 1rem 1.25rem;
        border: 1px solid var(--line);
        border-inline-start: 6px solid var(--side);
        border-radius: var(--radius);
        background: var(--panel);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.5rem 0.9rem;
      }
      .line > label {
        display: grid;
        gap: 0.15rem;
      }
      .line > label.first {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
        min-block-size: 2rem;
        color: var(--ink);
        font-size: var(--body);
      }
      .name {
        font: 600 var(--large) var(--serif);
      }
      .id {
        inline-size: 9rem;
        font-family: var(--mono);
      }
      input[type='color'] {
        inline-size: 3rem;
        padding: 2px;
      }
      ul {
        display: grid;
        gap: 0.35rem;
        margin: 0.35rem 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        gap: 0.4rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare problems: readonly TargetProblem[];
  /** The map in small. */
  declare picture: ImageBitmap | null;
  readonly #renamed = new Renamings();
  /** The field of a contingent that was just added, for its name to be written over as soon as it is there; '' for none. */
  #fresh = '';

  constructor() {
    super();
    this.picture = null;
    shareFields(this);
  }

  override render(): unknown {
    const sides = this.#sides();
    const inherited = sides.some(({ isOwn }) => !isOwn);
    const first = textOf(
      { first: new Items(this.#project, this.#id).property('scenario.json', 'firstSide') ?? '' },
      'first',
    );
    return html`
      <header><h2>${SIDES.title}</h2></header>
      <p class="rule">${SIDES.intro}</p>
      ${inherited ? html`<div class="acts"><span class="soft small">${SIDES.inherited}</span><because-field></because-field></div>` : nothing}
      ${sides.map((side) => this.#side(side, sides, first))}
      ${
        sides.length < MOST_SIDES
          ? html`<p class="line"><button @click=${() => this.#addSide(sides)}>${SIDES.add}</button></p>`
          : nothing
      }
      <div class="findings">
        ${sides.flatMap(({ target }) => problemsAt(this.problems, target)).map(problemMessage)}
        ${this.#sameEdges(sides).map((message) => inlineMessage(message, 'warning'))}
      </div>
    `;
  }

  /** What is to be said of sides that come from one edge. */
  #sameEdges(sides: readonly EffectiveItem[]): string[] {
    const homes = sides.map(({ name, value }) => {
      const side = isObject(value) ? value : {};
      return { name: textOf(side, 'name') || name, edge: edgeOf(side, this.#home) };
    });
    return homes.flatMap(({ name, edge }, index) => {
      const twin = homes.slice(0, index).find((one) => one.edge === edge);
      return edge === '' || twin === undefined ? [] : [SIDES.sameEdge(twin.name, name)];
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('answer')) this.#renamed.show(new Set(this.#sides().map(({ name }) => name)));
    if (changed.has('route') && changed.get('route')?.package !== this.route.package) void this.#askPicture();
  }

  #side(item: EffectiveItem, sides: readonly EffectiveItem[], first: string): unknown {
    const side = isObject(item.value) ? item.value : {};
    const { target, name: id } = item;
    const home = this.#home;
    const [name, color, edge] = [textOf(side, 'name') || id, textOf(side, 'color'), edgeOf(side, home)];
    const others = sides.filter((one) => one !== item).map(({ value }) => (isObject(value) ? value : {}));
    const homes = others.map((one) => ({
      name: textOf(one, 'name'),
      edge: edgeOf(one, home),
      color: textOf(one, 'color'),
    }));
    return html`<section class="side" style=${`--side:${color}`} aria-label=${name}>
      <div class="line">
        <label
          >${SIDES.name}<input
            class="name"
            data-item=${`${target}/name`}
            .value=${unlessTyping(name)}
            maxlength="80"
            @change=${(event: Event) => this.#setText(event, `${target}/name`, name)}
        /></label>
        <label
          >${SIDES.color}<input
            type="color"
            data-item=${`${target}/color`}
            .value=${color}
            @change=${(event: Event) => this.#set(`${target}/color`, (event.target as HTMLInputElement).value)}
        /></label>
        <label
          >${SIDES.id}<input
            class="id"
            data-item=${`${target}/id`}
            spellcheck="false"
            .value=${unlessTyping(id)}
            ?disabled=${!item.isOwn}
            @change=${(event: Event) => this.#rename(event.target as HTMLInputElement, id)}
        /></label>
        <label class="first"
          >${radio({ name: 'first', isOn: first === id, choose: () => this.#moveFirst(id, name) })}
          ${SIDES.first}</label
        >
      </div>
      ${
        home === null
          ? nothing
          : html`<edge-picker
                name=${name}
                edge=${edge}
                color=${color}
                orientation=${this.#orientation}
                .directions=${textsOf(side, home.ways)}
                .homes=${homes}
                .picture=${this.picture}
                ?isShut=${this.session.isReadOnly}
                @edge-choice=${({ detail }: CustomEvent<EdgeChoice>) => this.#choose(item, name, home, detail)}
              ></edge-picker>
              <p class="soft small">${SIDES.edgeHint} ${SIDES.waysHint}</p>`
      }
      ${this.#contingents(id)}
    </section>`;
  }

  #contingents(shown: string): unknown {
    const side = this.#renamed.of(shown);
    const vocabulary = itemOf(this.#project, this.#id, CONTINGENTS);
    if (!isObject(vocabulary)) return nothing;
    const own = asList(vocabulary['values']).filter((word) => textOf(word, 'side') === side);
    const target = (word: JsonObject): string => `${CONTINGENTS}/values/${nameOf(word)}`;
    return html`<div>
      <h3>${SIDES.contingents}</h3>
      <p class="soft small">${own.length === 0 ? SIDES.noContingents : SIDES.contingentsHint}</p>
      <ul>
        ${own.map((word) => {
          const name = textOf(word, 'name') || nameOf(word);
          return html`<li>
            <input
              aria-label=${SIDES.contingentName(name)}
              data-item=${`${target(word)}/name`}
              .value=${unlessTyping(name)}
              @change=${(event: Event) => this.#setText(event, `${target(word)}/name`, name)}
            />
            <input
              type="color"
              aria-label=${SIDES.contingentColor(name)}
              .value=${textOf(word, 'color') || '#888888'}
              @change=${(event: Event) => this.#set(`${target(word)}/color`, (event.target as HTMLInputElement).value)}
            />
            ${removeButton(SIDES.removeContingent(name), () => this.#set(target(word), undefined))}
          </li>`;
        })}
      </ul>
      <button class="small" @click=${() => this.#addContingent(side, asList(vocabulary['values']))}>
        ${SIDES.addContingent}
      </button>
    </div>`;
  }

  get #project(): ProjectSession['project'] {
    return this.session.project;
  }

  get #id(): string {
    return this.route.package;
  }

  get #orientation(): 'flat' | 'pointy' {
    return mapOf(this.#project, this.#id)?.grid.orientation ?? 'flat';
  }

  /** What sides of the game say of the edge they come from; null where they come from none. */
  get #home(): HomeNames | null {
    return this.answer.system?.home ?? null;
  }

  #sides(): readonly EffectiveItem[] {
    return this.answer.items.filter(({ list, value }) => list === 'sides' && value !== undefined);
  }

  /** A new home edge brings the ways that lead there. */
  #choose({ target, isOwn }: EffectiveItem, name: string, home: HomeNames, choice: EdgeChoice): void {
    if ('ways' in choice) {
      this.#set(`${target}/${home.ways}`, [...choice.ways]);
      return;
    }
    const { edge } = choice;
    const values = edgeValues(this.#now(target), home, edge, this.#orientation);
    const title = SIDES.turnedEdge(name, SIDES.edges[edge]);
    this.session.do(setItems(this.#project, this.#id, values, title, isOwn ? {} : this.#because()));
  }

  #moveFirst(id: string, name: string): void {
    const file = fileKey(this.#id, 'scenario.json');
    this.session.do(setAt(this.#project, file, '/firstSide', this.#renamed.of(id), SIDES.movesFirst(name)));
  }

  #addSide(sides: readonly EffectiveItem[]): void {
    const home = this.#home;
    const taken = new Set(sides.map(({ value }) => (isObject(value) ? edgeOf(value, home) : '')));
    const edge = taken.has('north') ? 'south' : 'north';
    const id = sides.some(({ name }) => name === 'side-1') ? 'side-2' : 'side-1';
    const color = sides.length === 0 ? '#a3312b' : '#2f5d8a';
    const side = { id, name: SIDES.newName, color, ...(home === null ? {} : homeOf(home, edge, this.#orientation)) };
    if (!this.session.do(addItem(this.#project, this.#id, 'sides', side))) return;
    goInPackage(this.route, { item: '', where: { item: `sides/${id}` } }, 'replace');
  }

  #addContingent(side: string, words: readonly JsonObject[]): void {
    const taken = new Set(words.map(nameOf));
    let id = `${side}-allies`;
    for (let number = 2; taken.has(id); number++) id = `${side}-allies-${number}`;
    const color = textOf(
      this.#sides()
        .map(({ value }) => (isObject(value) ? value : {}))
        .find((one) => this.#renamed.of(nameOf(one)) === side) ?? {},
      'color',
    );
    const added = { id, name: SIDES.newContingent, side, color };
    const because = { reason: SIDES.contingentReason };
    const values = `${CONTINGENTS}/values`;
    if (!this.session.do(alterItem(this.#project, this.#id, values, (now) => [...asList(now), added], because))) return;
    this.#fresh = `${values}/${id}/name`;
  }

  protected override updated(): void {
    if (this.#fresh === '') return;
    const field = this.renderRoot.querySelector<HTMLInputElement>(`[data-item="${CSS.escape(this.#fresh)}"]`);
    if (field === null) return;
    this.#fresh = '';
    field.focus();
    field.select();
  }

  #setText(event: Event, target: string, before: string): void {
    const field = event.target as HTMLInputElement;
    const text = field.value.trim();
    if (text === '') field.value = before;
    else this.#set(target, text);
  }

  #set(target: string, value: JsonValue | undefined): void {
    const item = this.answer.items.find((one) => target.startsWith(`${one.target}/`));
    const isChange = item?.isOwn === false;
    const because = isChange && item.list === 'vocabularies' ? { reason: SIDES.contingentReason } : this.#because();
    this.session.do(setItem(this.#project, this.#id, this.#now(target), value, isChange ? because : {}));
  }

  /** Where something of a side is by now, which may have another id since it was shown. */
  #now(target: string): string {
    const [list, id, ...fields] = target.split('/');
    return list === 'sides' ? [list, this.#renamed.of(id), ...fields].join('/') : target;
  }

  #rename(field: HTMLInputElement, shown: string): void {
    const name = field.value.trim();
    const id = this.#renamed.of(shown);
    if (name === id) return;
    if (this.session.do(renameItem(this.#project, this.#id, 'sides', id, name))) {
      this.#renamed.add(shown, name);
      goInPackage(this.route, { item: '', where: { item: `sides/${name}` } }, 'replace');
    } else field.value = id;
  }

  #because(): Because {
    return this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
  }

  async #askPicture(): Promise<void> {
    const id = this.#id;
    try {
      const card = await this.session.compileService.ask('card', { package: id, ...PICTURE, theme: boardTheme().id });
      if (id === this.route.package) this.picture = card.picture;
    } catch {
      // The edges are named: a form without the picture is whole.
    }
  }
}

/** The edge that a side comes from; '' where it says none. */
function edgeOf(side: JsonObject, home: HomeNames | null): string {
  return home === null ? '' : textOf(side, home.edge);
}

customElements.define('sides-form', SidesForm);
