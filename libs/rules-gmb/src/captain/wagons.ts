/** What wagons do [20.0]: draw up a lager where foot stands or the enemy comes near, and stay one. */
import type { Battle } from '../battle.ts';
import type { Outlook } from './outlook.ts';
import { LAGER } from './place-value.ts';

/** Hexes from the enemy at which a limbered wagon draws up. */
const DRAW_UP = 10;

/** True when the wagon should be turned into a lager rather than left as it is. */
export function shouldDrawUp(battle: Battle, outlook: Outlook, wagon: number): boolean {
  if (battle.face.of(wagon) === LAGER || battle.hasMoved(wagon) || !battle.isInPlay(wagon)) return false;
  const left = battle.left.of(wagon);
  const held = battle.unitIn(left) >= 0 || battle.unitIn(battle.right(wagon)) >= 0;
  return held || outlook.enemyDistance[left] <= DRAW_UP;
}
