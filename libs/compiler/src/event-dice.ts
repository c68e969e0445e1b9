import type { Table } from '@hexwright/model';
import type { Findings } from './finding.ts';

/** The dice of a table of words. */
export interface EventDice {
  readonly dice: number;
  readonly faces: number;
  /** Whether they are added up, or the first of two says the tens. */
  readonly reads: 'sum' | 'tens-and-ones';
  /** What they can show, ascending. */
  readonly rolls: readonly number[];
}

const MOST_DICE = 10;
const MOST_FACES = 100;
/** Two six-sided dice of which the first says the tens. */
const TENS_AND_ONES = 66;
const FACES = 6;
const ONE_DIE: EventDice = { dice: 1, faces: FACES, reads: 'sum', rolls: span(1, FACES) };

/** The dice that a table says; one of six sides, with a finding, where it cannot be thrown. */
export function eventDice({ id, dice }: Table, findings: Findings): EventDice {
  const [count, faces] = dice.split('d').map(Number);
  if (faces === TENS_AND_ONES && count === 1) {
    const rolls = span(1, FACES).flatMap((tens) => span(1, FACES).map((ones) => tens * 10 + ones));
    return { dice: 2, faces: FACES, reads: 'tens-and-ones', rolls };
  }
  if (faces > 1 && faces <= MOST_FACES && faces !== TENS_AND_ONES && count <= MOST_DICE) {
    return { dice: count, faces, reads: 'sum', rolls: span(count, count * faces) };
  }
  const message = `Effects throw one to ${MOST_DICE} dice of 2 to ${MOST_FACES} sides, or 1d66, not ${dice}. Write such dice, and rows for what they show.`;
  findings.error(`tables/${id}/dice`, 'table.dice', message, {
    fixes: [{ title: 'Throw 1d6', op: 'set', value: '1d6' }],
  });
  return ONE_DIE;
}

/** The whole numbers from the first to the last. */
export function span(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
