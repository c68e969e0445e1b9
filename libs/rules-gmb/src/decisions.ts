/** Every decision of the series, in the order of the turn: those that the sequence of play calls, and those inside them. */
import { choosingBy, type Decision, Decisions, endPhase } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { refusals } from './registry.ts';
import { everyOf } from './modules.ts';
import type { StandardPhase } from './rule-module.ts';
import { arrivals } from './standard/03-3-arrivals.ts';
import { PASS } from './standard/04-passing.ts';
import { moveForm, movement, moving } from './standard/05-1-movement.ts';
import { fireCombat } from './standard/08-fire-combat.ts';
import { melee } from './standard/09-melee-combat.ts';
import { steppingBack } from './standard/09-stepping-back.ts';
import { routForm, routing, routMovement } from './standard/11-rout-movement.ts';
import { routRemoval } from './standard/12-leaders.ts';

const standard: Readonly<Record<StandardPhase, Decision<Battle>>> = {
  'rout-removal': routRemoval,
  'rout-movement': routMovement,
  movement,
  fire: fireCombat,
  melee,
};

/** What modules do before a phase; with undefined, after all of them. */
const added = (phase?: string): readonly Decision<Battle>[] =>
  everyOf(({ phases }) => phases).flatMap(({ before, decision }) => (before === phase ? [decision] : []));

/** All of them, in the order in which frames number them, and the commands that answer them. */
export const decisions = new Decisions<Battle>({
  phases: [...Object.entries(standard).flatMap(([id, decision]) => [...added(id), decision]), ...added()],
  inner: [moving, routing, ...everyOf((module) => module.decisions), arrivals, steppingBack],
  forms: [moveForm, routForm, ...everyOf(({ forms }) => forms), endPhase(PASS)],
  choosing: choosingBy<Battle>({ case: '4.0', pass: PASS, refusals }),
});
