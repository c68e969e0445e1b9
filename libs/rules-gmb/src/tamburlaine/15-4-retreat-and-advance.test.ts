import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { reader } from '../reading.ts';
import { Board } from '../test-boards.ts';
import { type Axial, axialOf, beside, COMPASS, doubleSteps, FACINGS, isSame } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Position, type Scene, scene } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { MELEE } from '../standard/09-melee-combat.ts';
import { writeStep } from '../standard/05-2-steps.ts';
import { decisionName } from '../test-screen.ts';

/** What an advance may use, put together from what was seen of the melee [15.43], [15.44]. */
interface Pursuit {
  readonly attacked: readonly Axial[];
  readonly path: Axial[];
  /** Steps that remain. */
  left: number;
  entered: number;
  readonly free: boolean;
}

const hexesOf = ({ piece }: Scene, id: string): Axial[] => piece(id).hexes.map(axialOf);
const includes = (list: readonly Axial[], hex: Axial): boolean => list.some((one) => isSame(one, hex));

/** Steps of the attacker with the hexes that each enters. */
function stepsOf(one: Scene, id: string): { name: string; entered: Axial[] }[] {
  const { facing } = one.piece(id);
  const [left] = hexesOf(one, id);
  if (facing === null) return COMPASS.map((name, d) => ({ name, entered: [beside(left, d)] }));
  return doubleSteps({ left, k: FACINGS.findIndex((known) => known === facing) }).map(({ name, moves }) => ({
    name,
    entered: moves.map(({ to }) => to),
  }));
}

/** [15.43], [15.44], [15.47], (R41) the steps that the booklet leaves the attacker. */
function expected(one: Scene, board: Board, id: string, pursuit: Pursuit, anyPart: boolean): string[] {
  const { battle } = one;
  if (pursuit.left === 0) return [];
  return stepsOf(one, id).flatMap(({ name, entered }) => {
    if (entered.length === 0) return [];
    const isOpen = (hex: Axial): boolean =>
      board.isOnMap(hex) && board.costOf(hex) < Infinity && battle.unitIn(battle.grid.at(hex.q, hex.r)) < 0;
    const own = hexesOf(one, id);
    if (!entered.every((hex) => isOpen(hex) || includes(own, hex))) return [];
    if (pursuit.entered === 0 && !entered.some((hex) => includes(pursuit.attacked, hex))) return [];
    if (pursuit.free) return [name];
    const onPath = entered.filter((hex) => includes(pursuit.path, hex));
    return onPath.length === entered.length || (anyPart && onPath.length > 0) ? [name] : [];
  });
}

function crowd(seed: number): Board {
  const numbers = new Numbers(seed);
  const board = new Board(8, 8).scatter(numbers, { river: 4, camp: 5 }, 20);
  for (const [index, [copy, size, side]] of (
    [
      ['spahis-1', 2, 'melee'],
      ['serb-guard', 2, ''],
      ['janissaries-1', 2, 'melee'],
      ['akinjis-1', 1, ''],
      ['spahis-2', 1, 'melee'],
      ['gd-czawl-1', 2, 'melee'],
      ['elephants', 2, ''],
      ['naphtha', 1, ''],
      ['bahatur-2', 1, 'melee'],
      ['kushite', 2, ''],
      ['gilan-1', 1, ''],
    ] as const
  ).entries()) {
    board.place(numbers, `u${index}`, size, {
      copy,
      size: size === 2 ? 'double' : 'single',
      rout: numbers.chance(30) ? 1 + numbers.below(3) : 0,
      ...(side === '' ? {} : { face: side }),
    });
  }
  return board;
}

/** Hexes that a defender went through, from its place in the melee on: those that it newly covered, step by step. */
class Tracker {
  readonly hexes: Axial[];
  steps = 0;
  #before: Axial[];

  constructor(start: readonly Axial[]) {
    this.hexes = [...start];
    this.#before = [...start];
  }

