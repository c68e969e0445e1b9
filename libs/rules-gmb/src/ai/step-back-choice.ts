/** Whether a unit that is attacked steps back, where a package lets it: when the fight is likelier to shake it than not. */
import type { CommandList } from '@hexwright/engine';
import { steppingBackFrom } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { STOP } from '../standard/04-passing.ts';
import type { Expectations } from './expectations.ts';
import { chooseRoutStep } from './rout-choice.ts';

/** Part of its worth that a unit is to lose on the average before it gives ground. */
const TOO_DEAR = 0.2;

export function chooseStepBack(battle: Battle, expectations: Expectations, commands: CommandList): number {
  const { unit, attacker } = steppingBackFrom(battle);
  const isDear = expectations.melee(attacker, unit) > TOO_DEAR * expectations.worth[unit];
  return isDear ? chooseRoutStep(battle, commands) : STOP.of();
}
