import { describe, expect, it } from 'vitest';
import { movementAllowance } from '../standard/13-fatigue.ts';
import { kingArthur, scene } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';

const saxons = (face: string, rout = 0, turn = 1): ReturnType<typeof scene> =>
  scene({
    package: 'gmb/king-arthur',
    phase: 'movement',
    turn,
    units: [
      { id: 'S', copy: 'saxons-1', hexes: ['0604', '0605'], facing: 'W', face, rout },
      { id: 'T', copy: 'saxons-2', hexes: ['0607', '0608'], facing: 'W', face },
      { id: 'B', copy: 'archers-1', hexes: ['0101'] },
    ],
  });

describe('[16.0] a shield wall', () => {
  it('has one point while it is one, or was one in this phase; the others have theirs', () => {
    const one = saxons('melee');
    const points = (id: string): number => movementAllowance(one.battle, one.unit(id), false);
    expect([points('S'), points('T')]).toEqual([6, 6]);
    one.do({ do: 'change-face', unit: 'S', face: 'shield-wall' });
    expect([points('S'), points('T')]).toEqual([1, 6]);
    const wall = saxons('shield-wall');
    wall.do({ do: 'change-face', unit: 'S', face: 'melee' });
    expect(movementAllowance(wall.battle, wall.unit('S'), false)).toBe(1);
    wall.do({ do: 'end-phase' });
    expect(movementAllowance(wall.battle, wall.unit('S'), false)).toBe(6);
  });

  it('(R24) tired, moves its one point towards its own edge only', () => {
    const { refused } = saxons('shield-wall', 0, 9);
    expect(refused({ do: 'move', unit: 'S', steps: ['forwardLeft'] })).toContain('13.1');
  });

  it('has as many points as the package says', () => {
    const game = kingArthur();
    const battle = new GreatMedievalBattle({
      ...game,
      parameters: new Map([...game.parameters, ['shield-wall-movement', 3]]),
    });
    battle.begin(1);
    const unit = game.vocabulary.indexOf('units', 'saxons-9');
    expect(movementAllowance(battle, unit, false)).toBe(3);
  });

  it('is formed and left by units that can, once and unrouted, and the change is undone', () => {
    const one = saxons('melee', 1);
    const change = (id: string): number => one.battle.check(CHANGE_FACE.of(one.unit(id), 1));
    expect(change('S')).not.toBe(0);
    expect(change('T')).toBe(0);
    const { hash } = one.battle;
    one.battle.apply(CHANGE_FACE.of(one.unit('T'), 1));
    expect(change('T')).not.toBe(0);
    one.battle.undo();
    expect(one.battle.hash).toBe(hash);
  });

  it('pays a level for each hex that it owes, and asks nobody but who is first', () => {
    for (const [rout, after] of [
      [1, 2],
      [2, 4],
    ]) {
      const {
        battle,
        do: perform,
        piece,
      } = scene({
        package: 'gmb/king-arthur',
        phase: 'rout-movement',
        units: [
          { id: 'S', copy: 'saxons-1', hexes: ['0604', '0605'], facing: 'W', face: 'shield-wall', rout },
          { id: 'B', copy: 'archers-1', hexes: ['0101'] },
        ],
      });
      perform({ do: 'begin-rout', unit: 'S' });
      while (battle.decision?.id === 'routing') {
        expect(battle.legal()).toHaveLength(1);
        battle.apply(battle.legal().at(0));
      }
      expect(piece('S')).toMatchObject({ rout: after, hexes: ['0605', '0604'] });
    }
  });
});
