/** [7.15] By an option (R01): the attacker says which of the units that can attack a target do. */
import { LEGAL, Local } from '@hexwright/engine';
import { type Decision, entityOf, offering, pieceVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { joinedOdds } from '../presenter/attack-odds.ts';
import { attackersOf } from './07-1-duty.ts';
import { startAttack } from './07-stepping-back.ts';
import { STOP } from './03-1-ending.ts';

export const JOIN = pieceVerb<Battle>({
  word: 'join',
  about: 'A further unit takes part in the attack.',
  offer: offering('answer', 'Attack with'),
});

const CANNOT_JOIN = refusals.add('cannot-join', '7.15', 'That unit does not have the target in its attack zone.');
const NOT_JOINING = refusals.add(
  'not-in-joining',
  '7.15',
  'It is being settled which units take part in an attack: name another, or attack with these.',
);
const NOBODY_YET = refusals.add('nobody-joined', '7.12', 'At least one unit takes part in the attack.');

const target = new Local(0);

const joins = (battle: Battle, unit: number): boolean => battle.combat.placeOf(unit) >= 0;

/** Locals: the target. Who takes part stands in the combat. */
export const joining: Decision<Battle> = {
  id: 'joining',
  case: '7.15',
  verbs: [JOIN, STOP],
  prompt: () => ({
    title: 'A combined attack',
    text: 'Choose which units take part; at least one of them does.',
  }),
  ending: () => ({ label: 'Attack with these' }),
  odds: (battle, one) => joinedOdds(battle, JOIN.is(one) ? [entityOf(one)] : []),
  proceed: (battle) => battle.phasing,
  legal(battle, commands) {
    for (const unit of attackersOf(battle, target.of(battle))) if (!joins(battle, unit)) commands.add(JOIN.of(unit));
    if (battle.combat.hasRing) commands.add(STOP.of());
  },
  check(battle, one) {
    if (STOP.is(one)) return battle.combat.hasRing ? LEGAL : NOBODY_YET;
    if (!JOIN.is(one)) return NOT_JOINING;
    const unit = entityOf(one);
    return attackersOf(battle, target.of(battle)).includes(unit) && !joins(battle, unit) ? LEGAL : CANNOT_JOIN;
  },
  perform(battle, one) {
    if (JOIN.is(one)) {
      battle.combat.join(battle, entityOf(one));
      return;
    }
    battle.frames.pop();
    startAttack(battle);
  },
};
