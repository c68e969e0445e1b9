/**
 * Whether to believe games that others say they have played: of each person's some are played again, chosen by lot here, and if
 * one of them comes out otherwise, none of theirs is taken. Who makes up a tenth of a hundred games is found out with five
 * checks in four cases of ten; who makes up half, nearly always.
 */
import type { GameOrder, SeenResult } from '@hexwright/playtest/lab';
import type { ReportedResult } from './room-results.ts';

/** Of a person with fewer games none is taken: to check them would be to play them. */
const LEAST = 10;
/** Of each person so many are played again: this share, and this many at least. */
const SHARE = 0.05;
const LEAST_CHECKED = 3;

/** A game that somebody says they have played, under its number in the run. */
export interface Claim extends Pick<ReportedResult, 'result' | 'by' | 'isOwn'> {
  readonly index: number;
  readonly entrant: number;
}

/** What became of a person's games. */
export interface Believed {
  readonly name: string;
  /** Whether they are those of the person who asks. */
  readonly isOwn: boolean;
  readonly games: number;
  readonly checked: number;
  /** Whether those that were played again came out as they said. */
  readonly isTrue: boolean;
}

interface Person {
  readonly name: string;
  readonly isOwn: boolean;
  readonly claims: readonly Claim[];
  readonly checked: ReadonlySet<number>;
  isTrue: boolean;
}

/** See above. */
export class SharedCheck {
  readonly #people: readonly Person[];
  readonly #waiting: Claim[];
  #open: number;

  /** @param random from 0 to below 1: nobody else may know which games are chosen */
  constructor(claims: readonly Claim[], random: () => number = Math.random) {
    const byPerson = Map.groupBy(claims, ({ by }) => by.id);
    this.#people = [...byPerson.values()]
      .filter((own) => own.length >= LEAST)
      .map((own) => {
        const some = Math.max(LEAST_CHECKED, Math.ceil(own.length * SHARE));
        const lots = own.map(({ index }) => ({ index, lot: random() })).toSorted((one, other) => one.lot - other.lot);
        const checked = new Set(lots.slice(0, some).map(({ index }) => index));
        const [{ by, isOwn }] = own;
        return { name: by.name, isOwn, claims: own, checked, isTrue: true };
      });
    const numbers = new Set(this.#people.flatMap(({ checked }) => [...checked]));
    const all = this.#people.flatMap((person) => person.claims);
    this.#waiting = [...numbers].flatMap((index) => all.find((claim) => claim.index === index) ?? []);
    this.#open = this.#waiting.length;
  }

  /** Whether all that is to be played again has been. */
  get isDone(): boolean {
    return this.#open === 0;
  }

  /** The next game to play again; null where there is none left. */
  next(): GameOrder | null {
    const claim = this.#waiting.pop();
    return claim === undefined ? null : { index: claim.index, entrant: claim.entrant, seed: claim.result.seed };
  }

  /** Takes how a game went here; null where it could not be played. */
  answer(index: number, result: SeenResult | null): void {
    this.#open--;
    const here = JSON.stringify(result);
    for (const person of this.#people) {
      const said = person.claims.find((claim) => claim.index === index);
      if (said !== undefined && JSON.stringify(said.result) !== here) person.isTrue = false;
    }
  }

  /** The games that are believed, by their numbers. Ask when everything is done. */
  get accepted(): ReadonlyMap<number, SeenResult> {
    const believed = this.#people.filter(({ isTrue }) => isTrue).flatMap(({ claims }) => claims);
    return new Map(believed.map(({ index, result }) => [index, result]));
  }

  /** What became of each person's games. */
  get told(): readonly Believed[] {
    return this.#people.map(({ name, isOwn, claims, checked, isTrue }) => ({
      name,
      isOwn,
      games: claims.length,
      checked: checked.size,
      isTrue,
    }));
  }
}
