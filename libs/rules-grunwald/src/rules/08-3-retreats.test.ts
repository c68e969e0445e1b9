import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece, type Position, type Scene } from '../test-position.ts';

/** K, a Crusader unit, is beaten back from the middle by A, who comes from the south: 6 to 6 and a die of 1. */
function beaten(others: readonly Piece[] = [], more: Partial<Position> = {}, facing = 'S'): Scene {
  const fought = scene({
    phase: 'polish-lithuanian-attack',
    units: [
      unit('A', 'polish-horse-1', 'A7 B10', 'N'),
      unit('K', 'crusader-horse-1', 'A7 B11', facing),
      marker('own', 'zyndram', 'A5 B9'),
      ...others,
    ],
    dice: [1],
    ...more,
  });
  fought.do({ do: 'attack', target: 'K' });
  return fought;
}

const retreat = (way: string): { do: string; unit: string; steps: string[] } => ({
  do: 'retreat',
  unit: 'K',
  steps: [way],
});
const terrain = (hexes: Record<string, string>): Partial<Position> => ({
  map: { columns: 14, rows: 14, terrain: hexes },
});
/** A Polish unit away from the fight that has its zone of control there. */
const polish = (hex: string, facing: string, copy = 'polish-horse-3'): Piece => unit('P', copy, hex, facing);

describe('retreats', () => {
  it('lead through one of the three hexsides of the rear, and look back [8.32]', () => {
    const gone = beaten();
    expect([gone.battle.decision?.id, gone.battle.deciding, gone.battle.legal().length]).toEqual(['retreating', 0, 3]);
    expect(gone.refused(retreat('SE'))).toEqual(['8.31']);
    gone.do(retreat('NE'));
    expect([gone.hex('K'), gone.piece('K').facing, gone.piece('K').disordered]).toEqual(['A8 B11', 'SW', false]);
  });

  it('lead one hex [8.32]', () => {
    const { refused } = beaten();
    expect(refused({ do: 'retreat', unit: 'K', steps: ['N', 'N'] })).toEqual(['8.31']);
  });

  it('of a defender begin with a turn to its attacker [8.32]', () => {
    const turned = beaten([], {}, 'SW');
    expect(turned.piece('K').facing).toBe('S');
    expect(turned.refused(retreat('SE'))).toEqual(['8.31']);
  });

  it('of attackers are made without turning, one after the other [8.31]', () => {
    const both = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'tartar-horse-1', 'A7 B10', 'N'),
        unit('B', 'tartar-horse-2', 'A8 B10', 'NW'),
        unit('K', 'crusader-horse-1', 'A7 B11', 'S'),
      ],
      dice: [5],
    });
    both.do({ do: 'attack', target: 'K' });
    expect(both.battle.legal().length).toBe(6);
    both.do({ do: 'retreat', unit: 'B', steps: [{ to: 'A9 B9' }] });
    expect(both.refused({ do: 'retreat', unit: 'B', steps: ['SE'] })).toEqual(['8.31']);
    both.do({ do: 'retreat', unit: 'A', steps: ['S'] });
    expect([both.hex('A'), both.piece('A').facing, both.hex('B'), both.piece('B').facing]).toEqual([
      'A7 B9',
      'N',
      'A9 B9',
      'NW',
    ]);
  });

  it('are barred by lakes, and checked for losses in a marsh [8.33]', () => {
    const lake = beaten([], terrain({ 'A7 B12': 'lake', 'A8 B11': 'marsh' }));
    expect(lake.refused(retreat('N'))).toEqual(['8.33']);
    const marsh = beaten([], { ...terrain({ 'A8 B11': 'marsh' }), dice: [1, 6, 4] });
    marsh.do(retreat('NE'));
    expect([marsh.piece('K').eliminated, marsh.event('marsh-check').length]).toEqual([true, 1]);
  });

  it('into an enemy zone of control disorder and rout [8.34]', () => {
    const routed = beaten([polish('A8 B12', 'N')]);
    routed.do(retreat('N'));
    expect(routed.event('retreat-into-zone')).toMatchObject([{ unit: 'K', hex: 'A7 B12' }]);
    expect([routed.piece('K').disordered, routed.battle.decision?.id]).toEqual([true, 'routing']);
    expect(routed.events()).not.toContain('leader-check');
  });

  it('by an option take a hex without such a zone where there is one (R34)', () => {
    const safer = beaten([polish('A8 B12', 'N')], { options: { 'retreat-choice': 'safest' } });
    expect(safer.refused(retreat('N'))).toEqual(['8.34']);
    expect(safer.refused(retreat('NW'))).toEqual([]);
  });

  it('never lead to an enemy or into its attack zone; who has nothing else is eliminated [8.35]', () => {
    const barred = beaten([polish('A8 B12', 'SW')]);
    expect(barred.refused(retreat('N'))).toEqual(['8.35']);
    const surrounded = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B10', 'N'),
        unit('K', 'crusader-horse-1', 'A7 B11', 'S'),
        unit('P', 'polish-horse-3', 'A6 B12', 'N'),
        unit('Q', 'polish-horse-4', 'A9 B11', 'NW'),
        unit('R', 'polish-horse-5', 'A7 B13', 'S'),
        unit('S', 'polish-horse-6', 'A9 B10', 'NW'),
        marker('own', 'zyndram', 'A5 B9'),
      ],
      dice: [1],
    });
    surrounded.do({ do: 'attack', target: 'K' });
    expect(surrounded.event('retreat-impossible')).toMatchObject([{ unit: 'K' }]);
    expect(surrounded.piece('K').eliminated).toBe(true);
    // The victor may make one turn after its advance [8.63].
    surrounded.do({ do: 'pursue', unit: 'A', after: 'K' });
    expect([surrounded.hex('A'), surrounded.battle.decision?.id]).toEqual(['A7 B11', 'turning']);
  });

  it('may leave the map, to come back five turns later [10.11]', () => {
    const edge = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B17', 'N'),
        unit('K', 'crusader-horse-1', 'A7 B18', 'S'),
        marker('L', 'wallenrode', 'A7 B18'),
        marker('own', 'zyndram', 'A5 B9'),
      ],
      // The leader adds 1.
      dice: [1],
    });
    edge.do({ do: 'attack', target: 'K' });
    expect(edge.event('combat')[0].result).toBe('DR');
    edge.do(retreat('N'));
    expect([edge.piece('K').away, edge.piece('K').returns, edge.piece('L').away]).toEqual([true, 7, true]);
    edge.do({ do: 'pursue', unit: 'A', after: 'K' });
    expect([edge.hex('A'), edge.piece('A').facing]).toEqual(['A7 B18', 'N']);
  });
});
