/** What somebody means who points at a place where nothing is listed. */
import type { Choice, Denial } from '@hexwright/playtest/screen';
import type { Referee } from '../../referee/referee.ts';

/** What is legal there though no list has it; else why nothing can be done there, null where nothing is said. */
export async function meantThere(
  referee: Referee,
  piece: string | null,
  place: number,
): Promise<{ readonly choice: Choice } | { readonly denial: Denial | null }> {
  const [choice] = await referee.ask('candidates', { piece, place });
  return choice === undefined ? { denial: await referee.ask('whyNot', piece, place) } : { choice };
}
