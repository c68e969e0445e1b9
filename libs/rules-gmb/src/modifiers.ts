/** The modifiers of a combat in the account of the battle. */
import { type GameEvent, MODIFIER } from '@hexwright/engine';
import { type ModifierSlot, signed } from '@hexwright/rules-kit';
import { events } from './registry.ts';
import type { CombatQuestion } from './battle.ts';

const applied = events
  .add(MODIFIER, '', 'modifier:modifier', 'value:number')
  .told((event) => `    ${signed(Number(event.value))} ${String(event.label)}`);

/** How an event tells two dice against a bound: "7, modified 6 against 8, hit". */
export function throwOf({ dice, modified, bound, hit }: GameEvent): string {
  const thrown = dice === modified ? String(dice) : `${String(dice)}, modified ${String(modified)}`;
  return `${thrown} against ${String(bound)}, ${hit === true ? 'hit' : 'no effect'}`;
}

/** The sum of the modifiers that apply, and an event for each that changes it. */
export function sumAloud(slot: ModifierSlot<CombatQuestion>, asked: CombatQuestion): number {
  return slot.tell(asked, (number, value) => asked.battle.events.emit(applied, number, value));
}
