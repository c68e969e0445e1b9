import type { Turns } from '@hexwright/model';
import type { CompiledTurns } from './checked-expression.ts';
import type { Findings } from './finding.ts';

/** The last turn that there could be. */
const LAST_TURN = 2 ** 31 - 1;

/** Whether a game-turn is one of these; null stands for all of them. */
export function isInTurns(turns: CompiledTurns | null, turn: number): boolean {
  return turns === null || (turn >= turns.from && turn <= turns.to);
}

/** The turns that stand at `at`, or null for all of them: a span that ends before it begins is a finding. */
export function lowerTurns(turns: Turns | undefined, at: string, findings: Findings): CompiledTurns | null {
  if (turns === undefined) return null;
  const { from = 1, to = LAST_TURN } = turns;
  if (from > to) {
    const message = `The turns end with ${to}, before they begin with ${from}. Write the earlier turn as from.`;
    const fixes = [{ title: `From ${to} to ${from}`, op: 'set', at, value: { from: to, to: from } }] as const;
    findings.error(`${at}/from`, 'turns.order', message, { fixes });
  }
  return Object.freeze({ from, to });
}
