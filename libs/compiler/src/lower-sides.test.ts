import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { EVEN_TEMPER } from './temper.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

const NORTH = '/sides/0';
const scenario = (pointer: string, value: unknown): ToyEdit => ['hill', 'scenario.json', pointer, value];

/** The game when it asks nothing of its sides. */
const HOMELESS: GameSystem = { ...TOY_SYSTEM, home: undefined, forms: undefined };

function problems(system: GameSystem, ...edits: readonly ToyEdit[]): string[] {
  const { problems: found } = compile(toyChain(...edits), [system]);
  return found.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

describe('what a game asks of its sides', () => {
  it('must be there, as the game says', () => {
    expect(problems(TOY_SYSTEM, scenario(`${NORTH}/edge`, undefined))).toEqual([
      'schema.missing /sides/0 This lacks the property "edge". Add it.',
    ]);
    expect(problems(TOY_SYSTEM, scenario(`${NORTH}/edge`, 'nort'))).toEqual([
      'schema.enum /sides/0/edge "edge" cannot be "nort". Did you mean "north"?',
    ]);
    expect(problems(TOY_SYSTEM, scenario(`${NORTH}/routDirections/0`, 'UP'))).toEqual([
      expect.stringMatching(/^schema.enum .sides.0.routDirections.0 This entry cannot be "UP"/),
    ]);
  });

  it('has a general who leans as the package says, and no way where it does not', () => {
    const compiled = compile(toyChain(scenario(`${NORTH}/general`, { caution: 150, advance: -20 })), [TOY_SYSTEM]);
    expect(compiled.ok && compiled.game.sides.map(({ temper }) => temper)).toEqual([
      { advance: -20, caution: 150, attack: 100, cohesion: 100, goals: 100 },
      EVEN_TEMPER,
    ]);
    expect(problems(TOY_SYSTEM, scenario(`${NORTH}/general`, { caution: -1 }))).toEqual([
      expect.stringContaining('/sides/0/general/caution'),
    ]);
  });

  it('is all there is', () => {
    expect(problems(TOY_SYSTEM, scenario(`${NORTH}/colour`, 'red'))).toEqual([
      expect.stringMatching(/^schema.property .sides.0.colour This has no property "colour"/),
    ]);
  });

  it('is offered as a repair', () => {
    const [problem] = compile(toyChain(scenario(`${NORTH}/edge`, 'nort')), [TOY_SYSTEM]).problems;
    const edit = { file: 'scenario.json', pointer: '/sides/0/edge', op: 'set', value: 'north' };
    expect(problem.fixes).toEqual([{ title: 'Write "north"', edits: [edit] }]);
  });

  it('is nothing in some games', () => {
    const result = compile(toyChain(scenario(`${NORTH}/banner`, 'eagle')), [HOMELESS]);
    expect(result.problems).toEqual([]);
    expect(result.ok && result.game.sides.map(({ home }) => home)).toEqual([null, null]);
  });
});
