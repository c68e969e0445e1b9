/** How the dice of a game come about: the secret of the server, and the shares of those who sit at it. */
import { randomBytes } from 'node:crypto';
import { type FairDice, isDiceHex, pledgeOf } from '@hexwright/playtest/dice';
import type { DiceRequest } from '@hexwright/playtest/shared';
import { peopleAt, type Seats } from './seats.ts';

/** What somebody has thrown in; who that was, no record tells. */
type KeptShare = FairDice['rounds'][number]['shares'][number] & { readonly person: string };

interface KeptRound {
  readonly from: number;
  readonly shares: readonly KeptShare[];
  /** Rounds that had been given up by then; absent of those made by an earlier version. */
  readonly abandoned?: number;
}

/** The dice of a game as they are kept. Nobody is told the secret before the game is over. */
export interface KeptDice {
  readonly secret: string;
  /**
   * The first from command 0 on; one in which somebody had a share stays also where the next begins with the same command:
   * else anyone who knows the secret could have rounds made until one pleases them, and nobody would see it.
   */
  readonly rounds: readonly KeptRound[];
  /** The round that is being made; nothing is played before it is complete. null while there is none. */
  readonly open: OpenRound | null;
  /** Rounds that were begun so far: each has another number. */
  readonly begun: number;
  /** Those that were given up when somebody had given a share: anyone who knows the secret could do that to try again. */
  readonly abandoned: number;
}

/** By the id of the person. Shares are given only when all have promised theirs. */
interface OpenRound {
  readonly pledges: Readonly<Record<string, string>>;
  readonly shares: Readonly<Record<string, string>>;
}

const NOTHING: OpenRound = { pledges: {}, shares: {} };

/** The dice of a new game: a secret, and nobody's share. */
export function newDice(): KeptDice {
  const secret = randomBytes(32).toString('hex');
  return { secret, rounds: [{ from: 0, shares: [] }], open: null, begun: 0, abandoned: 0 };
}

/** What the dice fall by. */
export function fairOf({ secret, rounds, abandoned }: KeptDice): FairDice {
  const told = rounds.map(({ shares, ...round }) => ({
    ...round,
    shares: shares.map(({ sides, pledge, share }) => ({ sides, pledge, share })),
  }));
  return { secret, pledge: pledgeOf(secret), abandoned, rounds: told };
}

/**
 * The dice after the seats have been given: anyone who sits at the game without having had a share in its dice makes a new
 * round of all who sit there.
 */
export function seatedDice(dice: KeptDice, seats: Seats): KeptDice {
  const persons = peopleAt(seats).map(({ id }) => id);
  const had = new Set(dice.rounds.flatMap(({ shares }) => shares.map(({ person }) => person)));
  const isOpen = persons.some((person) => !had.has(person));
  const { open } = dice;
  const promised = Object.keys(open?.pledges ?? {});
  // Somebody who has come goes on with the rest, as long as nobody has given away a share.
  const isGivenUp = open !== null && Object.keys(open.shares).length > 0;
  if (open !== null && isOpen && !isGivenUp && promised.every((person) => persons.includes(person))) return dice;
  const abandoned = dice.abandoned + (isGivenUp ? 1 : 0);
  if (!isOpen) return { ...dice, open: null, abandoned };
  return { ...dice, open: NOTHING, begun: dice.begun + 1, abandoned };
}

/** With somebody's promise of a share; null where none is asked of them. */
export function withPledge(dice: KeptDice, seats: Seats, person: string, pledge: string): KeptDice | null {
  const { open } = dice;
  if (open === null || askedOf(dice, seats, person) !== 'pledge' || !isDiceHex(pledge)) return null;
  return { ...dice, open: { ...open, pledges: { ...open.pledges, [person]: pledge } } };
}

/** With somebody's share, after so many commands; null where none is asked of them, or it is not what they promised. */
export function withShare(dice: KeptDice, seats: Seats, person: string, share: string, moves: number): KeptDice | null {
  const { open } = dice;
  if (open === null || askedOf(dice, seats, person) !== 'share') return null;
  if (!isDiceHex(share) || pledgeOf(share) !== open.pledges[person]) return null;
  const now = { ...open, shares: { ...open.shares, [person]: share } };
  if (Object.keys(now.shares).length < Object.keys(now.pledges).length) return { ...dice, open: now };
  const shares = Object.entries(now.shares).map(([one, given]) => ({
    person: one,
    sides: Object.entries(seats).flatMap(([side, seat]) => (seat.is === 'person' && seat.id === one ? [side] : [])),
    pledge: now.pledges[one],
    share: given,
  }));
  const before = dice.rounds.filter((round) => round.from < moves || round.shares.length > 0);
  return { ...dice, rounds: [...before, { from: moves, abandoned: dice.abandoned, shares }], open: null };
}

/** What somebody is asked for now. */
export function diceAsked(dice: KeptDice, seats: Seats, person: string): DiceRequest | null {
  const give = askedOf(dice, seats, person);
  return give === null ? null : { give, round: dice.begun };
}

/** The names of those for whom the dice wait. */
export function diceWaitFor(dice: KeptDice, seats: Seats): readonly string[] {
  return peopleAt(seats).flatMap(({ id, name }) => (askedOf(dice, seats, id) === null ? [] : [name]));
}

function askedOf({ open }: KeptDice, seats: Seats, person: string): 'pledge' | 'share' | null {
  const persons = peopleAt(seats).map(({ id }) => id);
  if (open === null || !persons.includes(person)) return null;
  if (!Object.hasOwn(open.pledges, person)) return 'pledge';
  const areAllPromised = persons.every((one) => Object.hasOwn(open.pledges, one));
  return areAllPromised && !Object.hasOwn(open.shares, person) ? 'share' : null;
}
