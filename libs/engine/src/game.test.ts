import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { EventRegistry } from './event.ts';
import { Local } from './frame.ts';
import { Game, playForced, type SequenceStep } from './game.ts';
import { CONTINUE, type Procedure } from './procedure.ts';
import { IllegalCommandError, LEGAL, RefusalRegistry } from './refusal.ts';
import type { Column } from './state.ts';

// A toy: two sides take turns taking stones from three heaps; after each take the other side may put one back.
const refusals = new RefusalRegistry<Heaps>();
const events = new EventRegistry();
const EMPTY = refusals.add('heap-empty', '2.1', 'That heap is empty.');
const NOT_HERE = refusals.add('not-here', '2.0', 'That is not done here.');
const taken = events.add('taken', '2.0', 'heap:number', 'die:number');

// Its commands: the number of a heap takes a stone from it.
const HEAPS = 3;
const PUT_BACK = 10;
const PASS = 11;
const NONSENSE = 99;

const heap = new Local(0);

const take: Procedure<Heaps> = {
  id: 'take',
  case: '2.0',
  proceed: (game) => game.phasing,
  legal(game, commands) {
    for (let index = 0; index < HEAPS; index++) if (game.stones.of(index) > 0) commands.add(index);
    commands.add(PASS);
  },
  check(game, one: Command) {
    if (one === PASS) return LEGAL;
    if (one >= HEAPS) return NOT_HERE;
    return game.stones.of(one) > 0 ? LEGAL : EMPTY;
  },
  perform(game, one) {
    if (one === PASS) return game.frames.pop();
    const die = game.dice.roll(game.serial, one, one, 0);
    game.stones.add(one, -1);
    game.events.emit(taken, one, die);
    return game.enter(answer, one);
  },
};

const answer: Procedure<Heaps> = {
  id: 'answer',
  case: '2.2',
  proceed(game) {
    if (game.stones.of(heap.of(game)) > 5) {
      game.frames.pop();
      return CONTINUE;
    }
    return 1 - game.phasing;
  },
  legal(_, commands) {
    commands.add(PUT_BACK);
    commands.add(PASS);
  },
  check: (_, one) => (one === PUT_BACK || one === PASS ? LEGAL : NOT_HERE),
  perform(game, one) {
    if (one === PUT_BACK) game.stones.add(heap.of(game), 1);
    if (game.stopsAtPut) game.endNow();
    game.frames.pop();
  },
};

class Heaps extends Game {
  readonly stones: Column;
  readonly refusals = refusals;
  stopsAtPut = false;
  protected readonly procedures: readonly Procedure<this>[] = [take, answer];

  constructor(turns = 2, steps: readonly SequenceStep[] = [{ id: 'take', procedure: 0 }]) {
    super({ turns, order: [1, 0], steps }, 3);
    this.stones = this.state.column('stones', 3);
    this.state.seal();
  }

  protected override setUp(): void {
    for (let index = 0; index < HEAPS; index++) this.stones.set(index, index * 3);
  }

  protected override finish(): void {
    this.stones.set(0, 99);
  }
}

