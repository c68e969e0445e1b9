import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { Store } from '../../parts/store.ts';

/** What is known of a game that is played. */
interface Playing {
  readonly snapshot: GameSnapshot | null;
  /** Whether a person must decide now. */
  readonly isPersons: boolean;
  /** Whether the game is this page's alone. */
  readonly isOwn: boolean;
  readonly isPaused: boolean;
  /** Whether a phase in which nothing can be done is passed over. */
  readonly skips: Store<boolean>;
}

/** Whether a game goes on by itself: a computer player decides, or a person has no choice and wants to be passed over. */
export function goesOnByItself({ snapshot, isPersons, isOwn, isPaused, skips }: Playing): boolean {
  if (snapshot === null || snapshot.view.over || snapshot.view.dice.awaiting !== null) return false;
  // In a room the server lets computer players go on.
  if (!isPersons) return isOwn && !isPaused && snapshot.view.seat !== null;
  // Only from the end of the line: who looks at an earlier move wants to see it.
  const isLast = snapshot.line.at(-1) === snapshot.view.node;
  return skips.value && isLast && snapshot.choices.length === 1 && snapshot.choices[0].kind === 'done';
}
