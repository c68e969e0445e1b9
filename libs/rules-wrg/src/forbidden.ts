/** Whether the restrictions of a package forbid a unit something: the code of the refusal, or LEGAL. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { Part, restrictionsOn } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { questionOf } from './questions.ts';
import { ACTS, CHARGE, FIRE, MOVE } from './slots.ts';

const made = new Part(({ game, binding }: Battle) => restrictionsOn(ACTS, game, binding));

function forbidden(battle: Battle, act: (typeof ACTS)[number], unit: number, other: number): RefusalCode {
  const restrictions = made.of(battle)[act];
  return restrictions.isEmpty ? LEGAL : restrictions.refusal(questionOf(battle, unit, other));
}

/** To move of its own accord, or to do anything else than hold and shoot. */
export function moveForbidden(battle: Battle, unit: number): RefusalCode {
  return forbidden(battle, MOVE, unit, -1);
}

export function fireForbidden(battle: Battle, unit: number, target: number): RefusalCode {
  return forbidden(battle, FIRE, unit, target);
}

export function chargeForbidden(battle: Battle, unit: number, target: number): RefusalCode {
  return forbidden(battle, CHARGE, unit, target);
}
