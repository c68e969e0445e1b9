/** What pages and the referee of a room say to each other, as JSON on the channel `game` of the room. */
import type { WrittenCommand } from '@hexwright/engine';
import type { CaseFile } from '@hexwright/model';
import type { ComputerPlayer, PositionQuestionName, SnapshotUpdate } from './protocol.ts';

/** Who a seat is wanted for. `person` is somebody else at the game, by id. */
export type SeatWish =
  | { readonly to: 'me' }
  | { readonly to: 'free' }
  | { readonly to: 'computer'; readonly player: string }
  | { readonly to: 'person'; readonly id: string };

/** Everything but the first word is answered under its `id`. */
export type GameMessage =
  /** The first word: the key of a browser says who somebody is where nobody has an account. */
  | { readonly type: 'hello'; readonly key: string; readonly name: string }
  | { readonly type: 'leave'; readonly game: string }
  /** What the dice of a game ask for, given by itself: see {@link DiceInfo}. */
  | { readonly type: 'dice'; readonly game: string; readonly give: DiceRequest['give']; readonly hex: string }
  | ({ readonly id: number } & RoomRequest);

/** What a page asks the referee for. */
export type RoomRequest =
  | {
      readonly type: 'begin';
      readonly package: string;
      readonly name: string;
      readonly seats: Readonly<Record<string, SeatWish>>;
      readonly position: CaseFile | null;
      /** What is chosen in place of the package's own, by option; absent: nothing. */
      readonly options?: Readonly<Record<string, string>>;
    }
  | { readonly type: 'watch' | 'drop' | 'save'; readonly game: string }
  | {
      readonly type: 'perform';
      readonly game: string;
      /** After how many commands these are meant to come. */
      readonly at: number;
      readonly commands: readonly WrittenCommand[];
    }
  | {
      readonly type: 'look';
      readonly game: string;
      readonly name: PositionQuestionName;
      readonly args: readonly unknown[];
    }
  | { readonly type: 'sit'; readonly game: string; readonly side: string; readonly wish: SeatWish }
  /** Pins a note to the game after so many commands; an empty one takes it away. See {@link RoomGameState.notes}. */
  | { readonly type: 'note'; readonly game: string; readonly move: number; readonly text: string }
  /** Somebody who sits at it wants all to go on under the rules as they are now. */
  | { readonly type: 'offer'; readonly game: string }
  /** What somebody who sits at it says to that; `offer` is the one that they were told of. */
  | { readonly type: 'agree'; readonly game: string; readonly offer: string; readonly yes: boolean };

/** Who sits somewhere, as somebody is told. */
export interface SeatInfo {
  readonly is: 'free' | 'me' | 'person' | 'computer';
  /** Name of the person, or id of the computer player; '' where nobody sits. */
  readonly name: string;
  /** Whether who is told may take it. */
  readonly isOpen: boolean;
  /** Ids of other sides for which the person has sat as well: what these hid by then they may know. */
  readonly alsoHeld: readonly string[];
}

/** What is asked of somebody for the dice: first the promise of a share, and when all have promised, the share. */
export interface DiceRequest {
  readonly give: 'pledge' | 'share';
  /** For every round another number. */
  readonly round: number;
}

/** Of what the dice of a game are made, as somebody is told. */
export interface DiceInfo {
  /** The hash of the secret of the server. */
  readonly pledge: string;
  /** The secret, once the game is over; '' before. */
  readonly secret: string;
  readonly asked: DiceRequest | null;
  /** The names of those for whose shares the game waits. */
  readonly waits: readonly string[];
}

/** Other rules that somebody has offered: as they were then, whatever is edited meanwhile. */
export interface OfferInfo {
  readonly id: string;
  /** The name of who has offered them. */
  readonly by: string;
  /** The files that differ, as `package/file`. */
  readonly files: readonly string[];
  /** The names of those who have not said anything to it. */
  readonly waits: readonly string[];
  /** Whether who is told is one of them. */
  readonly isAsked: boolean;
}

/** A game in the list of all. */
export interface GameInfo {
  readonly id: string;
  readonly package: string;
  readonly name: string;
  readonly turn: number;
  readonly moves: number;
  /** Id of the side that decides; '' when none does. */
  readonly deciding: string;
  readonly isOver: boolean;
  readonly updated: number;
  /** What was chosen of the package's options when it began, in place of the package's own. */
  readonly options: Readonly<Record<string, string>>;
  /** By side. */
  readonly seats: Readonly<Record<string, SeatInfo>>;
  /** null for a game that was begun before dice could be proved. */
  readonly dice: DiceInfo | null;
  /** null where nobody has offered other rules. */
  readonly offer: OfferInfo | null;
  /** Whether who is told may throw it away. */
  readonly mayDrop: boolean;
}

/** A game and how it stands, for one page. */
export interface RoomGameState {
  readonly game: GameInfo;
  readonly snapshot: SnapshotUpdate;
  readonly players: readonly ComputerPlayer[];
  /** Others who look at it here, to whom a seat can be handed. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly trouble: string | null;
  /** By the number of commands: one's own, which nobody else is told before the game is over; then those of all, with names. */
  readonly notes: Readonly<Record<string, string>>;
}

/** Everything that is said. */
export type GameNotice = { readonly kind: 'game' } &
  /** All games of the project; without the word those that are new or have changed. */
  (
    | { readonly type: 'games'; readonly all: boolean; readonly games: readonly GameInfo[] }
    | { readonly type: 'dropped'; readonly game: string }
    | ({ readonly type: 'told' } & RoomGameState)
    | { readonly type: 'trouble'; readonly game: string; readonly text: string }
    | { readonly type: 'answer'; readonly id: number; readonly answer: unknown; readonly told: RoomGameState | null }
    | { readonly type: 'failed'; readonly id: number; readonly message: string }
  );
