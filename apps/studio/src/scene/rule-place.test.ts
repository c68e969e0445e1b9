import { ABOUT_GAME, knownInSlot, restrictionPlace } from '@hexwright/compiler';
import { expect, it } from 'vitest';
import { isFormula, rulePlace, type RulesAround } from './rule-place.ts';

const NOTHING: RulesAround = { effects: [], sequence: [] };
const place = (list: string, rule: object, around = NOTHING): string =>
  rulePlace(list, 'own', { ...rule }, () => around);

it('says what the formulas of each kind of rule are asked as', () => {
  expect(place('modifiers', { applies: 'melee.dice' })).toBe('melee.dice');
  expect(place('restrictions', { forbids: 'fire' })).toBe(restrictionPlace('fire'));
  expect(place('conditions', {})).toBe('own');
  expect(place('arrivals', {})).toBe(ABOUT_GAME);
  expect(place('victory', {})).toBe(ABOUT_GAME);
  expect(knownInSlot(place('markers', {}))).toEqual(['unit', 'side']);
});

it('knows of an effect what its moment knows, and of a roll what those know who roll', () => {
  expect(knownInSlot(place('effects', { at: 'unit-fires' }))).toContain('other');
  expect(knownInSlot(place('effects', { at: 'turn-ends', each: 'hex' }))).toEqual(['hex']);
  const rolls = { at: 'unit-enters', then: [{ do: 'roll', table: 'mud' }] };
  expect(knownInSlot(place('effects', { at: 'rolled', table: 'mud' }, { effects: [rolls], sequence: [] }))).toContain(
    'unit',
  );
  const ofTable = rulePlace('tables', 'mud', {}, () => ({ effects: [rolls], sequence: [] }));
  expect(knownInSlot(ofTable)).toContain('unit');
});

it.each([
  ['modifiers/a/value', true],
  ['modifiers/a/label', false],
  ['restrictions/a/when', true],
  ['arrivals/a/when', true],
  ['withdrawals/a/when', true],
  ['withdrawals/a/turn', false],
  ['markers/a/start', true],
  ['effects/a/when', true],
  ['effects/a/then/0/points', true],
  ['effects/a/then/0/marker', false],
  ['effects/a/label', false],
  ['victory/conditions/a/when', true],
  ['victory/conditions/a/label', false],
  ['tables/a/columns/b/when', true],
  ['tables/a/cells/b', false],
  ['units/a/name', false],
])('%s is a formula: %s', (path, is) => {
  expect(isFormula(path.split('/'), 'score')).toBe(is);
});

it('takes the face that a piece is flipped to for no formula', () => {
  expect(isFormula(['effects', 'a', 'then', '0', 'to'], 'flip')).toBe(false);
  expect(isFormula(['effects', 'a', 'then', '0', 'to'], 'set')).toBe(true);
});
