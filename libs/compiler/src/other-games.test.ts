import { BOOLEAN } from '@hexwright/rule-lang';
import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

/** Another game, in which formulas may ask for the weather. */
const other: GameSystem = {
  ...TOY_SYSTEM,
  id: 'weather-game',
  environment: () => ({ names: { raining: BOOLEAN }, functions: {} }),
};

function messages(when: string): readonly string[] {
  const modifier = { id: 'wet', applies: TOY_SYSTEM.slots[0], label: 'Wet', when, value: 1 };
  const chain = toyChain(['hill', 'rules.json', '/modifiers', [modifier]]);
  return compile(chain, [TOY_SYSTEM, other]).problems.map(({ message }) => message);
}

it('a name of another game is told as one', () => {
  expect(messages('raining')).toEqual([
    expect.stringContaining('"raining" is a name of the game system "weather-game", not of "'),
  ]);
});

it('a name of no game is not', () => {
  expect(messages('snowing')).toEqual([expect.not.stringContaining('game system')]);
});
