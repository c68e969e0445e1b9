/** Games of chance in which units arrive and withdraw by the dates of a package. */
import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { marker, type Piece, scene, type Scene, unit } from './test-position.ts';

const LAST_TURN = 7;

const ARRIVALS = [
  { id: 'poles', turn: 3, units: ['polish-horse-1', 'polish-horse-2', 'witold'], edge: 'north' },
  // More than there is room for, once somebody stands there.
  {
    id: 'foot',
    turn: 4,
    units: ['teutonic-foot-1', 'teutonic-foot-2', 'teutonic-foot-3'],
    hexes: ['A7 B17', 'A8 B17'],
  },
  { id: 'tartars', turn: 5, units: ['tartar-horse-1'], edge: 'east', when: 'turn > 5' },
];
const WITHDRAWALS = [
  // The bearer of the standard, the bodyguard of the king, and one who has only just come.
  { id: 'away', turn: 4, units: ['wielka', 'przyboczna', 'polish-horse-2'] },
  { id: 'home', turn: 6, units: ['crusader-horse-1', 'lithuanian-horse-1'], edge: 'south', points: 3 },
];

const waiting = (id: string): Piece => ({ id, copy: id });
const UNITS: readonly Piece[] = [
  unit('wielka', 'wielka', 'A7 B16', 'N'),
  marker('teutonic-standard', 'teutonic-standard', 'A7 B16', { carrier: 'wielka' }),
  marker('lichtenstein', 'lichtenstein', 'A7 B16'),
  unit('crusader-horse-1', 'crusader-horse-1', 'A8 B15', 'N'),
  unit('przyboczna', 'przyboczna', 'A7 B11', 'S'),
  marker('jagiello', 'jagiello', 'A7 B11'),
  unit('lithuanian-horse-1', 'lithuanian-horse-1', 'A6 B13', 'S'),
  ...ARRIVALS.flatMap(({ units }) => units).map(waiting),
];

const add = (list: string, values: readonly { readonly id: string }[]): object[] =>
  values.map((value) => ({ op: 'add', target: `${list}/${value.id}`, value, reason: 'A test.' }));

function begun(): Scene {
  const changes = [
    ...add('arrivals', ARRIVALS),
    ...add('withdrawals', WITHDRAWALS),
    { op: 'set', target: 'parameters/game-turns/value', value: LAST_TURN, reason: 'A test.' },
  ];
  return scene({ turn: 2, phase: 'polish-lithuanian-movement', units: UNITS, rules: { changes } });
}

/** Plays to the end by chance; the commands, and the hash after each. */
function play({ battle }: Scene, seed: number, seen: () => void): { commands: number[]; hashes: string[] } {
  const commands: number[] = [];
  const hashes = [battle.hash];
  let state = seed;
  while (!battle.over && commands.length < 5000) {
    const offered = battle.legal();
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    // Commands that come last end things: taken now and then, so that games come to an end.
    const at = state % 7 === 0 ? offered.length - 1 : (state >> 8) % offered.length;
    commands.push(offered.at(at));
    battle.apply(commands[commands.length - 1]);
    hashes.push(battle.hash);
    seen();
  }
  return { commands, hashes };
}

/** Who has come and gone, with the turn. */
function datesOf(game: Scene, seed: number): Map<string, number> {
  const dates = new Map<string, number>();
  play(game, seed, () => {
    expect(invariantViolations(game.battle)).toEqual([]);
    for (const kind of ['arrived', 'withdrew']) {
      for (const { unit: id } of game.event(kind)) {
        const key = `${String(id)} ${kind}`;
        if (!dates.has(key)) dates.set(key, game.battle.turn);
      }
    }
  });
  return dates;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('games of chance in which units come and go', () => {
  it('keep every position sound, and hold to the dates', () => {
    const all = SEEDS.map((seed) => datesOf(begun(), seed));
    for (const dates of all) {
      for (const { turn, units } of ARRIVALS)
        for (const id of units) expect(dates.get(`${id} arrived`) ?? turn).toBeGreaterThanOrEqual(turn);
      expect(dates.get('tartar-horse-1 arrived') ?? LAST_TURN).toBeGreaterThan(5);
    }
    // Each of it happens in one of them at least.
    const happened = new Set(all.flatMap((dates) => [...dates.keys()]));
    for (const { units } of ARRIVALS) for (const id of units) expect(happened).toContain(`${id} arrived`);
    for (const id of WITHDRAWALS[0].units) expect(happened).toContain(`${id} withdrew`);
  });

  it('are taken back to the beginning, and played again through the same positions', () => {
    for (const seed of SEEDS) {
      const game = begun();
      const { commands, hashes } = play(game, seed, () => undefined);
      const { battle } = game;
      expect(battle.over).toBe(true);
      expect(undone(battle)).toEqual(hashes.toReversed().slice(1));
      const again = begun().battle;
      const replayed = commands.map((command) => {
        again.apply(command);
        return again.hash;
      });
      expect(replayed).toEqual(hashes.slice(1));
    }
  });
});

/** Takes everything back; the hash after each. */
function undone(battle: Battle): string[] {
  const hashes: string[] = [];
  while (battle.undo()) hashes.push(battle.hash);
  return hashes;
}
