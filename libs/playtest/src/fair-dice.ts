/**
 * Dice that nobody has chosen: the server promises a secret before it knows anything of the players, each player promises
 * a share and gives it only when all have promised, and the dice fall by all of these together.
 */
import type { DiceSource } from '@hexwright/engine';
import { DiceKey } from '@hexwright/engine/dice-key';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What one player has thrown in. */
export interface DiceShare {
  /** Ids of the sides that they played. */
  readonly sides: readonly string[];
  /** The hash of the share, which was given first. */
  readonly pledge: string;
  /** 64 hexadecimal digits. */
  readonly share: string;
}

/** Shares that were thrown in together, and count from a command on. */
export interface DiceRound {
  /** How many commands had been given. */
  readonly from: number;
  readonly shares: readonly DiceShare[];
  /** Rounds that had been given up by then; absent of rounds that were made before these were part of the key. */
  readonly abandoned?: number;
}

/**
 * Of what the keys of a game are made; `rounds` are in order, the first from command 0 on. Of those that begin with the same
 * command the last is in force, with the shares of all of them.
 */
export interface FairDice {
  /** The hash of the secret, which was published when the game began. */
  readonly pledge: string;
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** Rounds that were begun and not ended, in which somebody had given a share by then. */
  readonly abandoned: number;
  readonly rounds: readonly DiceRound[];
}

/** Hexadecimal digits of a secret, a share and a pledge. */
export const isDiceHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The hash by which a secret or a share is promised. */
export function pledgeOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The keys of all rounds in force: each is made of the secret and of everything in the rounds up to it. */
export function diceKeys({ secret, rounds }: Pick<FairDice, 'secret' | 'rounds'>): readonly DiceKey[] {
  const parts = [utf8ToBytes('hexwright dice'), hexToBytes(secret)];
  const inForce = new Set(roundsInForce(rounds));
  return rounds.flatMap((round) => {
    const { from, shares, abandoned } = round;
    // Promised before any was known, their order is nobody's choice either.
    const inOrder = shares.toSorted((a, b) => (a.pledge < b.pledge ? -1 : 1));
    const sides = inOrder.map(({ sides: played }) => played);
    const givenUp = abandoned === undefined ? '' : ` after ${abandoned}`;
    const head = `from ${from} ${JSON.stringify(sides)}${givenUp}`;
    parts.push(utf8ToBytes(head), ...inOrder.map(({ share }) => hexToBytes(share)));
    return inForce.has(round) ? [new DiceKey(sha256(concatBytes(...parts)))] : [];
  });
}

/** The rounds by which dice fall from some command on: the last of those that begin with it. */
export function roundsInForce(rounds: readonly DiceRound[]): readonly DiceRound[] {
  return rounds.filter(({ from }, at) => rounds[at + 1]?.from !== from);
}

/** By what the dice of a game fall: the keys of one in a room, the seed of one alone. */
export function diceSource({ seed, fair }: { readonly seed: number; readonly fair?: FairDice }): DiceSource {
  return fair === undefined ? seed : diceKeys(fair);
}

/**
 * A seed for the computer players of a game in a room, for what is decided after so many moves: with one of them nothing can
 * be worked out of another, nor of the dice.
 */
export function playersSeed(keys: readonly DiceKey[], move: number): number {
  return keys[0].below(2 ** 32, [0, move]);
}

/** The `seeds` of a record by which each key but the first comes into force. */
export function seedsOfRounds({ rounds }: Pick<FairDice, 'rounds'>): Readonly<Record<string, number>> {
  const later = roundsInForce(rounds).slice(1);
  return Object.fromEntries(later.map(({ from }, index) => [from, index + 1]));
}

/**
 * The share of a browser: another one for each game, promise of the server and round, which the browser need not keep
 * beside its secret of 64 hexadecimal digits.
 */
export function shareOf(browser: string, game: string, pledge: string, round: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(browser), utf8ToBytes(`${game} ${pledge} ${round}`)));
}
