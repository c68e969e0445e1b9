import { describe, expect, it } from 'vitest';
import { type Scene, scene, unit } from './testing.ts';

const FORD = ['A2 B9', 'A3 B9'];

/** Two foot units with an enemy on the one side, and a ford on the other. */
const march = (turn: number, ...changes: readonly object[]): Scene => {
  const ford = { op: 'add', target: 'map/zones/ford', value: { id: 'ford', purpose: 'other', hexes: FORD } };
  return scene({
    phase: 'polish-lithuanian-movement',
    turn,
    map: { columns: 14, rows: 14, zones: { ford: FORD } },
    units: [
      unit('polish-foot-1', 'polish-foot-1', 'A6 B11', 'N'),
      unit('D', 'polish-foot-2', 'A7 B11', 'N'),
      unit('K', 'teutonic-horse-1', 'A13 B14', 'S'),
    ],
    rules: { changes: [ford, ...changes].map((change) => ({ ...change, reason: 'A test.' })) },
  });
};

const HELD = {
  op: 'replace',
  target: 'victory',
  value: {
    conditions: [
      { id: 'f', label: 'Held', when: 'holds("polish-lithuanian", "ford") >= 2', winner: 'polish-lithuanian' },
    ],
  },
};
const HOME = {
  op: 'add',
  target: 'withdrawals/home',
  value: { id: 'home', turn: 6, units: ['polish-foot-1'], zone: 'ford', points: 5 },
};

const SCORED = {
  op: 'add',
  target: 'objectives/ford',
  value: { id: 'ford', zone: 'ford', points: 8 },
};

/** By how much the first unit comes nearer to the ford in one phase. */
function nearer({ battle, unit: index, play }: Scene): number {
  const hexes = FORD.map((label) => battle.map.numbering.hexOf(label));
  const distance = (): number =>
    Math.min(...hexes.map((hex) => battle.grid.distance(hex, battle.hex.of(index('polish-foot-1')))));
  const before = distance();
  play();
  return before - distance();
}

describe('the captain', () => {
  it('goes for hexes that score for either side, though they are no camp', () => {
    expect(nearer(march(1, SCORED))).toBeGreaterThan(0);
  });

  it('leaves hexes alone by which nobody wins', () => {
    expect(nearer(march(1))).toBeLessThanOrEqual(0);
  });

  it('makes for the hexes by which it wins', () => {
    expect(nearer(march(1, HELD))).toBeGreaterThan(0);
  });

  it('brings a unit to where it leaves the map, in time and not before', () => {
    expect(nearer(march(1, HOME))).toBeLessThanOrEqual(0);
    expect(nearer(march(6, HOME))).toBeGreaterThan(0);
  });

  it('stays as long as what must hold before it leaves does not, and leaves late rather than never', () => {
    const [waiting, free] = ["lost('teutonic') > 0", "lost('teutonic') == 0"].map((when) => ({
      ...HOME,
      value: { ...HOME.value, when },
    }));
    expect(nearer(march(6, waiting))).toBeLessThanOrEqual(0);
    expect(nearer(march(6, free))).toBeGreaterThan(0);
    expect(nearer(march(8, free))).toBeGreaterThan(0);
  });
});
