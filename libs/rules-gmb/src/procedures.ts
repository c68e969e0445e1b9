/** Every procedure of the series, in the rulebook's order: those that the sequence of play calls, and those inside them. */
import type { Procedure } from '@hexwright/engine';
import type { Battle } from './battle.ts';
import { ruleModules } from './modules.ts';
import { movement, moving } from './standard/05-1-movement.ts';
import { fireCombat } from './standard/08-fire-combat.ts';
import { melee } from './standard/09-melee-combat.ts';
import { routing, routMovement } from './standard/11-rout-movement.ts';
import { routRemoval } from './standard/12-leaders.ts';
import { advance } from './tamburlaine/15-4-retreat-and-advance.ts';
import { modeChange, startingModes } from './tamburlaine/16-mode-changes.ts';
import { rampantElephants } from './tamburlaine/18-rampant-elephants.ts';

/** Procedures that a step of the sequence may call. */
export const phaseProcedures: readonly Procedure<Battle>[] = [
  startingModes,
  routRemoval,
  rampantElephants,
  routMovement,
  movement,
  modeChange,
  fireCombat,
  melee,
  ...ruleModules.flatMap(({ phases = [] }) => phases),
];

export const procedures: readonly Procedure<Battle>[] = [
  ...phaseProcedures,
  moving,
  routing,
  advance,
  ...ruleModules.flatMap(({ decisions = [] }) => decisions),
];
