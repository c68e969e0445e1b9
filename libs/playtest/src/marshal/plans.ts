/** What a whole army may be told to do for a while: each plan makes its captains lean one way. */
import type { Temper } from '@hexwright/compiler';

export interface Plan {
  readonly id: string;
  /** In an order: `Hold the line`. */
  readonly title: string;
  /** Percentages of what the general's own temper has. */
  readonly temper: Temper;
}

/** The first of them changes nothing: another one must better it. */
export const PLANS: readonly Plan[] = [
  {
    id: 'as-before',
    title: 'Go on as before',
    temper: { advance: 100, caution: 100, attack: 100, cohesion: 100, goals: 100 },
  },
  {
    id: 'break-through',
    title: 'Break through',
    temper: { advance: 250, caution: 40, attack: 130, cohesion: 70, goals: 100 },
  },
  {
    id: 'envelop',
    title: 'Envelop them',
    temper: { advance: 130, caution: 80, attack: 120, cohesion: 20, goals: 130 },
  },
  {
    id: 'screen',
    title: 'Screen the army',
    temper: { advance: 70, caution: 200, attack: 100, cohesion: 150, goals: 100 },
  },
  { id: 'hold', title: 'Hold the line', temper: { advance: 0, caution: 150, attack: 100, cohesion: 150, goals: 100 } },
  {
    id: 'withdraw',
    title: 'Withdraw',
    temper: { advance: -80, caution: 250, attack: 80, cohesion: 100, goals: 60 },
  },
  {
    id: 'seize',
    title: 'Seize the objectives',
    temper: { advance: 100, caution: 70, attack: 90, cohesion: 60, goals: 250 },
  },
];

/** How a general of a temper leans while a plan is followed. */
export function underPlan(general: Temper, { temper }: Plan): Temper {
  const part = (name: keyof Temper): number => (general[name] * temper[name]) / 100;
  return {
    advance: part('advance'),
    caution: part('caution'),
    attack: part('attack'),
    cohesion: part('cohesion'),
    goals: part('goals'),
  };
}
