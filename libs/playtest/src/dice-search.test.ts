/** Whether somebody who looks on can search for what dice fall by: in a game alone they can, in a room they find nothing. */
import { Dice, State } from '@hexwright/engine';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { Playtest } from './live/playtest.ts';
import { SharedGame } from './shared/shared-game.ts';
import { pledgeOf, type FairDice } from './fair-dice.ts';
import { battle } from './testing/battle.ts';

/** A seed that a search of all short ones comes upon. */
const SEED = 48_611;
const SEEDS = 2 ** 16;
/** So many dice tell a seed from all others of 32 bits. */
const ENOUGH = 13;

afterEach(() => {
  vi.restoreAllMocks();
});

interface Roll {
  readonly use: Parameters<Dice['roll']>;
  readonly fallen: number;
}

const SEATS = { ottoman: 'random', tartar: 'random' };
const [SECRET, SHARE] = ['5e'.repeat(32), 'a0'.repeat(32)];
const FAIR: FairDice = {
  secret: SECRET,
  pledge: pledgeOf(SECRET),
  abandoned: 0,
  rounds: [{ from: 0, abandoned: 0, shares: [{ sides: ['tartar'], share: SHARE, pledge: pledgeOf(SHARE) }] }],
};
const playable = battle();

/** The dice of a game with what each was rolled for, which everybody knows who sees the commands. */
function rollsOf(game: GameRecord): readonly Roll[] {
  const roll = vi.spyOn(Dice.prototype, 'roll');
  replay(playable, game, 'game.json');
  const rolls = roll.mock.calls.map((use, at): Roll => ({ use, fallen: Number(roll.mock.results[at].value) }));
  roll.mockRestore();
  return rolls;
}

/** The seeds by which these dice fall as they have fallen, by the game's own dice. */
function searched(rolls: readonly Roll[]): readonly number[] {
  const state = new State();
  const dice = new Dice(state, Math.max(...rolls.map(({ use: [, actor] }) => actor)) + 1);
  state.seal();
  const found: number[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    state.mark(0);
    dice.seed(seed);
    if (rolls.every(({ use, fallen }) => dice.roll(...use) === fallen)) found.push(seed);
    state.undo();
  }
  return found;
}

/** After how many commands half of the dice of a game have fallen. */
function halfOf({ fallen = {} }: GameRecord): number {
  const all = Object.entries(fallen).flatMap(([at, dice]) => dice.map(() => Number(at)));
  return all[Math.floor(all.length / 2)] + 1;
}

it('finds the seed of a game alone, from half of its dice', () => {
  const alone = new Playtest(playable, { seed: SEED, seats: SEATS });
  while (alone.computerMove().kind === 'done');
  const rolls = rollsOf(alone.save());
  const half = rolls.slice(0, Math.ceil(rolls.length / 2));
  expect(half.length).toBeGreaterThan(ENOUGH);
  expect(searched(half)).toEqual([SEED]);
});

it('finds nothing from the dice that a spectator of a game in a room has seen, who is told nothing else of them', () => {
  const game = { seed: 0, position: null, options: {}, commands: [], seats: SEATS, fair: FAIR };
  const table = new SharedGame(playable, game);
  while (!table.state.over) table.compute(60_000);
  const record = table.save();
  if (record === null) throw new Error('The game is not over.');
  const commands = record.commands.slice(0, halfOf(record));
  const watched = new SharedGame(playable, { ...game, commands });
  const told = watched.playerView('eve', { tartar: 'Ann', ottoman: 'Ben' }).snapshot();
  expect(told.view.over).toBe(false);
  const seen = told.moves.flatMap(({ dice }) => dice);
  expect(seen.length).toBeGreaterThan(ENOUGH);
  const rolls = rollsOf(record).slice(0, seen.length);
  expect(rolls.map(({ fallen }) => fallen)).toEqual(seen);
  expect(searched(rolls)).toEqual([]);
  const words = JSON.stringify(told);
  for (const hidden of [SECRET, SHARE]) expect(words).not.toContain(hidden);
  expect(words).not.toMatch(/"(hash|packageHash)":"[^"]|"seed":[0-9]/);
});
