import { describe, expect, it } from 'vitest';
import { sceneOf, troops } from '../test-position.ts';
import { engagementsOf } from './eligible.ts';

/** With how many figures the first unit fights each of the others. */
function figures(...units: Parameters<typeof sceneOf>[0]): number[] {
  return engagementsOf(
    sceneOf(units),
    0,
    units.slice(1).map((_, at) => at + 1),
  ).map((one) => one.figures);
}

describe('figures that fight', () => {
  const line = troops('A', 'french', 'english-bills', [12, 12], '24,20', 1800);

  it('touch the enemy, and one overlaps at either end', () => {
    expect(figures(line, troops('B', 'english', 'english-bills', [4, 4], '24,20', 0))).toEqual([8]);
  });

  it('fight one enemy each', () => {
    const two = [
      troops('B', 'english', 'english-bills', [4, 4], '22,20', 0),
      troops('C', 'english', 'english-bills', [4, 4], '26,20', 0),
    ];
    // Six files touch or overlap either of the two.
    expect(figures(line, ...two)).toEqual([6, 6]);
  });

  it('are those of the flank where the flank is struck', () => {
    const column = troops('A', 'french', 'english-bills', [12, 3], '24,20', 1800);
    expect(figures(column, troops('B', 'english', 'english-bills', [8, 8], '24.75,18.5', 2700))).toEqual([4]);
  });
});
