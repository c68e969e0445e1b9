/** What a package says of the course of its game: the events that tell it, shared by all games. */
import type { EventRegistry, EventKind } from '@hexwright/engine';
import { counted } from './wording.ts';

export interface CourseEvents {
  readonly arrived: EventKind;
  readonly withdrew: EventKind;
  readonly failedToWithdraw: EventKind;
  readonly settled: EventKind;
}

/**
 * Declares them in the book of a game. They cite the case of the arrival, withdrawal or condition that they tell of, or
 * `cited` where that has none.
 */
export function courseEvents(book: EventRegistry, cited: string): CourseEvents {
  return {
    arrived: book
      .add('arrived', cited, 'arrival:arrival', 'unit:piece', 'hex:place')
      .told((event, name) => `${name('unit')} arrives in ${String(event.hex)}: ${String(event.label)}`),
    withdrew: book
      .add('withdrew', cited, 'withdrawal:withdrawal', 'unit:piece')
      .told((event, name) => `${name('unit')} leaves the map: ${String(event.label)}`),
    failedToWithdraw: book
      .add('failed-to-withdraw', cited, 'withdrawal:withdrawal', 'unit:piece', 'side:side', 'points:number')
      .told(
        (event, name) =>
          `${name('unit')} has not got away (${String(event.label)}): ${counted(Number(event.points), 'point')} to ${name('side')}`,
      ),
    settled: settledEvent(book, cited),
  };
}

/** Declares the event that tells of a condition of victory that holds. */
export function settledEvent(book: EventRegistry, cited: string): EventKind {
  return book
    .add('battle-settled', cited, 'condition:condition', 'winner:side')
    .told((event, name) =>
      event.winner === null ? `${String(event.label)}: nobody wins` : `${String(event.label)}: ${name('winner')} wins`,
    );
}
