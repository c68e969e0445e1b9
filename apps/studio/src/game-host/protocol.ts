/** What the play screen and its worker say to each other. After every change of the packages the worker plays the game again. */
import type { Problem } from '@hexwright/model';
import type { Progress, Recompilation } from '@hexwright/playtest/screen';
import type { RequestName, SnapshotUpdate } from '@hexwright/playtest/shared';

export type {
  Beginning,
  ComputerPlayer,
  DeedName,
  Deeds,
  Opening,
  QuestionName,
  Questions,
  RequestName,
  Requests,
  SnapshotUpdate,
} from '@hexwright/playtest/shared';

/** What the screen tells the worker. */
export type ToGameWorker =
  | { readonly type: 'update'; readonly update: Uint8Array }
  | { readonly type: 'request'; readonly id: number; readonly name: RequestName; readonly args: readonly unknown[] };

/** What the worker tells the screen. */
export type FromGameWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown; readonly snapshot: SnapshotUpdate | null }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  /** It loads what it runs, or has it. */
  | { readonly type: 'loading'; readonly isLoading: boolean }
  /** A computer player is about to decide. */
  | { readonly type: 'progress'; readonly progress: Progress }
  /** The package has changed and the game was played again under it. */
  | {
      readonly type: 'replayed';
      readonly recompilation: Recompilation;
      readonly milliseconds: number;
      readonly snapshot: SnapshotUpdate;
    }
  /** What has changed is nothing to the game. */
  | { readonly type: 'unchanged' }
  /** The package has changed and cannot be played as it is now; the game goes on under what it was. */
  | { readonly type: 'unplayable'; readonly problems: readonly Problem[] };
