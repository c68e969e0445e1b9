/** Every procedure of the game, in the order of the rulebook: those that the sequence of play calls, and those inside. */
import type { Procedure } from '@hexwright/engine';
import type { Battle } from './battle.ts';
import { movement } from './rules/04-movement.ts';
import { moving } from './rules/04-2-moving.ts';
import { attack } from './rules/07-combat.ts';
import { joining } from './rules/07-1-joining.ts';
import { resolving } from './rules/08-1-results.ts';
import { turning } from './rules/08-2-facing-after-combat.ts';
import { retreating } from './rules/08-3-retreats.ts';
import { routing, routs } from './rules/08-5-routs.ts';
import { advancing, pursuing } from './rules/08-6-pursuit.ts';
import { reorganisation } from './rules/09-4-rally.ts';
import { fire } from './rules/11-fire.ts';
import { campFollowers } from './rules/17-camp-followers.ts';
import { deployment } from './rules/18-deployment.ts';
import { facing } from './rules/facing-choice.ts';

/** Procedures that a step of the sequence may call. */
export const phaseProcedures: readonly Procedure<Battle>[] = [deployment, movement, fire, reorganisation, attack];

/** Those inside of them. */
export const innerProcedures: readonly Procedure<Battle>[] = [
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
];
