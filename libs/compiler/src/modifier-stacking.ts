/** How the modifiers of one number count together, by the words of the package: the same in every game. */
import type { Stacking } from './compiled-game.ts';

/** A modifier that applies, with its value. */
export interface AppliedModifier {
  readonly stacking: Stacking;
  readonly value: number;
}

/**
 * What each of the modifiers changes a number by, in their order, that is `base` before them. `add` adds; `set` makes the
 * number so far its value; of a `best` or `worst` group only the greatest or the least counts; those of a `cap` group add
 * up, and all that name the group never come to more than the value of any of them.
 */
export function stackedChanges(applied: readonly AppliedModifier[], base = 0): number[] {
  const changes: number[] = [];
  let total = base;
  applied.forEach(({ stacking, value }, index) => {
    const change = changeBy(applied, changes, index, total, stacking, value);
    changes.push(change);
    total += change;
  });
  return changes;
}

function changeBy(
  applied: readonly AppliedModifier[],
  changes: readonly number[],
  index: number,
  total: number,
  stacking: Stacking,
  value: number,
): number {
  if (stacking.kind === 'add') return value;
  if (stacking.kind === 'set') return value - total;
  const { kind, group } = stacking;
  let [ofKind, rivals, ofGroup, bound] = [0, 0, 0, Infinity];
  for (let before = 0; before < index; before++) {
    const other = applied[before].stacking;
    if (!('group' in other) || other.group !== group) continue;
    ofGroup += changes[before];
    if (other.kind === 'cap') bound = Math.min(bound, applied[before].value);
    if (other.kind !== kind) continue;
    ofKind += changes[before];
    rivals++;
  }
  let change = value;
  if (kind === 'cap') bound = Math.min(bound, value);
  else if (rivals > 0) change = (kind === 'best' ? Math.max(ofKind, value) : Math.min(ofKind, value)) - ofKind;
  return Math.min(change, bound - ofGroup);
}
