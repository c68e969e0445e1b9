import type { Choice, GameView } from '@hexwright/playtest/screen';
import { wayOf, type Hand } from './hand.ts';
import { words } from './words.ts';

/** What lies at a place and is done there. */
const TOLD: ReadonlySet<Choice['kind']> = new Set(['target', 'answer']);

/**
 * What a click or Enter would do at the place under the pointer, in a few words; empty where there is nothing to say. `meant` is
 * what pointing there means on a table, where nothing is listed by place.
 */
export function hintOf(
  view: GameView,
  choices: readonly Choice[],
  hand: Hand,
  pointed: number,
  meant: Choice | null,
): string {
  if (hand.armed !== null) return `${hand.armed.label}.${words.hint.again}`;
  const way = wayOf(hand);
  if (way === null || hand.reach === null) {
    const target = choices.find(
      ({ kind, places, piece }) => TOLD.has(kind) && places.includes(pointed) && piece === hand.piece,
    );
    const here = target ?? meant;
    return here === null ? '' : `${here.label}. ${here.detail}`.trim();
  }
  const cost = words.hint.cost(way.cost, hand.reach.allowance, hand.reach.unit);
  const more = hand.ways.length > 1 ? words.hint.ways(hand.chosen + 1, hand.ways.length) : '';
  const facing = way.facing === null ? '' : words.hint.facing(way.facing);
  const target = way.attack === null ? undefined : view.pieces.find(({ id }) => id === way.attack?.target);
  const what = target === undefined ? `${cost}${facing}.` : words.hint.attack(way.label, target.name, cost);
  return `${what}${more}${hand.isSet ? words.hint.again : ''}`;
}
