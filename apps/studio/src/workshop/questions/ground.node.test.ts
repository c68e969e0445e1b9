import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNumbering, Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { Bench } from '../bench.ts';
import { movement, sight } from './ground.ts';
import { placement } from './placement.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const ID = 'gmb/tamburlaine';

function bench(): Bench {
  const made = new Bench();
  for (const id of ['gmb/standard', ID, 'gmb/tamburlaine-heavier-wagons']) {
    const folder = path.join(SCENARIOS, id);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    made.project.addPackage(id, new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])));
  }
  return made;
}

const numbering = createNumbering(
  { preset: 'column-row' },
  new Grid({ orientation: 'pointy', columns: 26, rows: 36, shift: 'even' }),
);
const hex = (label: string): number => numbering.hexOf(label);

describe('questions about the ground', () => {
  it('says what blocks a line of sight, and by which case', () => {
    const seen = sight(bench(), { package: ID, from: hex('1216'), to: hex('1803') });
    expect(seen).toMatchObject({ clear: false, range: 13, blockedBy: [{ hex: hex('1704'), case: '8.15' }] });
  });

  it('says what it costs a unit to go anywhere', () => {
    const reach = movement(bench(), { package: ID, unit: 'akinjis-1', from: hex('0513'), across: null });
    expect(reach?.allowance).toBe(8);
    expect(reach?.places.length).toBeGreaterThan(100);
    expect(movement(bench(), { package: ID, unit: 'nobody', from: hex('0513'), across: null })).toBeNull();
  });

  it('has no answer while the package has errors, and none of a base', () => {
    const broken = bench();
    broken.project.addPackage(ID, new Map([['map.json', '{']]));
    expect(sight(broken, { package: ID, from: 0, to: 1 })).toBeNull();
    expect(sight(broken, { package: 'gmb/standard', from: 0, to: 1 })).toBeNull();
  });
});

describe('may a unit stand there?', () => {
  it('asks the compiler, which answers for that unit alone', () => {
    const made = bench();
    expect(placement(made, { package: ID, unit: 'akinjis-1', hexes: ['0513'] })).toEqual([]);
    const outside = placement(made, { package: ID, unit: 'akinjis-1', hexes: ['0518'] });
    expect(outside).toMatchObject([{ severity: 'warning' }]);
    expect(outside[0].message).toContain('outside of the set-up zone');
    const shared = placement(made, { package: ID, unit: 'akinjis-1', hexes: ['1213'] });
    expect(shared[0]).toMatchObject({ severity: 'error' });
  });

  it('tries what a variant inherits as a change of it', () => {
    const variant = 'gmb/tamburlaine-heavier-wagons';
    const outside = placement(bench(), { package: variant, unit: 'akinjis-1', hexes: ['0518'] });
    expect(outside[0]?.message).toContain('outside of the set-up zone');
  });

  it('has nothing to say of a cover that cannot be read', () => {
    const broken = bench();
    broken.project.addPackage(ID, new Map([['scenario.json', '{']]));
    expect(placement(broken, { package: ID, unit: 'akinjis-1', hexes: ['0518'] })).toEqual([]);
  });
});
