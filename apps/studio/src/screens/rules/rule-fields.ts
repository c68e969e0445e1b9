/** Which fields each kind of rule has, and what they may hold. */
import {
  CHOICE_STEP,
  CHOSEN,
  EVENT_STEP,
  isPieceMoment,
  MOMENT_MEANINGS,
  ROLLED,
  type Moment,
} from '@hexwright/compiler';
import { equalJson, type JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { plainWords } from '../../parts/plain-words.ts';
import type { IdForm } from '../../scene/fresh-id.ts';
import { isObject, textOf } from '../../scene/items.ts';
import type {
  EffectiveItem,
  EffectiveRulesAnswer,
  RuleList,
  SystemWords,
} from '../../compile-service/questions/effective-rules.ts';
import type { Option } from '../../ui/select.ts';
import { JOURNEYS } from './journey-words.ts';
import { FIELDS, momentWords, RULES, VICTORY } from './words.ts';

/** A field of a rule. */
export interface RuleField {
  readonly name: string;
  readonly title: string;
  /**
   * `formula`: a number or a formula that gives one; `truth`: a formula that is true or false; `settled`: one about the
   * game as a whole; `turns`: a span of them; `journey`: who comes or goes, when and where; `events`: rolls and results.
   */
  readonly kind:
    | 'text'
    | 'number'
    | 'choice'
    | 'truth'
    | 'formula'
    | 'settled'
    | 'turns'
    | 'color'
    | 'verbs'
    | 'journey'
    | 'events';
  readonly choices?: readonly string[];
  /** How people read a choice, where its name does not say it. */
  readonly labels?: ReadonlyMap<string, string>;
  /** How people read that nothing is chosen, where that may be. */
  readonly none?: string;
  readonly hint?: string;
  /** Where one field has several properties of the rule: all of them. */
  readonly parts?: readonly string[];
}

const CASE: RuleField = { name: 'case', title: FIELDS.case, kind: 'text' };
const NOTE: RuleField = { name: 'note', title: FIELDS.note, kind: 'text' };
/** What the sentence of an arrival or a withdrawal is made of. */
const JOURNEY_PARTS = ['turn', 'units', 'edge', 'zone', 'hexes', 'points'];
const IN_TURNS: RuleField = { name: 'turns', title: FIELDS.turns, kind: 'turns' };
const STACKING = ['add', 'set'];

/** The field by which people know a rule, in lists whose rules a package names itself. */
export const NAME_FIELDS = {
  parameters: 'name',
  modifiers: 'label',
  conditions: 'name',
  restrictions: 'label',
  markers: 'name',
  effects: 'label',
  sequence: 'phase',
  objectives: 'name',
  arrivals: 'name',
  withdrawals: 'name',
  tables: 'title',
} as const satisfies Partial<Record<RuleList, string>>;

/** Lists in which the order of the rules says something. */
const ORDERED = ['sequence', 'restrictions', 'markers', 'effects'] as const satisfies readonly RuleList[];

/** Whether the rules of a list have an order of their own. */
export function isOrdered(list: RuleList): list is (typeof ORDERED)[number] {
  return (ORDERED as readonly RuleList[]).includes(list);
}

/** How ids are made of names: formulas write those of markers. */
export function formOfIds(list: RuleList): IdForm {
  return list === 'markers' ? 'joined' : 'hyphens';
}

/** A rule whose id can be set here. */
interface NamedRule extends EffectiveItem {
  readonly list: keyof typeof NAME_FIELDS;
}

/** Whether the id of a rule can be set here: it is this package's own, and the game does not look for it by its id. */
export function isRenamed(item: EffectiveItem, { system }: EffectiveRulesAnswer): item is NamedRule {
  const isLookedFor =
    item.list === 'conditions' ||
    (item.list === 'tables' && (system === null || !isOfEvents(item, system))) ||
    (item.list === 'parameters' && (system === null || system.parameters.some(({ id }) => id === item.name)));
  return item.isOwn && item.value !== undefined && item.list in NAME_FIELDS && !isLookedFor;
}

/** Whether a rule can be given another id at all: a condition can, though the game looks for it. */
export function isRenameable(item: EffectiveItem, answer: EffectiveRulesAnswer): item is NamedRule {
  return item.list === 'conditions' || isRenamed(item, answer);
}

/** The questions of the game that a package does not answer. */
export function openQuestions({ system, items }: Pick<EffectiveRulesAnswer, 'system' | 'items'>): readonly string[] {
  const answered = items.filter(({ list, value }) => list === 'conditions' && value !== undefined);
  return (system?.conditions ?? []).map(({ id }) => id).filter((id) => answered.every(({ name }) => name !== id));
}

/** Which question of the game a condition answers. */
function questionField(item: EffectiveItem, answer: Pick<EffectiveRulesAnswer, 'system' | 'items'>): RuleField {
  const questions = Object.entries(answer.system?.questions ?? {});
  const [, asked = ''] = questions.find(([id]) => id === item.name) ?? [];
  return {
    name: 'id',
    title: FIELDS.answers,
    kind: 'choice',
    choices: [item.name, ...openQuestions(answer)],
    // Of whom and what it is asked stands behind a colon.
    labels: new Map(questions.map(([id, question]) => [id, question.split(':')[0]])),
    ...(asked.includes(':') ? { hint: asked } : {}),
  };
}

/** Whether a table is one of words, which effects and steps roll on: the game does not look it up itself. */
export function isOfEvents({ list, name }: EffectiveItem, { tables }: SystemWords): boolean {
  return list === 'tables' && !tables.some(({ id }) => id === name);
}

/** The fields of a rule, in the order in which people read them. */
export function ruleFields(item: EffectiveItem, { system, items }: EffectiveRulesAnswer): RuleField[] {
  const names = (list: RuleList): string[] =>
    items.filter((one) => one.list === list && one.value !== undefined).map(({ name }) => name);
  const labels = (list: RuleList): ReadonlyMap<string, string> =>
    new Map(
      items
        .filter((one) => one.list === list)
        .map(({ name, value }) => [name, isObject(value) ? textOf(value, 'name') || name : name]),
    );
  const written = (name: string): string => (isObject(item.value) ? textOf(item.value, name) : '');
  switch (item.list) {
    case 'parameters':
      return [{ name: 'name', title: FIELDS.parameter, kind: 'text' }, parameterField(item, system), CASE, NOTE];
    case 'modifiers':
      return [
        { name: 'label', title: FIELDS.label, kind: 'text', hint: FIELDS.labelHint },
        {
          name: 'applies',
          title: FIELDS.applies,
          kind: 'choice',
          choices: system?.slots ?? [],
          hint: system?.slotMeanings[written('applies')] ?? '',
        },
        { name: 'when', title: FIELDS.when, kind: 'truth', hint: FIELDS.whenHint },
        { name: 'value', title: FIELDS.by, kind: 'formula', hint: FIELDS.byHint },
        stackingField(written('stacking')),
        IN_TURNS,
        CASE,
        NOTE,
      ];
    case 'conditions':
      return [
        ...(item.isOwn ? [questionField(item, { system, items })] : []),
        { name: 'name', title: FIELDS.question, kind: 'text' },
        { name: 'when', title: FIELDS.yesWhen, kind: 'truth' },
        CASE,
        NOTE,
      ];
    case 'restrictions':
      return [
        { name: 'label', title: FIELDS.reason, kind: 'text', hint: FIELDS.reasonHint },
        {
          name: 'forbids',
          title: FIELDS.forbids,
          kind: 'choice',
          choices: [...(system?.acts.keys() ?? [])],
          hint: system?.acts.get(written('forbids')) ?? '',
        },
        { name: 'when', title: FIELDS.forbidsWhen, kind: 'truth', hint: FIELDS.whenHint },
        IN_TURNS,
        CASE,
        NOTE,
      ];
    case 'markers':
      return [...onGround(markerFields(written('of') === 'unit', written('shown')), system), CASE, NOTE];
    case 'effects':
      return [
        { name: 'label', title: FIELDS.label, kind: 'text', hint: FIELDS.logHint },
        ...onGround(momentFields(isObject(item.value) ? item.value : {}, system, items), system),
        { name: 'when', title: FIELDS.onlyIf, kind: 'truth', hint: FIELDS.whenHint },
        IN_TURNS,
        { name: 'then', title: FIELDS.then, kind: 'verbs' },
        CASE,
        NOTE,
      ];
    case 'sequence':
      return [
        { name: 'phase', title: FIELDS.phase, kind: 'text' },
        {
          name: 'procedure',
          title: FIELDS.procedure,
          kind: 'choice',
          choices: system?.procedures ?? [],
          labels: new Map([
            [EVENT_STEP, FIELDS.eventStep],
            [CHOICE_STEP, FIELDS.choiceStep],
          ]),
        },
        ...(written('procedure') === EVENT_STEP ? [tableField(FIELDS.table, items)] : []),
        worded('acts', FIELDS.acts, FIELDS.actors),
        {
          name: 'side',
          title: FIELDS.stepSide,
          kind: 'choice',
          choices: names('sides'),
          labels: labels('sides'),
          none: FIELDS.everySide,
        },
        IN_TURNS,
        CASE,
        NOTE,
      ];
    case 'objectives':
      return [
        { name: 'name', title: FIELDS.name, kind: 'text' },
        { name: 'zone', title: VICTORY.zone, kind: 'choice', choices: names('map/zones'), labels: labels('map/zones') },
        {
          name: 'side',
          title: VICTORY.side,
          kind: 'choice',
          choices: names('sides'),
          labels: labels('sides'),
          none: VICTORY.eitherSide,
        },
        { name: 'points', title: VICTORY.points, kind: 'number' },
        CASE,
        NOTE,
      ];
    case 'arrivals':
    case 'withdrawals':
      return [
        { name: 'name', title: FIELDS.name, kind: 'text', hint: FIELDS.journeyHint },
        { name: 'turn', title: JOURNEYS.title[item.list], kind: 'journey', parts: JOURNEY_PARTS },
        { name: 'when', title: FIELDS.onlyIf, kind: 'settled', hint: FIELDS.whenHint },
        CASE,
        NOTE,
      ];
    case 'tables':
      return [
        { name: 'title', title: FIELDS.title, kind: 'text' },
        system !== null && isOfEvents(item, system)
          ? { name: 'dice', title: FIELDS.roll, kind: 'events', parts: ['dice', 'rows', 'columns', 'cells'] }
          : { name: 'dice', title: FIELDS.dice, kind: 'text' },
        CASE,
        NOTE,
      ];
    case 'victory':
      return [CASE, NOTE];
    default:
      return [NOTE];
  }
}

/** What was typed into a field, as the package has it; undefined for an empty field. */
export function typedValue(field: RuleField, typed: string): JsonValue | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const isNumeric = field.kind === 'number' || field.kind === 'formula' || field.name === 'value';
  return isNumeric && /^[-−]?\d{1,9}$/.test(text) ? Number(text.replace('−', '-')) : text;
}

