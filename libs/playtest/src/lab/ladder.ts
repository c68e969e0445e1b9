/** Which player is stronger: all against all, from both seats, on the same seeds. */
import { ONE_LOOK, type Share } from '../statistics.ts';
import { SeatPairs } from './seat-pairs.ts';

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
  readonly pairs: SeatPairs;
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

  /**
   * Two games of one seed that are over, and who won each: one of the two players, or nobody. In one of them the first player had the
   * first seat, in the other the second.
   */
  add(players: readonly [string, string], winners: readonly [string | null, string | null]): void {
    players.forEach((player, index) => {
      const count = this.#count(player, players[1 - index]);
      const won = winners.filter((winner) => winner === player).length;
      const drawn = winners.filter((winner) => winner === null).length;
      count.won += won;
      count.drawn += drawn;
      count.pairs.add((won + drawn / 2) / winners.length);
    });
  }

  /** Takes over what another ladder has. */
  join(other: Ladder): void {
    for (const [key, { pairs, won, drawn }] of other.#counts) {
      const [player, against] = key.split(' ');
      const count = this.#count(player, against);
      count.pairs.join(pairs);
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
    const { pairs, won, drawn } = this.#count(player, against);
    return { player, against, games: pairs.games, won, drawn, share: pairs.share(this.#z) };
  }

  /** All players, the one first that won the largest part of its games. */
  get standings(): Standing[] {
    const standings = this.#players.map((player): Standing => {
      const all = new SeatPairs();
      const above: string[] = [];
      for (const against of this.#players.filter((one) => one !== player)) {
        const { pairs } = this.#count(player, against);
        all.join(pairs);
        if (pairs.share(this.#z).low > 0.5) above.push(against);
      }
      return { player, games: all.games, share: all.share(this.#z), above };
    });
    return standings.toSorted((one, other) => other.share.share - one.share.share);
  }

  #count(player: string, against: string): Count {
    const key = `${player} ${against}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const count = { pairs: new SeatPairs(), won: 0, drawn: 0 };
    this.#counts.set(key, count);
    return count;
  }
}
