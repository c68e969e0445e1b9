/** The events of a game by a package: one of them is common to all. */
import { type EventKind, EventRegistry, PHASE_BEGAN } from '@hexwright/engine';

/**
 * The events of a game, each declared beside its rule; the first is the one with which a step of the sequence begins.
 *
 * @param cited the case of the sequence of play
 */
export function eventsOf(cited: string): EventRegistry {
  const events = new EventRegistry();
  events.add(PHASE_BEGAN, cited, 'turn:number', 'side:side', 'phase:phase');
  return events;
}

/** The event with which a step begins. Throws an Error where they are not {@link eventsOf} a game. */
export function phaseBeganIn(events: EventRegistry): EventKind {
  const found = events.named(PHASE_BEGAN);
  if (found === undefined) throw new Error('The events of the game lack the one with which a step begins.');
  return found;
}
