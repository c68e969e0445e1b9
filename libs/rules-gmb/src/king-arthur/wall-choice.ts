/** When units form a shield wall, and when they leave it [16.0]: a wall stands well and hardly moves. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { ThreatMap } from '../ai/threat-map.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';

/** Hexes to the nearest enemy at which a wall is formed, and from which on it is left to march. */
const FORM_AT = 2;
const LEAVE_FROM = 5;

/** The next change of a wall; null where none is to be made. `isWall` says what a face is. */
export function chooseWall(
  battle: Battle,
  threatMap: ThreatMap,
  isWall: (battle: Battle, unit: number, face: number) => boolean,
  commands: CommandList,
): number | null {
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!CHANGE_FACE.is(one) || !battle.isCombatUnit(entityOf(one))) continue;
    const unit = entityOf(one);
    const distance = Math.min(
      threatMap.enemyDistance[battle.left.of(unit)],
      threatMap.enemyDistance[battle.right(unit)],
    );
    const forms = isWall(battle, unit, argumentOf(one));
    if (forms ? distance <= FORM_AT : distance >= LEAVE_FROM) return one;
  }
  return null;
}
