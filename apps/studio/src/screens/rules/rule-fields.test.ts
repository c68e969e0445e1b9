import { expect, it } from 'vitest';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import {
  isChangedHere,
  isRenamed,
  openQuestions,
  ruleCase,
  ruleFields,
  ruleTitle,
  toldApart,
  strangeTo,
  typedValue,
  type RuleField,
} from './rule-fields.ts';

const ITEM: EffectiveItem = {
  list: 'parameters',
  name: 'charge-run',
  target: 'parameters/charge-run',
  value: { id: 'charge-run', value: 3, case: '5.31' },
  base: undefined,
  isOwn: true,
  sayings: [],
};

const SYSTEM = {
  id: 'toy',
  kinds: [],
  home: null,
  groundValues: {},
  unitValues: {},
  parameters: [{ id: 'charge-run', type: 'integer' as const, minimum: 1, maximum: 20 }],
  tables: [],
  slots: ['melee.dice'],
  conditions: [],
  procedures: [],
  modules: [],
  faceValues: [],
  doubleKinds: [],
  plainUnit: null,
  meanings: {},
  slotMeanings: {},
  questions: {},
  functions: new Set<string>(),
  hasArrivals: true,
  hasHexes: true,
  acts: new Map(),
  moments: [],
  pieceVerbs: [],
  scored: null,
  scoringModules: [],
};

const answer: EffectiveRulesAnswer = { items: [], packages: [], headings: [], choices: {}, system: SYSTEM };

it('tells steps of one phase apart by whose turn it is, or by what they are called', () => {
  const step = (name: string, phase: string, side?: string): EffectiveItem => ({
    ...ITEM,
    list: 'sequence',
    name,
    value: { id: name, phase, ...(side === undefined ? {} : { side }) },
  });
  const town: EffectiveItem = { ...ITEM, list: 'sides', name: 'north', value: { id: 'north', name: 'North Town' } };
  const told = (...steps: readonly EffectiveItem[]): string[] => steps.map((one) => toldApart(one, [town, ...steps]));
  expect(told(step('movement', 'Movement'), step('mode-change', 'Movement'), step('enemy-melee', 'Melee'))).toEqual([
    '',
    'Mode change',
    '',
  ]);
  expect(told(step('polish-attack', 'Attack', 'north'), step('teutonic-attack', 'Attack', 'south'))).toEqual([
    'North Town',
    'South',
  ]);
});

it('gives a rule the fields of its kind', () => {
  const fields = ruleFields(ITEM, answer);
  const value = fields.find(({ name }) => name === 'value');
  expect(value).toMatchObject({ kind: 'number', hint: 'A whole number from 1 to 20' });
  const own = { ...ITEM, name: 'mud', target: 'parameters/mud', value: { id: 'mud', value: 1 } };
  expect(ruleFields(own, answer).find(({ name }) => name === 'value')?.hint).toBe(
    'A whole number. Formulas read it as parameter("mud")',
  );
  expect([isRenamed(ITEM, answer), isRenamed(own, answer)]).toEqual([false, true]);
  expect(value && typedValue(value, ' −4 ')).toBe(-4);
  expect(typedValue({ name: 'value', title: '', kind: 'formula' }, '-unit.rout')).toBe('-unit.rout');
  expect(typedValue({ name: 'label', title: '', kind: 'text' }, '12')).toBe('12');
  expect(typedValue({ name: 'note', title: '', kind: 'text' }, '  ')).toBeUndefined();
  expect([ruleTitle(ITEM), ruleCase(ITEM), isChangedHere(ITEM)]).toEqual(['Charge run', '5.31', true]);
});