/** The words that a rule is listed under. */
export function ruleTitle({ list, value, base, name }: EffectiveItem): string {
  if (list === 'victory') return RULES.victoryLink;
  const rule = isObject(value) ? value : isObject(base) ? base : {};
  return (
    textOf(rule, 'label') || textOf(rule, 'name') || textOf(rule, 'title') || textOf(rule, 'phase') || plainWords(name)
  );
}

/**
 * What tells a rule from others of its list that are called the same, such as two steps called Movement: the side in whose turn
 * it is, or else what it is called by itself. Empty where nothing is to be told apart.
 */
export function toldApart(item: EffectiveItem, items: readonly EffectiveItem[]): string {
  const title = ruleTitle(item);
  const isAlike = (one: EffectiveItem): boolean =>
    one.list === item.list && one !== item && one.value !== undefined && ruleTitle(one) === title;
  const others = items.filter(isAlike);
  if (others.length === 0) return '';
  const side = sideOf(item);
  if (side !== '' && others.every((one) => sideOf(one) !== side)) {
    const known = items.find(({ list, name }) => list === 'sides' && name === side);
    return known === undefined ? plainWords(side) : ruleTitle(known);
  }
  const own = plainWords(item.name);
  return own.toLowerCase() === title.toLowerCase() ? '' : own;
}

