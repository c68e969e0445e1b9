/** What can be asked of games: who wins, with how many points, how long they last, and how often something of a package acts. */
import type { CountedResult } from '../acts.ts';
import type { Subject } from './subject.ts';

/** A number that every game answers with. */
export interface Question {
  /** `wins:blue`, `score`, `modifier:melee-side` */
  readonly id: string;
  /** `Blue wins` */
  readonly title: string;
  /** `share`: of games, each 0 or 1. `number`: anything. */
  readonly unit: 'share' | 'number';
  of(result: CountedResult): number;
}

/** All that can be asked of a package. */
export function questionsOf({ sides, modifiers, effects, restrictions }: Subject): Question[] {
  const number = (id: string, title: string, of: Question['of']): Question => ({ id, title, unit: 'number', of });
  const won = (id: string, title: string, winner: string): Question => ({
    id,
    title,
    unit: 'share',
    of: (result) => (result.winner === winner ? 1 : 0),
  });
  return [
    ...sides.map(({ id, name }) => won(`wins:${id}`, `${name} wins`, id)),
    won('draws', 'Draws', 'draw'),
    ...sides.map(({ id, name }) =>
      number(`points:${id}`, `${name} points`, ({ victoryPoints }) => victoryPoints[id] ?? 0),
    ),
    number('score', 'Score', ({ score }) => score),
    number('turns', 'Game-turns', ({ turns }) => turns),
    number('commands', 'Commands', ({ commands }) => commands),
    ...modifiers.map(({ id, label }) =>
      number(`modifier:${id}`, `“${label}” acts`, ({ applied }) => applied?.[id] ?? 0),
    ),
    ...effects.map(({ id, label }) => number(`effect:${id}`, `“${label}” acts`, ({ acted }) => acted?.[id] ?? 0)),
    ...restrictions.map(({ id, label }) =>
      number(`restriction:${id}`, `“${label}” forbids`, ({ forbade }) => forbade?.[id] ?? 0),
    ),
  ];
}

/** The questions of several packages, each once. What is not in a package has never acted there. */
export function questionsOfAll(each: readonly (readonly Question[])[]): Question[] {
  return [...new Map(each.flat().map((question) => [question.id, question])).values()];
}
