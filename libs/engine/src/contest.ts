/**
 * What a game tells a screen of two pieces that fight it out by themselves: plain data, as in `presentation.ts`. Nothing in
 * it tells what one of them has chosen in secret before both are shown.
 */
import type { Chance, LogEntry, LookMark, Part, WrittenCommand } from './presentation.ts';

/** A word on how a party stands: mounted, on foot, wounded. */
export interface ContestState {
  readonly label: string;
  readonly tone: LookMark['tone'];
  readonly case: string;
}

/** One of the two. */
export interface ContestParty {
  /** Id of the piece. */
  readonly piece: string;
  readonly name: string;
  readonly side: string;
  /** What it is in the contest, in a word or two. */
  readonly role: string;
  /** What is printed on its counter, and who it is because of that. */
  readonly values: readonly Part[];
  readonly states: readonly ContestState[];
  /** True when it has chosen, and what it chose is not shown yet. */
  readonly hasChosen: boolean;
}

/** One of the zones that are chosen among, and where it is on a figure seen from behind. */
export interface ContestZone {
  readonly id: string;
  readonly name: string;
  readonly place: 'top' | 'left' | 'right' | 'bottom';
}

/** Something of which one zone is chosen: where to strike, what to guard. */
export interface ContestGroup {
  readonly id: string;
  readonly title: string;
  readonly case: string;
}

/** What has been fought already: a part of the contest with what it came to. */
export interface ContestRound {
  readonly title: string;
  readonly entries: readonly LogEntry[];
  /** By party and by group, the zone that was chosen; null where none were shown. */
  readonly shown: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>] | null;
}

/** What a zone promises against one choice of the other. */
export interface ContestProspect {
  /** That choice, in a few words. */
  readonly name: string;
  /** The number of the table, before anything is added. */
  readonly table: Part;
  /** What is thrown, once all is counted: `7 + 1d6`. */
  readonly roll: string;
  readonly chances: readonly Chance[];
}

/** A zone that may be chosen, or not. */
export interface ContestOffer {
  readonly zone: string;
  /** What it promises in all, in a few words. */
  readonly promise: string;
  readonly prospects: readonly ContestProspect[];
  /** Why it is not to be had at all; null when it is. */
  readonly denial: { readonly text: string; readonly case: string } | null;
}

/** A choice of zones that must be made now. */
export interface ContestPlan {
  /** Id of the piece that chooses. */
  readonly piece: string;
  readonly groups: readonly {
    readonly group: string;
    /** What is added to the table in all {@link ContestOffer.prospects}. */
    readonly modifiers: readonly Part[];
    readonly offers: readonly ContestOffer[];
  }[];
  /** Every choice that is legal: by group the zone, and the command for it. */
  readonly options: readonly { readonly zones: Readonly<Record<string, string>>; readonly command: WrittenCommand }[];
  /** Why two zones do not go together. */
  readonly clash: { readonly text: string; readonly case: string };
}

/** Two pieces that fight it out by themselves. */
export interface Contest {
  /** The same from its beginning to its end, and another one for every contest of a game. */
  readonly id: number;
  readonly title: string;
  readonly case: string;
  /** The one who began it comes first. */
  readonly parties: readonly [ContestParty, ContestParty];
  readonly zones: readonly ContestZone[];
  readonly groups: readonly ContestGroup[];
  /** What has been told of it, in order. */
  readonly rounds: readonly ContestRound[];
  /** What is to be chosen now; null when nothing is. */
  readonly plan: ContestPlan | null;
  /** True when it has ended. */
  readonly isOver: boolean;
}
