/** How a battle is won, in sentences: from its objectives and its levels of victory. Plain data. */
import type { Effective } from '../../workshop/protocol.ts';
import { words } from './words.ts';

/** A sentence, with its case where the rules name one. */
export interface Cited {
  readonly text: string;
  readonly case?: string | undefined;
}

/** What brings points, and which level a score reaches, the best of the first side first. */
export interface HowToWin {
  readonly scored: readonly Cited[];
  readonly levels: readonly (Cited & { readonly name: string })[];
}

/** What is scored and what it is worth. */
export function howToWin({
  objectives,
  victory,
  sides,
}: Pick<Effective, 'objectives' | 'victory' | 'sides'>): HowToWin {
  const nameOf = (id: string): string => sides.find((side) => side.id === id)?.name ?? id;
  const scored = objectives.map((objective) => ({
    text: words.begin.objective(nameOf(objective.side), objective.points, objective.name ?? objective.zone),
    case: objective.case,
  }));
  if (victory === null) return { scored, levels: [] };
  const { plus, minus } = victory.score;
  const levels = victory.levels.map(({ name, winner, min, case: cited }, index, all) => {
    const above = all[index - 1]?.min;
    const range = words.begin.score(nameOf(plus), nameOf(minus), min, above === undefined ? undefined : above - 1);
    return { name: winner === undefined ? name : `${name}: ${nameOf(winner)}`, text: range, case: cited };
  });
  return { scored, levels };
}
