import type { WrittenCommand } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { PERSON } from '../session/session-view.ts';
import { battle } from '../testing/battle.ts';
import { SharedTable, type SharedGame } from './shared-table.ts';

const BATTLE = battle();
const NEW: SharedGame = { seed: 1402, position: null, commands: [], seats: {} };

/** A game with two people at it. */
function table(game: Partial<SharedGame> = {}): SharedTable {
  return new SharedTable(BATTLE, { ...NEW, ...game });
}

const ANN = { ottoman: PERSON, tartar: 'Ben' };
const BEN = { ottoman: 'Ann', tartar: PERSON };

/** What the person who decides can do first. */
function first(game: SharedTable): { readonly sides: readonly string[]; readonly command: WrittenCommand } {
  const side = game.state.deciding ?? '';
  const [{ command }] = game.chair(side, { ottoman: 'x', tartar: 'x', [side]: PERSON }).standing().choices;
  return { sides: [side], command };
}

describe('SharedTable', () => {
  it('offers choices only to the seat that decides, and neither seed nor hash to anybody', () => {
    const game = table();
    const [ann, ben] = [game.chair('a', ANN).standing(), game.chair('b', BEN).standing()];
    const decider = game.state.deciding === 'ottoman' ? ann : ben;
    expect([ann, ben].map(({ choices }) => choices.length > 0)).toEqual([ann === decider, ben === decider]);
    expect(JSON.stringify([ann, ben])).not.toMatch(/1402|"hash":"[^"]/);
    expect([decider.view.seat, ann.view.canUndo]).toEqual([PERSON, false]);
  });

  it('takes commands from the seat that decides, once, at the position they were meant for', () => {
    const game = table();
    const { sides, command } = first(game);
    const foreign = sides[0] === 'ottoman' ? ['tartar'] : ['ottoman'];
    expect(game.perform(foreign, 0, [command]).outcome).toMatchObject({ kind: 'nobody', text: /Another seat/ });
    expect(game.perform([], 0, [command]).outcome.kind).toBe('nobody');
    expect(game.perform(sides, 1, [command]).outcome).toMatchObject({ kind: 'nobody', text: /gone on/ });
    expect(game.perform(sides, 0, [{ do: 'nonsense' }]).outcome.kind).toBe('unreadable');
    expect(game.perform(sides, 0, [command, { do: 'nonsense' }]).outcome.kind).not.toBe('done');
    expect(game.state.moves).toBe(0);
    expect(game.perform(sides, 0, [command])).toMatchObject({ outcome: { kind: 'done' }, added: [command] });
    // The answer was lost: it is done, and not done again.
    expect(game.perform(sides, 0, [command])).toMatchObject({ outcome: { kind: 'done' }, added: [] });
    expect(game.perform(foreign, 0, [command]).outcome.kind).toBe('nobody');
    expect(game.state.moves).toBe(1);
  });

  it('tells a chair only what is new to it, and forgets what could not be kept', () => {
    const game = table();
    const chair = game.chair('a', ANN);
    expect(chair.standing().all).toBe(true);
    const { sides, command } = first(game);
    game.perform(sides, 0, [command]);
    expect(chair.standing().moves.map(({ id }) => id)).toEqual([0, 1]);
    game.back(0);
    const after = chair.standing();
    expect([after.view.move, after.line, game.state.moves]).toEqual([0, [0], 0]);
  });

  it('goes on elsewhere with the same dice, by hand and by computer players', () => {
    const seats = { ottoman: 'random', tartar: 'random' };
    const [one, other] = [table({ seats }), table()];
    const { added } = one.compute(50);
    expect(added.length).toBeGreaterThan(0);
    expect(other.follow(added)).toBe(true);
    expect(table({ commands: added }).state).toEqual(other.state);
    expect(other.state).toEqual(one.state);
    expect(other.follow([{ do: 'nonsense' }])).toBe(false);
    expect(one.save()).toBeNull();
    expect(one.trial(BATTLE)).toEqual({ same: true, divergence: null, state: one.state });
  });
});
