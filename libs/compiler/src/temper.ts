/** How a general leans: what makes one of them cautious and another reckless. */
import type { Side } from '@hexwright/model';

/** Each number is a percentage of what any general does; 100 everywhere is one who leans no way. */
export interface Temper {
  /** How strongly units are drawn to the enemy; below 0 they are drawn away. */
  readonly advance: number;
  /** How much danger counts: blows and shots that may be expected where a unit ends its move. */
  readonly caution: number;
  /** How much is seen in an attack. */
  readonly attack: number;
  /** How much units keep together. */
  readonly cohesion: number;
  /** How much objectives count, and how soon units are sent there. */
  readonly goals: number;
}

/** The temper of who leans no way. */
export const EVEN_TEMPER: Temper = Object.freeze({
  advance: 100,
  caution: 100,
  attack: 100,
  cohesion: 100,
  goals: 100,
});

/** The temper of who leads a side, as its package has it. */
export function temperOf({ general }: Side): Temper {
  return general === undefined ? EVEN_TEMPER : Object.freeze({ ...EVEN_TEMPER, ...general });
}
