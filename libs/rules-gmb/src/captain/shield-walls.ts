/** When units form a shield wall, and when they leave it [16.0]: a wall stands well and hardly moves. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { isShieldWall } from '../king-arthur/16-shield-wall.ts';
import type { Outlook } from './outlook.ts';
import { PASS } from '../standard/04-passing.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';

/** Hexes to the nearest enemy at which a wall is formed, and from which on it is left to march. */
const FORM_AT = 2;
const LEAVE_FROM = 5;

/** The next change of a wall, or a PASS.of(). */
export function chooseWall(battle: Battle, outlook: Outlook, commands: CommandList): number {
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!CHANGE_FACE.is(one) || !battle.isCombatUnit(entityOf(one))) continue;
    const unit = entityOf(one);
    const distance = Math.min(outlook.enemyDistance[battle.left.of(unit)], outlook.enemyDistance[battle.right(unit)]);
    const forms = isShieldWall(battle, unit, argumentOf(one));
    if (forms ? distance <= FORM_AT : distance >= LEAVE_FROM) return one;
  }
  return PASS.of();
}
