/** Every decision of the game, in the order of the rulebook, and the long forms in which they are commanded. */
import { choosingBy, Decisions, endPhase } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { refusals } from './registry.ts';
import { PASS } from './rules/03-1-ending.ts';
import { moveForm, moving } from './rules/04-2-moving.ts';
import { movement } from './rules/04-movement.ts';
import { joining } from './rules/07-1-joining.ts';
import { attack } from './rules/07-combat.ts';
import { steppingBack } from './rules/07-stepping-back.ts';
import { resolving } from './rules/08-1-results.ts';
import { turning } from './rules/08-2-facing-after-combat.ts';
import { retreatForm, retreating } from './rules/08-3-retreats.ts';
import { routForm, routing, routs } from './rules/08-5-routs.ts';
import { advancing, pursuing } from './rules/08-6-pursuit.ts';
import { reorganisation } from './rules/09-4-rally.ts';
import { fire } from './rules/11-fire.ts';
import { campFollowers } from './rules/17-camp-followers.ts';
import { arrivals } from './rules/18-arrivals.ts';
import { deployment } from './rules/18-deployment.ts';
import { facing } from './rules/facing-choice.ts';

export const decisions = new Decisions<Battle>({
  phases: [deployment, movement, fire, reorganisation, attack],
  inner: [
    moving,
    facing,
    campFollowers,
    joining,
    resolving,
    turning,
    retreating,
    routs,
    routing,
    advancing,
    pursuing,
    arrivals,
    steppingBack,
  ],
  forms: [moveForm, routForm, retreatForm, endPhase(PASS)],
  choosing: choosingBy<Battle>({ case: '3.1', pass: PASS, refusals }),
});
