import type { JsonValue } from '@hexwright/model';
import {
  addItem,
  alterItem,
  fileKey,
  removeItem,
  setAt,
  setItem,
  setItems,
  type Because,
  type JsonObject,
} from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { shared } from '../../parts/styles.ts';
import { asList, isObject, Items, nameOf, textOf, textsOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import './because-field.ts';
import type { BecauseField } from './because-field.ts';
import { switchModule } from './module-switch.ts';
import { terrainsOnMap, zoneFor } from './objective-zones.ts';
import { messagesAt, type TargetProblem } from './problem-targets.ts';
import { ruleCase } from './rule-fields.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import './victory-conditions.ts';
import { firstVictory, inOrder, leastOf, rangeWords, withNewLevel } from './victory-levels.ts';
import { victoryStyles } from './victory-styles.ts';
import { VICTORY } from './words.ts';
import { addSelect } from '../../ui/add-select.ts';
import { type Option, select, withValue } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** The parameter that the compiler takes the length of a game from. */
const LENGTH = 'parameters/game-turns';

/** How a battle is won: how long it lasts, what scores, and what a score means. */
class VictoryForm extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    problems: { attribute: false },
  };
  static override styles = [shared, ruleDetailStyles, victoryStyles];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare problems: readonly TargetProblem[];
  #end = (): void => undefined;

  constructor() {
    super();
    shareFields(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Zones lie on the map, which the rules do not follow.
    this.#end = this.session.project.listen(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  override render(): unknown {
    const sides = this.#objects('sides');
    const victory = this.#item('victory');
    const parts = [victory, this.#item(LENGTH), ...this.#list('objectives')];
    const hasLevels = victory !== undefined && isObject(victory.value) && victory.value['levels'] !== undefined;
    const isInherited = parts.some((item) => item?.isOwn === false);
    return html`
      <header><h2>${VICTORY.title}</h2></header>
      <p class="rule">${VICTORY.intro}</p>
      ${this.#messages().map((message) => inlineMessage(message))}
      ${isInherited ? html`<div class="acts"><span class="soft small">${VICTORY.inherited}</span><because-field></because-field></div>` : nothing}
      ${this.#length()} ${this.#losses()} ${this.answer.system?.hasHexes === false ? nothing : this.#objectives(sides)}
      <section aria-label=${VICTORY.levels}>
        <h3>${VICTORY.levels}</h3>
        ${
          sides.length < 2
            ? html`<p class="soft">${VICTORY.needsSides}</p>`
            : !hasLevels
              ? html`<p>${VICTORY.noLevels}</p>
                  <p class="line">
                    <button class="primary" @click=${() => this.#begin(sides)}>${VICTORY.createLevels}</button>
                  </p>`
              : this.#levels(victory, sides)
        }
      </section>
      ${
        sides.length < 2
          ? nothing
          : html`<victory-conditions
              .session=${this.session}
              .route=${this.route}
              .answer=${this.answer}
              .problems=${this.problems}
              .because=${() => (victory === undefined ? {} : this.#reasonFor(victory))}
            ></victory-conditions>`
      }
    `;
  }

  /** Problems of conditions stand with them. */
  #messages(): string[] {
    const others = this.problems.filter(({ target }) => !target.startsWith('victory/conditions/'));
    return ['victory', 'objectives'].flatMap((target) => messagesAt(others, target));
  }

  #length(): unknown {
    const item = this.#item(LENGTH);
    if (item === undefined) return nothing;
    const turns = isObject(item.value) ? item.value['value'] : undefined;
    return html`<section>
      <h3>${VICTORY.length}</h3>
      <p class="line length">
        <input
          aria-label=${VICTORY.length}
          inputmode="numeric"
          data-item=${`${LENGTH}/value`}
          .value=${unlessTyping(typeof turns === 'number' ? String(turns) : '')}
          @change=${(event: Event) => this.#setNumber(event, item, 'value')}
        />
        ${VICTORY.turns}
      </p>
    </section>`;
  }

  #losses(): unknown {
    const { system } = this.answer;
    const scoring = system?.modules.filter(({ id }) => system.scoringModules.includes(id)) ?? [];
    const isOn = (id: string): boolean => this.#item(`modules/${id}`) !== undefined;
    return html`<section>
      <h3>${VICTORY.losses}</h3>
      <p class="soft">
        ${scoring.length > 0 && !scoring.some(({ id }) => isOn(id)) ? VICTORY.lossesOff : system?.scored?.losses}
      </p>
      ${scoring.map(
        ({ id, title, case: cited }) =>
          html`<label class="module"
            ><input
              type="checkbox"
              .checked=${isOn(id)}
              @change=${() => this.#do(switchModule(this.#project, this.#id, id, this.#any(`modules/${id}`), cited))}
            />
            ${title} ${citation(cited)}</label
          >`,
      )}
    </section>`;
  }

  #objectives(sides: readonly JsonObject[]): unknown {
    const items = this.#list('objectives');
    const zones = new Items(this.#project, this.#id).list('map/zones');
    return html`<section aria-label=${VICTORY.objectives}>
      <h3>${VICTORY.objectives}</h3>
      <p class="soft">
        ${items.length === 0 ? `${VICTORY.noObjectives} ` : nothing}${this.answer.system?.scored?.objectives}
      </p>
      ${
        items.length === 0
          ? nothing
          : html`<div class="frame">
              <table>
                <thead>
                  <tr>
                    <th>${VICTORY.zone}</th>
                    <th>${VICTORY.side}</th>
                    <th>${VICTORY.points}</th>
                    <th></th>
                  </tr>
                </thead>
                <tbody>
                  ${items.map((item) => this.#objective(item, sides, zones))}
                </tbody>
              </table>
            </div>`
      }
      <p class="line">
        ${addSelect({
          label: VICTORY.newObjective,
          prompt: `${VICTORY.newObjective}: ${VICTORY.chooseZone}`,
          isDisabled: sides.length === 0,
          options: this.#zoneChoices(zones),
          add: (chosen) => this.#addObjective(chosen),
        })}
      </p>
    </section>`;
  }

  #zoneChoices(zones: readonly JsonObject[]): readonly Option[] {
    return [
      ...zones.map((zone) => ({ value: nameOf(zone), title: textOf(zone, 'name') || nameOf(zone) })),
      { value: '+', title: VICTORY.newZone },
      ...terrainsOnMap(this.session.project, this.route.package).map((terrain) => ({
        value: `+${nameOf(terrain)}`,
        title: VICTORY.zoneOf(textOf(terrain, 'name') || nameOf(terrain)),
      })),
    ];
  }

  #objective(item: EffectiveItem, sides: readonly JsonObject[], zones: readonly JsonObject[]): unknown {
    const objective = isObject(item.value) ? item.value : {};
    const zone = zones.find((one) => nameOf(one) === textOf(objective, 'zone'));
    const hexes = zone === undefined ? [] : textsOf(zone, 'hexes');
    const name = textOf(objective, 'name') || (zone === undefined ? item.name : textOf(zone, 'name') || nameOf(zone));
    const map = addressOf({
      ...this.route,
      screen: 'map',
      item: '',
      where: hexes.length === 0 ? { zone: textOf(objective, 'zone') } : { hex: hexes[0] },
    });
    return html`<tr data-objective=${item.name}>
      <td>
        ${select({
          label: `${VICTORY.zone}: ${name}`,
          item: `${item.target}/zone`,
          value: textOf(objective, 'zone'),
          options: withValue(this.#zoneChoices(zones), textOf(objective, 'zone')),
          choose: (chosen) => this.#chooseZone(chosen, item),
        })}
      </td>
      <td>
        ${select({
          label: `${VICTORY.side}: ${name}`,
          item: `${item.target}/side`,
          value: textOf(objective, 'side'),
          options: [{ value: '', title: VICTORY.eitherSide }, ...this.#sideChoices(sides, textOf(objective, 'side'))],
          choose: (side) => this.#set(item, 'side', side === '' ? undefined : side),
        })}
      </td>
      <td class="number">
        <input
          aria-label=${`${VICTORY.points}: ${name}`}
          inputmode="numeric"
          data-item=${`${item.target}/points`}
          .value=${unlessTyping(typeof objective['points'] === 'number' ? String(objective['points']) : '')}
          @change=${(event: Event) => this.#setNumber(event, item, 'points')}
        />
      </td>
      <td>
        <a href=${map}>${hexes.length === 0 ? VICTORY.drawZone : VICTORY.hexes(hexes.length)}</a>
        <a class="small soft" href=${addressOf({ ...this.route, item: '', where: { item: item.target } })}
          >${VICTORY.source}</a
        >
        ${removeButton(VICTORY.removeObjective(name), () => this.#do(removeItem(this.#project, this.#id, item.target, this.#reasonFor(item))))}
      </td>
    </tr>`;
  }

  #levels(item: EffectiveItem, sides: readonly JsonObject[]): unknown {
    const victory = isObject(item.value) ? item.value : {};
    const score = isObject(victory['score']) ? victory['score'] : {};
    const levels = asList(victory['levels']);
    const scoreSide = (end: 'plus' | 'minus', label: string): unknown =>
      select({
        label,
        item: `victory/score/${end}`,
        value: textOf(score, end),
        options: this.#sideChoices(sides, textOf(score, end)),
        choose: (side) => this.#turn(item, side, end, sides),
      });
    return html`<p class="line">
        ${VICTORY.scoreIs} ${scoreSide('plus', VICTORY.scoreIs)} ${VICTORY.lessThose}
        ${scoreSide('minus', VICTORY.lessThose)}
      </p>
      <div class="frame">
        <table>
          <thead>
            <tr>
              <th>${VICTORY.level}</th>
              <th>${VICTORY.from}</th>
              <th>${VICTORY.score}</th>
              <th>${VICTORY.winner}</th>
              <th>${VICTORY.flourish}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${levels.map((level, index) => this.#level(item, levels, index, sides, level))}
          </tbody>
        </table>
      </div>
      <p class="line">
        <button @click=${() => this.#alterLevels(item, (now) => withNewLevel(now, textOf(score, 'plus')))}>
          ${VICTORY.newLevel}
        </button>
      </p>`;
  }

  #level(
    item: EffectiveItem,
    levels: readonly JsonObject[],
    index: number,
    sides: readonly JsonObject[],
    level: JsonObject,
  ): unknown {
    const name = textOf(level, 'name') || nameOf(level);
    const target = `victory/levels/${nameOf(level)}`;
    const put = (field: string, value: JsonValue | undefined): void => {
      const alter = ({ [field]: _, ...rest }: JsonObject): JsonObject =>
        value === undefined ? rest : { ...rest, [field]: value };
      this.#alterLevels(item, (now) => inOrder(now.map((one) => (nameOf(one) === nameOf(level) ? alter(one) : one))));
    };
    const text = (field: 'name' | 'title', title: string): unknown =>
      html`<input
        aria-label=${`${title}: ${name}`}
        data-item=${`${target}/${field}`}
        .value=${unlessTyping(textOf(level, field))}
        @change=${(event: Event) => {
          const typed = (event.target as HTMLInputElement).value.trim();
          if (typed !== '' || field === 'title') put(field, typed || undefined);
          else this.requestUpdate();
        }}
      />`;
    return html`<tr data-level=${nameOf(level)}>
      <td>${text('name', VICTORY.level)}</td>
      <td class="number">
        ${
          index === levels.length - 1
            ? html`<span class="range">${VICTORY.theRest}</span>`
            : html`<input
                aria-label=${`${VICTORY.from}: ${name}`}
                data-item=${`${target}/min`}
                inputmode="numeric"
                .value=${unlessTyping(String(leastOf(level)))}
                @change=${(event: Event) => {
                  const number = this.#number(event);
                  if (number !== null) put('min', number);
                }}
              />`
        }
      </td>
      <td class="range">${rangeWords(levels, index)}</td>
      <td>
        ${select({
          label: `${VICTORY.winner}: ${name}`,
          item: `${target}/winner`,
          value: textOf(level, 'winner'),
          options: [{ value: '', title: VICTORY.nobody }, ...this.#sideChoices(sides, textOf(level, 'winner'))],
          choose: (side) => put('winner', side || undefined),
        })}
      </td>
      <td>${text('title', VICTORY.flourish)}</td>
      <td>
        ${removeButton(VICTORY.removeLevel(name), () => this.#alterLevels(item, (now) => inOrder(now.filter((one) => nameOf(one) !== nameOf(level)))), levels.length === 1)}
      </td>
    </tr>`;
  }

  #sideChoices(sides: readonly JsonObject[], chosen: string): readonly Option[] {
    const all = sides.map((side) => ({ value: nameOf(side), title: textOf(side, 'name') || nameOf(side) }));
    return chosen === '' ? all : withValue(all, chosen);
  }

  get #project(): ProjectSession['project'] {
    return this.session.project;
  }

  get #id(): string {
    return this.route.package;
  }

  #list(list: RuleList): readonly EffectiveItem[] {
    return this.answer.items.filter((item) => item.list === list && item.value !== undefined);
  }

  #objects(list: RuleList): readonly JsonObject[] {
    return this.#list(list).flatMap(({ value }) => (isObject(value) ? [value] : []));
  }

  #item(target: string): EffectiveItem | undefined {
    return this.answer.items.find((item) => item.target === target && item.value !== undefined);
  }

  /** Also where it has been taken away. */
  #any(target: string): EffectiveItem | undefined {
    return this.answer.items.find((item) => item.target === target);
  }

  #begin(sides: readonly JsonObject[]): void {
    const item = this.#item('victory');
    if (item === undefined) {
      const file = fileKey(this.#id, 'rules.json');
      this.#do(setAt(this.#project, file, '/victory', firstVictory(sides), VICTORY.createLevels));
      return;
    }
    const values = Object.entries(firstVictory(sides)).map(([name, value]) => ({ target: `victory/${name}`, value }));
    this.#do(setItems(this.#project, this.#id, values, VICTORY.createLevels, this.#reasonFor(item)));
  }

  /** The side that is chosen at one end of the score leaves the other end to the other side. */
  #turn(item: EffectiveItem, chosen: string, end: 'plus' | 'minus', sides: readonly JsonObject[]): void {
    const other = nameOf(sides.find((side) => nameOf(side) !== chosen) ?? {});
    this.#set(item, 'score', end === 'plus' ? { plus: chosen, minus: other } : { plus: other, minus: chosen });
  }

  #alterLevels(item: EffectiveItem, alter: (now: readonly JsonObject[]) => readonly JsonObject[]): void {
    const because = this.#reasonFor(item);
    const target = `${item.target}/levels`;
    this.#do(alterItem(this.#project, this.#id, target, (now) => [...alter(asList(now))], because));
  }

  #addObjective(chosen: string): void {
    const { editor } = this.session;
    editor.begin(VICTORY.newObjective);
    const zone = zoneFor(this.session, this.#id, chosen);
    const taken = new Set(this.#list('objectives').map(({ name }) => name));
    let id = zone ?? '';
    for (let number = 2; taken.has(id); number++) id = `${zone ?? ''}-${number}`;
    const name = textOf(
      new Items(this.#project, this.#id).list('map/zones').find((one) => nameOf(one) === zone) ?? {},
      'name',
    );
    const objective = { id, ...(name === '' ? {} : { name }), zone: zone ?? '', points: 5 };
    const isDone = zone !== null && this.session.do(addItem(this.#project, this.#id, 'objectives', objective));
    if (isDone) editor.end();
    else editor.cancel();
  }

  #chooseZone(chosen: string, item: EffectiveItem): void {
    const { editor } = this.session;
    editor.begin(VICTORY.zone);
    const zone = zoneFor(this.session, this.#id, chosen);
    if (zone !== null) this.#set(item, 'zone', zone);
    if (zone === null) editor.cancel();
    else editor.end();
  }

  /** The whole number that was typed; null after saying that it is none. */
  #number(event: Event): number | null {
    const field = event.target as HTMLInputElement;
    const typed = field.value.trim().replace('−', '-');
    if (/^-?\d{1,5}$/.test(typed)) return Number(typed);
    notify(VICTORY.notWhole(field.value), { tone: 'warning' });
    field.value = field.defaultValue;
    this.requestUpdate();
    return null;
  }

  #setNumber(event: Event, item: EffectiveItem, field: string): void {
    const number = this.#number(event);
    if (number !== null) this.#set(item, field, number);
  }

  #set(item: EffectiveItem, field: string, value: JsonValue | undefined): void {
    this.#do(setItem(this.#project, this.#id, `${item.target}/${field}`, value, this.#reasonFor(item)));
  }

  /** A change of something inherited is made by the case that the thing is about, where nothing else is said. */
  #reasonFor(item: EffectiveItem): Because {
    if (item.isOwn) return {};
    const cited = ruleCase(item);
    const said = this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
    return { ...(cited === '' ? {} : { case: cited }), ...said };
  }

  #do(plan: Parameters<ProjectSession['do']>[0]): void {
    this.session.do(plan);
  }
}

customElements.define('victory-form', VictoryForm);
