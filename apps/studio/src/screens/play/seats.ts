import { PERSON, type GameSeats } from '@hexwright/playtest/screen';
import { words } from './words.ts';

/** Computer players whose ids are no words. */
const PLAYERS: Readonly<Record<string, string>> = words.players;

/** Everybody one seat further. A seat that nobody was given is a person's. */
export function rotated(sides: readonly string[], seats: GameSeats): GameSeats {
  const next = (index: number): string => sides[(index + 1) % sides.length];
  return Object.fromEntries(sides.map((side, index) => [side, seats[next(index)] ?? PERSON]));
}

/** Who sits somewhere: a person here, somebody by name, or a computer player. */
export function seatName(seat: string): string {
  if (seat === PERSON) return words.game.me;
  return Object.hasOwn(PLAYERS, seat) ? PLAYERS[seat] : seat;
}
