/** The modifiers of a combat in the account of the battle. */
import type { GameEvent } from '@hexwright/engine';
import { thrownText, toldModifiers } from '@hexwright/rules-kit';
import { events } from './registry.ts';

export const { sumAloud } = toldModifiers(events, '');

/** How an event tells two dice against a bound: "7, modified 6 against 8, hit". */
export function throwOf({ dice, modified, bound, hit }: GameEvent): string {
  return `${thrownText(dice, modified)} against ${String(bound)}, ${hit === true ? 'hit' : 'no effect'}`;
}
