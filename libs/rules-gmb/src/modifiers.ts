/** The modifiers of a combat in the account of the battle. */
import { MODIFIER } from '@hexwright/engine';
import type { ModifierSlot } from '@hexwright/rules-kit';
import { events } from './books.ts';
import type { CombatQuestion } from './battle.ts';

const applied = events.add(MODIFIER, '', 'modifier:modifier', 'value:number');

/** The sum of the modifiers that apply, and an event for each that changes it. */
export function sumAloud(slot: ModifierSlot<CombatQuestion>, asked: CombatQuestion): number {
  return slot.tell(asked, (number, value) => asked.battle.events.emit(applied, number, value));
}
