import type { Problem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

/** In the hill, North stands in the first row and South in the last; each runs to its own edge. */
const [NORTH, SOUTH] = [0, 1];
const scenario = (pointer: string, value: unknown): ToyEdit => ['hill', 'scenario.json', pointer, value];

function problems(...edits: readonly ToyEdit[]): readonly Problem[] {
  return compile(toyChain(...edits), [TOY_SYSTEM]).problems;
}

describe('the home edge of a side', () => {
  it('lies behind its army', () => {
    expect(problems()).toEqual([]);
    const [problem, ...others] = problems(scenario(`/sides/${SOUTH}/edge`, 'north'));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'side.edge', severity: 'warning', pointer: '/sides/1/edge' });
    expect(problem.message).toContain('stands between its enemy and the south edge, yet its home edge is north');
    // Its fleeing units run to the south already.
    expect(problem.fixes).toEqual([
      {
        title: 'Make south its edge',
        edits: [{ file: 'scenario.json', pointer: '/sides/1/edge', op: 'set', value: 'south' }],
      },
    ]);
  });

  it('takes the way of its fleeing units along', () => {
    const template = [
      scenario(`/sides/${SOUTH}/edge`, 'north'),
      scenario(`/sides/${SOUTH}/routDirections`, ['NE', 'NW']),
    ];
    const [{ fixes }] = problems(...template);
    expect(fixes[0].edits).toEqual([
      { file: 'scenario.json', pointer: '/sides/1/edge', op: 'set', value: 'south' },
      { file: 'scenario.json', pointer: '/sides/1/routDirections', op: 'set', value: ['SW', 'SE'] },
    ]);
  });

  it('is where its fleeing units run', () => {
    const [problem, ...others] = problems(scenario(`/sides/${NORTH}/routDirections`, ['NE', 'SE']));
    expect(others).toEqual([]);
    expect(problem.message).toBe(
      'Fleeing units of North would run SE, away from their home edge, north. Give the directions that lead there.',
    );
    expect(problem.fixes[0].edits[0].value).toEqual(['NE', 'NW']);
  });

  it('is not asked about where both armies stand at the same height', () => {
    const level: readonly ToyEdit[] = [
      scenario('/setUp', [
        { unit: 'bakers', hexes: ['0201', '0301'], facing: 'S' },
        { unit: 'smiths', hexes: ['0502', '0602'], facing: 'N' },
      ]),
      scenario(`/sides/${SOUTH}/edge`, 'north'),
    ];
    expect(problems(...level).filter(({ code, message }) => code === 'side.edge' && message.includes('army'))).toEqual(
      [],
    );
  });
});

describe('pieces with a front', () => {
  it('do not all look away from the enemy', () => {
    const [problem, ...others] = problems(scenario('/setUp/2/facing', 'S'));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'side.facing', pointer: '/setUp/2/facing' });
    expect(problem.fixes).toEqual([
      {
        title: 'Turn all of South about',
        edits: [{ file: 'scenario.json', pointer: '/setUp/2/facing', op: 'set', value: 'N' }],
      },
    ]);
  });
});
