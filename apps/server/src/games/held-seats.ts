/** Who has ever sat where at a game: a person who has seen what one side hides does not play another against it. */
import type { Seat, Seats } from './seats.ts';

/** By side: the ids of all who have ever sat there, in the order in which they came. */
export type HeldSeats = Readonly<Record<string, readonly string[]>>;

/** With those who sit there now. */
export function heldWith(held: HeldSeats, seats: Seats): HeldSeats {
  const now: Record<string, readonly string[]> = { ...held };
  for (const [side, seat] of Object.entries(seats)) {
    const before = now[side] ?? [];
    if (seat.is === 'person' && !before.includes(seat.id)) now[side] = [...before, seat.id];
  }
  return now;
}

/** The other sides for which somebody has sat. */
export function alsoHeld(held: HeldSeats, side: string, person: string): string[] {
  return Object.keys(held).filter((one) => one !== side && held[one].includes(person));
}

/**
 * Why seats may not be given so where sides hide something; null where they may. A person who has sat for another side comes
 * back only to a seat that nobody else has had, or is handed it by the only other person who has ever sat at the game.
 * @param held with those who sit there before
 */
export function refusedByHeld(held: HeldSeats, before: Seats, after: Seats): string | null {
  for (const [side, seat] of Object.entries(after)) {
    if (seat.is !== 'person') continue;
    const giver = ownerOf(before[side]);
    if (giver === seat.id || alsoHeld(held, side, seat.id).length === 0) continue;
    const had = held[side] ?? [];
    const isOnlyTheirs = had.length > 0 && had.every((one) => one === seat.id);
    const others = new Set(Object.values(held).flat());
    others.delete(seat.id);
    const isAgreed = giver !== null && others.size === 1 && others.has(giver);
    if (!isOnlyTheirs && !isAgreed) return giver === null ? YOU_KNOW : THEY_KNOW;
  }
  return null;
}

/** Whose a seat is, also while a computer player keeps it. */
function ownerOf(seat: Seat): string | null {
  if (seat.is === 'free') return null;
  return seat.is === 'person' ? seat.id : seat.for;
}

const NEXT = 'Somebody else can take this seat; to play both sides, begin a new game and take both seats there.';
const YOU_KNOW = `You have sat for another side of this game and may know what it hides, so you cannot sit here. ${NEXT}`;
const THEY_KNOW = `They have sat for another side of this game and may know what it hides, and others have sat there too. ${NEXT}`;
