/** What a unit is able to do where it stands: for computer players, who foresee by it what markers would take from it. */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from './battle.ts';
import { ofAct, ofMelee, ofMorale, ofShot } from './combat-question.ts';
import { forbidden } from './forbidden.ts';
import { shootingRange } from './standard/08-3-shots.ts';

/** So many points on the dice that are always in its disfavour leave a unit no chance. */
const HOPELESS = 6;
/** The range of the shot at it that is supposed. */
const NEAR = 2;
const [FRONT, NO_CHARGE, BY_MELEE] = [0, 0, 1];

/** From 0 to 1: the mean of how it moves, strikes and shoots, as far as it ever does, and of how it stands fast. */
export function fitness(battle: Battle, unit: number): number {
  if (!battle.isCombatUnit(unit)) return 1;
  const parts = [mobility(battle, unit)];
  const enemies = battle.counters.unitsOf[battle.enemyOf(battle.counters.side[unit])];
  const foe = enemies.find((enemy) => battle.isInPlay(enemy));
  if (foe !== undefined) parts.push(firmness(battle, unit, foe));
  if (strikes(battle, unit)) parts.push(forbidden(battle, 'attack', unit) === LEGAL ? vigour(battle, unit, foe) : 0);
  const reach = reachOf(battle, unit);
  if (reach.printed > 0) {
    parts.push(forbidden(battle, 'fire', unit) === LEGAL ? Math.min(1, reach.now / reach.printed) : 0);
  }
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

function mobility(battle: Battle, unit: number): number {
  const printed = battle.counters.movement(unit, battle.face.of(unit));
  if (printed <= 0 || forbidden(battle, 'move', unit) !== LEGAL) return 0;
  const { movementAllowance } = battle.charts;
  if (movementAllowance.isEmpty) return 1;
  // Asked anew of a unit under way too, which otherwise keeps what it set out with.
  return Math.max(0, Math.min(1, 1 + movementAllowance.sum(ofAct(battle, unit, unit), printed) / printed));
}

function strikes({ counters }: Battle, unit: number): boolean {
  for (let face = 0; face < counters.faces[unit]; face++) if (counters.canMelee(unit, face)) return true;
  return false;
}

/** How well its own attack goes: modifiers add to dice that should be low [9.4]. */
function vigour(battle: Battle, unit: number, foe: number | undefined): number {
  const { meleeDice } = battle.charts;
  if (foe === undefined || meleeDice.isEmpty) return 1;
  return part(-meleeDice.sum(ofMelee(battle, unit, foe, FRONT, NO_CHARGE, BY_MELEE)));
}

/** How well it bears the attacks and shots of an enemy, and keeps its morale. */
function firmness(battle: Battle, unit: number, foe: number): number {
  const { meleeDice, fireDice, moraleDie } = battle.charts;
  const struck = meleeDice.isEmpty ? 0 : meleeDice.sum(ofMelee(battle, foe, unit, FRONT, NO_CHARGE, BY_MELEE));
  const shot = fireDice.isEmpty ? 0 : fireDice.sum(ofShot(battle, foe, unit, NEAR));
  const shaken = moraleDie.isEmpty ? 0 : moraleDie.sum(ofMorale(battle, unit, foe, BY_MELEE));
  return part(struck + shot + shaken);
}

/** Points on the dice in its favour, as a part of 1; where there are none it is as good as it need be, halfway. */
function part(favour: number): number {
  return Math.max(0, Math.min(1, (HOPELESS + favour) / (2 * HOPELESS)));
}

/** Hexes to which it could shoot with any face: as printed, and as modifiers have it. */
function reachOf(battle: Battle, unit: number): { readonly printed: number; readonly now: number } {
  const { counters, charts } = battle;
  let [printed, now] = [0, 0];
  for (let face = 0; face < counters.faces[unit]; face++) {
    printed = Math.max(printed, charts.reach(unit, face));
    now = Math.max(now, shootingRange(battle, unit, face));
  }
  return { printed, now };
}
