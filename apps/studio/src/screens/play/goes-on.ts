import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { Store } from '../../parts/store.ts';

/** What is known of a game that is played. */
interface Playing {
  readonly standing: GameSnapshot | null;
  /** Whether a person must decide now. */
  readonly isPersons: boolean;
  /** Whether the game is this page's alone. */
  readonly isOwn: boolean;
  readonly isPaused: boolean;
  /** Whether a phase in which nothing can be done is passed over. */
  readonly skips: Store<boolean>;
}

/** Whether a game goes on by itself: a computer player decides, or a person has no choice and wants to be passed over. */
export function goesOnByItself({ standing, isPersons, isOwn, isPaused, skips }: Playing): boolean {
  if (standing === null || standing.view.over || standing.view.dice.awaiting !== null) return false;
  // In a room the server lets computer players go on.
  if (!isPersons) return isOwn && !isPaused && standing.view.seat !== null;
  // Only from the end of the line: who looks at an earlier move wants to see it.
  const isLast = standing.line.at(-1) === standing.view.node;
  return skips.value && isLast && standing.choices.length === 1 && standing.choices[0].kind === 'done';
}