function sideOf({ value }: EffectiveItem): string {
  return isObject(value) ? textOf(value, 'side') : '';
}

/** The case of a rule; empty where it has none. */
export function ruleCase({ value, base }: EffectiveItem): string {
  return isObject(value) ? textOf(value, 'case') : isObject(base) ? textOf(base, 'case') : '';
}

/** Whether this package has made a rule another than it inherits, or has added or removed it. */
export function isChangedHere({ value, base }: EffectiveItem): boolean {
  return !equalJson(value, base);
}

/** Fields of which none offers hexes where a game has none. */
function onGround(fields: readonly RuleField[], system: EffectiveRulesAnswer['system']): readonly RuleField[] {
  if (system?.hasHexes !== false) return fields;
  return fields.map((field) =>
    field.choices === undefined ? field : { ...field, choices: field.choices.filter((choice) => choice !== 'hex') },
  );
}

function markerFields(isOfUnits: boolean, shown: string): RuleField[] {
  const { showings, shownUnlessStart } = FIELDS;
  // What holds where nothing is said may be written all the same.
  const isSaid = shown !== '' && !Object.hasOwn(showings, shown);
  return [
    { name: 'name', title: FIELDS.name, kind: 'text' },
    worded('of', FIELDS.of, FIELDS.holders),
    { name: 'minimum', title: FIELDS.minimum, kind: 'number', hint: FIELDS.minimumHint },
    { name: 'maximum', title: FIELDS.maximum, kind: 'number' },
    isOfUnits
      ? { name: 'start', title: FIELDS.start, kind: 'formula', hint: FIELDS.startOfUnits }
      : { name: 'start', title: FIELDS.start, kind: 'number', hint: FIELDS.startHint },
    { name: 'letter', title: FIELDS.letter, kind: 'text', hint: FIELDS.letterHint },
    { name: 'color', title: FIELDS.color, kind: 'color', hint: FIELDS.colorHint },
    {
      ...worded('shown', FIELDS.shown, isSaid ? { [shown]: shownUnlessStart, ...showings } : showings),
      none: shownUnlessStart,
    },
  ];
}

