import { compile, CompilerCache } from '@hexwright/compiler';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import type { Playable } from '../library.ts';
import type { GameRecord } from '../record.ts';
import { chainOf } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';

/** With this seed enough for some fire, a melee and a retreat. */
const MOVES = 600;

const cache = new CompilerCache();

function opened(id: string): Playable {
  const compiled = compile(chainOf(id), games.systems, cache);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return games.playable(compiled.game);
}

/** A game of the battle between random players. */
function playedOf(battle: Playable): GameRecord {
  const seats = Object.fromEntries(battle.game.sides.map(({ id }) => [id, 'random']));
  const playtest = new Playtest(battle, { seed: 4, seats });
  for (let move = 0; move < MOVES; move++) playtest.computerMove();
  return playtest.save();
}

describe('a variant that is switched on and off in a running game', () => {
  let base: Playable;
  let record: GameRecord;
  beforeAll(() => {
    base = opened('gmb/tamburlaine');
    record = playedOf(base);
  });

  it('replays a game of King Arthur with Saxon wagons in it, and without', () => {
    const arthur = opened('gmb/king-arthur');
    const playtest = new Playtest(arthur, { seed: 3, seats: { arthur: 'random', modred: 'random' } });
    for (let move = 0; move < 200; move++) playtest.computerMove();
    const { hash, move } = playtest.view();
    expect(playtest.recompiled(opened('variants/saxon-wagons'))).toMatchObject({ startChanged: true });
    expect(playtest.recompiled(arthur).stopped).toBeNull();
    playtest.goTo(move);
    expect(playtest.view().hash).toBe(hash);
  });

  it.each([
    // Where somebody had to retreat, nobody does; the rest of the game cannot follow.
    ['variants/hard-summer', { startChanged: false, divergence: { kind: 'other-result', command: { do: 'melee' } } }],
    // There are more counters from the start, and they may choose their face.
    ['variants/camels', { startChanged: true, divergence: { kind: 'refused', cases: ['16.0'] } }],
    // A hex on the way has become dearer, and the way too dear.
    ['variants/thickets', { startChanged: false, divergence: { kind: 'other-result', command: { do: 'step' } } }],
    // After the routs bows are shot.
    ['variants/fire-before-movement', { divergence: { kind: 'other-result', cases: ['4.0'] } }],
    // As long as nobody chooses, all is as printed.
    ['variants/weather', { same: true, startChanged: false, played: MOVES, divergence: null }],
  ] as const)('%s replays it, and its base again', (id, outcome) => {
    const { playtest, trouble } = Playtest.load(base, record);
    expect(trouble).toBeNull();
    const { hash, move } = playtest.view();
    const on = playtest.recompiled(opened(id));
    expect(on).toMatchObject(outcome);
    expect(playtest.view().move).toBe(on.played);
    expect(playtest.recompiled(base).stopped).toBeNull();
    expect(playtest.goTo(move)).toEqual({ kind: 'done', node: move });
    expect(playtest.view().hash).toBe(hash);
  });
});
