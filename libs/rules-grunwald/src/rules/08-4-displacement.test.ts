import { describe, expect, it } from 'vitest';
import { invariantViolations } from '../consistency.ts';
import { marker, scene, unit, type Piece, type Position, type Scene } from '../test-position.ts';

/** K must retreat to the north; what stands there is `others`. Its other ways lead into lakes. */
function pressed(others: readonly Piece[], more: Partial<Position> = {}, lakes: Record<string, string> = {}): Scene {
  const fought = scene({
    phase: 'polish-lithuanian-attack',
    map: { columns: 14, rows: 14, terrain: { 'A6 B12': 'lake', 'A8 B11': 'lake', ...lakes } },
    units: [
      unit('A', 'polish-horse-1', 'A7 B10', 'N'),
      unit('K', 'crusader-horse-1', 'A7 B11', 'S'),
      marker('own', 'zyndram', 'A5 B9'),
      ...others,
    ],
    dice: [1],
    ...more,
  });
  fought.do({ do: 'attack', target: 'K' });
  return fought;
}

const north = { do: 'retreat', unit: 'K', steps: ['N'] };
const B = (facing: string, more: Record<string, unknown> = {}): Piece =>
  unit('B', 'crusader-horse-2', 'A7 B12', facing, more);

describe('displacement', () => {
  it('makes room for a retreat, one unit behind the other, as in the example of 8.4 [8.41], [8.42]', () => {
    const chain = pressed([B('SW'), unit('C', 'crusader-horse-3', 'A8 B12', 'S'), marker('L', 'wallenrode', 'A7 B12')]);
    chain.do(north);
    expect([chain.hex('K'), chain.hex('B'), chain.hex('C')]).toEqual(['A7 B12', 'A8 B12', 'A8 B13']);
    // Nobody turns, and leaders go along.
    expect([chain.piece('B').facing, chain.piece('C').facing, chain.hex('L')]).toEqual(['SW', 'S', 'A8 B12']);
    expect([chain.piece('B').face, chain.piece('B').disordered]).toEqual(['shock', false]);
    expect(invariantViolations(chain.battle)).toEqual([]);
  });

  it('is impossible into lakes, attack zones and enemies: then the retreating unit dies [8.44], [8.45]', () => {
    expect(pressed([B('S')], {}, { 'A7 B13': 'lake' }).piece('K').eliminated).toBe(true);
    const zone = [B('S'), unit('P', 'polish-horse-3', 'A7 B14', 'S')];
    expect(pressed(zone).piece('K').eliminated).toBe(true);
    expect(pressed([B('S'), unit('P', 'polish-horse-3', 'A7 B13', 'N')]).piece('K').eliminated).toBe(true);
  });

  it('into a plain zone of control disorders, and the rout follows the retreat [8.44]', () => {
    const pushed = pressed([B('S'), unit('P', 'polish-horse-3', 'A7 B14', 'N')]);
    pushed.do(north);
    expect([pushed.hex('K'), pushed.piece('B').disordered, pushed.battle.decision?.id]).toEqual([
      'A7 B12',
      true,
      'routing',
    ]);
    expect(pushed.piece('B').face).toBe('shock');
  });

  it('is not asked of disordered friends, but by an option [8.41]', () => {
    expect(pressed([B('S', { disordered: true })]).piece('K').eliminated).toBe(true);
    const yes = pressed([B('S', { disordered: true })], { options: { 'displace-disordered': 'yes' } });
    yes.do(north);
    expect(yes.hex('B')).toBe('A7 B13');
  });

  it('leads nobody off the map (R13), and not into the hex of the retreating unit', () => {
    expect(pressed([B('N')]).piece('K').eliminated).toBe(true);
    const edge = scene({
      phase: 'polish-lithuanian-attack',
      map: { columns: 14, rows: 14, terrain: { 'A6 B18': 'lake', 'A8 B17': 'lake' } },
      units: [
        unit('A', 'polish-horse-1', 'A7 B16', 'N'),
        unit('K', 'crusader-horse-1', 'A7 B17', 'S'),
        unit('B', 'crusader-horse-2', 'A7 B18', 'S'),
        marker('own', 'zyndram', 'A5 B9'),
      ],
      dice: [1],
    });
    edge.do({ do: 'attack', target: 'K' });
    expect(edge.piece('K').eliminated).toBe(true);
  });

  it('costs a gun its life, and scores nothing [8.47]', () => {
    const gun = pressed([unit('B', 'gun-1', 'A7 B12', 'S')]);
    gun.do(north);
    expect([gun.piece('B').eliminated, gun.hex('K'), gun.battle.victoryPoints.of(1)]).toEqual([true, 'A7 B12', 0]);
  });

  it('checks heavy horse in a marsh [8.44]', () => {
    const marsh = pressed([B('S')], { dice: [1, 6, 6] }, { 'A7 B13': 'marsh' });
    marsh.do(north);
    expect([marsh.piece('B').eliminated, marsh.hex('K')]).toEqual([true, 'A7 B12']);
  });

  it('may happen to the same unit again in the phase, a hex each time [8.46], [8.43]', () => {
    const twice = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B10', 'N'),
        unit('K', 'crusader-horse-1', 'A7 B11', 'S'),
        unit('B', 'crusader-horse-2', 'A7 B12', 'S'),
        unit('D', 'polish-horse-2', 'A5 B14', 'NE'),
        unit('E', 'crusader-horse-3', 'A6 B14', 'SW'),
        marker('near', 'zyndram', 'A5 B9'),
      ],
      dice: [1, 1],
    });
    twice.do({ do: 'attack', target: 'K' });
    twice.do({ do: 'retreat', unit: 'K', steps: ['N'] });
    expect(twice.hex('B')).toBe('A7 B13');
    twice.do({ do: 'decline' });
    twice.do({ do: 'attack', target: 'E' });
    twice.do({ do: 'retreat', unit: 'E', steps: ['SE'] });
    expect(twice.event('displaced')).toMatchObject([
      { unit: 'B', hex: 'A7 B13' },
      { unit: 'B', hex: 'A7 B14' },
    ]);
  });
});
