/** Arrivals that wait for themselves, or for each other. */
import type { LinkedPackage } from '@hexwright/model';
import { type KnownRanges, parseExpression, truthOf } from '@hexwright/rule-lang';
import { Findings, type Finding } from './finding.ts';

type Arrivals = LinkedPackage['arrivals'];
type Arrival = Arrivals[number];

const NEVER = { least: 0, most: 0 };
/** What is true only of a unit that has been on the map. */
const OF_COMERS = /^(?:isOnMap|isLost|hasLeft)\("([^"]*)"/;

/**
 * Those that nobody could ever come by, since what they ask for is true only of units that come by such an arrival.
 *
 * @param placed units that stand on the map from the beginning: nobody waits for them
 */
export function checkWaiting(arrivals: Arrivals, placed: ReadonlySet<string>): readonly Finding[] {
  const findings = new Findings();
  const waiting = waitingForEver(arrivals, placed);
  for (const { id, units, when = '', case: cited } of waiting) {
    const asked = waiting.flatMap((one) => one.units).filter((unit) => !placed.has(unit) && names(when, unit));
    const own = asked.find((unit) => units.includes(unit));
    const other = waiting.find((one) => one.units.includes(asked[0]))?.id ?? id;
    const reason =
      own === undefined
        ? `${asked[0]}, who comes with "${other}", and that waits in the same way`
        : `${own}, who comes with it`;
    const message = `This waits for ${reason}: nobody would ever come. Ask for somebody who is there before.`;
    findings.error(`arrivals/${id}/when`, 'arrival.waits', message, cited === undefined ? {} : { case: cited });
  }
  return findings.list;
}

/** Whether a formula names a unit: quotes may be single or double. */
function names(formula: string, unit: string): boolean {
  return [`"${unit}"`, `'${unit}'`].some((quoted) => formula.includes(quoted));
}

/** Each unit that arrives may let others arrive: these are the arrivals that are left when no more can happen. */
function waitingForEver(arrivals: Arrivals, placed: ReadonlySet<string>): Arrivals {
  let waiting = arrivals;
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    const absent = new Set(waiting.flatMap(({ units }) => units).filter((unit) => !placed.has(unit)));
    waiting = waiting.filter((arrival) => isHeldBack(arrival, absent));
  }
  return waiting;
}

function isHeldBack({ when }: Arrival, absent: ReadonlySet<string>): boolean {
  if (when === undefined) return false;
  const parsed = parseExpression(when);
  const known: KnownRanges = (printed) => (absent.has(OF_COMERS.exec(printed)?.[1] ?? '') ? NEVER : null);
  return parsed.ok && truthOf(parsed.ast, known) === false;
}
