/** The events that an example expects, in their order. */
import type { GameEvent } from '@hexwright/engine';
import type { AnyOrder, Expectation, ExpectedEvent } from '@hexwright/model';
import { findEvent, fits, nearestEvent } from './compare.ts';
import type { Findings } from './findings.ts';

type Path = readonly (string | number)[];

/** What every event says besides its fields. */
const SAID_OF_ALL = ['event', 'label', 'case'];

/**
 * Checks the events that must and must not have happened.
 *
 * @param known the fields of every event that can happen, by its id
 * @param at the path of the expectations in the file
 */
export function checkEvents(
  events: readonly GameEvent[],
  known: ReadonlyMap<string, readonly string[]>,
  expect: Expectation,
  at: Path,
  findings: Findings,
): void {
  let from = 0;
  let before = '';
  for (const [index, expected] of (expect.events ?? []).entries()) {
    const path = [...at, 'events', index];
    const [group, places] = isAnyOrder(expected)
      ? [expected.anyOrder, expected.anyOrder.map((_, place) => [...path, 'anyOrder', place])]
      : [[expected], [path]];
    if (!group.every((one, place) => isKnown(one, known, places[place], findings))) continue;
    const { end, missing } = match(events, group, from);
    for (const place of missing) noteMissing(events, group[place], { from, before, path: places[place] }, findings);
    // What comes after one that is missing is looked for where that would have been.
    from = end;
    before = missing.length === 0 ? group.map(({ event }) => event).join(', ') : before;
  }
  for (const [index, unwanted] of (expect.notEvents ?? []).entries()) {
    if (!isKnown(unwanted, known, [...at, 'notEvents', index], findings)) continue;
    if (!events.some((event) => fits(event, unwanted))) continue;
    findings.add('example.event', [...at, 'notEvents', index], `"${unwanted.event}" happened.`, unwanted.case);
  }
}

/** Whether the rules have such an event, and it says what is asked of it; notes what they do not have. */
function isKnown(
  expected: ExpectedEvent,
  known: ReadonlyMap<string, readonly string[]>,
  path: Path,
  findings: Findings,
): boolean {
  const { event } = expected;
  if (findings.indexIn([...known.keys()], event, 'event', [...path, 'event']) < 0) return false;
  const fields = [...(known.get(event) ?? []), ...SAID_OF_ALL];
  return Object.keys(expected).every((name) => findings.indexIn(fields, name, 'field', [...path, name]) >= 0);
}

function isAnyOrder(expected: ExpectedEvent | AnyOrder): expected is AnyOrder {
  return 'anyOrder' in expected;
}

/**
 * Finds different events for all of a group, in any order, so that the last of them comes as early as can be. `end` is the
 * index after it, or `from` where some are `missing` (places in the group).
 */
function match(
  events: readonly GameEvent[],
  group: readonly ExpectedEvent[],
  from: number,
): { readonly end: number; readonly missing: readonly number[] } {
  /** By place in the group the index of its event; -1 while it has none. */
  const taken = group.map(() => -1);
  // An event that fits an expectation that has one already takes its place when that other finds another expectation.
  const place = (event: number, tried: Set<number>): boolean => {
    for (const [index, expected] of group.entries()) {
      if (tried.has(index) || !fits(events[event], expected)) continue;
      tried.add(index);
      if (taken[index] < 0 || place(taken[index], tried)) {
        taken[index] = event;
        return true;
      }
    }
    return false;
  };
  for (let event = from; event < events.length; event++) {
    if (place(event, new Set()) && !taken.includes(-1)) return { end: event + 1, missing: [] };
  }
  return { end: from, missing: taken.flatMap((event, index) => (event < 0 ? [index] : [])) };
}

/** Says of an event that did not happen from `from` on whether it did before, or what happened in its place. */
function noteMissing(
  events: readonly GameEvent[],
  expected: ExpectedEvent,
  { from, before, path }: { readonly from: number; readonly before: string; readonly path: Path },
  findings: Findings,
): void {
  const name = `"${expected.event}"`;
  const earlier = findEvent(events, expected, 0);
  const near = nearestEvent(events.slice(from), expected) ?? nearestEvent(events, expected);
  if (near === null) {
    findings.addMissed(expected, path);
    return;
  }
  const message =
    earlier >= 0 && earlier < from
      ? `${name} happened earlier, and not again after "${before}", which this list has before it.`
      : near === ''
        ? `${name} happened, but not as often as this list has it.`
        : `${name} happened otherwise: ${near}.`;
  findings.add('example.event', path, message, expected.case);
}
