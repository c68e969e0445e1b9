/** What is settled before a game begins. */
import type { SeatWish } from '@hexwright/playtest/shared';

/** What a game begins with. */
export interface Start {
  readonly seed: number;
  readonly seats: Readonly<Record<string, string>>;
  /** One person plays several sides and sees everything; absent: what one side hides from another stays hidden. */
  readonly isUmpire?: boolean;
  /** Choices made in place of the package's own, by option. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What a game in the room begins with. */
export interface RoomStart {
  readonly name: string;
  readonly seats: Readonly<Record<string, SeatWish>>;
  /** Choices made in place of the package's own, by option. */
  readonly options: Readonly<Record<string, string>>;
}
