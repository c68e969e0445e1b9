import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { marker, scene, unit, type Piece, type Position } from '../test-position.ts';

type Sum = readonly [attack: unknown, defence: unknown, differential: unknown, foot: unknown];

/** The sums of the one attack that the position has. */
function sums(units: readonly Piece[], more: Partial<Position> = {}): Sum {
  const fought = scene({ phase: 'polish-lithuanian-attack', units, dice: [3, 3, 3, 3, 3, 3], ...more });
  fought.do({ do: 'attack', target: 'K' });
  const { attack, defence, differential, foot } = fought.event('combat')[0];
  return [attack, defence, differential, foot];
}

const ground = (terrain: Record<string, string>): Partial<Position> => ({ map: { columns: 14, rows: 14, terrain } });
const A = unit('A', 'polish-horse-1', 'A7 B10', 'N');
const F = unit('A', 'polish-foot-1', 'A7 B10', 'N');
const horse = (facing: string): Piece => unit('K', 'zakonu', 'A7 B11', facing);
const foot = (facing: string): Piece => unit('K', 'teutonic-foot-1', 'A7 B11', facing);

describe('the differential', () => {
  it('is +1 in the example of 7.47: a combined attack on a village', () => {
    const found = sums(
      [A, unit('B', 'polish-foot-1', 'A8 B10', 'NW'), horse('S')],
      ground({ 'A7 B11': 'village', 'A8 B10': 'marsh' }),
    );
    expect(found).toEqual([5, 4, 1, true]);
  });

  it('is told with each modifier that changes it [7.45]', () => {
    const {
      battle,
      do: act,
      event,
    } = scene({
      phase: 'polish-lithuanian-attack',
      units: [A, horse('S')],
      dice: [3, 3, 3],
      ...ground({ 'A7 B10': 'marsh' }),
    });
    act({ do: 'attack', target: 'K' });
    expect(library.tell(battle, event('modifier')[0])).toBe('    -1 Out of a marsh [7.45]');
  });

  it('counts modifiers by their stacking, as a package says', () => {
    const one = (id: string, value: number, stacking: string): Record<string, unknown> => ({
      id,
      applies: 'bonus',
      label: id,
      case: '7.22',
      when: 'attacks',
      value,
      stacking,
    });
    const attack = (...modifiers: Record<string, unknown>[]): unknown =>
      sums([A, horse('S')], { rules: { modifiers } })[0];
    // The knight has six.
    expect(attack(one('drum', 3, 'add'), one('fife', 2, 'add'))).toBe(11);
    expect(attack(one('drum', 3, 'best:music'), one('fife', 2, 'best:music'))).toBe(9);
    expect(attack(one('drum', 3, 'worst:music'), one('fife', 2, 'worst:music'))).toBe(8);
    expect(attack(one('drum', 3, 'add'), one('fife', 2, 'set'))).toBe(8);
    expect(attack(one('horn', 5, 'add'), one('drum', 2, 'cap:music'), one('fife', 2, 'cap:music'))).toBe(13);
  });

  it('is +3 in the example of 7.31: 4 through the rear of whatever strength', () => {
    expect(sums([unit('A', 'lithuanian-horse-1', 'A7 B10', 'N'), horse('N')])).toEqual([4, 1, 3, false]);
    // Each of the three hexes of the rear zone; none of the three in front.
    const defence = (facing: string): unknown => sums([A, horse(facing)])[1];
    expect(['NW', 'N', 'NE'].map(defence)).toEqual([1, 1, 1]);
    expect(['SE', 'S', 'SW'].map(defence)).toEqual([8, 8, 8]);
  });

  it('of a combined attack counts one attacker in the rear for all [7.31]', () => {
    expect(sums([A, unit('B', 'polish-horse-2', 'A7 B12', 'S'), horse('S')])).toEqual([12, 1, 11, false]);
  });

  it('doubles foot that defends in wood or camp, to 2 from the rear [7.42]', () => {
    expect(sums([A, foot('S')], ground({ 'A7 B11': 'woods' }))).toEqual([6, 6, 0, true]);
    expect(sums([A, foot('S')], ground({ 'A7 B11': 'camp' }))[1]).toBe(6);
    expect(sums([A, foot('N')], ground({ 'A7 B11': 'woods' }))[1]).toBe(2);
    expect(sums([A, horse('S')], ground({ 'A7 B11': 'woods' }))[1]).toBe(8);
    expect(sums([F, horse('S')], ground({ 'A7 B10': 'woods' }))[0]).toBe(3);
  });

  it('halves horse into and in a village, fractions up [7.43], [7.44]', () => {
    expect(sums([unit('A', 'dobieslawa', 'A7 B10', 'N'), horse('S')], ground({ 'A7 B11': 'village' }))).toEqual([
      4,
      4,
      0,
      false,
    ]);
    expect(sums([F, foot('S')], ground({ 'A7 B11': 'village' }))).toEqual([3, 3, 0, true]);
    expect(sums([A, horse('N')], ground({ 'A7 B11': 'village' }))[1]).toBe(1);
  });

  it('takes 1 from an attack out of a marsh, not into another, never below nothing [7.45]', () => {
    expect(sums([A, horse('S')], ground({ 'A7 B10': 'marsh' }))[0]).toBe(5);
    expect(sums([A, horse('S')], ground({ 'A7 B10': 'marsh', 'A7 B11': 'marsh' }))[0]).toBe(6);
    const weak = unit('A', 'polish-horse-1', 'A7 B10', 'N', { values: { strength: 0 } });
    expect(Number(sums([weak, horse('S')], ground({ 'A7 B10': 'marsh' }))[0])).toBeGreaterThanOrEqual(0);
  });

  it('adds 1 for a leader of its own, once, and 1 for its own standard, after terrain [15.21], [16.0]', () => {
    const led = [marker('L', 'zyndram', 'A7 B10'), marker('M', 'zbigniew', 'A7 B10')];
    expect(sums([A, ...led, horse('S')])[0]).toBe(7);
    expect(sums([A, marker('L', 'witold', 'A7 B10'), horse('S')])[0]).toBe(6);
    expect(sums([A, ...led, horse('S')], ground({ 'A7 B11': 'village' }))).toEqual([4, 4, 0, false]);
    const standard = marker('S', 'teutonic-standard', 'A7 B11', { carrier: 'K' });
    expect(sums([A, standard, horse('S')])[1]).toBe(9);
    expect(sums([A, standard, marker('L', 'lichtenstein', 'A7 B11'), horse('N')])[1]).toBe(3);
  });

  it('by the option strength-order adds them before terrain', () => {
    const units = [unit('A', 'dobieslawa', 'A7 B10', 'N'), marker('L', 'zyndram', 'A7 B10'), horse('S')];
    const village = ground({ 'A7 B11': 'village' });
    expect(sums(units, village)[0]).toBe(5);
    expect(sums(units, { ...village, options: { 'strength-order': 'before-terrain' } })[0]).toBe(4);
  });

  it('is looked up in the foot table with any foot on either side [7.22]', () => {
    expect(sums([A, horse('S')])[3]).toBe(false);
    expect(sums([A, foot('S')])[3]).toBe(true);
    expect(sums([F, horse('S')])[3]).toBe(true);
  });

  it('beyond the table finds the outermost column, by an option the next diagonal (R14)', () => {
    const crowd = [A, unit('B', 'polish-horse-2', 'A7 B12', 'S'), horse('N')];
    const fought = (options: Record<string, string>): unknown => {
      const one = scene({ phase: 'polish-lithuanian-attack', units: crowd, dice: [5], options });
      one.do({ do: 'attack', target: 'K' });
      return one.event('combat')[0].result;
    };
    expect(fought({})).toBe('DD');
    expect(fought({ 'differential-overflow': 'extended' })).toBe('DE');
  });
});
