import { type FairDice, pledgeOf, shareOf } from '@hexwright/playtest/dice';
import type { GameInfo, GameMessage } from '@hexwright/playtest/shared';

/** Where the browser keeps the secret of which its shares are made, which it tells nobody. */
const SECRET = 'hexwright.dice-secret';
/** Where it keeps the rounds of each game in which it has given its share. */
const GIVEN = 'hexwright.dice-rounds';
/** Games that are remembered. */
const MOST_GAMES = 500;
const BYTES = 32;

type Given = Readonly<Record<string, readonly number[]>>;

/** What has become of the shares of this browser, by the file of a game. */
export interface SharesFound {
  readonly given: number;
  /** How many of them the file has. */
  readonly found: number;
  /** Whether the last that was given is among them, and of the others no more are missing than rounds were given up. */
  readonly isRight: boolean;
}

/**
 * What this browser throws in for the dice of games in rooms, so that no server has chosen them. It gives one share a
 * round, and promises none in a round whose share it has given: else a server could ask again until the dice please it.
 */
export class DiceShares {
  #secret: string | null = null;
  #given: Given | null = null;

  /** What is to be said of a game; null where nothing is asked. */
  answer({ id: game, dice }: GameInfo): Extract<GameMessage, { readonly type: 'dice' }> | null {
    if (dice === null || dice.asked === null) return null;
    const { give, round } = dice.asked;
    const share = shareOf(this.#own(), game, dice.pledge, round);
    if (give === 'pledge') {
      return Math.max(-1, ...this.#of(game)) >= round ? null : { type: 'dice', game, give, hex: pledgeOf(share) };
    }
    this.#remember(game, round);
    return { type: 'dice', game, give, hex: share };
  }

  /** Looks for the shares of this browser: a server that has left some out, or asked for more, has chosen the dice. */
  found(game: string, { pledge, rounds, abandoned }: FairDice): SharesFound {
    const shares = new Set(rounds.flatMap((round) => round.shares.map(({ share }) => share)));
    const given = this.#of(game).toSorted((a, b) => a - b);
    const inIt = given.map((round) => shares.has(shareOf(this.#own(), game, pledge, round)));
    const found = inIt.filter(Boolean).length;
    const isRight = given.length - found <= abandoned && inIt.at(-1) !== false;
    return { given: given.length, found, isRight };
  }

  /** The rounds of a game in which a share was given. */
  #of(game: string): readonly number[] {
    this.#given ??= read(GIVEN, isGiven) ?? {};
    return this.#given[game] ?? [];
  }

  #remember(game: string, round: number): void {
    const before = this.#of(game);
    if (before.includes(round)) return;
    const { [game]: _, ...others } = this.#given ?? {};
    this.#given = Object.fromEntries([...Object.entries(others).slice(1 - MOST_GAMES), [game, [...before, round]]]);
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
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((rounds) => Array.isArray(rounds) && rounds.every((round) => typeof round === 'number'));

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
