/** What the page and one of the workers that play for it say to each other. */
import type { Entrants } from '@hexwright/playtest';
import type { Coverable, GameAnswer, GameOrder, Subject, SeenResult } from '@hexwright/playtest/lab';
import type { GameRecord } from '@hexwright/playtest/screen';

/** A package that is played, as its worker has read it. */
export interface OpenedPackage {
  /** Sixteen hexadecimal digits over its content. */
  readonly hash: string;
  /** That and, where games do not begin at its set-up, the hash of where they do: what is played on one seed is the same. */
  readonly source: string;
  readonly subject: Subject;
  readonly coverable: Coverable;
}

/** What the page tells a worker. */
export type ToLab =
  | { readonly type: 'open'; readonly entrants: Entrants }
  | { readonly type: 'play'; readonly order: GameOrder }
  | { readonly type: 'record'; readonly entrant: number; readonly seed: number };

/** What a worker tells the page. */
export type FromLab =
  | { readonly type: 'opened'; readonly packages: readonly OpenedPackage[] }
  | { readonly type: 'unopened'; readonly message: string }
  | { readonly type: 'answer'; readonly answer: GameAnswer<SeenResult> }
  /** A game once more, with every command. */
  | { readonly type: 'recorded'; readonly record: GameRecord };
