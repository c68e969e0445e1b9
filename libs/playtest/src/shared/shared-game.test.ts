import type { WrittenCommand } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { PERSON } from '../live/game-view.ts';
import { battle, duels, riderBeforePit } from '../testing/battle.ts';
import { SharedGame, type SharedGameRecord } from './shared-game.ts';

const BATTLE = battle();
const RIDER = riderBeforePit();
const NEW: SharedGameRecord = { seed: 1402, position: null, options: {}, commands: [], seats: {} };

/** A game with two people at it. */
function shared(game: Partial<SharedGameRecord> = {}): SharedGame {
  return new SharedGame(BATTLE, { ...NEW, ...game });
}

const RIDERS = ['polish-lithuanian'];

const ANN = { ottoman: PERSON, tartar: 'Ben' };
const BEN = { ottoman: 'Ann', tartar: PERSON };

/** What the person who decides can do first. */
function first(game: SharedGame): { readonly sides: readonly string[]; readonly command: WrittenCommand } {
  const side = game.state.deciding ?? '';
  const [{ command }] = game.playerView(side, { ottoman: 'x', tartar: 'x', [side]: PERSON }).snapshot().choices;
  return { sides: [side], command };
}

describe('SharedGame', () => {
  it('offers choices only to the seat that decides, and neither seed nor hash to anybody', () => {
    const game = shared();
    const [ann, ben] = [game.playerView('a', ANN).snapshot(), game.playerView('b', BEN).snapshot()];
    const decider = game.state.deciding === 'ottoman' ? ann : ben;
    expect([ann, ben].map(({ choices }) => choices.length > 0)).toEqual([ann === decider, ben === decider]);
    expect(JSON.stringify([ann, ben])).not.toMatch(/1402|"hash":"[^"]/);
    expect([decider.view.seat, ann.view.canUndo]).toEqual([PERSON, false]);
  });

  it('takes commands from the seat that decides, once, at the position they were meant for', () => {
    const game = shared();
    const { sides, command } = first(game);
    const foreign = sides[0] === 'ottoman' ? ['tartar'] : ['ottoman'];
    expect(game.perform(foreign, 0, [command]).outcome).toMatchObject({ kind: 'nobody', text: /Another seat/ });
    expect(game.perform([], 0, [command]).outcome.kind).toBe('nobody');
    expect(game.perform(sides, 1, [command]).outcome).toMatchObject({ kind: 'nobody', text: /gone on/ });
    expect(game.perform(sides, 0, [{ do: 'nonsense' }]).outcome.kind).toBe('unreadable');
    expect(game.state.moves).toBe(0);
    expect(game.perform(sides, 0, [command])).toMatchObject({ outcome: { kind: 'done' }, added: [command] });
    // The answer was lost: it is done, and not done again.
    expect(game.perform(sides, 0, [command])).toMatchObject({ outcome: { kind: 'done' }, added: [] });
    expect(game.perform(foreign, 0, [command]).outcome.kind).toBe('nobody');
    expect(game.state.moves).toBe(1);
  });

  it('takes nothing back that was done, whatever is added to it: dice and pits are seen at their price only', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const before = { ...NEW, seed, position: RIDER.position };
      const [plain, way, added] = [1, 2, 3].map(() => new SharedGame(RIDER.playable, before));
      const [begin, step] = [
        { do: 'begin-move', unit: 'A' },
        { do: 'step', unit: 'A', step: 'N' },
      ];
      expect(plain.perform(RIDERS, 0, [begin, step]).added).toHaveLength(2);
      // As a screen commands it: where the rider falls into the pit, there is nothing to stop any more.
      const { outcome, added: kept } = way.perform(RIDERS, 0, [begin, step, { do: 'stop' }]);
      expect([outcome.kind, kept.slice(0, 2)]).toEqual(['done', [begin, step]]);
      expect(added.perform(RIDERS, 0, [begin, step, { do: 'nonsense' }]).added).toEqual([begin, step]);
      expect(added.state).toEqual(plain.state);
      // The answer was lost: what could be done is not done again.
      expect(way.perform(RIDERS, 0, [begin, step, { do: 'stop' }])).toMatchObject({
        outcome: { kind: 'done' },
        added: [],
      });
    }
  });

  it('reads no command that stands for several, since it could go on for the other side', () => {
    const game = new SharedGame(RIDER.playable, { ...NEW, position: RIDER.position });
    expect(game.perform(RIDERS, 0, [{ do: 'end-phase' }]).outcome.kind).toBe('unreadable');
    expect(game.perform(RIDERS, 0, [{ do: 'pass' }, { do: 'pass' }]).added).toEqual([{ do: 'pass' }]);
  });

  it('tells a playerView only what is new to it', () => {
    const game = shared();
    const playerView = game.playerView('a', ANN);
    expect(playerView.snapshot().all).toBe(true);
    const { sides, command } = first(game);
    game.perform(sides, 0, [command]);
    expect(playerView.snapshot().moves.map(({ id }) => id)).toEqual([0, 1]);
  });

  it('is bound to its rules where a side hides something and nobody who sits there is asked', () => {
    const rider = new SharedGame(RIDER.playable, { ...NEW, position: RIDER.position });
    expect(rider.bound(RIDERS)).toMatch(/people must sit at all seats/);
    expect([rider.bound([...RIDERS, 'teutonic']), shared().bound(['ottoman'])]).toEqual([null, null]);
  });

  it('goes on elsewhere with the same dice, by hand and by computer players', () => {
    const seats = { ottoman: 'random', tartar: 'random' };
    const [one, other] = [shared({ seats }), shared()];
    const added = Array.from({ length: 20 }, () => one.compute(0).added).flat();
    expect(added.length).toBeGreaterThan(0);
    expect(other.follow(added)).toBe(true);
    expect(shared({ commands: added }).state).toEqual(other.state);
    expect(other.state).toEqual(one.state);
    expect(other.follow([{ do: 'nonsense' }])).toBe(false);
    expect(one.save()).toBeNull();
    expect(one.under(BATTLE)).toEqual(one.state);
    // No move is lost to other rules: where one could not be given the game stays under its own.
    expect(one.under(duels())).toBeNull();
  });
});
