/** Comparing how a game went with how it goes under a changed package. */
import type { WrittenCommand } from '@hexwright/engine';
import type { Attempt, MoveResult } from './live-game.ts';
import type { Divergence } from './outcomes.ts';

/** A command that cannot be given any more. */
export function hindrance(
  move: number,
  command: WrittenCommand,
  attempt: Exclude<Attempt, { readonly kind: 'done' }>,
  before: MoveResult | null,
): Divergence {
  const shared = { move, command, before: before?.lines ?? [], after: [] };
  switch (attempt.kind) {
    case 'refused': {
      const [refusal] = attempt.refusals;
      const cases = [...new Set(attempt.refusals.flatMap((one) => one.cases))];
      return { ...shared, kind: 'refused', text: refusal.text, cases };
    }
    case 'unreadable':
      return { ...shared, kind: 'unreadable', text: attempt.text, cases: [] };
    case 'dice': {
      const text = 'More dice are thrown for it now than were given by hand.';
      return { ...shared, kind: 'refused', text, cases: [] };
    }
  }
}

/** What came of a command that is otherwise than before; null when it is the same. */
export function change(
  move: number,
  command: WrittenCommand,
  before: MoveResult | null,
  after: MoveResult,
): Divergence | null {
  if (before === null || before.facts === after.facts) return null;
  const own = (result: MoveResult): string[] => result.lines.map(({ text, parts }) => text + JSON.stringify(parts));
  const earlier = new Set(own(before));
  const told = after.lines.filter((_, index) => !earlier.has(own(after)[index]));
  const cases = [...new Set(told.flatMap((line) => [line.case, ...line.parts.map((part) => part.case)]))];
  return {
    move,
    command,
    kind: 'other-result',
    text: 'The command is the same, but something else comes of it.',
    cases: cases.filter((cited) => cited !== ''),
    before: before.lines,
    after: after.lines,
  };
}
