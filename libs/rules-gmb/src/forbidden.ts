/** Whether a package forbids an act. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import type { Act } from './acts.ts';
import type { Battle } from './battle.ts';
import { ofAct, ofEntry } from './combat-question.ts';

/**
 * The restriction of the package that keeps `unit` from the act, or LEGAL. `other` is the target, the defender or the
 * leader who would rally it; `hex` the one that it would enter; `range` that of the shot.
 */
export function forbidden(battle: Battle, act: Act, unit: number, other = unit, hex = -1, range = 0): RefusalCode {
  return battle.charts.forbidsNothing ? LEGAL : refusalOf(battle, act, unit, other, hex, range);
}

/** Apart from {@link forbidden}, which searches call for every step and which stays small for them. */
function refusalOf(battle: Battle, act: Act, unit: number, other: number, hex: number, range: number): RefusalCode {
  const restrictions = battle.charts.restrictions[act];
  return restrictions.isEmpty ? LEGAL : restrictions.refusal(ofAct(battle, unit, other, hex, range));
}

/** The restriction that would keep a unit from firing at anybody if it stood with its left half in `left`. */
export function fireForbiddenFrom(battle: Battle, unit: number, left: number, direction: number): RefusalCode {
  const { fire } = battle.charts.restrictions;
  return fire.isEmpty ? LEGAL : fire.refusal(ofAct(battle, unit, unit, -1, 0, left, direction));
}

/** The restriction that would keep a unit from attacking `other` if it stood with its left half in `left`. */
export function attackForbiddenFrom(
  battle: Battle,
  unit: number,
  other: number,
  left: number,
  direction: number,
): RefusalCode {
  const { attack } = battle.charts.restrictions;
  return attack.isEmpty ? LEGAL : attack.refusal(ofAct(battle, unit, other, -1, 0, left, direction));
}

/** The restriction that keeps `piece` out of `hex` from where it stands, or when it is supposed to stand with its left half in `left`. */
export function entryForbidden(
  battle: Battle,
  piece: number,
  hex: number,
  left = battle.left.of(piece),
  direction = battle.direction.of(piece),
): RefusalCode {
  const { enter } = battle.charts.restrictions;
  if (enter.isEmpty) return LEGAL;
  return enter.refusal(ofEntry(battle, piece, hex, left, direction));
}
