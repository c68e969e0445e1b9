/** Every procedure of the series, in the order of the turn: those that the sequence of play calls, and those inside them. */
import type { Procedure } from '@hexwright/engine';
import type { Battle } from './battle.ts';
import { everyOf } from './modules.ts';
import type { StandardPhase } from './rule-module.ts';
import { movement, moving } from './standard/05-1-movement.ts';
import { fireCombat } from './standard/08-fire-combat.ts';
import { melee } from './standard/09-melee-combat.ts';
import { routing, routMovement } from './standard/11-rout-movement.ts';
import { routRemoval } from './standard/12-leaders.ts';

const standard: Readonly<Record<StandardPhase, Procedure<Battle>>> = {
  'rout-removal': routRemoval,
  'rout-movement': routMovement,
  movement,
  fire: fireCombat,
  melee,
};

/** What modules do before a phase; with undefined, after all of them. */
const added = (phase?: string): readonly Procedure<Battle>[] =>
  everyOf(({ phases }) => phases).flatMap(({ before, procedure }) => (before === phase ? [procedure] : []));

/** Procedures that a step of the sequence may call. */
export const phaseProcedures: readonly Procedure<Battle>[] = [
  ...Object.entries(standard).flatMap(([id, procedure]) => [...added(id), procedure]),
  ...added(),
];

export const procedures: readonly Procedure<Battle>[] = [
  ...phaseProcedures,
  moving,
  routing,
  ...everyOf(({ decisions }) => decisions),
];
