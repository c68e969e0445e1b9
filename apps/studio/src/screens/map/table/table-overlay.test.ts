import type { TablePlan } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { TableUnit } from '../../../table/units.ts';
import { nameOfChosen, outlineOf } from './table-overlay.ts';

const wood = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 0, y: 4000 },
];
const plan = {
  features: [{ id: 'wood-1', points: wood }],
  deployments: [],
  zones: [],
  labels: [{ id: 'name-1', at: { x: 5000, y: 6000 } }],
} as unknown as TablePlan;
const outline = { x: 10_000, y: 10_000, facing: 0, width: 4000, depth: 2000 };
const units = [{ id: 'guards', outline }] as unknown as readonly TableUnit[];

describe('the outline of a thing on a table', () => {
  it('is found by its name, whatever it is', () => {
    expect(outlineOf(nameOfChosen({ list: 'features', id: 'wood-1' }), plan, units)).toEqual(wood);
    expect(outlineOf('labels/name-1', plan, units)).toEqual([{ x: 5000, y: 6000 }]);
    expect(outlineOf('units/guards', plan, units)).toHaveLength(4);
  });

  it('is none for what is not there any more', () => {
    expect(outlineOf('features/wood-2', plan, units)).toEqual([]);
    expect(outlineOf('', plan, units)).toEqual([]);
  });
});
