import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { LEADER } from '../counters.ts';
import { CAPTURED } from '../status.ts';
import { crowds } from '../test-crowds.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { MOVE } from './05-1-moves.ts';
import { STEP } from './05-2-steps.ts';
import { DROP, TAKE } from './12-leaders.ts';

type Counter = { id: string; [more: string]: unknown };

/** Who would enter hex 0605 from the west: each has its own step to do so. */
const movers: Readonly<Record<string, { side: string; step: string; unit: Counter }>> = {
  'an Ottoman unit': { side: 'ottoman', step: 'E', unit: { id: 'A', copy: 'serbs-1', hexes: ['0505'] } },
  'an Ottoman leader': { side: 'ottoman', step: 'E', unit: { id: 'A', copy: 'musa', hexes: ['0505'] } },
  'an Ottoman wagon': {
    side: 'ottoman',
    step: 'shiftRight',
    unit: { id: 'A', copy: 'wagons-1', hexes: ['0405', '0505'], facing: 'N', face: 'limbered' },
  },
  'a Tartar unit': { side: 'tartar', step: 'E', unit: { id: 'A', copy: 'gilan-1', hexes: ['0505'] } },
  'a Tartar leader': { side: 'tartar', step: 'E', unit: { id: 'A', copy: 'nur-ad-din', hexes: ['0505'] } },
};

const ottoman = { id: 'U', copy: 'serbs-2', hexes: ['0605'] };
const tartar = { id: 'V', copy: 'gilan-2', hexes: ['0605'] };
const musa = { id: 'L', copy: 'mustafa', hexes: ['0605'] };
const mirsa = { id: 'K', copy: 'prince-mirsa', hexes: ['0605'] };
const wagon = (face: string): Counter => ({
  id: 'W',
  copy: 'wagons-2',
  hexes: ['0605', '0705'],
  facing: 'N',
  face,
});
const beyond = { id: 'U', copy: 'serbs-2', hexes: ['0705'] };

/** What is in 0605, and who of the movers, in their order, may enter it [6.11-6.15], [20.1], [20.2]. */
const contents: [string, Counter[], string][] = [
  ['nothing', [], 'yyyyy'],
  ['an Ottoman unit', [ottoman], 'nynnn'],
  ['a routed Ottoman unit', [{ ...ottoman, rout: 2 }], 'nynnn'],
  ['a Tartar unit', [tartar], 'nnnny'],
  ['a double with one half', [{ id: 'V', copy: 'kushite', hexes: ['0605', '0705'], facing: 'S' }], 'nnnny'],
  ['an Ottoman leader', [musa], 'yyyyn'],
  ['a Tartar leader', [mirsa], 'ynnyy'],
  ['an Ottoman unit and leader', [ottoman, musa], 'nynnn'],
  ['a Tartar unit and leader', [tartar, mirsa], 'nnnny'],
  ['a limbered wagon', [wagon('limbered')], 'yynyy'],
  ['an empty lager', [wagon('lager')], 'yynyy'],
  ['a limbered wagon with a unit', [wagon('limbered'), ottoman], 'nynnn'],
  ['a lager with a unit', [wagon('lager'), ottoman], 'nynnn'],
  ['a limbered wagon with a unit in its other hex', [wagon('limbered'), beyond], 'yynyy'],
  ['a lager with a unit in its other hex', [wagon('lager'), beyond], 'yynnn'],
  ['a lager with a leader', [wagon('lager'), musa], 'yynyn'],
  ['a limbered wagon with a leader', [wagon('limbered'), musa], 'yynyn'],
];

describe('[6.1] who may enter a hex that holds', () => {
  it.each(contents)('%s', (_, counters, answers) => {
    const found = Object.values(movers).map(({ side, step, unit }) => {
      const { do: perform, refused } = scene({ phase: 'movement', phasing: side, units: [unit, ...counters] });
      perform({ do: 'begin-move', unit: 'A' });
      return refused({ do: 'step', unit: 'A', step }).length === 0 ? 'y' : 'n';
    });
    expect(found.join('')).toBe(answers);
  });
});

