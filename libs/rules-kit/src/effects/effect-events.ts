/** What effects of a package do, told as events: each names its effect, and by it the case and the words of the package. */
import type { EventRegistry, EventKind, Teller } from '@hexwright/engine';

/** The field by which an event names the effect that caused it. */
export const EFFECT = 'effect';

/** The events of effects, as one game's book has them. */
export interface EffectEvents {
  readonly marked: EventKind;
  readonly held: EventKind;
  readonly rolled: EventKind;
  readonly removed: EventKind;
  readonly replaced: EventKind;
  readonly recalled: EventKind;
  readonly drawn: EventKind;
  readonly flipped: EventKind;
  readonly broke: EventKind;
  readonly rallied: EventKind;
  readonly scored: EventKind;
  readonly ended: EventKind;
  readonly stopped: EventKind;
}

/** Whose level an event is about, before what has become of it; nothing where it is the game's. */
const holderOf: Teller = (event, name) => {
  const whose = event.unit ?? event.side;
  const holder = whose === null ? (event.hex ?? null) : name(event.unit === null ? 'side' : 'unit');
  return holder === null ? '' : `${String(holder)}, `;
};

/** On whom a lot has fallen. */
const drawnOf: Teller = (event, name) => {
  if (event.unit !== null) return name('unit');
  return event.side === null ? String(event.hex) : name('side');
};

/** Declares the events of effects in the book of a game. */
export function effectEvents(book: EventRegistry): EffectEvents {
  const holders = ['unit:piece', 'hex:place', 'side:side'] as const;
  return {
    marked: book
      .add('marked', '', 'effect:effect', 'marker:own-marker', ...holders, 'was:number', 'level:number')
      .told((event, name) => {
        const change = `${name('marker')} ${String(event.was)} to ${String(event.level)}`;
        return `${String(event.label)}: ${holderOf(event, name)}${change}`;
      }),
    held: book
      .add('marker-held', '', 'effect:effect', 'marker:own-marker', ...holders, 'asked:number', 'level:number')
      .told((event, name) => {
        const bound = Number(event.asked) > Number(event.level) ? 'more' : 'less';
        return `${String(event.label)}: ${holderOf(event, name)}${name('marker')} stays at ${String(event.level)}; it goes no ${bound}`;
      }),
    rolled: book
      .add(
        'table-rolled',
        '',
        'effect:effect',
        'table:event-table',
        'dice:number',
        'modified:number',
        'result:event-result',
        'column:event-column',
      )
      .told((event, name) => {
        const thrown = event.dice === event.modified ? '' : `, modified ${String(event.modified)}`;
        const column = event.column === null ? '' : ` (${String(event.column)})`;
        return `${name('table')}${column}: ${String(event.dice)}${thrown}, ${event.result === null ? 'nothing' : String(event.result)}`;
      }),
    removed: book.add('effect-removed', '', 'effect:effect', 'unit:piece', 'hex:place').told((event, name) => {
      const from = event.hex === null ? '' : `, from ${String(event.hex)}`;
      return `${String(event.label)}: ${name('unit')} is taken off the map${from}`;
    }),
    replaced: book
      .add('effect-replaced', '', 'effect:effect', 'unit:piece', 'by:piece', 'hex:place')
      .told((event, name) => `${String(event.label)}: ${name('by')} takes the place of ${name('unit')}`),
    recalled: book
      .add('effect-recalled', '', 'effect:effect', 'unit:piece')
      .told((event, name) => `${String(event.label)}: ${name('unit')} may come back to the map`),
    drawn: book
      .add('effect-drawn', '', 'effect:effect', ...holders, 'count:number')
      .told(
        (event, name) =>
          `${String(event.label)}: the lot falls on ${drawnOf(event, name)}, one of ${String(event.count)}`,
      ),
    flipped: book
      .add('effect-flipped', '', 'effect:effect', 'unit:piece', 'face:unit-face')
      .told((event, name) => `${String(event.label)}: ${name('unit')}, now ${String(event.face)}`),
    broke: book
      .add('effect-broke', '', 'effect:effect', 'unit:piece')
      .told((event, name) => `${String(event.label)}: ${name('unit')} breaks`),
    rallied: book
      .add('effect-rallied', '', 'effect:effect', 'unit:piece')
      .told((event, name) => `${String(event.label)}: ${name('unit')} rallies`),
    scored: book
      .add('effect-scored', '', 'effect:effect', 'side:side', 'points:number')
      .told((event, name) => `${String(event.label)}: ${String(event.points)} to ${name('side')}`),
    ended: book
      .add('effect-ended', '', 'effect:effect', 'side:side')
      .told(
        (event, name) =>
          `${String(event.label)}: ${event.side === null ? 'the game is over' : `${name('side')} has won`}`,
      ),
    stopped: book
      .add('effects-stopped', '', 'effect:effect')
      .told((event) => `${String(event.label)}: effects set each other off without end here, and were stopped`),
  };
}