/** A choice of words that the program knows. */
function worded(name: string, title: string, words: Readonly<Record<string, string>>): RuleField {
  return { name, title, kind: 'choice', choices: Object.keys(words), labels: new Map(Object.entries(words)) };
}

function tableField(title: string, items: readonly EffectiveItem[]): RuleField {
  const tables = items.filter(({ list, value }) => list === 'tables' && value !== undefined);
  return {
    name: 'table',
    title,
    kind: 'choice',
    choices: tables.map(({ name }) => name),
    labels: new Map(tables.map((table) => [table.name, ruleTitle(table)])),
  };
}

/** Whom an effect is asked for at a moment of the sequence. */
const EACH: RuleField = { ...worded('each', FIELDS.each, FIELDS.eaches), none: FIELDS.once };
/** The same where something has happened to a unit, which is the other of each unit that is asked. */
const EACH_BESIDE_UNIT: RuleField = {
  ...worded('each', FIELDS.each, FIELDS.eachesBesideUnit),
  none: FIELDS.onceForUnit,
};

/** On how many of all who fit an effect acts. */
const LOT: RuleField = { name: 'lot', title: FIELDS.lot, kind: 'number', hint: FIELDS.lotHint };

/** For whom a player chooses it. */
const EACH_CHOSEN: RuleField = { ...worded('each', FIELDS.each, FIELDS.eachesChosen), none: FIELDS.chosenForUnit };

