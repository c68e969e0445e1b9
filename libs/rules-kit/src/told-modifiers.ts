/** The modifiers of a package in the account of a battle: each is told before what it changes. */
import { type EventKind, type EventRegistry, type Game, MODIFIER } from '@hexwright/engine';
import type { ModifierSlot } from './modifiers.ts';
import type { Question } from './question.ts';
import { signed } from './wording.ts';

/** How modifiers are told in one game. */
export interface ToldModifiers {
  /** The event of one that changes a number, by its own number and what it adds. */
  readonly applied: EventKind;
  /** The sum of those that apply, and an event for each that changes it. */
  readonly sumAloud: <Asked extends Question<Game>>(slot: ModifierSlot<Asked>, asked: Asked) => number;
}

/** Declares the event. `cited` is the case of modifiers that name none of their own. */
export function toldModifiers(book: EventRegistry, cited: string): ToldModifiers {
  const applied = book
    .add(MODIFIER, cited, 'modifier:modifier', 'value:number')
    .told((event) => `    ${signed(Number(event.value))} ${String(event.label)}`);
  return {
    applied,
    sumAloud: (slot, asked) => slot.tell(asked, (number, value) => asked.battle.events.emit(applied, number, value)),
  };
}
