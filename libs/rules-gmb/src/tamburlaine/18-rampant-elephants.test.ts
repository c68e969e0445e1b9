import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { Board } from '../test-boards.ts';
import { around, type Axial, axialOf, type Double, FACINGS, labelOf, rightOf } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Scene, scene } from '../test-position.ts';
import { TAKE } from '../standard/12-leaders.ts';
import { RAMPAGE_ROW } from './18-rampant-elephants.ts';

interface Outcome {
  /** Hexes at the end, left and right; none when the elephants ran off the map. */
  readonly hexes: readonly string[];
  readonly facing: string | null;
  /** Whom they attacked, in order. */
  readonly attacked: readonly string[];
  /** False when somebody was ahead at once, so that no row had to be named. */
  readonly asked: boolean;
}

/** [18.0] by the booklet: swing, run up to four hexes along one row until somebody is ahead, attack all who are. */
function byTheBook(board: Board, start: Double, die: number, row: number): Outcome {
  const unitIn = new Map(
    board.units.flatMap(({ id, hexes }) => (id === 'E' ? [] : (hexes as string[]).map((hex) => [hex, id] as const))),
  );
  const isOpen = (hex: Axial): boolean => board.costOf(hex) < Infinity && !unitIn.has(labelOf(hex));
  let place = start;
  const ahead = (): Axial[] => {
    const { frontLeft, frontCenter, frontRight } = around(place);
    return [frontLeft, frontCenter, frontRight];
  };
  const { frontCenter } = around(place);
  if (die <= 2 && isOpen(frontCenter)) place = { left: place.left, k: (place.k + 1) % 6 };
  if (die >= 5 && isOpen(frontCenter)) place = { left: frontCenter, k: (place.k + 5) % 6 };
  const victims = (): string[] => [...new Set(ahead().flatMap((hex) => unitIn.get(labelOf(hex)) ?? []))];
  const asked = victims().length === 0;
  for (let hexes = 0; hexes < 4 && victims().length === 0; hexes++) {
    const [left, center, right] = ahead();
    const entered = row === 0 ? [left, center] : [center, right];
    if (entered.some((hex) => !board.isOnMap(hex))) return { hexes: [], facing: null, attacked: [], asked };
    if (!entered.every(isOpen)) break;
    place = { left: entered[0], k: place.k };
  }
  const hexes = [place.left, rightOf(place)].map(labelOf);
  return { hexes, facing: FACINGS[place.k], attacked: victims(), asked };
}

function played({ battle, restart, unit, piece }: Scene, die: number, row: number): Outcome {
  // No attack hits on twelve less three, and so nothing else changes.
  restart([die, ...Array.from({ length: 24 }, () => 6)]);
  const asked = battle.decision?.id === 'rampant-elephants';
  if (asked) battle.apply(RAMPAGE_ROW.of(unit('E'), row));
  const { hexes, facing } = piece('E');
  const events = reader.all(battle, 0);
  const attacked = events.flatMap(({ event, defender }) => (event === 'melee' ? [String(defender)] : []));
  return { hexes, facing, attacked, asked };
}

function choose(numbers: Numbers, crowd: number): Board {
  const board = new Board(9, 9).scatter(numbers, { river: 5 }, 20);
  while (!board.place(numbers, 'E', 2, { copy: 'elephants', rout: 3 + numbers.below(2) }));
  for (let index = 0; index < crowd; index++) {
    board.place(numbers, `s${index}`, 1, { copy: index % 2 === 0 ? 'akinjis-1' : 'gilan-1' });
    board.place(numbers, `d${index}`, 2, { copy: index % 2 === 0 ? 'spahis-1' : 'kushite' });
  }
  return board;
}

describe('[18.0] rampant elephants run as the booklet has it', () => {
  it('over random fields, for every die and both rows', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const board = choose(new Numbers(seed), seed % 6);
      const { hexes, facing } = board.units[0] as unknown as { hexes: string[]; facing: string };
      const start = { left: axialOf(hexes[0]), k: FACINGS.findIndex((one) => one === facing) };
      const field = scene(board.position('rampant-elephants'));
      for (let die = 1; die <= 6; die++) {
        for (const row of [0, 1]) {
          const outcome = played(field, die, row);
          expect(outcome, `${seed} ${die} ${row}`).toEqual(byTheBook(board, start, die, row));
          if (outcome.hexes.length === 0) seen.add('off the map');
          if (outcome.attacked.length > 1) seen.add('several attacked');
          if (!outcome.asked) seen.add('somebody ahead at once');
          if (outcome.hexes[0] === hexes[0]) seen.add('held');
        }
      }
    }
    expect(seen.size).toBe(4);
  });
});

