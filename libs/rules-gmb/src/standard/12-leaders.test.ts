import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { crowds } from '../test-crowds.ts';
import { Numbers } from '../test-numbers.ts';
import { type Position, scene } from '../test-position.ts';
import { MELEE } from './09-melee-combat.ts';
import { ROUT } from './11-rout-movement.ts';
import { TAKE } from './12-leaders.ts';

const stack = (level: number, more: Record<string, unknown> = {}): Position['units'] => [
  { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S', rout: level },
  { id: 'L', copy: 'musa', hexes: ['0605'], ...more },
  { id: 'K', copy: 'gilan-1', hexes: ['1212'] },
];

describe('[12.2] a leader who is obeyed frees his unit', () => {
  it.each([1, 2, 3, 4])('of the whole of rout level %i, in either half of a double', (level) => {
    for (const hexes of [['0505'], ['0605']]) {
      const { piece } = scene({ phase: 'rout-removal', units: stack(level, { hexes }) });
      expect(piece('A').rout).toBe(0);
    }
  });

  it('not from the next hex, and not twice over: one leader serves one unit', () => {
    const { piece, battle } = scene({
      phase: 'rout-removal',
      units: [...stack(2, { hexes: ['0705'] }), { id: 'B', copy: 'serbs-1', hexes: ['0706'], rout: 1 }],
    });
    expect([piece('A').rout, piece('B').rout]).toEqual([2, 1]);
    expect(reader.all(battle, 0).some(({ event }) => event === 'rallied')).toBe(false);
  });

  it('[12.3], (R20) disobeyed he misses one phase and no more; the marker goes at its end', () => {
    const { piece, battle } = scene({ phase: 'rout-removal', units: stack(2, { disobeyed: true }) });
    expect(piece('A').rout).toBe(2);
    expect(piece('L').disobeyed).toBe(false);
    battle.apply(ROUT.of(battle.game.vocabulary.indexOf('units', 'A')));
    // He goes along with the rout, so that he is with his unit when the next phase comes.
    const join = battle
      .legal()
      .toArray()
      .find((one) => TAKE.is(one));
    battle.apply(join!);
    while (battle.playerTurn === 0) {
      const listed = battle.legal();
      battle.apply(listed.at(battle.decision?.id === 'routing' ? 0 : listed.length - 1));
    }
    expect(piece('A').rout).toBe(0);
  });
});

describe('[12.3] disobedience', () => {
  it('comes to every leader in the stack when combat raises the level, and to nobody else', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const { battle, unit, piece } = scene({
        phase: 'melee-phasing',
        units: [
          { id: 'A', copy: 'gd-czawl-1', hexes: ['0406', '0506'], facing: 'N', face: 'melee' },
          { id: 'P', copy: 'prince-mirsa', hexes: ['0406'] },
          { id: 'B', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S' },
          { id: 'L', copy: 'musa', hexes: ['0605'] },
          { id: 'M', copy: 'mustafa', hexes: ['0505'] },
          { id: 'N', copy: 'bayazid', hexes: ['0404'] },
        ],
        dice: [1, 1, die],
      });
      battle.apply(MELEE.of(unit('A'), unit('B')));
      const hurt = piece('B').rout > 0;
      expect(hurt).toBe(die < 6);
      expect(['L', 'M', 'N', 'P'].map((id) => piece(id).disobeyed)).toEqual([hurt, hurt, false, false]);
    }
  });

  it('[6.22] comes also to who is with a unit that its rout destroys, but not by the rise itself', () => {
    const walls = ['0404', '0504', '0405', '0605', '0406', '0506'];
    for (const [rout, gone] of [
      [4, true],
      [3, false],
    ] as const) {
      const { battle, unit, piece } = scene({
        map: { columns: 9, rows: 9, terrain: Object.fromEntries(walls.map((hex) => [hex, 'river'])) },
        phase: 'rout-movement',
        phasing: 'ottoman',
        units: [
          { id: 'A', copy: 'serbs-1', hexes: ['0505'], rout },
          { id: 'L', copy: 'musa', hexes: ['0505'] },
          { id: 'K', copy: 'gilan-1', hexes: ['0909'] },
        ],
      });
      battle.apply(ROUT.of(unit('A')));
      battle.apply(battle.legal().at(0));
      expect(piece('A')).toMatchObject({ eliminated: gone, rout: rout + 1 });
      expect(piece('L').disobeyed).toBe(gone);
    }
  });

  it('never outlasts two Rout Removal Phases, in any random game', () => {
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      const numbers = new Numbers(17);
      const since = new Map<number, number>();
      for (let played = 0; played < 100 && !battle.over; played++) {
        battle.apply(numbers.pick(battle.legal().toArray()));
        const playerTurn = battle.turn * 2 + battle.playerTurn;
        for (const leader of battle.counters.leaders) {
          if (battle.disobeyed.of(leader) === 0) since.delete(leader);
          else if (!since.has(leader)) since.set(leader, playerTurn);
          if (playerTurn - (since.get(leader) ?? playerTurn) > 1) expect(battle.game.units[leader].id).toBe('obeyed');
        }
      }
    }
  });
});

describe('[12.1] leaders move as units do', () => {
  it('with their own allowance, also in a stack: a leader slower than his unit is left behind', () => {
    const slow = { movement: 2, rallies: 'contingent', capture: 10 };
    const { do: perform, refused } = scene({
      phase: 'movement',
      phasing: 'ottoman',
      units: [
        { id: 'A', copy: 'akinjis-1', hexes: ['0505'] },
        { id: 'L', copy: 'musa', hexes: ['0505'], values: slow },
      ],
    });
    perform({ do: 'begin-move', unit: 'A' });
    perform({ do: 'take', leader: 'L' });
    perform({ do: 'step', unit: 'A', step: 'E' });
    perform({ do: 'step', unit: 'A', step: 'E' });
    expect(refused({ do: 'step', unit: 'A', step: 'E' })).toEqual(['12.1']);
    perform({ do: 'drop', leader: 'L' });
    expect(refused({ do: 'step', unit: 'A', step: 'E' })).toEqual([]);
  });
});
