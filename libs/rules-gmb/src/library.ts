/** The Great Medieval Battles as players, case files and screens use a game: everything in one object. */
import type { CompiledGame, GameSystem } from '@hexwright/compiler';
import { type GameEvent, kindOf } from '@hexwright/engine';
import { tell } from './account.ts';
import { Battle } from './battle.ts';
import { PASS, STOP } from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { type Outcome, perform, readCommand, type WrittenCommand, writeCommand } from './notation.ts';
import { decisionName, type PieceReport, readEvents, readPiece } from './reading.ts';
import { greatMedievalBattles } from './system.ts';
import { scoreOf, victoryLevel } from './victory.ts';

/** How a battle ended, or stands. */
export interface BattleResult {
  /** Side id, `draw`, or null where the package has no levels of victory. */
  readonly winner: string | null;
  /** Id of the level of victory. */
  readonly level: string | null;
  readonly levelName: string | null;
  /** Points of the side that counts upward less the other's [21.0]. */
  readonly score: number;
  readonly victoryPoints: Readonly<Record<string, number>>;
}

/** Level and points as they stand now; final once the battle is over. */
export function readResult(battle: Battle): BattleResult {
  const level = victoryLevel(battle);
  return {
    winner: level === null ? null : level.winner < 0 ? 'draw' : battle.game.sides[level.winner].id,
    level: level?.id ?? null,
    levelName: level === null ? null : level.name,
    score: scoreOf(battle),
    victoryPoints: Object.fromEntries(
      battle.game.sides.map((side, index) => [side.id, battle.victoryPoints.of(index)]),
    ),
  };
}

export interface GreatMedievalBattlesLibrary {
  readonly system: GameSystem;
  /** `startingPoints` by side: victory points scored before the game begins, as examples have them. */
  create(game: CompiledGame, startingPoints?: readonly number[]): Battle;
  perform(battle: Battle, written: WrittenCommand): Outcome;
  readCommand(battle: Battle, written: WrittenCommand): number;
  writeCommand(battle: Battle, command: number): WrittenCommand;
  readEvents(battle: Battle, first: number): GameEvent[];
  readPiece(battle: Battle, piece: number): PieceReport;
  decisionName(battle: Battle): string;
  /** True for a command that declines: nothing more is done here. */
  isPass(command: number): boolean;
  /** What is wrong with a position that no rules could bring about, in plain words; empty when it is sound. */
  faultsOf(battle: Battle): string[];
  /** Kinds of events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
  readonly steps: ReadonlySet<string>;
  /** One line a person can follow, with its case; null for events that say nothing by themselves. */
  tell(battle: Battle, event: GameEvent): string | null;
  readResult(battle: Battle): BattleResult;
  /** Where each case of the rulebook stands in this library's code, by case. Loaded only when somebody asks. */
  caseIndex(): Promise<CaseIndex>;
}

/** Places in the code by case; `kind` says what cites the case there, `line` counts from 1. */
export type CaseIndex = Readonly<
  Record<
    string,
    readonly { readonly file: string; readonly line: number; readonly kind: string; readonly name: string }[]
  >
>;

export const library: GreatMedievalBattlesLibrary = {
  system: greatMedievalBattles,
  create: (game, startingPoints) => new Battle(game, startingPoints),
  perform,
  readCommand,
  writeCommand,
  readEvents,
  readPiece,
  decisionName,
  isPass: (command) => kindOf(command) === PASS || kindOf(command) === STOP,
  faultsOf,
  steps: new Set(['moved', 'rout-moved', 'advanced', 'rampage-moved']),
  tell,
  readResult,
  caseIndex: async () => (await import('./generated/case-index.json', { with: { type: 'json' } })).default,
};
