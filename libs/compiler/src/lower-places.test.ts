import { Plane } from '@hexwright/engine';
import { formatProblem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { isOnHexes } from './compiled-game.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

/** The toy on a table: its gangs stand at points, not in hexes. */
const SYSTEM = { ...TOY_SYSTEM, space: (): Plane => new Plane({ width: 30, height: 20 }) };
const at = (...labels: readonly string[]): ToyEdit => [
  'hill',
  'scenario.json',
  '/setUp',
  labels.map((label, index) => ({ unit: ['anna', 'twins'][index], hexes: [label] })),
];

describe('a game without hexes', () => {
  it('takes place in the space that its system makes', () => {
    const result = compile(toyChain(at('3,4', '29,19')), [SYSTEM]);
    if (!result.ok) throw new Error(result.problems.map(formatProblem).join(' '));
    const { game } = result;
    expect([isOnHexes(game), game.map.plan.shape]).toEqual([false, 'plane']);
    expect(game.setUp.map(({ left }) => game.map.label(left))).toEqual(['3,4', '29,19']);
  });

  it('has no piece beside its table', () => {
    const { problems } = compile(toyChain(at('3,4', '30,19')), [SYSTEM]);
    expect(problems.map(formatProblem).filter((text) => text.includes('unit.off-map'))).toEqual([
      expect.stringContaining(
        'The Twins (twins) stands in 30,19, which is no place of this game. Name one, such as 0,0.',
      ),
    ]);
  });
});
