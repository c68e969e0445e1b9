import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './testing.ts';

const FORD = ['1112', '1212'];

/** Two archers with an enemy far to the west, and a ford in the east. */
const march = (turn: number, ...changes: readonly object[]): Scene => {
  const ford = { op: 'add', target: 'map/zones/ford', value: { id: 'ford', purpose: 'other', hexes: FORD } };
  return scene({
    phase: 'movement',
    turn,
    map: { columns: 14, rows: 14, zones: { ford: FORD } },
    units: [
      { id: 'khoshun-1', copy: 'khoshun-1', hexes: ['0909'] },
      { id: 'D', copy: 'khoshun-2', hexes: ['0809'] },
      { id: 'B', copy: 'akinjis-1', hexes: ['0102'] },
    ],
    rules: { changes: [ford, ...changes].map((change) => ({ ...change, reason: 'A test.' })) },
  });
};

const HELD = {
  op: 'replace',
  target: 'victory',
  value: { conditions: [{ id: 'ford', label: 'Held', when: 'holds("tartar", "ford") >= 2', winner: 'tartar' }] },
};
const HOME = {
  op: 'add',
  target: 'withdrawals/home',
  value: { id: 'home', turn: 3, units: ['khoshun-1'], zone: 'ford', points: 5 },
};

/** By how much the first archer comes nearer to the ford in one phase. */
function nearer({ battle, unit, play }: Scene): number {
  const hexes = FORD.map((label) => battle.map.numbering.hexOf(label));
  const distance = (): number =>
    Math.min(...hexes.map((hex) => battle.grid.distance(hex, battle.left.of(unit('khoshun-1')))));
  const before = distance();
  play();
  return before - distance();
}

describe('the captain', () => {
  it('leaves hexes alone by which nobody wins', () => {
    expect(nearer(march(1))).toBeLessThanOrEqual(0);
  });

  it('makes for the hexes by which it wins, whatever the turn', () => {
    expect(nearer(march(1, HELD))).toBeGreaterThan(0);
  });

  it('brings a unit to where it leaves the map, in time and not before', () => {
    expect(nearer(march(1, HOME))).toBeLessThanOrEqual(0);
    expect(nearer(march(3, HOME))).toBeGreaterThan(0);
  });

  it('stays as long as what must hold before it leaves does not, and leaves late rather than never', () => {
    const [waiting, free] = ["lost('tartar') > 0", "lost('tartar') == 0"].map((when) => ({
      ...HOME,
      value: { ...HOME.value, when },
    }));
    expect(nearer(march(3, waiting))).toBeLessThanOrEqual(0);
    expect(nearer(march(3, free))).toBeGreaterThan(0);
    expect(nearer(march(5, free))).toBeGreaterThan(0);
  });
});
