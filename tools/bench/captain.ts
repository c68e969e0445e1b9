/** Whole games of the computer player against itself. */
import type { Match } from '@hexwright/playtest';
import { agree, atLeast, compare, type Measurement } from './measurement.ts';
import { compileTexts, matchFor } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const GAMES = 6;
const ROUNDS = { rounds: 7, milliseconds: 500 };

/** Games a second, captain against captain, each with its own seed. */
export async function benchCaptain(): Promise<Measurement[]> {
  const match = matchFor(compileTexts(readTexts()), 'captain');
  const last = Array.from({ length: GAMES }, (_, index) => play(match, index + 1));
  const [games] = compare(
    [
      {
        operations: GAMES,
        run() {
          last.forEach((hash, index) => agree('the last position of a game', play(match, index + 1), hash));
          return last.length;
        },
      },
    ],
    ROUNDS,
  );
  return [atLeast('captain against captain', 'games/s', games, 10)];
}

/** Plays a game to its end; the hash of the last position. */
function play(match: Match, seed: number): string {
  const { end, hash } = match.playMatch(seed);
  agree('whether a game comes to its end', end, 'over');
  return hash;
}
