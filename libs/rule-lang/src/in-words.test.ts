import { expect, it } from 'vitest';
import { inWords, type Phrases } from './in-words.ts';
import { parseExpression } from './parse.ts';

function words(source: string, phrases?: Phrases): string {
  const parsed = parseExpression(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return inWords(parsed.ast, phrases);
}

it('says formulas as people do', () => {
  expect(words('attacker.size == "double" && zone != "front"')).toBe(
    'the attacker’s size is double and the zone is not front',
  );
  expect(words('unit.class in ["horse", "foot", "gun"]')).toBe('the unit’s class is horse, foot or gun');
  expect(words('a && b && (c || !d)')).toBe('the a and the b and (the c or not the d)');
  expect(words('-unit.rout')).toBe('minus the unit’s rout');
  expect(words('unit.rearCenterEnemy ? -1 : 0')).toBe('−1 if the unit’s rear center enemy, otherwise 0');
  expect(words('stacked(unit, "bayazid")')).toBe('stacked (the unit, bayazid)');
  expect(words('(a + 1) * 2 >= 4')).toBe('((the a plus 1) times 2) is at least 4');
});

it('says truths in the words that a game has for them', () => {
  const phrases = {
    cover: '{0} is under cover',
    guided: 'a guide goes with {0}',
    stands: '{0} stands on {1}',
    fear: 'the fear of {0}',
    led: 'a guide is with it',
  };
  expect(words('target.cover && led', phrases)).toBe('the target is under cover and a guide is with it');
  expect(words('!target.cover || !unit.guided', phrases)).toBe(
    'the target is not under cover or not (a guide goes with the unit)',
  );
  expect(words('stands(unit, "marsh") ? -unit.fear : 0', phrases)).toBe(
    'minus the fear of the unit if the unit stands on marsh, otherwise 0',
  );
  expect(words('!(unit.class in ["horse", "foot"])', phrases)).toBe('the unit’s class is not horse or foot');
});

it('a value is what it is beside the name that it is compared with', () => {
  const phrases = { 'phase:"fire"': 'Fire Combat' };
  expect(words('phase == "fire" && cause == "fire"', phrases)).toBe('the phase is Fire Combat and the cause is fire');
  expect(words('phase in ["fire", "melee"]', phrases)).toBe('the phase is Fire Combat or melee');
});

it('says named values by their names', () => {
  const phrases = { '"camelry"': 'Camel riders', '"bayazid"': 'Sultan Bayazid' };
  expect(words('unit.class in ["camelry", "horse"] && !stacked(unit, "bayazid")', phrases)).toBe(
    'the unit’s class is Camel riders or horse and not stacked (the unit, Sultan Bayazid)',
  );
});

it('says names that every object knows as any other name', () => {
  expect(words('attacker.constructor == "toString" && !valueOf(__proto__)', { cover: '{0} is under cover' })).toBe(
    'the attacker’s constructor is to string and not value of (the __proto__)',
  );
});
