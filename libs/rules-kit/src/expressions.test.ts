import type { Vocabulary } from '@hexwright/compiler';
import { checkExpression, lowerExpression, parseExpression } from '@hexwright/rule-lang';
import { describe, expect, it } from 'vitest';
import { expressionsOf, integer, oneOf, PIECE, pieceTest, placeTest, truth, word } from './expressions.ts';
import type { Question } from './question.ts';

interface Stones {
  readonly weights: readonly number[];
  readonly colours: readonly number[];
}

interface Throw extends Question<Stones> {
  readonly thrown: number;
  readonly hit: number;
  readonly manner: number;
}

const WORDS: Readonly<Record<string, readonly string[]>> = { colours: ['grey', 'red'] };
const vocabulary: Vocabulary = {
  names: Object.keys(WORDS),
  ids: (name) => WORDS[name] ?? [],
  indexOf: (name, id) => WORDS[name]?.indexOf(id) ?? -1,
  classesLike: (troops) => [troops],
};

const { environment, binding, staticReads } = expressionsOf<Stones, Throw>({
  pieces: { thrown: ({ thrown }) => thrown, hit: ({ hit }) => hit },
  fields: {
    weight: { type: integer, read: ({ weights }, stone) => weights[stone] },
    colour: { type: word('colours'), read: ({ colours }, stone) => colours[stone], fixed: true },
    heavy: { type: truth, read: ({ weights }, stone) => (weights[stone] > 9 ? 1 : 0) },
  },
  hexes: { names: { pond: () => 4 }, fields: { depth: { type: integer, read: (_, hex) => hex * 10 } } },
  scalars: { manner: { type: oneOf('manner', ['over', 'under']), read: ({ manner }) => manner } },
  functions: {
    isColoured: pieceTest(word('colours'), ({ battle }, stone, colour) => battle.colours[stone] === colour),
    skims: pieceTest(integer, ({ manner }, _, times) => manner === 1 && times < 3, ['splash']),
    heavier: {
      takes: [PIECE, PIECE],
      gives: integer,
      of: ({ battle }, one, other) => Math.max(battle.weights[one], battle.weights[other]),
    },
    isWet: placeTest(integer, (_, place, most) => place < -1 && -2 - place <= most),
    stones: { takes: [], gives: integer, of: ({ battle }) => battle.weights.length },
    half: { takes: [integer], gives: integer, of: (_, number) => Math.floor(number / 2), fixed: true },
  },
  names: (slot) => (slot === 'splash' ? ['thrown', 'hit', 'pond', 'manner'] : ['thrown']),
});

const asked: Throw = { battle: { weights: [3, 12], colours: [0, 1] }, thrown: 1, hit: 0, manner: 1 };

/** The value of a formula of a slot; the message of what is wrong with it. */
function value(source: string, slot = 'splash'): number | string {
  const parsed = parseExpression(source);
  if (!parsed.ok) return parsed.problem.message;
  const checked = checkExpression(parsed.ast, environment(slot, vocabulary));
  return checked.ok ? lowerExpression(checked.typed, binding)(asked) : checked.problems[0].message;
}

describe('the formulas of a game', () => {
  it.each([
    ['thrown.weight - hit.weight', 9],
    ['thrown.colour == "red" && !hit.heavy', 1],
    ['manner == "under"', 1],
    ['isColoured(hit, "grey")', 1],
    ['isColoured(thrown, "grey")', 0],
    ['skims(thrown, hit.weight - 1)', 1],
    ['skims(thrown, hit.weight)', 0],
    ['heavier(thrown, hit) + stones()', 14],
    ['half(thrown.weight)', 6],
    ['pond.depth', 40],
    ['isWet(pond, 4) && !isWet(pond, 3) && !isWet(hit, 9)', 1],
  ])('%s is %i', (source, expected) => {
    expect(value(source)).toBe(expected);
  });

  it('know in each slot what it names and calls, and nothing else', () => {
    expect(value('thrown.weight', 'weight')).toBe(12);
    for (const source of [
      'hit.weight',
      'manner == "over"',
      'skims(thrown, 1)',
      'thrown.age',
      'isWet(manner, 1)',
      'isColoured(pond, "red")',
      'thrown.colour == "blue"',
    ])
      expect(typeof value(source, 'weight'), source).toBe('string');
  });

  it('say what never changes', () => {
    expect(staticReads).toEqual(['thrown.colour', 'hit.colour']);
  });
});