it('lets an effect be asked of others at the moment of a unit, and of sides at moments of the game', () => {
  const each = (at: string): RuleField | undefined => {
    const value = { id: 'fright', label: 'Fright', at, then: [] };
    const item: EffectiveItem = { ...ITEM, list: 'effects', name: 'fright', target: 'effects/fright', value };
    return ruleFields(item, answer).find(({ name }) => name === 'each');
  };
  expect(each('unit-is-lost')).toMatchObject({ choices: ['unit', 'hex'], none: 'That unit itself' });
  expect(each('rolled')).toMatchObject({ choices: ['unit', 'hex', 'side'], none: 'The game, once' });
  // What the next moment does not have goes with the change to it.
  expect(strangeTo('unit-is-lost', { at: 'turn-ends', each: 'side' }, answer)).toEqual(['each']);
  expect(strangeTo('unit-is-lost', { at: 'turn-ends', each: 'unit' }, answer)).toEqual([]);
});

it('has no hexes entered on a table', () => {
  const value = { id: 'mud', label: 'Mud', at: 'unit-enters', then: [] };
  const item: EffectiveItem = { ...ITEM, list: 'effects', name: 'mud', target: 'effects/mud', value };
  const word = (hasHexes: boolean): string | undefined => {
    const moment = ruleFields(item, { ...answer, system: { ...SYSTEM, hasHexes } }).find(({ name }) => name === 'at');
    return moment?.labels?.get('unit-enters');
  };
  expect([word(true), word(false)]).toEqual(['A unit enters a hex', 'A unit has moved or come on']);
  const offered = (one: EffectiveItem, name: string, hasHexes: boolean): RuleField['choices'] => {
    const fields = ruleFields(one, { ...answer, system: { ...SYSTEM, hasHexes } });
    return fields.find((field) => field.name === name)?.choices;
  };
  const marker: EffectiveItem = { ...ITEM, list: 'markers', name: 'smoke', target: 'markers/smoke' };
  expect([offered(item, 'each', true), offered(item, 'each', false)]).toEqual([['unit', 'hex'], ['unit']]);
  expect(offered(marker, 'of', true)).toContain('hex');
  expect(offered(marker, 'of', false)).not.toContain('hex');
});

it('lets a condition settle a question of the game that no other does', () => {
  const conditions = [{ id: 'may-charge' }, { id: 'may-step-back', optional: true }];
  const system = { ...SYSTEM, conditions, questions: { 'may-step-back': 'Whether it steps back' } };
  const charge: EffectiveItem = { ...ITEM, list: 'conditions', name: 'may-charge', target: 'conditions/may-charge' };
  const asked = { ...answer, system, items: [charge] };
  expect(openQuestions(asked)).toEqual(['may-step-back']);
  const field = ruleFields(charge, asked).find(({ name }) => name === 'id');
  expect([field?.choices, field?.labels?.get('may-step-back')]).toEqual([
    ['may-charge', 'may-step-back'],
    'Whether it steps back',
  ]);
  expect(ruleFields({ ...charge, isOwn: false }, asked).some(({ name }) => name === 'id')).toBe(false);
});

it('says how the chip of a marker is shown where nothing is said of it', () => {
  const shown = (value: object): RuleField | undefined => {
    const item: EffectiveItem = { ...ITEM, list: 'markers', name: 'mud', target: 'markers/mud', value: { ...value } };
    return ruleFields(item, answer).find(({ name }) => name === 'shown');
  };
  expect(shown({})).toMatchObject({ choices: ['always', 'never'], none: 'While the level is not that of the start' });
  expect(shown({ shown: 'when-not-start' })?.choices).toEqual(['when-not-start', 'always', 'never']);
});

it('says behind a question of whom it is asked', () => {
  const questions = { 'may-step-back': 'Whether it steps back: asked of each hex' };
  const step: EffectiveItem = {
    ...ITEM,
    list: 'conditions',
    name: 'may-step-back',
    target: 'conditions/may-step-back',
  };
  const field = ruleFields(step, { ...answer, system: { ...SYSTEM, questions } }).find(({ name }) => name === 'id');
  expect(field?.labels?.get('may-step-back')).toBe('Whether it steps back');
  expect(field?.hint).toBe('Whether it steps back: asked of each hex');
});
