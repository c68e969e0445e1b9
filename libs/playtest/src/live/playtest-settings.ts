/** With what a game begins. */
import type { CaseFile } from '@hexwright/model';
import type { FairDice } from '../fair-dice.ts';
import type { Progress } from './outcomes.ts';
import type { GameSeats } from './game-view.ts';

export interface PlaytestSettings {
  /** Any safe integer. */
  readonly seed: number;
  /** What dice fall by in place of the seed, in a room. */
  readonly fair?: FairDice;
  /** By side; a side that is missing is a person's. */
  readonly seats?: GameSeats;
  /** Choices made in place of the package's own, by option: kept in the record. */
  readonly options?: Readonly<Record<string, string>>;
  /** The position to begin at, of which the playable was compiled; its own beginning where absent. */
  readonly position?: CaseFile;
  /** Numbers of dice given beforehand, from the first that is rolled: dice are by hand then. */
  readonly tape?: readonly number[];
  /** Called before every command of a computer player. */
  readonly progress?: (progress: Progress) => void;
}