/** The moment of an effect, and what belongs to such a moment. */
function momentFields(
  effect: JsonObject,
  system: EffectiveRulesAnswer['system'],
  items: readonly EffectiveItem[],
): RuleField[] {
  const at = textOf(effect, 'at');
  const moment: RuleField = {
    name: 'at',
    title: FIELDS.at,
    kind: 'choice',
    choices: system?.moments ?? [],
    labels: new Map(Object.entries(momentWords(system))),
    hint: MOMENT_MEANINGS[at as Moment] ?? '',
  };
  const lot: readonly RuleField[] = at !== CHOSEN && textOf(effect, 'each') !== '' ? [LOT] : [];
  if (at === ROLLED)
    return [
      moment,
      { ...tableField(FIELDS.rolledOn, items), none: FIELDS.anyTable },
      resultField(effect, items),
      EACH,
      ...lot,
    ];
  const isOfStep = at === 'phase-begins' || at === 'phase-ends' || at === CHOSEN;
  const steps = items.filter(({ list, value }) => list === 'sequence' && isObject(value));
  const step: RuleField = {
    name: 'step',
    title: FIELDS.step,
    kind: 'choice',
    choices: steps.map(({ name }) => name),
    labels: new Map(steps.map((one) => [one.name, ruleTitle(one)])),
    none: FIELDS.anyStep,
  };
  const besideUnit =
    textOf(effect, 'each') === 'unit' ? { ...EACH_BESIDE_UNIT, hint: FIELDS.eachBesideUnitHint } : EACH_BESIDE_UNIT;
  const each = at === CHOSEN ? EACH_CHOSEN : isPieceMoment(at) ? besideUnit : EACH;
  return [moment, ...(isOfStep ? [step] : []), ...(at === '' ? [] : [each]), ...lot];
}

function resultField(effect: JsonObject, items: readonly EffectiveItem[]): RuleField {
  const table = items.find(({ target }) => target === `tables/${textOf(effect, 'table')}`)?.value;
  const cells = isObject(table) && isObject(table['cells']) ? Object.values(table['cells']) : [];
  const results = cells.flatMap((row) => (isObject(row) ? Object.values(row) : []));
  const choices = [...new Set(results.filter((cell) => typeof cell === 'string'))];
  return { name: 'result', title: FIELDS.result, kind: 'choice', choices, none: FIELDS.anyResult };
}

/** What an effect says that belongs to another moment than this. */
export function strangeTo(at: string, effect: JsonObject, { system, items }: EffectiveRulesAnswer): string[] {
  const fields = new Map(momentFields({ ...effect, at }, system, items).map((field) => [field.name, field]));
  return ['step', 'table', 'result', 'each', 'lot'].filter(
    (name) => effect[name] !== undefined && (name === 'each' ? !offers(fields.get(name), effect) : !fields.has(name)),
  );
}

function offers(field: RuleField | undefined, effect: JsonObject): boolean {
  return field?.choices?.includes(textOf(effect, field.name)) ?? false;
}

function parameterField(item: EffectiveItem, system: EffectiveRulesAnswer['system']): RuleField {
  const spec = system?.parameters.find(({ id }) => id === item.name);
  if (spec?.type === 'choice') return { name: 'value', title: FIELDS.value, kind: 'choice', choices: spec.values };
  // What the rules of the game do not ask for is there for the formulas of the package.
  const hint = spec === undefined ? FIELDS.readAs(item.name) : FIELDS.range(spec.minimum, spec.maximum);
  return { name: 'value', title: FIELDS.value, kind: 'number', hint };
}

function stackingField(written: string): RuleField {
  const choices = written === '' || STACKING.includes(written) ? STACKING : [...STACKING, written];
  const [how = '', group = ''] = written.split(':');
  const ofGroup = FIELDS.stackings[how]?.(plainWords(group).toLowerCase());
  const labels = new Map([
    ...STACKING.map((one) => [one, FIELDS.stackings[one]?.('') ?? one] as const),
    ...(ofGroup === undefined ? [] : [[written, ofGroup] as const]),
  ]);
  return { name: 'stacking', title: FIELDS.stacking, kind: 'choice', choices, labels, none: FIELDS.plainStacking };
}

/** What formulas read a marker of: that of a side they find at its units. */
export function recordOf({ value }: EffectiveItem): string {
  const of = isObject(value) ? textOf(value, 'of') : '';
  return of === 'side' ? 'unit' : of;
}

/** What a field can be chosen to be; what is written is among it, whatever it is. */
export function optionsOf({ choices = [], none, labels }: RuleField, written: string): readonly Option[] {
  const all = written === '' || choices.includes(written) ? choices : [written, ...choices];
  return [
    ...(written === '' || none !== undefined ? [{ value: '', title: none ?? '' }] : []),
    ...all.map((choice) => ({ value: choice, title: labels?.get(choice) ?? plainWords(choice) })),
  ];
}
