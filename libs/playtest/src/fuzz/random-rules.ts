/** Modifiers and restrictions that nobody has thought of, over all numbers and acts that a game knows. */
import { type GameSystem, restrictionPlace, type Vocabulary } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import type { Environment } from '@hexwright/rule-lang';
import type { Chooser } from './chooser.ts';

/** Words of a package that formulas may use; lists may be empty. */
export interface RuleWords {
  readonly sides: readonly string[];
  readonly classes: readonly string[];
  readonly terrains: readonly string[];
  readonly hexsides: readonly string[];
}

export interface RandomRules {
  readonly modifiers: readonly JsonValue[];
  readonly conditions: readonly JsonValue[];
  readonly restrictions: readonly JsonValue[];
}

/** None at all. */
export const NO_RANDOM_RULES: RandomRules = { modifiers: [], conditions: [], restrictions: [] };

/** To see which names a place has, its words do not matter. */
export const WORDLESS: Vocabulary = { names: [], ids: () => [], indexOf: () => -1, classesLike: () => [] };

/** A handful of them. */
export function makeRandomRules(choose: Chooser, system: GameSystem, words: RuleWords): RandomRules {
  const { slots, conditions, acts = [] } = system;
  const optional = conditions.filter((one) => one.optional === true);
  return {
    modifiers: choose.some(slots, 40).map((slot, index) => ({
      id: `whim-${index}`,
      applies: slot,
      label: 'A whim',
      ...whenIn(choose, system.environment(slot, WORDLESS), words),
      value: valueIn(choose, system.environment(slot, WORDLESS)),
      ...(choose.chance(20) ? { stacking: choose.one(['set', 'best:whim', 'cap:whim']) } : {}),
      ...turnsFor(choose),
    })),
    conditions: choose.some(optional, 40).map(({ id }) => ({
      id,
      name: 'A whim',
      when: choose.one(questionsIn(choose, system.environment(id, WORDLESS), words)),
    })),
    restrictions: choose.some(acts, 25).map((act, index) => ({
      id: `no-${index}`,
      forbids: act,
      label: 'Not today',
      ...whenIn(choose, system.environment(restrictionPlace(act), WORDLESS), words),
      ...turnsFor(choose),
    })),
  };
}

/** Turns in which something holds, now and then. */
export function turnsFor(choose: Chooser): Readonly<Record<string, JsonValue>> {
  if (choose.chance(60)) return {};
  const from = choose.between(1, 4);
  return { turns: choose.chance(50) ? { from } : { from, to: from + choose.between(0, 3) } };
}

/** A formula of the place that asks something, most of the time. */
export function whenIn(
  choose: Chooser,
  environment: Environment,
  words: RuleWords,
): Readonly<Record<string, JsonValue>> {
  if (choose.chance(10)) return {};
  const asked = questionsIn(choose, environment, words);
  const [one, other] = [choose.one(asked), choose.one(asked)];
  return { when: choose.one([one, `!(${one})`, `${one} && ${other}`, `${one} || ${other}`]) };
}

function valueIn(choose: Chooser, { names, functions }: Environment): JsonValue {
  const pieces = piecesIn(names);
  if (pieces.length === 0 || !('friendsWithin' in functions) || choose.chance(80)) return choose.between(-3, 3);
  return `friendsWithin(${choose.one(pieces)}, 2) - 1`;
}

const piecesIn = (names: Environment['names']): string[] =>
  Object.keys(names).filter((name) => {
    const type = names[name];
    return type.kind === 'record' && type.name === 'unit';
  });

/** What can be asked there, each a formula that is true or not. */
function questionsIn(choose: Chooser, { names, functions }: Environment, words: RuleWords): readonly string[] {
  const { sides, classes, terrains, hexsides } = words;
  const ofWord = (list: readonly string[], formula: (word: string) => string): string[] =>
    list.length === 0 ? [] : [formula(choose.one(list))];
  const asks = (name: string, formula: string): string[] => (name in functions ? [formula] : []);
  const ofPieces = piecesIn(names).flatMap((name) => {
    const type = names[name];
    const has = (field: string): boolean => type.kind === 'record' && field in type.fields;
    return [
      ...ofWord(classes, (word) => `${name}.class == "${word}"`),
      ...ofWord(sides, (word) => `${name}.side == "${word}"`),
      ...('inTerrain' in functions ? ofWord(terrains, (word) => `inTerrain(${name}, "${word}")`) : []),
      ...('crosses' in functions ? ofWord(hexsides, (word) => `crosses(${name}, "${word}")`) : []),
      ...(has('level') ? [`${name}.level > 0`] : []),
      ...asks('enemiesWithin', `enemiesWithin(${name}, ${choose.between(1, 3)}) > 0`),
      ...asks('friendsWithin', `friendsWithin(${name}, 1) > 1`),
      ...asks('distanceToLeader', `distanceToLeader(${name}) > 3`),
    ];
  });
  const ofHex = 'hex' in names ? [...ofWord(terrains, (word) => `hex.terrain == "${word}"`), 'hex.level > 0'] : [];
  return [...('turn' in names ? ['turn > 3'] : []), ...ofPieces, ...ofHex];
}