describe('[18.0] a rampage', () => {
  const units = (rout: number) => [
    { id: 'E', copy: 'elephants', hexes: ['0406', '0506'], facing: 'N', rout },
    { id: 'B', copy: 'akinjis-1', hexes: ['0505'] },
    { id: 'K', copy: 'gilan-1', hexes: ['0605'] },
    { id: 'L', copy: 'musa', hexes: ['0505'] },
  ];

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])('at rout level %i: %s', (rout, rampant) => {
    const { battle } = scene({ phase: 'rampant-elephants', units: units(rout) });
    expect(reader.all(battle, 0).some(({ event }) => event === 'rampage-pivot')).toBe(rampant);
  });

  it('takes three off the two dice and off the morale die of friend and foe, and routs without a retreat (R19)', () => {
    const { battle, piece } = scene({
      phase: 'rampant-elephants',
      units: units(3),
      dice: [3, 1, 1, 6, 1, 1, 6],
    });
    const events = reader.all(battle, 0);
    const fights = events.filter(({ event }) => event === 'melee');
    // Ahead in the centre, and ahead to the right with +2 (R18).
    expect(fights.map(({ defender, modified }) => [defender, modified])).toEqual([
      ['B', -1],
      ['K', 1],
    ]);
    const checks = events.filter(({ event }) => event === 'morale-check');
    expect(checks.map(({ unit, modified }) => [unit, modified])).toEqual([
      ['B', 3],
      ['K', 3],
    ]);
    expect([piece('B'), piece('K')].map(({ rout, hexes }) => [rout, hexes])).toEqual([
      [2, ['0505']],
      [2, ['0605']],
    ]);
    expect(piece('L').disobeyed).toBe(true);
    // They move off with the routs of the same phase, not before.
    expect(battle.decision?.id).toBe('rout-movement');
  });

  it('is run in the rout phase of either player, once in each', () => {
    for (const phasing of ['ottoman', 'tartar']) {
      const { battle } = scene({ phase: 'rampant-elephants', phasing, units: units(4) });
      const pivots = reader.all(battle, 0).filter(({ event }) => event === 'rampage-pivot');
      expect(pivots).toHaveLength(1);
    }
  });

  it('[11.13] takes along a leader who is with the elephants, if his side so wishes', () => {
    const leaders = [
      { id: 'E', copy: 'elephants', hexes: ['0506', '0606'], facing: 'N', rout: 3 },
      { id: 'T', copy: 'tamburlaine', hexes: ['0506'] },
      { id: 'P', copy: 'prince-mirsa', hexes: ['0606'] },
      { id: 'B', copy: 'akinjis-1', hexes: ['0909'] },
    ];
    for (const row of ['owner', 'die']) {
      const {
        battle,
        unit,
        piece,
        do: perform,
      } = scene({
        phase: 'rampant-elephants',
        units: leaders,
        dice: [3, ...(row === 'die' ? [1] : [])],
        options: { 'rampage-row': row },
      });
      perform({ do: 'take', leader: 'T' });
      const left = battle.legal().toArray();
      expect(left).toContain(TAKE.of(unit('P')));
      expect(left).not.toContain(TAKE.of(unit('T')));
      perform(row === 'die' ? { do: 'stop' } : { do: 'rampage-row', unit: 'E', row: 'left' });
      // Four hexes along the left row: north-west.
      expect(piece('E').hexes).toEqual(['0302', '0402']);
      expect([piece('T').hexes, piece('P').hexes]).toEqual([['0302'], ['0606']]);
    }
  });

  it('names no unit but the elephants that run', () => {
    const far = units(3).filter(({ id }) => id === 'E' || id === 'L');
    const { battle, unit, refused } = scene({ phase: 'rampant-elephants', units: far, dice: [3, 6, 6, 6] });
    expect(battle.legal().toArray()).toEqual([RAMPAGE_ROW.of(unit('E'), 0), RAMPAGE_ROW.of(unit('E'), 1)]);
    expect(refused({ do: 'rampage-row', unit: 'L', row: 'left' })).toEqual(['18.0']);
    expect(refused({ do: 'pass' })).toEqual(['18.0']);
    expect(refused({ do: 'rampage-row', row: 'right' })).toEqual([]);
  });
});
