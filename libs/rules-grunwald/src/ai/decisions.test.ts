import { argumentOf, entityOf, kindOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { scene, unit } from './testing.ts';
import { ADVANCE } from '../rules/08-6-pursuit.ts';
import { ATTACK } from '../rules/07-combat.ts';
import { FACE } from '../rules/facing-choice.ts';
import { FIRE } from '../rules/11-fire.ts';
import { STEP } from '../rules/04-2-ways.ts';
import { STOP } from '../rules/03-1-ending.ts';

const leader = (id: string, copy: string, hex: string) => ({ id, copy, hexes: [hex] });

describe('in the movement phase', () => {
  it('strikes at a rear that lies open [7.31]', () => {
    const {
      battle,
      play,
      unit: index,
    } = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B8', 'N'),
        leader('L', 'lichtenstein', 'A7 B8'),
        unit('K', 'polish-horse-1', 'A7 B12', 'N'),
      ],
    });
    play();
    expect(battle.attackHex(index('A'))).toBe(battle.hex.of(index('K')));
  });

  it('brings several against one [7.15]', () => {
    const {
      battle,
      play,
      unit: index,
    } = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A3 B12', 'NE'),
        unit('B', 'teutonic-horse-2', 'A7 B8', 'N'),
        leader('L', 'lichtenstein', 'A7 B8'),
        unit('K', 'polish-horse-1', 'A7 B12', 'S'),
      ],
    });
    play();
    const struck = battle.hex.of(index('K'));
    expect([battle.attackHex(index('A')), battle.attackHex(index('B'))]).toEqual([struck, struck]);
  });

  it('goes after enemies in disorder when no other is left, and strikes them before they rally [9.42]', () => {
    const position = (hex: string) =>
      scene({
        phase: 'teutonic-movement',
        map: { columns: 14, rows: 40 },
        units: [
          unit('A', 'teutonic-horse-1', hex, 'N'),
          leader('L', 'lichtenstein', hex),
          unit('K', 'polish-horse-1', 'A7 B30', 'N', { disordered: true }),
        ],
      });
    const distance = ({ battle, unit: index }: ReturnType<typeof position>): number =>
      battle.grid.distance(battle.hex.of(index('A')), battle.hex.of(index('K')));
    const far = position('A7 B12');
    const before = distance(far);
    far.play();
    expect(distance(far)).toBeLessThan(before);
    const near = position('A7 B26');
    near.play();
    expect(near.battle.attackHex(near.unit('A'))).toBe(near.battle.hex.of(near.unit('K')));
  });

  it('does not let leaders stay alone where horse could ride them down [15.23]', () => {
    const position = (enemy: string) =>
      scene({
        phase: 'polish-lithuanian-movement',
        map: { columns: 14, rows: 24 },
        units: [
          unit('A', 'polish-foot-1', 'A7 B9', 'N'),
          unit('B', 'polish-foot-2', 'A6 B9', 'N'),
          leader('L', 'zyndram', 'A7 B7'),
          unit('K', 'teutonic-horse-1', enemy, 'S'),
        ],
      });
    const near = position('A7 B12');
    near.play();
    expect(near.battle.unitIn(near.battle.hex.of(near.unit('L')))).toBeGreaterThanOrEqual(0);
    // So far from the enemy a leader may stand anywhere.
    const far = position('A7 B27');
    far.play();
    expect(far.battle.unitIn(far.battle.hex.of(far.unit('L')))).toBe(-1);
  });

  it('does not charge alone what is stronger', () => {
    const {
      battle,
      play,
      unit: index,
    } = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        unit('A', 'tartar-horse-1', 'A7 B8', 'N'),
        leader('L', 'witold', 'A7 B7'),
        unit('K', 'zakonu', 'A7 B12', 'S'),
      ],
    });
    play();
    expect(battle.attackHex(index('A'))).not.toBe(battle.hex.of(index('K')));
  });

  it('keeps heavy horse out of a marsh [4.56]', () => {
    const { play, battle } = scene({
      map: { columns: 14, rows: 14, terrain: { 'A7 B9': 'marsh', 'A7 B10': 'marsh' } },
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B8', 'N'),
        leader('L', 'lichtenstein', 'A7 B8'),
        unit('K', 'polish-horse-1', 'A7 B14', 'S'),
      ],
    });
    const marsh = battle.game.vocabulary.indexOf('terrains', 'marsh');
    play();
    expect(battle.map.terrain[battle.hex.of(0)]).not.toBe(marsh);
  });
});