describe('Game', () => {
  it('runs to the first decision and asks the first side', () => {
    const game = new Heaps();
    game.begin(1);
    expect([game.turn, game.playerTurn, game.deciding, game.decision?.id]).toEqual([1, 0, 1, 'take']);
    expect(game.legal().toArray()).toEqual([1, 2, PASS]);
  });

  it('asks the other side inside a step, and skips a decision that a procedure answers itself', () => {
    const game = new Heaps();
    game.begin(1);
    game.apply(1);
    expect([game.deciding, game.decision?.id]).toEqual([0, 'answer']);
    game.apply(PUT_BACK);
    for (let count = 0; count < 1; count++) game.apply(2);
    expect(game.decision?.id).toBe('answer');
  });

  it('goes through player-turns and turns to the end and scores once', () => {
    const game = new Heaps();
    game.begin(1);
    const seen: string[] = [];
    while (!game.over) {
      seen.push(`${game.turn}.${game.deciding}`);
      game.apply(PASS);
    }
    expect(seen).toEqual(['1.1', '1.0', '2.1', '2.0']);
    expect(game.stones.of(0)).toBe(99);
    expect([game.deciding, game.decision, game.legal().length]).toEqual([-1, null, 0]);
    expect(game.explain(PASS)[0].id).toBe('game-over');
  });

  it('shows what an end here would score, and leaves everything as it was', () => {
    const game = new Heaps();
    game.begin(1);
    const { hash } = game;
    expect(game.asIfOver(() => [game.over, game.stones.of(0)])).toEqual([true, 99]);
    expect([game.over, game.stones.of(0), game.hash]).toEqual([false, 0, hash]);
    expect(() => game.asIfOver(() => game.apply(NONSENSE))).toThrow(IllegalCommandError);
    expect(game.hash).toBe(hash);
  });

  it('says why a command is refused, and throws the same', () => {
    const game = new Heaps();
    game.begin(1);
    const { hash } = game;
    expect(game.explain(0)).toEqual([
      { id: 'heap-empty', case: '2.1', cases: ['2.1'], text: 'That heap is empty.', places: [] },
    ]);
    expect(() => game.apply(0)).toThrow(IllegalCommandError);
    expect(() => game.apply(0)).toThrow('[2.1]');
    expect(game.hash).toBe(hash);
  });

  it('undoes command by command to the hash of the start, events with it', () => {
    const game = new Heaps();
    game.begin(3);
    const hashes = [game.hash];
    let step = 0;
    while (!game.over) {
      const commands = game.legal();
      game.apply(commands.at(step++ % commands.length));
      hashes.push(game.hash);
    }
    expect(new Set(hashes).size).toBeGreaterThan(3);
    while (hashes.length > 1) {
      expect(game.hash).toBe(hashes.pop());
      expect(game.undo()).toBe(true);
    }
    expect(game.hash).toBe(hashes[0]);
    expect(game.events.count).toBe(0);
    expect(game.undo()).toBe(false);
  });

  it('takes a command back that fails half way', () => {
    const game = new Heaps();
    game.begin(1);
    game.dice.feed([]);
    const { hash } = game;
    expect(() => game.apply(2)).toThrow(/dice given by hand/);
    expect([game.hash, game.events.count]).toEqual([hash, 0]);
  });

  it('begins another game on the same object as if it were new', () => {
    const game = new Heaps();
    game.begin(1);
    const { hash } = game;
    game.apply(2);
    game.begin(1);
    expect(game.hash).toBe(hash);
  });

  it('can be held between two steps, and resumed', () => {
    const game = new Heaps();
    game.holdsBetweenSteps = true;
    game.begin(1);
    game.apply(PASS);
    expect([game.isBetweenSteps, game.deciding, game.decision, game.legal().length, game.phasing]).toEqual([
      true,
      -1,
      null,
      0,
      1,
    ]);
    expect(game.explain(PASS)[0].id).toBe('between-steps');
    expect(() => game.apply(PASS)).toThrow(IllegalCommandError);
    const { hash } = game;
    game.resume();
    expect([game.isBetweenSteps, game.deciding]).toEqual([false, 0]);
    game.undo();
    expect(game.hash).toBe(hash);
  });

  it('passes over steps that belong to another player-turn or turn', () => {
    const game = new Heaps(2, [
      { id: 'once', procedure: 0, turns: { from: 1, to: 1 } },
      { id: 'first-side', procedure: 0, side: 1 },
      { id: 'always', procedure: 0, side: -1, turns: null },
    ]);
    game.begin(1);
    const seen: string[] = [];
    while (!game.over) {
      seen.push(`${game.turn}.${game.deciding} ${game.plan.steps[game.step].id}`);
      game.apply(PASS);
    }
    const both = (turn: number): string[] => [`${turn}.1 first-side`, `${turn}.1 always`, `${turn}.0 always`];
    expect(seen).toEqual(['1.1 once', ...both(1).slice(0, 2), '1.0 once', '1.0 always', ...both(2)]);
    game.beginAt(1, 2, 0, 0);
    expect(game.plan.steps[game.step].id).toBe('first-side');
  });

  it('can end before its last turn, with nothing left under way, and go back', () => {
    const game = new Heaps();
    game.begin(1);
    game.apply(1);
    const { hash } = game;
    game.stopsAtPut = true;
    game.apply(PUT_BACK);
    expect([game.over, game.frames.depth, game.deciding, game.stones.of(0)]).toEqual([true, 0, -1, 99]);
    game.undo();
    expect([game.over, game.hash]).toEqual([false, hash]);
  });

  it('begins in any turn, player-turn and step', () => {
    const game = new Heaps();
    game.beginAt(1, 2, 1, 0);
    expect([game.turn, game.playerTurn, game.phasing]).toEqual([2, 1, 0]);
  });
});

describe('playForced', () => {
  it('plays while one command is legal, and stops at a choice', () => {
    const game = new Heaps(1);
    game.begin(1);
    expect(playForced(game)).toBe(0);
    while (game.stones.of(1) > 0 || game.stones.of(2) > 0) {
      game.apply(game.decision?.id === 'answer' ? PASS : game.legal().at(0));
    }
    expect(playForced(game)).toBe(0);
    game.apply(PASS);
    // Nothing is left to take: the only command is to pass.
    expect(playForced(game)).toBe(2);
    expect(game.over).toBe(true);
  });
});

describe('EventLog', () => {
  it('keeps the latest events and forgets older ones', () => {
    const game = new Heaps();
    game.begin(1);
    for (let index = 0; index < game.events.capacity + 2; index++) game.events.emit(taken, index);
    expect(game.events.read(0)).toBeNull();
    expect(game.events.read(game.events.count)).toBeNull();
    expect(game.events.read(2)?.words[0]).toBe(2);
  });

  it('refuses to declare an event twice or with too many fields', () => {
    expect(() => events.add('taken', '1.0')).toThrow(/twice/);
    expect(() => events.add('long', '1.0', 'a:b', 'a:b', 'a:b', 'a:b', 'a:b', 'a:b', 'a:b', 'a:b')).toThrow(/seven/);
  });
});
