import type { JsonValue } from '@hexwright/model';
import { fileKey, itemOf, setAt, setItems, type Because, type JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { shared } from '../../parts/styles.ts';
import { followsName, freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { choiceSelect } from './choice-select.ts';
import { clauseNames, freshClause, mirrored, writeClauses } from './clauses.ts';
import { problemsAt, type TargetProblem } from './problem-targets.ts';
import { shiftButtons, shifted, shiftOf } from './entry-order.ts';
import './settled-field.ts';
import type { AlterFormula } from './settled-field.ts';
import { SETTLED } from './settlement-words.ts';
import './turns-field.ts';
import type { AlterTurns } from './turns-field.ts';
import type { Choices } from './verb-parts.ts';
import { victoryStyles } from './victory-styles.ts';
import { problemMessage } from '../../parts/problem-message.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

const TARGET = 'victory/conditions';

/** What settles a battle whatever the score, a paragraph each, in their order: with Alt and the arrow keys one is moved. */
class VictoryConditions extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    problems: { attribute: false },
    because: { attribute: false },
  };
  static override styles = [
    shared,
    victoryStyles,
    css`
      section {
        margin-block-start: 1.5rem;
      }
      h3 {
        font-variant: small-caps;
      }
      fieldset {
        margin: 0.6rem 0;
        padding: 0.5rem 0.9rem 0.6rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
      }
      .label {
        flex: 1 1 14rem;
      }
      settled-field {
        margin-block: 0.4rem;
      }
      .acts {
        margin-inline-start: auto;
        white-space: nowrap;
      }
      .acts button {
        min-block-size: 1.6rem;
        padding-inline: 0.4rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare problems: readonly TargetProblem[];
  /** Why something inherited is changed. */
  declare because: () => Because;

  constructor() {
    super();
    shareFields(this);
  }

  override render(): unknown {
    const conditions = this.#conditions;
    return html`<section aria-label=${SETTLED.title}>
      <h3>${SETTLED.title}</h3>
      <p class="soft">${conditions.length === 0 ? SETTLED.none : SETTLED.intro}</p>
      ${conditions.map((condition, index) => this.#condition(condition, index))}
      <p class="line"><button class="add" @click=${() => this.#add()}>${SETTLED.create}</button></p>
    </section>`;
  }

  #condition(condition: JsonObject, index: number): unknown {
    const { session, route, answer } = this;
    const names = clauseNames(answer);
    const levels = asList(this.#victory['levels']).map((level) => [nameOf(level), textOf(level, 'name')] as const);
    const id = nameOf(condition);
    const title = textOf(condition, 'label') || id;
    const target = `${TARGET}/${id}`;
    const put = (name: string, value: JsonValue | undefined): void => this.#put(id, title, name, value);
    const label = (part: string): string => SETTLED.of(part, title);
    return html`<fieldset
      data-item=${target}
      data-condition=${id}
      aria-label=${title}
      @keydown=${(event: KeyboardEvent) => this.#press(event, index)}
    >
      <p class="line">
        <input
          class="label"
          aria-label=${label(SETTLED.label)}
          .value=${unlessTyping(textOf(condition, 'label'))}
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            const typed = input.value.trim();
            if (typed === '') input.value = textOf(condition, 'label');
            else this.#name(condition, typed);
          }}
        />
        <span class="acts">
          ${shiftButtons(index, this.#conditions.length, { sooner: SETTLED.sooner(title), later: SETTLED.later(title) }, (by) => this.#shift(index, by))}
          ${removeButton(SETTLED.remove(title), () => this.#remove(id, title))}
        </span>
      </p>
      <p class="line">
        ${choiceSelect(label(SETTLED.winner), textOf(condition, 'winner'), new Map([['', SETTLED.nobody], ...names.side]), (chosen) => put('winner', chosen || undefined))}
        ${textOf(condition, 'winner') === '' ? nothing : SETTLED.wins}
        ${
          levels.length === 0
            ? nothing
            : choiceSelect(
                label(SETTLED.level),
                textOf(condition, 'level'),
                new Map([['', SETTLED.noLevel], ...levels]),
                (chosen) => put('level', chosen || undefined),
              )
        }
      </p>
      <p class="line">
        ${SETTLED.asked}
        ${choiceSelect(label(SETTLED.asked), textOf(condition, 'at') || 'turn-ends', new Map(Object.entries(SETTLED.ats)), (chosen) => put('at', chosen))}
        ${SETTLED.turns}
        <turns-field
          role="group"
          aria-label=${label(SETTLED.turns)}
          .value=${condition['turns']}
          @turns-change=${({ detail }: CustomEvent<AlterTurns>) => this.#edit(id, SETTLED.step(title), (now) => withPart(now, 'turns', detail(now['turns'])))}
        ></turns-field>
      </p>
      <p>${SETTLED.when}:</p>
      <settled-field
        .session=${session}
        package=${route.package}
        label=${label(SETTLED.when)}
        .names=${names}
        .value=${textOf(condition, 'when')}
        @formula-alter=${({ detail }: CustomEvent<AlterFormula>) =>
          this.#edit(id, SETTLED.step(title), (now) => ({ ...now, when: detail(textOf(now, 'when')) }))}
      ></settled-field>
      ${this.#mirrors(condition, names.side)} ${problemsAt(this.problems, target).map(problemMessage)}
    </fieldset>`;
  }

  /** The same for the other side, as a condition of its own. */
  #mirrors(condition: JsonObject, sides: Choices): unknown {
    const winner = textOf(condition, 'winner');
    if (sides.size !== 2 || winner === '') return nothing;
    const other = [...sides].find(([side]) => side !== winner);
    const when = other === undefined ? null : mirrored(textOf(condition, 'when'), winner, other[0]);
    const isThere = this.#conditions.some(
      (one) => textOf(one, 'when') === when && textOf(one, 'winner') === other?.[0],
    );
    if (when === null || other === undefined || isThere) return nothing;
    const [side, name] = other;
    return html`<p class="line">
      <button
        @click=${() => {
          const { level: _, ...rest } = condition;
          const id = this.#freeId(nameOf(condition));
          this.#alter(SETTLED.mirror(name), (now) => [...now, { ...rest, id, when, winner: side }]);
        }}
      >
        ${SETTLED.mirror(name)}
      </button>
    </p>`;
  }

  #add(): void {
    const names = clauseNames(this.answer);
    const kind = names.zone.size > 0 ? 'held' : 'lost';
    const when = writeClauses({ join: '&&', list: [freshClause(kind, names)] });
    const id = this.#freeId(idOfName(SETTLED.newLabel, ''));
    const [winner] = names.side.keys();
    const fresh: JsonObject = { id, label: SETTLED.newLabel, when, ...(winner === undefined ? {} : { winner }) };
    this.#alter(SETTLED.create, (now) => [...now, fresh]);
  }

  /** The id follows the words, until somebody has set another; that of the base stays. */
  #name(condition: JsonObject, label: string): void {
    const id = nameOf(condition);
    const follows = !this.#inherited.has(id) && followsName(id, textOf(condition, 'label'));
    const next = follows ? this.#freeId(idOfName(label, id), id) : id;
    this.#edit(id, SETTLED.step(label), (now) => ({ ...now, id: next, label }));
  }

  #remove(id: string, title: string): void {
    // The button goes with the condition: the keyboard goes to where another is made.
    this.renderRoot.querySelector<HTMLButtonElement>('.add')?.focus();
    this.#alter(SETTLED.remove(title), (now) => now.filter((one) => nameOf(one) !== id));
  }

  #freeId(id: string, own = ''): string {
    const taken = this.#conditions.map(nameOf).filter((one) => one !== own);
    return freshId(id, new Set([...taken, ...this.#inherited]));
  }

  #put(id: string, title: string, name: string, value: JsonValue | undefined): void {
    this.#edit(id, SETTLED.step(title), (now) => withPart(now, name, value));
  }

  #edit(id: string, step: string, alter: (now: JsonObject) => JsonObject): void {
    this.#alter(step, (now) => now.map((one) => (nameOf(one) === id ? alter(one) : one)));
  }

  #press(event: KeyboardEvent, index: number): void {
    const by = shiftOf(event);
    if (by !== 0) this.#shift(index, by);
  }

  #shift(index: number, by: -1 | 1): void {
    const conditions = this.#conditions;
    if (shifted(conditions, index, by) === conditions) return;
    const moved = conditions[index];
    const title = by < 0 ? SETTLED.sooner(textOf(moved, 'label')) : SETTLED.later(textOf(moved, 'label'));
    this.#alter(title, (now) => shifted(now, index, by));
  }

  get #item(): EffectiveItem | undefined {
    return this.answer.items.find(({ list, value }) => list === 'victory' && value !== undefined);
  }

  get #victory(): JsonObject {
    const value = this.#item?.value;
    return isObject(value) ? value : {};
  }

  get #conditions(): readonly JsonObject[] {
    return asList(this.#victory['conditions']);
  }

  /** Ids of those that the base has. */
  get #inherited(): ReadonlySet<string> {
    const base = this.#item?.base;
    return new Set(isObject(base) ? asList(base['conditions']).map(nameOf) : []);
  }

  #alter(title: string, alter: (now: readonly JsonObject[]) => readonly JsonObject[]): void {
    const { project } = this.session;
    const id = this.route.package;
    if (this.#item === undefined) {
      const victory: JsonObject = { conditions: [...alter([])] };
      this.session.do(setAt(project, fileKey(id, 'rules.json'), '/victory', victory, title));
      return;
    }
    const next = alter(asList(itemOf(project, id, TARGET)));
    const values = [{ target: TARGET, value: next.length === 0 ? undefined : [...next] }];
    this.session.do(setItems(project, id, values, title, this.because()));
  }
}

function withPart(now: JsonObject, name: string, value: JsonValue | undefined): JsonObject {
  const { [name]: _, ...rest } = now;
  return value === undefined ? rest : { ...rest, [name]: value };
}

customElements.define('victory-conditions', VictoryConditions);
