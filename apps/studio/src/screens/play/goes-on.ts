import type { GameHost } from '../../game-host/game-host.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { ReadonlyStore } from '../../parts/store.ts';
import type { Playback } from './playback.ts';
import { BREATH, SPEEDS, type Speed } from './speed.ts';

/** What is known of a game that is played. */
interface Playing {
  readonly snapshot: GameSnapshot | null;
  /** Whether a person must decide now. */
  readonly isPersons: boolean;
  /** Whether the game is this page's alone. */
  readonly isOwn: boolean;
  readonly isPaused: boolean;
  readonly speed: ReadonlyStore<Speed>;
  readonly playback: Playback;
  readonly isClosed: boolean;
}

/** Whether a game goes on by itself: a computer player decides, or a person has no choice. */
function goesOnByItself({ snapshot, isPersons, isOwn, isPaused, isClosed }: Playing): boolean {
  if (isClosed || snapshot === null || snapshot.view.over || snapshot.view.dice.awaiting !== null) return false;
  // In a room the server lets computer players go on.
  if (!isPersons) return isOwn && !isPaused && snapshot.view.seat !== null;
  // Only from the end of the line: who looks at an earlier move wants to see it.
  const isLast = snapshot.line.at(-1) === snapshot.view.node;
  return isLast && snapshot.choices.length === 1 && snapshot.choices[0].kind === 'done';
}

/**
 * Lets computer players play, and passes over what leaves no choice, until a person must decide.
 *
 * @param deed changes the game
 */
export async function playOn(game: Playing, deed: GameHost['dispatch']): Promise<void> {
  while (goesOnByItself(game)) {
    const pace = SPEEDS[game.speed.value];
    const { isPersons } = game;
    const only = game.snapshot?.choices[0];
    const outcome =
      isPersons && only !== undefined
        ? await deed('perform', [only.command], false)
        : pace === 0
          ? await deed('run', BREATH)
          : await deed('step');
    if (outcome === null || outcome.kind !== 'done') return;
    if (!isPersons && pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
    await game.playback.seen();
  }
}
