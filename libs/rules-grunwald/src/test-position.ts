/** Positions for the tests of the rules: small maps over the rules of the package, as case files have them. */
import { fileURLToPath } from 'node:url';
import { compile, compileCase, type CompiledHexGame, CompilerCache, onHexes, type Outcome } from '@hexwright/compiler';
import type { GameEvent, WrittenCommand } from '@hexwright/engine';
import type { PackageChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { GrunwaldBattle } from './grunwald-battle.ts';
import { decisions } from './decisions.ts';
import { type PieceReport, reader, readPiece } from './reading.ts';
import { grunwald } from './library.ts';
import type { Battle } from './battle.ts';

const library = new FolderLibrary([fileURLToPath(new URL('../../../scenarios', import.meta.url))]);
const cache = new CompilerCache();
let chain: PackageChain | null = null;

/** The chain of the package. */
export function packageChain(): PackageChain {
  if (chain !== null) return chain;
  const loaded = library.loadChain('grunwald-1410');
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
  return (chain = loaded.chain);
}

/** The whole battle as the package sets it up, or a variant of it with these rules. */
export function wholeGame(rules?: Position['rules']): CompiledHexGame {
  const compiled = compile(variantWith(rules), [grunwald], cache);
  if (!compiled.ok) throw new Error(compiled.problems.map((problem) => problem.message).join('\n'));
  return onHexes(compiled.game);
}

/** A piece of a position, as case files write it. */
export interface Piece {
  readonly id: string;
  readonly [more: string]: unknown;
}

/**
 * A unit: its hex, facing and what it copies. Hexes of the default map of 14 by 14 run in column A (1 to 14) from B8 less
 * half of A to B21 less half of A: `A7 B11` lies in the middle.
 */
export function unit(id: string, copy: string, hex: string, facing: string, more: Record<string, unknown> = {}): Piece {
  return { id, copy, hexes: [hex], facing, ...more };
}

/** A leader, a standard or a wolf pit. */
export function marker(id: string, copy: string, hex: string, more: Record<string, unknown> = {}): Piece {
  return { id, copy, hexes: [hex], ...more };
}

/** A position: the fields of a case file that set it up. */
export interface Position {
  readonly map?: { readonly columns: number; readonly rows: number; readonly [more: string]: unknown };
  readonly turn?: number;
  /** The step of the sequence about to begin. */
  readonly phase: string;
  readonly units: readonly Piece[];
  readonly dice?: readonly number[];
  readonly options?: Readonly<Record<string, string>>;
  /** What a variant of the package adds to its rules, and changes of anything. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

export interface Scene {
  readonly battle: Battle;
  /** Does a written command; throws with the refusal when it is refused. */
  do(written: WrittenCommand): void;
  /** The cases that refuse a written command; empty when it is legal. Nothing is done. */
  refused(written: WrittenCommand): string[];
  unit(id: string): number;
  piece(id: string): PieceReport;
  /** Where a piece stands. */
  hex(id: string): string;
  /** Ids of all events so far. */
  events(): string[];
  /** All events of one kind. */
  event(kind: string): GameEvent[];
}

/** Games by the text of their position: compiling one costs more than playing it. */
const games = new Map<string, CompiledHexGame>();

/** The chain of the package, or of a variant of it with these rules. */
export function variantWith(rules: Position['rules']): PackageChain {
  if (rules === undefined) return packageChain();
  const scenario = { id: 'my/variant', title: 'A variant', kind: 'battle', extends: 'grunwald-1410' };
  const files = { 'scenario.json': JSON.stringify(scenario), 'rules.json': JSON.stringify({ format: 1, ...rules }) };
  return [...packageChain(), { id: scenario.id, files: new Map(Object.entries(files)) }];
}

function compiled(text: string, rules: Position['rules']): CompiledHexGame {
  const key = `${JSON.stringify(rules)} ${text}`;
  const known = games.get(key);
  if (known !== undefined) return known;
  const result = compileCase(variantWith(rules), { path: 'cases/position.case.json', text }, [grunwald], cache);
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join('\n'));
  const game = onHexes(result.game);
  games.set(key, game);
  return game;
}

/** Sets a position up and runs to its first decision. */
export function scene(position: Position): Scene {
  const { map = { columns: 14, rows: 14 }, turn = 2, phase, units, dice, options, rules } = position;
  const game = compiled(
    JSON.stringify({ case: '1.0', title: 'Position', map, units, ...(options ? { options } : {}) }),
    rules,
  );
  const battle = new GrunwaldBattle(game);
  const step = game.sequence.findIndex((one) => one.id === phase);
  const playerTurn = game.sequence[step].side === game.firstSide ? 0 : 1;
  battle.beginAt(1410, turn, playerTurn, step, dice ?? null);
  const index = (id: string): number => game.vocabulary.indexOf('units', id);
  const outcome = (written: WrittenCommand): Outcome => decisions.perform(battle, written);
  return {
    battle,
    unit: index,
    piece: (id) => readPiece(battle, index(id)),
    hex: (id) => readPiece(battle, index(id)).hexes.join(),
    events: () => reader.all(battle, 0).map(({ event }) => event),
    event: (kind) => reader.all(battle, 0).filter(({ event }) => event === kind),
    do(written) {
      const result = outcome(written);
      if (!result.done) throw new Error(result.refusals.map((one) => `[${one.case}] ${one.text}`).join(' '));
    },
    refused(written) {
      const { marks } = battle.state;
      const result = outcome(written);
      while (battle.state.marks > marks) battle.undo();
      return result.done ? [] : result.refusals.map((one) => one.case);
    },
  };
}
