import { pledgeOf, shareOf } from '@hexwright/playtest/dice';
import type { GameTold, TableWord } from '@hexwright/playtest/table';

/** Where the browser keeps the secret of which its shares are made, which it tells nobody. */
const SECRET = 'hexwright.dice-secret';
/** Where it keeps the latest round of each game in which it has given its share. */
const GIVEN = 'hexwright.dice-given';
/** Games that are remembered. */
const MOST_GAMES = 500;
const BYTES = 32;

type Given = Readonly<Record<string, number>>;

/**
 * What this browser throws in for the dice of games in rooms, so that no server has chosen them. It gives one share a
 * round, and promises none in a round whose share it has given: else a server could ask again until the dice please it.
 */
export class DiceShares {
  #secret: string | null = null;
  #given: Given | null = null;

  /** What is to be said of a game; null where nothing is asked. */
  answer({ id: game, dice }: GameTold): Extract<TableWord, { readonly say: 'dice' }> | null {
    if (dice === null || dice.asked === null) return null;
    const { give, round } = dice.asked;
    const share = shareOf(this.#own(), game, dice.pledge, round);
    if (give === 'pledge') {
      return (this.#latest[game] ?? -1) >= round ? null : { say: 'dice', game, give, hex: pledgeOf(share) };
    }
    this.#remember(game, round);
    return { say: 'dice', game, give, hex: share };
  }

  get #latest(): Given {
    return (this.#given ??= read(GIVEN, isGiven) ?? {});
  }

  #remember(game: string, round: number): void {
    const { [game]: _, ...others } = this.#latest;
    this.#given = Object.fromEntries([...Object.entries(others).slice(1 - MOST_GAMES), [game, round]]);
    keep(GIVEN, JSON.stringify(this.#given));
  }

  #own(): string {
    this.#secret ??= read(SECRET, isSecret);
    if (this.#secret === null) {
      const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
      this.#secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      keep(SECRET, JSON.stringify(this.#secret));
    }
    return this.#secret;
  }
}

const isSecret = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && Object.values(value).every((round) => typeof round === 'number');

function read<Value>(key: string, is: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // In a private window: it is good as long as the page is there.
  }
}
