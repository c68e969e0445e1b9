/** Why a piece has more movement points than its counter says, or fewer. */
import type { Part, Reach } from '@hexwright/engine';

/**
 * The parts of an allowance, for a reach; none where it is as the counter has it.
 *
 * @param counter what the counter says, with the case of movement allowances
 * @param changes what adds to it or takes from it now
 * @param allowance what comes of it: another sum, where it is kept from falling below nothing, or was settled as the piece set out
 */
export function allowanceParts(
  counter: Omit<Part, 'label'>,
  changes: readonly Part[],
  allowance: number,
): Pick<Reach, 'allowanceParts'> {
  const rest = allowance - changes.reduce((sum, { value }) => sum + value, counter.value);
  if (changes.length === 0 && rest === 0) return {};
  const settled = { label: allowance === 0 ? 'Not below nothing' : 'As it set out', value: rest, case: counter.case };
  return {
    allowanceParts: [{ label: 'Movement allowance', ...counter }, ...changes, ...(rest === 0 ? [] : [settled])],
  };
}
