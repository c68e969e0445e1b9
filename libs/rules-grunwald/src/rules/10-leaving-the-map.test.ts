import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Scene } from '../test-position.ts';
import { leaveMap, sideOver } from './10-leaving-the-map.ts';

/** A unit that left over the south edge of the map and is due in turn 7. */
function due(
  dice: readonly number[],
  more: Record<string, unknown> = {},
  turn = 7,
  map: Record<string, unknown> = {},
): Scene {
  return scene({
    map: { columns: 14, rows: 14, ...map },
    turn,
    phase: 'polish-lithuanian-movement',
    units: [
      { id: 'A', copy: 'polish-horse-1', away: true, returns: 7, exit: 2, ...more },
      unit('B', 'polish-foot-1', 'A7 B9', 'N'),
      unit('K', 'teutonic-horse-1', 'A3 B8', 'N'),
    ],
    dice,
  });
}

describe('leaving the map', () => {
  it('takes leaders and standards along, for five turns [10.11], [16.0]', () => {
    const { battle, unit: index } = scene({
      turn: 3,
      phase: 'polish-lithuanian-movement',
      units: [
        unit('A', '1-krakowska', 'A7 B18', 'S'),
        marker('L', 'zyndram', 'A7 B18'),
        marker('S', 'polish-standard', 'A7 B18'),
        unit('B', 'polish-foot-1', 'A7 B9', 'N'),
      ],
    });
    leaveMap(battle, index('A'), 2);
    expect([battle.hex.of(index('A')), battle.hex.of(index('L')), battle.hex.of(index('S'))]).toEqual([-1, -1, -1]);
    expect([battle.returnTurn.of(index('A')), battle.returnTurn.of(index('L'))]).toEqual([8, 8]);
    expect([battle.exitSide.of(index('A')), battle.carrier.of(index('S'))]).toEqual([0, index('A') + 1]);
    expect(battle.isInEnemyZone(0, battle.map.numbering.hexOf('A7 B17'))).toBe(false);
  });

  it('names the side of the map that was crossed, at corners too [10.11]', () => {
    const { battle } = due([1]);
    const over = (label: string, direction: number): number =>
      sideOver(battle, battle.map.numbering.hexOf(label), direction);
    // Directions of the flat grid: SE, NE, N, NW, SW, S.
    expect([over('A7 B18', 2), over('A7 B5', 5), over('A1 B14', 4), over('A14 B8', 1)]).toEqual([0, 2, 3, 1]);
    expect([over('A1 B21', 2), over('A1 B21', 4)]).toEqual([0, 3]);
  });
});

describe('coming back', () => {
  it('is rolled for at the beginning of the movement of its turn [10.11]', () => {
    const back = due([3]);
    expect(back.event('return-roll')[0]).toMatchObject({ die: 3, bound: 3, returns: true });
    const lost = due([4]);
    expect([lost.piece('A').eliminated, lost.battle.victoryPoints.of(0)]).toEqual([true, 4]);
    expect(due([], {}, 6).event('return-roll')).toEqual([]);
  });

  it('is harder for those who left in disorder, and restores order [10.11]', () => {
    expect(due([3], { disordered: true }).piece('A').eliminated).toBe(true);
    const back = due([2], { disordered: true });
    back.do({ do: 'return', unit: 'A', hex: 'A7 B5' });
    back.do({ do: 'face', unit: 'A', facing: 'N' });
    expect(back.piece('A')).toMatchObject({ hexes: ['A7 B5'], facing: 'N', disordered: false, away: false });
  });

  it('begins on the same side, pays for the hex, and moves on [10.11], [10.12]', () => {
    const back = due([1], {}, 7, { terrain: { 'A7 B5': 'woods' } });
    expect(back.refused({ do: 'return', unit: 'A', hex: 'A7 B18' })).toEqual(['10.11']);
    back.do({ do: 'return', unit: 'A', hex: 'A7 B5' });
    back.do({ do: 'face', unit: 'A', facing: 'N' });
    back.do({ do: 'move', unit: 'A', steps: ['N', 'N'] });
    expect(back.event('moved').at(-1)?.spent).toBe(4);
    expect(back.refused({ do: 'move', unit: 'A', steps: ['N'] })).toEqual(['4.37']);
  });

  it('never leads into an enemy zone or a taken hex [10.13]', () => {
    const barred = due([1], {}, 7, {});
    // K stands beside the south edge: A3 B7 is in its zone of control.
    expect(barred.refused({ do: 'return', unit: 'A', hex: 'A3 B7' })).toEqual(['10.13']);
    expect(barred.refused({ do: 'return', unit: 'A', hex: 'A9 B4' })).toEqual([]);
  });

  it('tramples own foot by an option, for two points more [10.13], [13.0], (R39)', () => {
    const units = [
      { id: 'A', copy: 'polish-horse-1', away: true, returns: 7, exit: 2 },
      unit('F', 'polish-foot-1', 'A7 B5', 'N'),
    ];
    const position = { turn: 7, phase: 'polish-lithuanian-movement', units, dice: [1] };
    const back = { do: 'return', unit: 'A', hex: 'A7 B5' };
    expect(scene(position).refused(back)).toEqual(['10.13']);
    const rides = scene({ ...position, options: { 'return-trample': 'allowed' } });
    rides.do(back);
    rides.do({ do: 'face', unit: 'A', facing: 'N' });
    expect([rides.piece('F').eliminated, rides.battle.victoryPoints.of(1)]).toEqual([true, 0]);
    // One for the hex, two for riding the foot down, one for the next hex.
    rides.do({ do: 'move', unit: 'A', steps: ['N'] });
    expect(rides.event('moved').at(-1)?.spent).toBe(4);
  });

  it('comes to leaders by itself [10.11]', () => {
    const back = scene({
      turn: 7,
      phase: 'polish-lithuanian-movement',
      units: [{ id: 'L', copy: 'witold', away: true, returns: 7, exit: 2 }, unit('B', 'polish-foot-1', 'A7 B9', 'N')],
      dice: [],
    });
    back.do({ do: 'return', unit: 'L', hex: 'A7 B5' });
    back.do({ do: 'move', unit: 'L', steps: ['N'] });
    expect(back.hex('L')).toBe('A7 B6');
  });
});
