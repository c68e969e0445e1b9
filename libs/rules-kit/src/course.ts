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
 * where that has none `cited`, and `settling` of a condition.
 */
export function courseEvents(book: EventRegistry, cited: string, settling: string = cited): CourseEvents {
  return {
    arrived: book.add('arrived', cited, 'arrival:arrival', 'unit:piece', 'hex:place').told((event, name) => {
      const where = event.hex === null ? '' : ` in ${String(event.hex)}`;
      return `${name('unit')} arrives${where}: ${String(event.label)}`;
    }),
    withdrew: book
      .add('withdrew', cited, 'withdrawal:withdrawal', 'unit:piece')
      .told((event, name) => `${name('unit')} leaves the map: ${String(event.label)}`),
    failedToWithdraw: book
      .add('failed-to-withdraw', cited, 'withdrawal:withdrawal', 'unit:piece', 'side:side', 'points:number')
      .told(
        (event, name) =>
          `${name('unit')} has not got away (${String(event.label)}): ${counted(Number(event.points), 'point')} to ${name('side')}`,
      ),
    settled: book
      .add('battle-settled', settling, 'condition:condition', 'winner:side')
      .told((event, name) =>
        event.winner === null
          ? `${String(event.label)}: nobody wins`
          : `${String(event.label)}: ${name('winner')} wins`,
      ),
  };
}
