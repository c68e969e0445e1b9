/** A side decides how a unit faces, for nothing: after a rally [9.43], a return [10.11], when it is placed [17.0]. */
import { LEGAL, Local, type Procedure } from '@hexwright/engine';
import { argumentOf, command, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { FACE } from '../command-kinds.ts';

const faced = events.add('faced', '4.11', 'unit:piece', 'facing:facing');

const FACE_FIRST = refusals.add('facing-first', '4.11', 'First say how the unit faces.');

const unit = new Local(0);
const side = new Local(1);

/** Locals: the unit, and the side that decides. */
export const facing: Procedure<Battle> = {
  id: 'facing',
  case: '4.11',
  proceed: (battle) => side.of(battle),
  legal(battle, commands) {
    for (let direction = 0; direction < 6; direction++) commands.add(command(FACE, unit.of(battle), direction));
  },
  check: (battle, one) =>
    kindOf(one) === FACE && entityOf(one) === unit.of(battle) && argumentOf(one) < 6 ? LEGAL : FACE_FIRST,
  perform(battle, one) {
    battle.frames.pop();
    battle.turnTo(entityOf(one), argumentOf(one));
    battle.events.emit(faced, entityOf(one), argumentOf(one));
  },
};
