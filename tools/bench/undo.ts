/** Commands tried and taken back, and questions asked, in typical positions. */
import type { Battle } from '@hexwright/rules-gmb';
import { agree, atLeast, atMost, compare, type Measurement } from './measurement.ts';
import { battleOf, compileTexts, type Position, typicalPositions } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const BATTLES = 8;
/** How often a position is gone through in a round, so that setting it up costs nothing beside it. */
const REPEATS = 10;

const MOVEMENT: ReadonlySet<string> = new Set(['movement', 'moving']);

/** Pairs of apply and undo a second, over every legal command of every position. */
export async function benchUndo(): Promise<Measurement[]> {
  const game = compileTexts(readTexts());
  const battle = battleOf(game);
  const positions = typicalPositions(game, BATTLES);
  for (const position of positions) proveUndo(battle, position);
  const inMovement = positions.filter(({ decision }) => MOVEMENT.has(decision));
  const elsewhere = positions.filter(({ decision }) => !MOVEMENT.has(decision));
  const speed = (some: readonly Position[]): number =>
    speedIn(battle, some, ({ commands }) => tryAll(battle, commands));
  return [
    atLeast('apply and undo, as positions come', 'pairs/s', speed(positions), 1_000_000),
    atLeast('apply and undo, movement phase', 'pairs/s', speed(inMovement), 1_000_000),
    atLeast('apply and undo, other phases', 'pairs/s', speed(elsewhere), 100_000),
  ];
}

/** Microseconds that a screen or a player waits for an answer. */
export async function benchQuestions(): Promise<Measurement[]> {
  const game = compileTexts(readTexts());
  const battle = battleOf(game);
  const positions = typicalPositions(game, BATTLES);
  // What was legal somewhere else is mostly not legal here, and for all sorts of reasons.
  const elsewhere = (index: number): readonly number[] => positions[(index + 17) % positions.length].commands;
  const refused = positions.map((position, index) => ({
    ...position,
    commands: refusedOf(battle, position, elsewhere(index)),
  }));
  const legal = speedIn(battle, positions, () => {
    battle.legal();
    return 1;
  });
  const explain = speedIn(battle, refused, ({ commands }) => {
    for (const one of commands) battle.explain(one);
    return commands.length;
  });
  return [
    atMost('all legal commands', 'µs', 1e6 / legal, 20),
    atMost('why a command is refused', 'µs', 1e6 / explain, 20),
  ];
}

/** Applies and undoes each command; how many. */
function tryAll(battle: Battle, commands: readonly number[]): number {
  for (const one of commands) {
    battle.apply(one);
    battle.undo();
  }
  return commands.length;
}

/** Commands that are refused in a position, with a reason each. */
function refusedOf(battle: Battle, { words }: Position, commands: readonly number[]): number[] {
  battle.state.restore(words);
  const refused = commands.filter((one) => battle.explain(one).length > 0);
  for (const one of refused) agree('whether a refusal names its case', /\d/.test(battle.explain(one)[0].case), true);
  return refused;
}

/** Operations a second in the positions, each gone through several times; `work` returns how many it has done. */
function speedIn(battle: Battle, positions: readonly Position[], work: (position: Position) => number): number {
  const run = (): number => {
    let operations = 0;
    for (const position of positions) {
      battle.state.restore(position.words);
      for (let repeat = 0; repeat < REPEATS; repeat++) operations += work(position);
    }
    return operations;
  };
  return compare([{ operations: run(), run }])[0];
}

/** That the position is the one that was kept, and that every command changes it and can be taken back. */
function proveUndo(battle: Battle, { words, commands }: Position): void {
  battle.state.restore(words);
  const { hash } = battle;
  agree('the legal commands of a position', battle.legal().toArray().join(), commands.join());
  for (const one of commands) {
    battle.apply(one);
    agree('whether a command changes something', battle.hash !== hash, true);
    agree('whether a command can be taken back', battle.undo(), true);
    agree('the position after taking a command back', battle.hash, hash);
  }
  agree('whether anything is left to undo', battle.undo(), false);
}
