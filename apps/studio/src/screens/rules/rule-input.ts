/** How each kind of field of a rule is filled in. */
import { html, nothing } from 'lit';
import type { Because, JsonObject } from '@hexwright/workspace';
import type { PackageRoute } from '../../app/routes.ts';
import { asList, isObject } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { select } from '../../ui/select.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';
import { clauseNames } from './clauses.ts';
import './event-table.ts';
import './expression-field.ts';
import { formulaPlace } from './formula-place.ts';
import './journey-field.ts';
import { journeyNames } from './journeys.ts';
import type { AlterJourney } from './journey-steps.ts';
import { optionsOf, type RuleField } from './rule-fields.ts';
import './settled-field.ts';
import type { AlterFormula } from './settled-field.ts';
import './turns-field.ts';
import type { AlterTurns } from './turns-field.ts';
import './verb-list.ts';
import type { AlterVerbs } from './verb-list.ts';
import { verbNames } from './verb-names.ts';
import { DETAIL } from './words.ts';

/** What a field of colours shows where none is set. */
const NO_COLOR = '#808080';

/** A field of a rule, and what becomes of what is put into it. */
export interface RuleInputParts {
  /** Of the control, unique in its tree; that of its label is `<id>-label`. */
  readonly id: string;
  readonly session: ProjectSession;
  readonly route: PackageRoute;
  readonly answer: EffectiveRulesAnswer;
  readonly field: RuleField;
  /** The rule as it is shown, and under the id that it has by now. */
  readonly item: EffectiveItem;
  readonly current: EffectiveItem;
  /** What stands in the field. */
  readonly written: string;
  readonly put: (typed: string) => void;
  readonly alterFormula: (alter: AlterFormula) => void;
  readonly alterTurns: (alter: AlterTurns) => void;
  readonly alterVerbs: (alter: AlterVerbs) => void;
  readonly travel: (alter: AlterJourney) => void;
  /** Why what is inherited is changed. */
  readonly because: () => Because;
}

type Input = (parts: RuleInputParts) => unknown;

const formula: Input = ({ id, session, route, answer, field, item, written, put }) =>
  html`<expression-field
    id=${id}
    .session=${session}
    package=${route.package}
    place=${formulaPlace(item, answer.items)}
    expects=${field.kind === 'truth' ? 'truth' : 'number'}
    label=${field.title}
    .value=${written.replace('−', '-')}
    @formula-change=${({ detail }: CustomEvent<string>) => put(detail)}
  ></expression-field>`;

const settled: Input = ({ id, session, route, answer, field, written, alterFormula }) =>
  html`<settled-field
    id=${id}
    role="group"
    aria-labelledby=${`${id}-label`}
    .session=${session}
    package=${route.package}
    label=${field.title}
    .names=${clauseNames(answer)}
    .value=${written}
    @formula-alter=${({ detail }: CustomEvent<AlterFormula>) => alterFormula(detail)}
  ></settled-field>`;

const journey: Input = ({ id, session, route, answer, item, travel }) =>
  html`<journey-field
    id=${id}
    role="group"
    aria-labelledby=${`${id}-label`}
    .session=${session}
    package=${route.package}
    list=${item.list}
    .value=${isObject(item.value) ? item.value : {}}
    .names=${journeyNames(answer)}
    @journey-change=${({ detail }: CustomEvent<AlterJourney>) => travel(detail)}
  ></journey-field>`;

const events: Input = ({ id, session, route, answer, current, because }) =>
  html`<event-table
    id=${id}
    role="group"
    aria-labelledby=${`${id}-label`}
    .session=${session}
    .route=${route}
    .answer=${answer}
    .item=${current}
    .because=${because}
  ></event-table>`;

const verbs: Input = ({ id, session, route, answer, item, alterVerbs }) => {
  const place = formulaPlace(item, answer.items);
  return html`<verb-list
    id=${id}
    role="group"
    aria-labelledby=${`${id}-label`}
    .session=${session}
    package=${route.package}
    place=${place}
    .verbs=${verbsIn(item)}
    .names=${verbNames(answer, place)}
    @verbs-change=${({ detail }: CustomEvent<AlterVerbs>) => alterVerbs(detail)}
  ></verb-list>`;
};

const turns: Input = ({ id, field, item, alterTurns }) =>
  html`<turns-field
    id=${id}
    role="group"
    aria-labelledby=${`${id}-label`}
    .value=${isObject(item.value) ? item.value[field.name] : undefined}
    @turns-change=${({ detail }: CustomEvent<AlterTurns>) => alterTurns(detail)}
  ></turns-field>`;

const color: Input = ({ id, written, put }) =>
  html`<input
      id=${id}
      type="color"
      .value=${written || NO_COLOR}
      @change=${(event: Event) => put((event.target as HTMLInputElement).value)}
    />
    ${written === '' ? nothing : html`<button @click=${() => put('')}>${DETAIL.noColor}</button>`}`;

const choice: Input = ({ id, field, written, put }) =>
  select({ id, value: written, options: optionsOf(field, written), choose: put });

const typed: Input = ({ id, field, written, put }) =>
  html`<input
    id=${id}
    .value=${unlessTyping(written)}
    inputmode=${field.kind === 'number' ? 'numeric' : nothing}
    @change=${(event: Event) => put((event.target as HTMLInputElement).value)}
  />`;

const INPUTS: Readonly<Record<RuleField['kind'], Input>> = {
  truth: formula,
  formula,
  settled,
  journey,
  events,
  verbs,
  turns,
  color,
  choice,
  number: typed,
  text: typed,
};

/** The control of a field, by its kind. */
export function ruleInput(parts: RuleInputParts): unknown {
  return INPUTS[parts.field.kind](parts);
}

function verbsIn({ value }: EffectiveItem): readonly JsonObject[] {
  return isObject(value) ? asList(value['then']) : [];
}
