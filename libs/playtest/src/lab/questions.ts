/** What can be asked of games: who wins, with how many points, how long they last, and how often something of a package acts. */
import { ACT_KEYS, ACTS, type ActSort, type CountedResult } from '../acts.ts';
import type { Loss } from './losses.ts';
import type { Subject } from './subject.ts';

/** A number that every game answers with. */
export interface Question {
  /** `wins:blue`, `score`, `modifier:flank-attack` */
  readonly id: string;
  /** `Blue wins` */
  readonly title: string;
  /** `share`: of games, each 0 or 1. `number`: anything. */
  readonly unit: 'share' | 'number';
  /** Whether only games that were watched answer it. */
  readonly isOfWatched: boolean;
  of(result: AskedResult): number;
}

/** The largest difference that there can be between two answers on average. */
export function largestOf({ unit }: Question): number {
  return unit === 'share' ? 1 : Infinity;
}

/** A game, which may have been watched. */
export type AskedResult = CountedResult & { readonly losses?: readonly Loss[] };

/** What those do that do not act. */
const DOES: { readonly [Sort in ActSort]?: string } = {
  restriction: 'forbids',
  condition: 'holds',
  arrival: 'brings a unit',
  withdrawal: 'takes a unit',
  victory: 'settles it',
};

/** All that can be asked of a package. */
export function questionsOf({ sides, acts, contingents }: Subject): Question[] {
  const number = (id: string, title: string, of: Question['of']): Question => ({
    id,
    title,
    unit: 'number',
    isOfWatched: false,
    of,
  });
  const lost = (id: string, title: string, isOne: (loss: Loss) => boolean): Question => ({
    id: `lost:${id}`,
    title: `${title} lost`,
    unit: 'number',
    isOfWatched: true,
    of: ({ losses = [] }) => losses.filter(isOne).length,
  });
  const won = (id: string, title: string, winner: string): Question => ({
    id,
    title,
    unit: 'share',
    isOfWatched: false,
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
    ...sides.map(({ id, name }) => lost(id, `${name} counters`, ({ side }) => side === id)),
    ...contingents.map(({ side, id, units }) => {
      const own = new Set(units);
      const of = sides.find((one) => one.id === side)?.name ?? side;
      return lost(`${side}:${id}`, `${of} counters of ${id}`, ({ unit }) => own.has(unit));
    }),
    ...ACT_KEYS.flatMap((key) =>
      acts[key].map(({ id, label }) =>
        number(`${ACTS[key]}:${id}`, `“${label}” ${DOES[ACTS[key]] ?? 'acts'}`, (result) => result[key]?.[id] ?? 0),
      ),
    ),
  ];
}

/** The questions of several packages, each once. What is not in a package has never acted there. */
export function questionsOfAll(each: readonly (readonly Question[])[]): Question[] {
  return [...new Map(each.flat().map((question) => [question.id, question])).values()];
}
