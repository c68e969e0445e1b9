import { applyChanges } from './change-list.ts';
import type { Turns } from './generated/types.ts';
import type { LinkCache } from './link-cache.ts';
import type { Edition, LinkedPackage } from './linked-package.ts';
import { ChainOrigins, type OriginLevel } from './chain-origins.ts';
import type { AppliedChange } from './origins.ts';
import { problemAt, type Problem } from './problem.ts';
import type { Roots } from './roots.ts';

/** Whether a change holds in some game-turns alone. */
export function isTimed({ change }: AppliedChange): boolean {
  return change.turns !== undefined;
}

/** The changes that can be made, and what is wrong with the others. */
interface Checked {
  readonly made: readonly AppliedChange[];
  readonly problems: readonly Problem[];
}

/** Changes of one package that hold in some turns, each looked at by itself: `roots` is what holds in all others. */
export function checkTimed(roots: Roots, changes: readonly AppliedChange[], id: string, cache: LinkCache): Checked {
  const problems: Problem[] = [];
  const made: AppliedChange[] = [];
  for (const applied of changes) {
    const found = impossible(applied) ?? meeting(applied, made);
    const own = found === null ? applyChanges(roots, [applied], stepOf(id, applied), cache).problems : [found];
    problems.push(...own);
    if (own.every(({ severity }) => severity !== 'error')) made.push(applied);
  }
  return { made, problems };
}

function stepOf(id: string, { file, pointer }: AppliedChange): string {
  return `${id} in turns ${file}${pointer}`;
}

/** What may have another value in some turns: what the rules look up each time that they need it. */
const TARGETS = [/^parameters\/[^/]+\/value$/, /^modifiers\/[^/]+\/value$/, /^tables\/[^/]+\/cells\/[^/]+\/[^/]+$/];

function impossible(applied: AppliedChange): Problem | null {
  const { op, target, turns } = applied.change;
  const { from, to } = spanOf(turns);
  if (op !== 'set') {
    return problem(
      applied,
      'op',
      `A change that holds in some turns sets a value; it cannot ${op} anything. Write the op set.`,
    );
  }
  if (!TARGETS.some((pattern) => pattern.test(target))) {
    const message = `${target} cannot be otherwise in some turns: parameters/id/value, tables/id/cells/row/column and modifiers/id/value can. For all else write a modifier, a restriction or an effect with turns.`;
    return problem(applied, 'target', message);
  }
  if (to === null || from <= to) return null;
  const fix = {
    file: applied.file,
    pointer: `${applied.pointer}/turns`,
    op: 'set',
    value: { from: to, to: from },
  } as const;
  const message = `The turns end with ${to}, before they begin with ${from}. Write the earlier turn as from.`;
  return { ...problem(applied, 'turns', message), fixes: [{ title: `From ${to} to ${from}`, edits: [fix] }] };
}

function problem(applied: AppliedChange, field: string, message: string): Problem {
  const { package: id, file, pointer, change } = applied;
  const cited = change.case === undefined ? {} : { case: change.case };
  return problemAt({ package: id, file, pointer: `${pointer}/${field}` }, 'change.turns', message, cited);
}

/** Two changes of one package set the same thing in the same turn. */
function meeting(applied: AppliedChange, before: readonly AppliedChange[]): Problem | null {
  const own = spanOf(applied.change.turns);
  const other = before.find(({ change }) => change.target === applied.change.target && meet(own, spanOf(change.turns)));
  if (other === undefined) return null;
  const turn = Math.max(own.from, spanOf(other.change.turns).from);
  const message = `${applied.change.target} is changed twice in turn ${turn} (also in ${other.file} at ${other.pointer}). Let each hold in turns of its own.`;
  const { change } = applied;
  return problemAt(applied, 'change.twice', message, change.case === undefined ? {} : { case: change.case });
}

interface Span {
  readonly from: number;
  /** null: to the end of the game. */
  readonly to: number | null;
}

function spanOf({ from = 1, to = null }: { readonly from?: number; readonly to?: number | null } | Turns = {}): Span {
  return { from, to };
}

function meet(one: Span, other: Span): boolean {
  return (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to);
}

/** One package of a chain as far as editions ask. */
interface TimedLevel {
  readonly origin: OriginLevel;
  readonly timed: readonly AppliedChange[];
}

/**
 * The rules in all turns in which some changes hold that do not hold in others. A package goes before those that it builds
 * on, and what it changes for good it changes in every turn.
 */
export function editionsOf(levels: readonly TimedLevel[], roots: Roots, cache: LinkCache): readonly Edition[] {
  const timed = levels.flatMap(({ timed: own }, index) =>
    own.filter((one) => !isSettledAbove(one, levels.slice(index + 1))),
  );
  if (timed.length === 0) return [];
  const spans = timed.map(({ change }) => spanOf(change.turns));
  const starts = [...new Set(spans.flatMap(({ from, to }) => (to === null ? [from] : [from, to + 1])))].toSorted(
    (one, other) => one - other,
  );
  return starts.flatMap((from, index): Edition[] => {
    const holding = timed.filter(({ change }) => meet(spanOf(change.turns), { from, to: from }));
    if (holding.length === 0) return [];
    const changes = [...new Map(holding.map((one) => [one.change.target, one])).values()];
    const made = applyChanges(roots, changes, `edition ${index}`, cache);
    const { parameters, tables, modifiers } = made.roots;
    const origins = levels.map(({ origin }) => origin);
    const last = origins[origins.length - 1];
    const own = new ChainOrigins([...origins.slice(0, -1), { ...last, changes: [...last.changes, ...changes] }]);
    const to = index + 1 < starts.length ? starts[index + 1] - 1 : null;
    return [{ from, to, changes, parameters, tables, modifiers, origins: own }];
  });
}

/** Whether a package further up changes for good what a change sets in some turns. */
function isSettledAbove({ change: { target } }: AppliedChange, above: readonly TimedLevel[]): boolean {
  return above.some(({ origin }) =>
    origin.changes.some(({ change }) => change.op !== 'move' && `${target}/`.startsWith(`${change.target}/`)),
  );
}

/** The changes of a package that hold in some turns alone, each once, from the earliest on. */
export function timedChangesOf({ editions = [] }: Pick<LinkedPackage, 'editions'>): readonly AppliedChange[] {
  return [...new Set(editions.flatMap(({ changes }) => changes))];
}
