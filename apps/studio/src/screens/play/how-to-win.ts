/** How a battle is won, in sentences: from its objectives, its levels of victory and what settles it besides. Plain data. */
import type { Effective } from '../../compile-service/protocol.ts';
import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { words } from './words.ts';

/** A sentence, with its case where the rules name one. */
export interface Cited {
  readonly text: string;
  readonly case?: string | undefined;
}

/** What settles it, what brings points, and which level a score reaches, the best of the first side first. */
export interface HowToWin {
  /** Whatever the score, the first that comes about. */
  readonly settled: readonly Cited[];
  readonly scored: readonly Cited[];
  readonly levels: readonly (Cited & { readonly name: string })[];
}

/** What the game system says of scoring. */
type Scoring = Pick<SystemWords, 'scored' | 'modules' | 'scoringModules'>;

type Battle = Pick<Effective, 'objectives' | 'victory' | 'sides' | 'modules' | 'units'>;

/** What is scored and what it is worth; without what the system says of it while that is null. */
export function howToWin({ objectives, victory, sides, modules, units }: Battle, system: Scoring | null): HowToWin {
  const nameOf = (id: string): string => sides.find((side) => side.id === id)?.name ?? id;
  const held = objectives.map((objective) => ({
    text: words.begin.objective(
      objective.side === undefined ? null : nameOf(objective.side),
      objective.points,
      objective.name ?? plainWords(objective.zone),
    ),
    case: objective.case,
  }));
  const lost = system === null ? [] : [...lossesOf(system, modules), ...printedOn(units, sides, system)];
  const scored = [...lost, ...held, ...(held.length === 0 ? [] : whenHeld(system))];
  const { score, levels: written = [], conditions = [] } = victory ?? {};
  const settled = conditions.map(({ label, winner, level, at, case: cited }) => {
    const side = winner ?? written.find(({ id }) => id === level)?.winner;
    return { text: words.begin.settled(label, side === undefined ? null : nameOf(side), at), case: cited };
  });
  if (score === undefined) return { settled, scored, levels: [] };
  const { plus, minus } = score;
  const levels = written.map(({ name, winner, min, case: cited }, index, all) => {
    const above = all[index - 1]?.min;
    const range = words.begin.score(nameOf(plus), nameOf(minus), min, above === undefined ? undefined : above - 1);
    const who = winner === undefined ? '' : nameOf(winner);
    return {
      name: name.toLowerCase().includes(who.toLowerCase()) ? name : `${name}: ${who}`,
      text: range,
      case: cited,
    };
  });
  return { settled, scored, levels };
}

/** When the points of objectives are counted: at the end, or as soon as a hex is entered. */
function whenHeld(system: Scoring | null): readonly Cited[] {
  const { scored = null } = system ?? {};
  return scored === null ? [] : [{ text: scored.objectives }];
}

/** What lost units score: by the common rules, or by the modules that are on. */
function lossesOf({ scored, modules, scoringModules }: Scoring, on: readonly string[]): readonly Cited[] {
  if (scored !== null && scoringModules.length === 0) return [{ text: scored.losses }];
  return modules
    .filter(({ id }) => scoringModules.includes(id) && on.includes(id))
    .map(({ title, case: cited }) => ({ text: words.begin.losses(title), case: cited }));
}

/** What single counters bring their enemy by what is printed on them, the dearest first: a line for each side. */
function printedOn(
  units: Battle['units'],
  sides: Battle['sides'],
  { scored }: Pick<Scoring, 'scored'>,
): readonly Cited[] {
  const { printed } = scored ?? {};
  if (printed === undefined) return [];
  const pointsOf = ({ values, faces }: Battle['units'][number]): number =>
    Number(values?.[printed.value] ?? faces[0]?.values?.[printed.value] ?? 0);
  return sides.flatMap(({ id, name }) => {
    const dear = units.filter((unit) => unit.side === id && pointsOf(unit) > 0);
    if (dear.length === 0) return [];
    const worth = [...Map.groupBy(dear, pointsOf)]
      .toSorted(([one], [other]) => other - one)
      .map(([points, some]) => ({ points, names: some.map((unit) => unit.name) }));
    return [{ text: words.begin.printed(name, printed.of, worth) }];
  });
}