  moved(after: readonly Axial[]): void {
    this.steps++;
    for (const hex of after) if (!includes(this.#before, hex)) this.hexes.push(hex);
    this.#before = [...after];
  }
}

const steps = (battle: Battle): string[] =>
  battle
    .legal()
    .toArray()
    .filter((one) => STEP.is(one))
    .map((one) => writeStep(battle, argumentOf(one)));

/** Plays the melee phases of a field at random, and judges every retreat and advance in it. */
function judge(seed: number, anyPart: boolean): { retreats: number; advances: number; free: number } {
  const numbers = new Numbers(seed);
  const board = crowd(seed);
  const options = { 'double-advance': anyPart ? 'any-part' : 'whole-path' };
  const one = scene(board.position(numbers.chance(50) ? 'melee-phasing' : 'melee-other', { options }));
  const { battle } = one;
  const name = (piece: number): string => battle.game.units[piece].id;
  const counts = { retreats: 0, advances: 0, free: 0 };
  while (decisionName(battle) === 'melee') {
    const attacks = battle
      .legal()
      .toArray()
      .filter((attack) => MELEE.is(attack));
    if (attacks.length === 0) break;
    const attack = numbers.pick(attacks);
    const [attacker, defender] = [name(entityOf(attack)), name(argumentOf(attack))];
    const attacked = hexesOf(one, defender);
    const tracker = new Tracker(attacked);
    const levelBefore = one.piece(defender).rout;
    battle.apply(attack);
    const level = one.piece(defender).rout;
    if (level > levelBefore && decisionName(battle) === 'retreat') {
      counts.retreats++;
      // [15.41] as many hexes as the new level, whatever the allowance.
      expect(battle.frames.local(1)).toBe(level);
      while (decisionName(battle) === 'retreat') {
        const { count } = battle.events;
        const ways = battle.legal().toArray();
        battle.apply(numbers.pick(ways.filter((way) => STEP.is(way))));
        const events = reader.all(battle, count);
        const fled = events.some(({ event }) => event === 'rout-moved');
        const left = events.some(({ event }) => event === 'left-map');
        if (left) tracker.steps++;
        // A unit that its last step eliminates has gone it all the same, but the advance is free then.
        else if (fled && one.piece(defender).hexes.length > 0) tracker.moved(hexesOf(one, defender));
      }
    }
    const gone = one.piece(defender).eliminated;
    const leftMap = reader.all(battle, 0).some(({ event, unit }) => event === 'left-map' && unit === defender);
    const free = gone && !leftMap;
    const pursuit: Pursuit = { attacked, path: tracker.hexes, left: free ? 3 : tracker.steps, entered: 0, free };
    if (level === levelBefore && !gone) pursuit.left = 0;
    for (;;) {
      const allowed = expected(one, board, attacker, pursuit, anyPart);
      if (decisionName(battle) !== 'advance') {
        expect(allowed, `${seed} ${attacker} after ${defender}`).toEqual([]);
        break;
      }
      expect(steps(battle), `${seed} ${attacker} after ${defender}`).toEqual(allowed);
      counts.advances++;
      if (free) counts.free++;
      const ways = battle.legal().toArray();
      const way = numbers.pick(ways.filter((choice) => STEP.is(choice)));
      battle.apply(way);
      pursuit.left--;
      pursuit.entered++;
    }
  }
  return counts;
}

describe('[15.43], [15.44] the advance that is offered is the one that the booklet leaves', () => {
  it.each([
    ['with all new hexes on the path', false],
    ['with any of them on it', true],
  ])('%s', (_, anyPart) => {
    const total = { retreats: 0, advances: 0, free: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const { retreats, advances, free } = judge(seed, anyPart);
      total.retreats += retreats;
      total.advances += advances;
      total.free += free;
    }
    expect(total.retreats).toBeGreaterThan(10);
    expect(total.advances).toBeGreaterThan(10);
    expect(total.free).toBeGreaterThan(0);
  });
});

const shutIn: Position['units'] = [
  { id: 'A', copy: 'naphtha', hexes: ['0506'] },
  { id: 'B', copy: 'akinjis-1', hexes: ['0505'] },
  { id: 'C', copy: 'serbs-1', hexes: ['0404'] },
  { id: 'D', copy: 'serbs-2', hexes: ['0504'] },
];

describe('[15.41] a retreat', () => {
  it('(R06) costs a level for each hex that cannot be gone, of fast units too; by option as in rout movement', () => {
    const held = (options: Record<string, string>): number => {
      const map = { columns: 9, rows: 9, terrain: { '0405': 'river', '0605': 'river', '0406': 'river' } };
      const { battle, unit, piece } = scene({ map, phase: 'melee-phasing', units: shutIn, options, dice: [] });
      battle.apply(MELEE.of(unit('A'), unit('B')));
      while (decisionName(battle) === 'retreat') {
        const hold = battle
          .legal()
          .toArray()
          .find((one) => writeStep(battle, argumentOf(one)) === 'hold');
        battle.apply(hold!);
      }
      return piece('B').rout;
    };
    expect(held({})).toBe(4);
    expect(held({ 'retreat-shortfall': 'by-movement-allowance' })).toBe(3);
  });

  it('is over before anybody else fights: no other attack is listed until then', () => {
    const { battle, unit, refused } = scene({
      phase: 'melee-phasing',
      units: [...shutIn, { id: 'E', copy: 'naphtha', hexes: ['0606'] }],
    });
    battle.apply(MELEE.of(unit('A'), unit('B')));
    expect(battle.deciding).toBe(battle.counters.side[unit('B')]);
    expect(refused({ do: 'melee', unit: 'E', target: 'B' })).toEqual(['4.0']);
  });

  it('may be as long as the longest that the parameters allow, without harm to what stands beside it in the state', () => {
    const units = [
      { id: 'A', copy: 'naphtha', hexes: ['0540'] },
      { id: 'B', copy: 'spahis-1', hexes: ['0539', '0639'], facing: 'S', face: 'melee', rout: 4 },
    ];
    const { game } = scene({ map: { columns: 40, rows: 45 }, phase: 'melee-phasing', units }).battle;
    const parameters = new Map([
      ...game.parameters,
      ...([
        ['rout-level-maximum', 8],
        ['retreat-hexes', 4],
        ['naphtha-rout-levels', 4],
      ] as const),
    ]);
    const one = new GreatMedievalBattle({ ...game, parameters });
    one.beginAt(
      1,
      1,
      0,
      game.sequence.findIndex(({ id }) => id === 'melee-phasing'),
      [],
    );
    const [a, b] = ['A', 'B'].map((id) => game.vocabulary.indexOf('units', id));
    one.apply(MELEE.of(a, b));
    expect(one.frames.local(1)).toBe(32);
    let gone = 0;
    while (decisionName(one) === 'retreat') {
      one.apply(one.legal().at(0));
      gone++;
      expect(one.retreatSteps.value).toBe(gone);
      expect(one.pathLength.value).toBe(2 + gone * 2);
    }
    expect(gone).toBe(32);
  });
});
