import { describe, expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

const rules = (pointer: string, value: unknown): ToyEdit => ['rules', 'rules.json', pointer, value];
const added = rules('/parameters/2', { id: 'game-turn', value: 1 });

describe('a parameter', () => {
  it('that nothing reads is a warning', () => {
    expect(problemsOf(added)).toEqual([
      expect.stringContaining(
        'warning system.unused-parameter No rule of this game reads the parameter "game-turn", and no formula. Did you mean "game-turns"?',
      ),
    ]);
  });

  it('that resembles no other is told how a formula reads it', () => {
    expect(problemsOf(rules('/parameters/2', { id: 'depth-of-mud', value: 1 }))).toEqual([
      expect.stringContaining('and no formula. Write parameter("depth-of-mud") in one, or remove it.'),
    ]);
  });

  it('that a formula reads is none', () => {
    const naming = rules('/modifiers/0/when', "parameter('game-turn') > 0");
    const unused = problemsOf(added, naming).filter((problem) => problem.includes('unused-parameter'));
    expect(unused).toEqual([]);
  });
});
