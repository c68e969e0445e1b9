import { PERSON, type GameSeats } from '@hexwright/playtest/screen';

/** Everybody one seat further. A seat that nobody was given is a person's. */
export function rotated(sides: readonly string[], seats: GameSeats): GameSeats {
  const next = (index: number): string => sides[(index + 1) % sides.length];
  return Object.fromEntries(sides.map((side, index) => [side, seats[next(index)] ?? PERSON]));
}