describe('[6.15] a unit that enters a hex captures every enemy leader in it', () => {
  const leaders = ['bayazid', 'mustafa', 'musa', 'peter-of-serbia'] as const;

  it.each(leaders)('%s, and the points go to the captor', (copy) => {
    const {
      battle,
      do: perform,
      piece,
      unit,
    } = scene({
      phase: 'movement',
      units: [
        { id: 'A', copy: 'gilan-1', hexes: ['0505'] },
        { id: 'L', copy, hexes: ['0605'] },
        { id: 'L2', copy: 'musa', hexes: ['0605'] },
      ],
    });
    perform({ do: 'begin-move', unit: 'A' });
    perform({ do: 'step', unit: 'A', step: 'E' });
    expect(piece('L').captured).toBe(true);
    expect(piece('L2').captured).toBe(true);
    expect(battle.victoryPoints.of(battle.counters.side[unit('A')])).toBe(
      battle.counters.capture[unit('L')] + battle.counters.capture[unit('L2')],
    );
    expect(battle.isInPlay(unit('L'))).toBe(false);
  });

  it('never his own leaders, and none that he does not reach', () => {
    for (const [, position] of Object.entries(crowds)) {
      const { battle } = scene(position);
      const numbers = new Numbers(5);
      for (let played = 0; played < 80 && !battle.over; played++) {
        battle.apply(numbers.pick(battle.legal().toArray()));
        for (const leader of battle.counters.leaders) {
          if (battle.status.of(leader) === CAPTURED && battle.left.of(leader) >= 0) expect(leader).toBe('off the map');
        }
      }
      const points = battle.counters.leaders.reduce(
        (sum, leader) => sum + (battle.status.of(leader) === CAPTURED ? battle.counters.capture[leader] : 0),
        0,
      );
      const scored = battle.victoryPoints.of(0) + battle.victoryPoints.of(1);
      expect(scored).toBeGreaterThanOrEqual(points);
    }
  });

  it('which an effect can tell from a leader who falls', () => {
    const ransom = {
      id: 'ransom',
      case: '99.1',
      label: 'Ransom',
      at: 'unit-is-lost',
      when: 'unit.captured',
      then: [{ do: 'score', side: 'enemy', points: 7 }],
    };
    const falls = { ...ransom, id: 'falls', at: 'phase-begins', each: 'unit', when: 'isUnit(unit, "L2")' };
    const {
      battle,
      do: perform,
      unit,
    } = scene({
      phase: 'movement',
      units: [
        { id: 'A', copy: 'gilan-1', hexes: ['0505'] },
        { id: 'L', copy: 'bayazid', hexes: ['0605'] },
        { id: 'L2', copy: 'musa', hexes: ['0705'] },
      ],
      rules: { effects: [{ ...falls, then: [{ do: 'remove' }] }, ransom] },
    });
    const captor = battle.counters.side[unit('A')];
    const before = battle.victoryPoints.of(captor);
    perform({ do: 'begin-move', unit: 'A' });
    perform({ do: 'step', unit: 'A', step: 'E' });
    expect(battle.isLost(unit('L2'))).toBe(true);
    expect(battle.victoryPoints.of(captor) - before).toBe(battle.counters.capture[unit('L')] + 7);
  });
});

describe('[6.12] a leader who goes along stays with the unit', () => {
  it('in one of its hexes, at every step of random moves, and costs nothing [6.21]', () => {
    for (const name of ['a Tartar movement over rough ground', 'a run-up to a charge', 'tired armies']) {
      const position = crowds[name];
      const { battle } = scene(position);
      const numbers = new Numbers(11);
      const start = battle.legal().toArray();
      let walked = 0;
      for (const begin of start) {
        if (!MOVE.is(begin) || battle.counters.kind[entityOf(begin)] === LEADER) continue;
        const mover = entityOf(begin);
        battle.apply(begin);
        const aboard = new Set<number>();
        for (let steps = 0; steps < 8; steps++) {
          const listed = battle.legal().toArray();
          const joins = listed.filter((one) => TAKE.is(one));
          const walks = listed.filter((one) => STEP.is(one) || DROP.is(one));
          if (joins.length + walks.length === 0) break;
          const one = joins.length > 0 ? joins[0] : numbers.pick(walks);
          battle.apply(one);
          if (TAKE.is(one)) aboard.add(entityOf(one));
          if (DROP.is(one)) aboard.delete(entityOf(one));
          for (const leader of aboard) expect(battle.isStacked(leader, mover)).toBe(true);
          if (aboard.size > 0 && STEP.is(one)) walked++;
        }
        while (battle.undo());
      }
      expect(walked, name).toBeGreaterThan(0);
    }
  });

  it('[5.21] he stays in his hex when the double turns about, and swings with his half in a pivot [5.22]', () => {
    const hexesAfter = (hex: string, step: string): string[] => {
      const { do: perform, piece } = scene({
        phase: 'movement',
        phasing: 'ottoman',
        units: [
          { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N' },
          { id: 'L', copy: 'musa', hexes: [hex] },
        ],
      });
      perform({ do: 'begin-move', unit: 'A' });
      perform({ do: 'take', leader: 'L' });
      perform({ do: 'step', unit: 'A', step });
      return [...piece('A').hexes, ...piece('L').hexes];
    };
    expect(hexesAfter('0505', 'aboutFace')).toEqual(['0605', '0505', '0505']);
    expect(hexesAfter('0605', 'aboutFace')).toEqual(['0605', '0505', '0605']);
    expect(hexesAfter('0505', 'pivotLeft')).toEqual(['0505', '0504', '0505']);
    expect(hexesAfter('0605', 'pivotLeft')).toEqual(['0505', '0504', '0504']);
    expect(hexesAfter('0505', 'pivotRight')).toEqual(['0504', '0605', '0504']);
    expect(hexesAfter('0605', 'pivotRight')).toEqual(['0504', '0605', '0605']);
    expect(hexesAfter('0605', 'shiftLeft')).toEqual(['0405', '0505', '0505']);
    expect(hexesAfter('0505', 'shiftLeft')).toEqual(['0405', '0505', '0405']);
  });
});

describe('[6.11] steps of a unit', () => {
  it('never end in a hex of another, though its own old hexes are no obstacle', () => {
    const {
      battle,
      unit,
      do: perform,
    } = scene({
      phase: 'movement',
      phasing: 'ottoman',
      units: [
        { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N' },
        { id: 'B', copy: 'serbs-1', hexes: ['0404'] },
      ],
    });
    perform({ do: 'begin-move', unit: 'A' });
    const steps = battle
      .legal()
      .toArray()
      .filter((one) => STEP.is(one));
    // Front-left is taken: all but forward left remain, the shifts onto its own hexes among them.
    expect(steps.map(argumentOf)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(battle.check(STEP.of(unit('A'), 6))).toBeGreaterThan(0);
  });
});
