/** The modifiers of the package in the account of the battle. */
import { MODIFIER } from '@hexwright/engine';
import { type ModifierSlot, signed } from '@hexwright/rules-kit';
import type { BattleQuestion } from './battle.ts';
import { events } from './registry.ts';

/** Tells of one of them, by its number, and what it adds. */
export const modified = events
  .add(MODIFIER, '7.22', 'modifier:modifier', 'value:number')
  .told((event) => `    ${signed(Number(event.value))} ${String(event.label)}`);

/** The sum of those that apply to a die, and an event for each that changes it. */
export function sumAloud(slot: ModifierSlot<BattleQuestion>, asked: BattleQuestion): number {
  return slot.isEmpty ? 0 : slot.tell(asked, (number, value) => asked.battle.events.emit(modified, number, value));
}
