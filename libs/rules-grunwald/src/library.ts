/** Grunwald 1410 as players, case files and screens use a game: everything in one object. */
import type { CompiledGame, GameSystem } from '@hexwright/compiler';
import { type Command, type GameEvent, kindOf, type PieceView, type WrittenCommand } from '@hexwright/engine';
import { tell } from './account.ts';
import { Battle } from './battle.ts';
import { PASS, STOP } from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { longForms } from './long-forms.ts';
import { type Outcome, perform, readCommand, writeCommand } from './notation.ts';
import { WAY_EVENTS } from './presenter/log.ts';
import { pieceView } from './presenter/pieces.ts';
import { type BattlePresenter, presenter } from './presenter/presenter.ts';
import { decisionName, type PieceReport, readEvents, readPiece } from './reading.ts';
import { exchangePits, hiddenPits } from './rules/14-wolf-pits.ts';
import { scoreOf, victoryLevel } from './rules/19-victory.ts';
import { grunwald } from './system.ts';

/** How a battle ended, or stands. */
export interface BattleResult {
  /** Side id, `draw`, or null where the package has no levels of victory. */
  readonly winner: string | null;
  readonly level: string | null;
  readonly levelName: string | null;
  /** Points of the side that counts upward less the other's [19.0]. */
  readonly score: number;
  readonly victoryPoints: Readonly<Record<string, number>>;
}

/** Level and points as they stand now; final once the battle is over. */
export function readResult(battle: Battle): BattleResult {
  const level = victoryLevel(battle);
  const { sides } = battle.game;
  return {
    winner: level === null ? null : level.winner < 0 ? 'draw' : sides[level.winner].id,
    level: level?.id ?? null,
    levelName: level?.name ?? null,
    score: scoreOf(battle),
    victoryPoints: Object.fromEntries(sides.map((side, index) => [side.id, battle.victoryPoints.of(index)])),
  };
}

/** The shape of `GameLibrary` of @hexwright/playtest, which says what each part means. */
export interface GrunwaldLibrary {
  readonly system: GameSystem;
  create(game: CompiledGame, startingPoints?: readonly number[]): Battle;
  perform(battle: Battle, written: WrittenCommand, plays?: (command: Command) => void): Outcome;
  readCommand(battle: Battle, written: WrittenCommand): number;
  writeCommand(battle: Battle, command: number): WrittenCommand;
  longForms(commands: readonly WrittenCommand[]): WrittenCommand[];
  readEvents(battle: Battle, first: number): GameEvent[];
  readPiece(battle: Battle, piece: number): PieceReport;
  decisionName(battle: Battle): string;
  isPass(command: number): boolean;
  faultsOf(battle: Battle): string[];
  readonly steps: ReadonlySet<string>;
  tell(battle: Battle, event: GameEvent): string | null;
  readResult(battle: Battle): BattleResult;
  readonly presenter: BattlePresenter;
  readonly hidden: {
    from(battle: Battle, side: number): ReadonlyMap<number, number>;
    view(battle: Battle, piece: number, side: number): PieceView;
    exchange(battle: Battle, one: number, other: number): void;
  };
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

export const library: GrunwaldLibrary = {
  system: grunwald,
  create: (game, startingPoints) => new Battle(game, startingPoints),
  perform,
  readCommand,
  writeCommand,
  longForms,
  readEvents,
  readPiece,
  decisionName,
  isPass: (command) => kindOf(command) === PASS || kindOf(command) === STOP,
  faultsOf,
  steps: WAY_EVENTS,
  tell,
  readResult,
  presenter,
  hidden: {
    from: hiddenPits,
    view: (battle, piece, side) => pieceView(battle, piece, [battle.game.sides[side].id]),
    exchange: exchangePits,
  },
  caseIndex: async () => (await import('./generated/case-index.json', { with: { type: 'json' } })).default,
};
