/** What a battle that nobody has planned is fought for: points, levels of victory, and options that alter them. */
import type { JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

/** Points for zones: of their own side as a rule, of either or the other now and then. */
export function makeObjectives(
  choose: Chooser,
  sides: readonly string[],
  zones: readonly string[],
): readonly JsonValue[] {
  if (choose.chance(40)) return [];
  return zones.flatMap((zone, index) => {
    const wanted = zone === 'goal-of-both' || choose.chance(15) ? sides : [sides[index % sides.length]];
    return wanted.map((side) => ({ id: `hold-${index}-${side}`, zone, side, points: choose.between(-5, 30) }));
  });
}

/** Two to six levels from the highest score down, with a draw among them or without. */
export function makeVictory(choose: Chooser, sides: readonly string[]): Readonly<Record<string, JsonValue>> {
  const [one, other] = choose.chance(80) ? sides : sides.toReversed();
  const above = choose.between(1, 3);
  const below = choose.between(0, 2);
  const steps = Array.from({ length: above + below + 1 }, () => choose.between(1, 12));
  const hasDraw = choose.chance(70);
  const levels = Array.from({ length: above + below + 1 }, (_, index) => {
    const isDraw = hasDraw && index === above;
    return {
      id: `level-${index}`,
      name: `Level ${index}`,
      min:
        steps.slice(index, above).reduce((sum, step) => sum + step, 0) -
        steps.slice(above, index + 1).reduce((sum, step) => sum + step, 0),
      ...(isDraw ? {} : { winner: index < above ? one : other }),
    };
  });
  const last = { id: 'last-level', name: 'The last level', winner: other };
  return { score: { plus: one, minus: other }, levels: [...levels, last] };
}

/** What an option of a package may change: a target with the value that it has, and others. */
export interface Choosable {
  readonly target: string;
  readonly values: readonly JsonValue[];
}

/** Options of the package's own, each with two or three answers, one of them the rules as they stand. */
export function makeOptions(choose: Chooser, choosable: readonly Choosable[]): readonly JsonValue[] {
  const reason = 'A generated.';
  return choose.some(choosable, 50).map(({ target, values }, index) => ({
    id: `own-choice-${index}`,
    title: `Choice ${index}`,
    default: choose.one(['as-it-stands', 'otherwise-0']),
    choices: [
      { id: 'as-it-stands', title: 'As it stands', changes: [] },
      ...values.map((value, at) => ({
        id: `otherwise-${at}`,
        title: `Otherwise ${at}`,
        changes: [{ op: 'set', target, value, reason }],
      })),
    ],
  }));
}
