import { BOOLEAN, INTEGER, type Type } from '@hexwright/rule-lang';
import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { tellingWhereKnown } from './known-elsewhere.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

/** Another game, in which formulas may ask for the weather. */
const other: GameSystem = {
  ...TOY_SYSTEM,
  id: 'weather-game',
  environment: () => ({ names: { raining: BOOLEAN }, functions: {} }),
};

/** A game whose throws know whether the thrower kneels, and one more slot that does not. */
const kneeling: GameSystem = {
  ...TOY_SYSTEM,
  slots: [...TOY_SYSTEM.slots, 'shout.dice'],
  environment: (place, vocabulary) => {
    const { names, functions } = TOY_SYSTEM.environment(place, vocabulary);
    return { names: place === TOY_SYSTEM.slots[0] ? { ...names, kneels: BOOLEAN } : names, functions };
  },
};

function messages(when: string, applies = TOY_SYSTEM.slots[0], system = TOY_SYSTEM): readonly string[] {
  const modifier = { id: 'wet', applies, label: 'Wet', when, value: 1 };
  const chain = toyChain(['hill', 'rules.json', '/modifiers', [modifier]]);
  return compile(chain, [system, other]).problems.map(({ message }) => message);
}

it('a name of another game is told as one', () => {
  expect(messages('raining')).toEqual([
    expect.stringContaining('"raining" is a name of the game system "weather-game", not of "'),
  ]);
});

it('a name of no game is not', () => {
  expect(messages('snowing')).toEqual([expect.not.stringContaining('game system')]);
});

it('a name that is known in another place of the game is told with that place', () => {
  expect(messages('kneels', 'shout.dice', kneeling)).toEqual([
    expect.stringContaining('"kneels" is known in throw.dice only.'),
  ]);
});

it('the places are those of restrictions too', () => {
  expect(
    messages('strikes', 'shout.dice', {
      ...kneeling,
      environment: (place, vocabulary) => {
        const { names, functions } = kneeling.environment(place, vocabulary);
        return { names: place === 'restriction throw' ? { ...names, strikes: BOOLEAN } : names, functions };
      },
    }),
  ).toEqual([expect.stringContaining('"strikes" is known in restriction throw only.')]);
});

it('and those of effects at which there is a piece', () => {
  expect(
    messages('struck', 'shout.dice', {
      ...kneeling,
      effects: { moments: [], verbs: [] },
      environment: (place, vocabulary) => {
        const { names, functions } = kneeling.environment(place, vocabulary);
        return { names: place.startsWith('effect unit') ? { ...names, struck: BOOLEAN } : names, functions };
      },
    }),
  ).toEqual([expect.stringContaining('"struck" is known in effects at moments of a piece or a hex only.')]);
});

it('a field of something else that this game has too is no name of another game', () => {
  const record = (name: string, field: string): Type => ({ kind: 'record', name, fields: { [field]: INTEGER } });
  const both: GameSystem = {
    ...TOY_SYSTEM,
    environment: () => ({ names: { box: record('box', 'height'), road: record('road', 'width') }, functions: {} }),
  };
  const modifier = { id: 'wet', applies: TOY_SYSTEM.slots[0], label: 'Wet', when: 'road.height > 1', value: 1 };
  const { problems } = compile(toyChain(['hill', 'rules.json', '/modifiers', [modifier]]), [
    both,
    { ...both, id: 'another' },
  ]);
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/no field 'height'(?!.*game system)/),
  );
});

it('a word of other ground is told as such', () => {
  const ground = { terrains: ['ford'], features: ['road'], hexsides: [], zones: [] };
  const told = (asked: string): string => {
    const finding = { code: 'expression.type', severity: 'error', at: 'modifiers/wet/when' } as const;
    const message = `"ford" is not one of ${asked}. Choose one of: "road".`;
    return tellingWhereKnown([{ ...finding, message }], TOY_SYSTEM, [], ground)[0].message;
  };
  expect(told('features')).toMatch(/"road"\. It is one of terrains: inTerrain asks for those\.$/);
  expect(told('classes')).not.toContain('inTerrain');
});