describe('elsewhere', () => {
  it('fires at the dearer target [11.12]', () => {
    const { choice, unit: index } = scene({
      phase: 'fire',
      units: [
        unit('X', 'teutonic-foot-1', 'A7 B10', 'N'),
        unit('K', 'polish-foot-1', 'A7 B11', 'S'),
        unit('W', 'wielka-polish', 'A8 B10', 'S', { copy: 'polish-horse-1' }),
      ],
    });
    expect([kindOf(choice()), argumentOf(choice())]).toEqual([FIRE.kind, index('W')]);
  });

  it('begins with the attack that promises most [7.24]', () => {
    const { choice, unit: index } = scene({
      phase: 'teutonic-attack',
      units: [
        unit('A', 'teutonic-horse-1', 'A4 B9', 'N'),
        unit('K', 'polish-horse-1', 'A4 B10', 'S'),
        unit('B', 'teutonic-horse-2', 'A10 B8', 'N'),
        unit('J', 'polish-horse-2', 'A10 B9', 'N'),
      ],
    });
    expect([kindOf(choice()), entityOf(choice())]).toEqual([ATTACK.kind, index('J')]);
  });

  it('turns a rallied enemy away from its own units [9.43]', () => {
    const rally = scene({
      map: { columns: 14, rows: 14 },
      phase: 'polish-lithuanian-reorganisation',
      units: [
        unit('A', 'polish-horse-1', 'A7 B16', 'N', { disordered: true }),
        unit('K', 'teutonic-horse-1', 'A7 B6', 'N'),
      ],
      dice: [1],
    });
    rally.battle.apply(rally.choice());
    expect(rally.battle.deciding).toBe(rally.battle.counters.side[rally.unit('K')]);
    const { battle } = rally;
    const facing = argumentOf(rally.choice());
    expect(kindOf(rally.choice())).toBe(FACE.kind);
    const ahead = battle.beyond(battle.hex.of(rally.unit('A')), facing);
    const enemy = battle.hex.of(rally.unit('K'));
    expect(battle.grid.distance(ahead, enemy)).toBeGreaterThan(
      battle.grid.distance(battle.hex.of(rally.unit('A')), enemy),
    );
  });

  it('runs past a friend, not through it [8.56]', () => {
    const rout = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B11', 'N', { disordered: true }),
        unit('K', 'teutonic-horse-1', 'A7 B12', 'N'),
        unit('F', 'polish-horse-2', 'A7 B10', 'N'),
      ],
    });
    expect(kindOf(rout.choice())).toBe(STEP.kind);
    const to = rout.battle.beyond(rout.battle.hex.of(rout.unit('A')), argumentOf(rout.choice()));
    expect(to).not.toBe(rout.battle.hex.of(rout.unit('F')));
  });

  it('takes a standard that lies where the beaten stood [16.0]', () => {
    const won = scene({
      phase: 'teutonic-attack',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B10', 'N'),
        unit('B', 'teutonic-horse-2', 'A7 B12', 'S'),
        unit('K', 'polish-horse-1', 'A7 B11', 'S'),
        leader('S', 'polish-standard', 'A7 B11'),
        unit('J', 'polish-horse-2', 'A9 B13', 'S'),
      ],
      dice: [1, 1, 1, 1],
    });
    won.battle.apply(won.choice());
    expect(kindOf(won.choice())).toBe(ADVANCE.kind);
    expect(won.battle.legal().includes(STOP.of())).toBe(false);
  });
});
