import { MessageRate } from '../rooms/message-limits.ts';
import type { Access } from './gate.ts';

/** What may be done at once, and how much of it a second for long. */
export interface Allowance {
  readonly burst: number;
  readonly lasting: number;
}

/** What those may do who have come by a share link, all of one link together, and what everybody else may. */
export interface Allowances {
  readonly guests: Allowance;
  readonly person: Allowance;
}

/** Payers that are remembered. */
const MOST_PAYERS = 10_000;

/** Who bears the cost of what somebody does: anyone who has an account, else all guests of a link together. */
export function payerOf({ link, visitor }: Pick<Access, 'link' | 'visitor'>): string {
  return link === null ? visitor.id : `link ${link}`;
}

/** Counts what each payer does, in the memory of this server. */
export class Accounting {
  readonly #rates = new Map<string, MessageRate>();

  /** Counts once. Whether it may still be done; `now` is in milliseconds of any clock that goes on. */
  allows(payer: string, allowance: Allowance, now: number): boolean {
    const rate = this.#rates.get(payer) ?? new MessageRate(now, allowance);
    this.#rates.delete(payer);
    this.#rates.set(payer, rate);
    const [oldest] = this.#rates.keys();
    if (this.#rates.size > MOST_PAYERS) this.#rates.delete(oldest);
    return rate.affords(now);
  }
}

/** Charges costs to who causes them: connecting again, or coming as somebody else by the same link, makes nothing anew. */
export class Charges {
  readonly #allowances: Allowances;
  readonly #accounting = new Accounting();

  constructor(allowances: Allowances) {
    this.#allowances = allowances;
  }

  /** Charges once. Whether it may still be done; `now` is in milliseconds of any clock that goes on. */
  allows(access: Pick<Access, 'link' | 'visitor'>, now: number): boolean {
    const allowance = access.link === null ? this.#allowances.person : this.#allowances.guests;
    return this.#accounting.allows(payerOf(access), allowance, now);
  }
}
