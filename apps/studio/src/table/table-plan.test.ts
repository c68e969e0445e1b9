import { describe, expect, it } from 'vitest';
import { kindsFor, planOf, type TableSource } from './table-plan.ts';

const SOURCE: TableSource = {
  table: {
    width: 48,
    depth: 36,
    features: [
      {
        id: 'copse',
        kind: 'wood',
        area: [
          [1, 1],
          [4, 1],
          [2.5, 3],
        ],
        level: 1,
      },
      {
        id: 'ditch',
        kind: 'ditch',
        line: [
          [0, 9],
          [48, 9],
        ],
        cover: true,
      },
      { id: 'odd', kind: 'nothing', area: [[1, 1]] },
      { id: 'new', area: [[2, 2]] },
    ],
    deployments: [
      {
        id: 'up',
        side: 'red',
        area: [
          [0, 0],
          [48, 0],
          [48, 8],
        ],
      },
    ],
  },
  terrains: [{ id: 'wood', name: 'Wood', cost: 2, values: { cover: 'some' }, color: '#88aa66' }],
  hexsides: [
    { id: 'ditch', name: 'Ditch', cost: 'prohibited', when: 'crossing', drawing: 'ditch' },
    { id: 'uphill', cost: 1, when: 'climbing' },
  ],
  features: [{ id: 'lane', name: 'Lane' }],
};

describe('the plan of a table', () => {
  it('is what the package says, in thousandths of an inch', () => {
    const plan = planOf(SOURCE);
    expect(plan).toMatchObject({ width: 48_000, depth: 36_000 });
    expect(plan?.features[0]).toMatchObject({ name: 'Wood', form: 'area', level: 1, cover: true, impassable: false });
    expect(plan?.features[0].points[2]).toEqual({ x: 2500, y: 3000 });
    expect(plan?.features[1]).toMatchObject({ kindName: 'Ditch', cover: true, impassable: true, drawing: 'ditch' });
    expect(plan?.deployments[0]).toMatchObject({ name: 'up', side: 'red' });
    expect(planOf({ ...SOURCE, table: null })).toBe(null);
  });

  it('draws what is of no kind that there is', () => {
    expect(planOf(SOURCE)?.features[2]).toMatchObject({ name: 'nothing', color: '', cover: false });
    expect(planOf(SOURCE)?.features[3]).toMatchObject({ name: 'new', color: '', cover: false });
  });

  it('offers kinds of terrain for areas, and what can be drawn for lines', () => {
    expect(kindsFor(SOURCE, true).map(({ id }) => id)).toEqual(['wood']);
    expect(kindsFor(SOURCE, false).map(({ id }) => id)).toEqual(['lane', 'ditch']);
  });
});
