/** Effects that set each other off for ever. */
import { foldExpression } from '@hexwright/rule-lang';
import type { CompiledEffect, CompiledEventTable, CompiledVerb } from './compiled-effects.ts';
import { Findings, type Finding } from './finding.ts';
import { isInTurns } from './lower-turns.ts';
import { ROLLED } from './moments.ts';

/** What sets effects off that an effect can bring about itself: a table by its index, a moment by its name. */
type Cause = number | (typeof BROUGHT_ABOUT)[number];

const BROUGHT_ABOUT = ['unit-breaks', 'unit-rallies'] as const;

/** Effects that come to act again whatever falls, and of every unit: each is told of once. */
export function checkCycles(
  effects: readonly CompiledEffect[],
  tables: readonly CompiledEventTable[],
): readonly Finding[] {
  const free = effects.filter(isFree);
  // Which of them act differs only from the turns on in which one begins to.
  const turns = new Set([1, ...free.map((effect) => effect.turns?.from ?? 1)]);
  const acting = [...turns].map((turn) => free.filter((one) => isInTurns(one.turns, turn)));
  const guilty = new Set(acting.flatMap((list) => endless(list, tables)));
  const findings = new Findings();
  for (const { id, at, case: cited } of effects.filter((one) => guilty.has(one))) {
    const message =
      at === ROLLED
        ? 'Whatever falls, this comes to act again, for ever. Let it say when it acts, or for which result.'
        : `This brings the moment "${at}" about again, and so sets itself off for ever. Let it say when it acts, or choose another moment.`;
    findings.error(`effects/${id}/then`, 'effect.cycle', message, cited === '' ? {} : { case: cited });
  }
  return findings.list;
}

/** Whether nothing but the turn holds it back. */
function isFree({ when }: CompiledEffect): boolean {
  if (when === null) return true;
  const folded = foldExpression(when.typed);
  return folded.kind === 'constant' && folded.value !== 0;
}

/** Those of the effects that are set off again by what they do, whatever falls. */
function endless(effects: readonly CompiledEffect[], tables: readonly CompiledEventTable[]): readonly CompiledEffect[] {
  const causes = new Set<Cause>([...BROUGHT_ABOUT, ...tables.keys()]);
  const leadsOn = ({ then }: CompiledEffect): boolean => then.some((verb) => causes.has(causedBy(verb) ?? -1));
  const atMoment = (moment: string): readonly CompiledEffect[] =>
    effects.filter((one) => one.at === moment && leadsOn(one));
  const atResult = (table: number, result: number): readonly CompiledEffect[] =>
    effects.filter(
      (one) =>
        one.at === ROLLED &&
        (one.table < 0 || one.table === table) &&
        (one.result < 0 || one.result === result) &&
        leadsOn(one),
    );
  const mayEnd = (cause: Cause): boolean => {
    if (typeof cause !== 'number') return atMoment(cause).length === 0;
    const ends = (result: number): boolean => result < 0 || atResult(cause, result).length === 0;
    return tables[cause].columns.some(({ falls }) => falls.some(ends));
  };
  for (let size = -1; size !== causes.size;) {
    size = causes.size;
    for (const cause of causes) if (mayEnd(cause)) causes.delete(cause);
  }
  return [...causes].flatMap((cause) =>
    typeof cause === 'number' ? tables[cause].results.flatMap((_, at) => atResult(cause, at)) : atMoment(cause),
  );
}

/** What a verb sets off for certain; null for what may come to nothing. */
function causedBy(verb: CompiledVerb): Cause | null {
  switch (verb.do) {
    case 'roll':
      return verb.table;
    case 'break':
      return 'unit-breaks';
    case 'rally':
      return 'unit-rallies';
    default:
      return null;
  }
}
