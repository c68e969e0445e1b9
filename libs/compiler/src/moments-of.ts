import type { GameSystem } from './game-system.ts';
import { CHOICE_STEP } from './lower-sequence.ts';
import { CHOSEN, isPieceMoment, type Moment, MOMENTS } from './moments.ts';

/** The moments at which effects of a package act in a game: those of pieces as it raises them. None where it carries out no effects. */
export function momentsOf({ procedures, effects }: Pick<GameSystem, 'procedures' | 'effects'>): readonly Moment[] {
  if (effects === undefined) return [];
  return MOMENTS.filter((moment) => {
    if (moment === CHOSEN) return procedures.includes(CHOICE_STEP);
    return !isPieceMoment(moment) || effects.moments.includes(moment);
  });
}
