/** Which player is stronger: all against all, from both seats, on the same seeds. */
import { ONE_LOOK, type Share, wilson } from '../statistics.ts';

/** How two players did against each other. */
export interface Pairing {
  readonly player: string;
  readonly against: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** What part of the games the player won, a draw as half of one, and where the true part lies with 95 % confidence. */
  readonly share: Share;
}

/** How a player did in all. */
export interface Standing {
  readonly player: string;
  readonly games: number;
  readonly share: Share;
  /** Players who are weaker with 95 % confidence each. */
  readonly above: readonly string[];
}

interface Count {
  games: number;
  won: number;
  drawn: number;
}

/** Results of games between two, summed up. Results are not kept. */
export class Ladder {
  readonly #players: readonly string[];
  readonly #z: number;
  /** By `player against`. */
  readonly #counts = new Map<string, Count>();

  /** `z` is how wide ranges are: `ONE_LOOK` or `FIVE_LOOKS`. */
  constructor(players: readonly string[], z = ONE_LOOK) {
    this.#players = players;
    this.#z = z;
  }

  /** A game that is over: who played, and who of them won, or nobody. */
  add(players: readonly [string, string], winner: 0 | 1 | null): void {
    players.forEach((player, seat) => {
      const count = this.#count(player, players[1 - seat]);
      count.games++;
      if (winner === null) count.drawn++;
      else if (winner === seat) count.won++;
    });
  }

  /** Takes over what another ladder has. */
  join(other: Ladder): void {
    for (const [key, { games, won, drawn }] of other.#counts) {
      const [player, against] = key.split(' ');
      const count = this.#count(player, against);
      count.games += games;
      count.won += won;
      count.drawn += drawn;
    }
  }

  /** Whether it is certain of each two who is stronger. */
  get isSettled(): boolean {
    return this.#players.every((player, index) =>
      this.#players.slice(0, index).every((against) => {
        const { low, high } = this.pairing(player, against).share;
        return low > 0.5 || high < 0.5;
      }),
    );
  }

  /** How a player did against another. */
  pairing(player: string, against: string): Pairing {
    const { games, won, drawn } = this.#count(player, against);
    return { player, against, games, won, drawn, share: wilson(won + drawn / 2, games, this.#z) };
  }

  /** All players, the one first that won the largest part of its games. */
  get standings(): Standing[] {
    const standings = this.#players.map((player): Standing => {
      const pairings = this.#players.filter((one) => one !== player).map((against) => this.pairing(player, against));
      const games = pairings.reduce((sum, one) => sum + one.games, 0);
      const points = pairings.reduce((sum, one) => sum + one.share.count, 0);
      const above = pairings.filter(({ share }) => share.low > 0.5).map(({ against }) => against);
      return { player, games, share: wilson(points, games, this.#z), above };
    });
    return standings.toSorted((one, other) => other.share.share - one.share.share);
  }

  #count(player: string, against: string): Count {
    const key = `${player} ${against}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const count = { games: 0, won: 0, drawn: 0 };
    this.#counts.set(key, count);
    return count;
  }
}
