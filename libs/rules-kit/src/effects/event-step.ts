/** A step of the sequence of every game that rolls on a table of the package, without asking anybody. */
import { CONTINUE, LEGAL } from '@hexwright/engine';
import type { Decision } from '../decision.ts';
import type { PackageGame } from '../package-game.ts';

export const eventStep: Decision<PackageGame> = {
  id: 'event',
  case: '',
  proceed({ game, step, effects, frames }) {
    frames.pop();
    effects?.rollStep(game.sequence[step].table);
    return CONTINUE;
  },
  legal() {
    // Nobody decides anything here.
  },
  check: () => LEGAL,
  perform() {
    // Nobody decides anything here.
  },
};
