import { kindOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { scene } from './testing.ts';
import { CHARGE } from '../standard/05-3-charges.ts';
import { MELEE } from '../standard/09-melee-combat.ts';

const lancer = { id: 'A', copy: 'mawarnahr-2', hexes: ['0610', '0710'], facing: 'N', face: 'fire', lance: true };

describe('movement', () => {
  it('charges an enemy within reach, and turns to melee for it', () => {
    const { battle, unit, play } = scene({
      phase: 'movement',
      units: [lancer, { id: 'B', copy: 'spahis-1', hexes: ['0605', '0705'], facing: 'S', face: 'melee' }],
    });
    play(CHARGE);
    expect(battle.charging.of(unit('A'))).toBe(unit('B') + 1);
    play();
    play();
    expect(battle.counters.canMelee(unit('A'), battle.face.of(unit('A')))).toBe(true);
    play(MELEE);
    expect(battle.lance.of(unit('A'))).toBe(0);
  });

  it('rides a leader down who stands alone', () => {
    const { battle, unit, play } = scene({
      phase: 'movement',
      units: [
        { id: 'A', copy: 'khoshun-1', hexes: ['0610'] },
        { id: 'B', copy: 'musa', hexes: ['0606'] },
        { id: 'C', copy: 'spahis-1', hexes: ['0102', '0202'], facing: 'S' },
      ],
    });
    play();
    expect(battle.isInPlay(unit('B'))).toBe(false);
    expect(battle.victoryPoints.of(1)).toBe(10);
  });

  it('brings archers into range and turns a double to face the enemy', () => {
    const { battle, unit, play } = scene({
      phase: 'movement',
      units: [
        { id: 'A', copy: 'khoshun-1', hexes: ['0310'] },
        { id: 'D', copy: 'sistan-2', hexes: ['0811', '0911'], facing: 'S' },
        { id: 'B', copy: 'akinjis-1', hexes: ['0404'] },
        { id: 'C', copy: 'akinjis-2', hexes: ['0804'] },
      ],
    });
    play();
    const { grid } = battle;
    expect(grid.distance(battle.left.of(unit('A')), battle.left.of(unit('B')))).toBeLessThanOrEqual(2);
    expect(battle.direction.of(unit('D'))).not.toBe(3);
  });

  it('goes over the bridge of a river that nobody else may cross, with singles and doubles', () => {
    // Between the sixth and the seventh column, from edge to edge; the bridge lies in row two.
    const rows = Array.from({ length: 14 }, (_, index) => index + 1);
    const label = (column: number, row: number): string => `0${column}${String(row).padStart(2, '0')}`;
    const river = rows.flatMap((row) =>
      (row % 2 === 0 ? [row - 1, row, row + 1] : [row])
        .filter((other) => other <= 14 && !(row === 2 && other === 2))
        .map((other) => ({ feature: 'river', between: [label(6, row), label(7, other)] })),
    );
    const { battle, unit, choice } = scene({
      map: { columns: 14, rows: 14, hexsides: river },
      hexsides: [{ id: 'river', cost: 'prohibited', when: 'crossing', values: { charge: 'forbidden' } }],
      phase: 'movement',
      units: [
        { id: 'A', copy: 'khoshun-1', hexes: ['0310'] },
        { id: 'D', copy: 'mawarnahr-2', hexes: ['0308', '0408'], facing: 'N', face: 'fire' },
        { id: 'B', copy: 'akinjis-1', hexes: ['1210'] },
        { id: 'C', copy: 'akinjis-2', hexes: ['1312'] },
      ],
    });
    const tartar = battle.counters.side[unit('A')];
    const crossed = new Map<string, number>();
    while (!battle.over && crossed.size < 2) {
      const { deciding } = battle;
      const commands = battle.legal();
      battle.apply(deciding === tartar ? choice() : commands.at(commands.length - 1));
      for (const id of ['A', 'D']) {
        const left = battle.left.of(unit(id));
        if (left >= 0 && battle.grid.columnOf(left) >= 6 && !crossed.has(id)) crossed.set(id, battle.turn);
      }
    }
    expect([...crossed.keys()].toSorted()).toEqual(['A', 'D']);
  });

  it('comes to an end over ground that costs nothing, and charges nobody whom the ground shelters', () => {
    const { battle, choice } = scene({
      package: 'gmb/king-arthur',
      phase: 'movement',
      phasing: 'arthur',
      options: { 'charge-into': 'target' },
      costs: { clear: 0 },
      map: { columns: 14, rows: 14, terrain: { '0707': 'ditch', '0708': 'ditch' } },
      units: [
        { id: 'A', copy: 'knights-1', hexes: ['0304', '0305'], facing: 'E', lance: true },
        { id: 'B', copy: 'saxons-1', hexes: ['0707', '0708'], facing: 'W' },
      ],
    });
    const given: number[] = [];
    while (battle.decision?.id === 'movement' || battle.decision?.id === 'moving') {
      const one = choice();
      given.push(kindOf(one));
      expect(given.length).toBeLessThan(50);
      battle.apply(one);
    }
    expect(given).not.toContain(CHARGE.kind);
  });
});
