import { describe, expect, it } from 'vitest';
import { placeCounters } from '../scene/footprint.ts';
import { sampleCounter, sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { describeHex, describeMoves } from './describe.ts';
import { roved, ROVING_KEYS } from './roving.ts';

describe.each(SAMPLE_SPECS)('the focus on a $orientation map', (spec) => {
  const { grid, layout } = stage(sampleScene(spec));

  it('moves to the neighbour that lies the way of the key', () => {
    const way: Record<string, readonly [number, number]> = {
      Home: [-1, -1],
      PageUp: [1, -1],
      End: [-1, 1],
      PageDown: [1, 1],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    for (const key of ROVING_KEYS) {
      const next = roved(grid, 44, key)!;
      expect(grid.distance(44, next)).toBe(1);
      const [dx, dy] = [layout.x[next] - layout.x[44], layout.y[next] - layout.y[44]];
      const [x, y] = way[key];
      if (x !== 0) expect(Math.sign(dx)).toBe(x);
      if (y !== 0) expect(Math.sign(dy)).toBe(y);
    }
  });

  it('stays on the map, and stays put for other keys', () => {
    expect(roved(grid, 0, 'ArrowLeft')).toBe(0);
    expect(grid.columnOf(roved(grid, 44, 'ArrowRight', 99)!)).toBe(9);
    expect(roved(grid, 44, 'x')).toBe(null);
  });

  it('keeps to a column or row on the long way', () => {
    expect(grid.columnOf(roved(grid, 74, 'ArrowUp', 7)!)).toBe(4);
    expect(grid.rowOf(roved(grid, 41, 'ArrowRight', 7)!)).toBe(4);
  });
});

describe('the map in words', () => {
  it('describes a hex from its ground to its topmost counter', () => {
    const marks = [{ drawing: 'bar', text: '2', tone: 'danger', name: 'shaken twice' }] as const;
    const counters = [
      sampleCounter({ place: 62, name: 'Foot', values: 'L-4-C' }),
      sampleCounter({ id: 'pair', place: 62, across: 0, name: 'Guard', mode: 'FIRE', marks }),
    ];
    const staged = stage(sampleScene(SAMPLE_SPECS[0], { counters }));
    expect(describeHex(staged, placeCounters(staged), 62)).toBe(
      '0307, Clear, level 1, Road. Guard, M-6-B, fire, facing N, shaken twice; Foot, L-4-C.',
    );
    expect(describeHex(staged, placeCounters(staged), 70)).toBe('0108, Clear, level 1, in Camp.');
    const chips = [{ place: 70, chips: [{ text: 'S2', color: '', name: 'Smoke: 2' }] }];
    const smoky = stage({ ...staged.scene, chips });
    expect(describeHex(smoky, placeCounters(smoky), 70)).toBe('0108, Clear, level 1, in Camp, Smoke: 2.');
    expect(describeHex(staged, placeCounters(staged), 33)).toBe('0404, Clear, level 1, Ridge E.');
    expect(describeHex(staged, placeCounters(staged), 34)).toMatch(/^0504, .*Ridge W/);
  });

  it('announces what has changed', () => {
    const before = [sampleCounter(), sampleCounter({ id: 'foot', name: 'Foot' })];
    const counters = [sampleCounter({ place: 34 }), sampleCounter({ id: 'new', name: 'Bows', place: 1 })];
    const staged = stage(sampleScene(SAMPLE_SPECS[0], { counters }));
    expect(describeMoves(staged, before)).toBe('Horse now in 0504. Bows placed in 0201. Foot removed');
    expect(describeMoves(staged, before, 1)).toBe('Horse now in 0504, and 2 more changes');
  });
});
