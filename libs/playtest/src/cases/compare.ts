/** Comparing what an example expects with what there is. */
import type { GameEvent } from '@hexwright/engine';
import { equalJson, type ExpectedEvent } from '@hexwright/model';

/** Whether two lists hold the same words in any order. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return equalJson([...one].sort(), [...other].sort());
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'no hex' : value.map(shown).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How many of the properties an event should have it has; all of them when it is the one expected. */
function agreement(event: GameEvent, expected: ExpectedEvent): number {
  return Object.entries(expected).filter(([name, value]) => equalJson(event[name], value)).length;
}

/** Whether an event has every property that is expected of it. */
export function fits(event: GameEvent, expected: ExpectedEvent): boolean {
  return agreement(event, expected) === Object.keys(expected).length;
}

/** The index of the first of `events` from `from` on that is as expected; -1 when there is none. */
export function findEvent(events: readonly GameEvent[], expected: ExpectedEvent, from: number): number {
  return events.findIndex((event, index) => index >= from && fits(event, expected));
}

/** The event of the expected kind that agrees best, with what differs; null when no such event happened. */
export function nearestEvent(events: readonly GameEvent[], expected: ExpectedEvent): string | null {
  let best: GameEvent | null = null;
  for (const event of events) {
    if (event.event !== expected.event) continue;
    if (best === null || agreement(event, expected) > agreement(best, expected)) best = event;
  }
  if (best === null) return null;
  const found: GameEvent = best;
  return Object.entries(expected)
    .filter(([name, value]) => !equalJson(found[name], value))
    .map(([name, value]) => `${name} is ${shown(found[name])}, not ${shown(value)}`)
    .join('; ');
}
