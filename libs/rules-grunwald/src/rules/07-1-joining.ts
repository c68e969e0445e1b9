/** [7.15] By an option (R01): the attacker says which of the units that can attack a target do. */
import { type Command, LEGAL, Local, type Procedure } from '@hexwright/engine';
import { command, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../books.ts';
import { JOIN, STOP, stop } from '../command-kinds.ts';
import { attackersOf } from './07-1-duty.ts';
import { startAttack } from './08-1-results.ts';

const CANNOT_JOIN = refusals.add('cannot-join', '7.15', 'That unit does not have the target in its attack zone.');
const NOBODY_YET = refusals.add('nobody-joined', '7.12', 'At least one unit takes part in the attack.');

const target = new Local(0);

const joins = (battle: Battle, unit: number): boolean => battle.combat.placeOf(unit) >= 0;

/** Locals: the target. Who takes part stands in the combat. */
export const joining: Procedure<Battle> = {
  id: 'joining',
  case: '7.15',
  proceed: (battle) => battle.phasing,
  legal(battle, commands) {
    for (const unit of attackersOf(battle, target.of(battle)))
      if (!joins(battle, unit)) commands.add(command(JOIN, unit));
    if (battle.combat.hasRing) commands.add(stop);
  },
  check(battle, one: Command) {
    if (kindOf(one) === STOP) return battle.combat.hasRing ? LEGAL : NOBODY_YET;
    if (kindOf(one) !== JOIN) return CANNOT_JOIN;
    const unit = entityOf(one);
    return attackersOf(battle, target.of(battle)).includes(unit) && !joins(battle, unit) ? LEGAL : CANNOT_JOIN;
  },
  perform(battle, one) {
    if (kindOf(one) === JOIN) {
      battle.combat.join(battle, entityOf(one));
      return;
    }
    battle.frames.pop();
    startAttack(battle);
  },
};
