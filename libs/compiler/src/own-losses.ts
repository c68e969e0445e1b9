/** Formulas that ask whether a unit has been destroyed by the side that it fights for. */
import type { LinkedPackage } from '@hexwright/model';
import type { Span } from '@hexwright/rule-lang';

export interface OwnLoss extends Span {
  readonly message: string;
  /** The whole formula with the enemy in the place of the side; null where there is more than one enemy. */
  readonly meant: string | null;
}

/** A unit and a side, both written out. */
const CALL = /isLostTo\(\s*(["'])(.+?)\1\s*,\s*(["'])(.+?)\3\s*\)/dg;

/** Each such question in a formula: only an accident among friends, such as a trampling, could make it true. */
export function ownLossesIn(formula: string, { units, sides }: Pick<LinkedPackage, 'units' | 'sides'>): OwnLoss[] {
  return [...formula.matchAll(CALL)].flatMap((found): OwnLoss[] => {
    const [call, , id, , side] = found;
    const [from, to] = found.indices?.[4] ?? [found.index, found.index];
    const unit = units.find((one) => one.id === id);
    if (unit?.side !== side) return [];
    const [enemy, ...more] = sides.filter((one) => one.id !== side);
    const only = more.length === 0 ? enemy : undefined;
    const end = found.index + call.length;
    const wayOut = only === undefined ? 'Name an enemy of it' : `Name its enemy, "${only.id}"`;
    return [
      {
        start: found.index,
        end,
        message: `"${id}" fights for "${side}" itself, so that only an accident among friends would make this true. ${wayOut}.`,
        meant: only === undefined ? null : formula.slice(0, from) + only.id + formula.slice(to),
      },
    ];
  });
}
