/** What somebody means who points at a place where nothing is listed. */
import type { Choice, Denial } from '@hexwright/playtest/screen';
import type { GameShown } from '../../game-host/game-host.ts';

/** What is legal there though no list has it; else why nothing can be done there, null where nothing is said. */
export async function meantThere(
  host: GameShown,
  piece: string | null,
  place: number,
): Promise<{ readonly choice: Choice } | { readonly denial: Denial | null }> {
  const [choice] = await host.ask('candidates', { piece, place });
  return choice === undefined ? { denial: await host.ask('whyNot', piece, place) } : { choice };
}
