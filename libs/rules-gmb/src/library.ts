/** The Great Medieval Battles as players, case files and screens use a game: everything in one object. */
import type { CompiledGame, GameSystem } from '@hexwright/compiler';
import { type Command, type GameEvent, kindOf, type WrittenCommand } from '@hexwright/engine';
import { tell } from './account.ts';
import { Battle } from './battle.ts';
import { PASS, STOP } from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { longForms } from './long-forms.ts';
import { type Outcome, perform, readCommand, writeCommand } from './notation.ts';
import { WAY_EVENTS } from './presenter/log.ts';
import { type BattlePresenter, presenter } from './presenter/presenter.ts';
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
  perform(battle: Battle, written: WrittenCommand, plays?: (command: Command) => void): Outcome;
  readCommand(battle: Battle, written: WrittenCommand): number;
  writeCommand(battle: Battle, command: number): WrittenCommand;
  /** Single commands as a person writes them, the steps of a way together. */
  longForms(commands: readonly WrittenCommand[]): WrittenCommand[];
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
  /** What it tells a screen. */
  readonly presenter: BattlePresenter;
  /**
   * Where each case of the rulebook stands in this library's code, by case. Loaded only when somebody asks. With the ids
   * of a package and all that it builds on, without the folders of other battles.
   */
  caseIndex(packages?: readonly string[]): Promise<CaseIndex>;
}

/** Places in the code by case; `kind` says what cites the case there, `line` counts from 1. */
export type CaseIndex = Readonly<
  Record<
    string,
    readonly { readonly file: string; readonly line: number; readonly kind: string; readonly name: string }[]
  >
>;

/** The folders that carry out the booklet of one battle, whose cases from 14.0 on are numbered anew in each. */
const BOOKLETS: readonly (readonly [folder: string, battle: string])[] = [
  ['/tamburlaine/', 'gmb/tamburlaine'],
  ['/king-arthur/', 'gmb/king-arthur'],
];

function withoutOtherBooklets(index: CaseIndex, packages: readonly string[]): CaseIndex {
  const others = BOOKLETS.filter(([, battle]) => !packages.includes(battle));
  const isOwn = ({ file }: { readonly file: string }): boolean => !others.some(([folder]) => file.includes(folder));
  return Object.fromEntries(Object.entries(index).map(([number, places]) => [number, places.filter(isOwn)]));
}

export const library: GreatMedievalBattlesLibrary = {
  system: greatMedievalBattles,
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
  async caseIndex(packages) {
    const { default: index } = await import('./generated/case-index.json', { with: { type: 'json' } });
    return packages === undefined ? index : withoutOtherBooklets(index, packages);
  },
};
