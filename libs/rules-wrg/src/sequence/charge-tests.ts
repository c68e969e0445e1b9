/** [III.4] Chargers start on the bonus of their charge: who is charged is tested, then evades, countercharges or stands. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { type Decision, offering, pieceVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { gapBetween, isEngaged, isInContact } from '../contacts.ts';
import { FREE } from '../directions.ts';
import { isChargeBarred } from '../line-of-sight.ts';
import { chargeMove } from './allowance.ts';

/** Values of the column `response`. */
export const STANDS = 0;
export const EVADES = 1;
export const COUNTERCHARGES = 2;

export const EVADE = pieceVerb<Battle>({
  word: 'evade',
  about: 'Light troops that are charged ride or run out of the way.',
  offer: offering('answer', 'Evade:'),
});
export const COUNTERCHARGE = pieceVerb<Battle>({
  word: 'countercharge',
  about: 'Cavalry that is charged goes to meet the charge.',
  offer: offering('answer', 'Countercharge:'),
});
export const STAND = pieceVerb<Battle>({
  word: 'stand',
  about: 'The unit receives the charge where it stands.',
  offer: offering('answer', 'Stand:'),
});

const NOT_ASKED = refusals.add('not-asked', 'III.4', 'Another unit is asked how it meets the charge.');
const NO_EVASION = refusals.add('no-evasion', 'VI.units', 'Such troops do not evade.');
const NO_COUNTERCHARGE = refusals.add('no-countercharge', 'III.4', 'Such troops do not countercharge.');

/** Those who charge a unit and have not reached it, the nearest first. */
export function chargersOf(battle: Battle, unit: number): number[] {
  return battle.units
    .filter(
      (other) => battle.charges.of(other) === unit + 1 && battle.isStanding(other) && !isInContact(battle, unit, other),
    )
    .toSorted((one, other) => gapBetween(battle, unit, one) - gapBetween(battle, unit, other) || one - other);
}

function mayEvade(battle: Battle, unit: number): boolean {
  return battle.troop(unit).body.evade > 0 && !battle.hasMantlets(unit) && battle.mounting.of(unit) === 0;
}

function mayCountercharge(battle: Battle, unit: number): boolean {
  const [charger = -1] = chargersOf(battle, unit);
  if (charger >= 0 && isChargeBarred(battle, unit, charger)) return false;
  const isMoving = battle.mounting.of(unit) === 1 || battle.charges.of(unit) > 0;
  return battle.troop(unit).body.countercharges && chargeMove(battle, unit) > 0 && !isMoving;
}

/** Whether its owner is asked how it meets a charge. */
function isAsked(battle: Battle, unit: number): boolean {
  if (!battle.isStanding(unit) || battle.broken.of(unit) > 0 || battle.direction.of(unit) !== FREE) return false;
  if (battle.charges.of(unit) > 0 || (!mayEvade(battle, unit) && !mayCountercharge(battle, unit))) return false;
  return chargersOf(battle, unit).length > 0 && !isEngaged(battle, unit);
}

const stage = new Local(0);
const next = new Local(1);

/** The unit that is asked now. */
function asked(battle: Battle): number {
  return battle.units[next.of(battle)];
}

export const chargeTests: Decision<Battle> = {
  id: 'charge-tests',
  case: 'III.4',
  verbs: [EVADE, COUNTERCHARGE, STAND],
  prompt: (_, name) => ({
    title: 'Meet the charge',
    text: `${name} is charged. Say whether it stands, evades or countercharges.`,
  }),
  piece: asked,
  meant: (_, unit) => STAND.of(unit),
  proceed(battle) {
    if (stage.of(battle) === 0) {
      for (const unit of battle.units) battle.response.set(unit, STANDS);
      stage.set(battle, 1);
      next.set(battle, 0);
    }
    while (next.of(battle) < battle.units.length) {
      if (isAsked(battle, asked(battle))) return battle.sides[asked(battle)];
      next.set(battle, next.of(battle) + 1);
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    const unit = asked(battle);
    if (mayEvade(battle, unit)) commands.add(EVADE.of(unit));
    if (mayCountercharge(battle, unit)) commands.add(COUNTERCHARGE.of(unit));
    commands.add(STAND.of(unit));
  },
  check(battle, one) {
    const unit = asked(battle);
    if (![EVADE, COUNTERCHARGE, STAND].some((verb) => verb.is(one) && verb.pieceOf(battle, one) === unit))
      return NOT_ASKED;
    if (EVADE.is(one)) return mayEvade(battle, unit) ? LEGAL : NO_EVASION;
    if (COUNTERCHARGE.is(one)) return mayCountercharge(battle, unit) ? LEGAL : NO_COUNTERCHARGE;
    return LEGAL;
  },
  perform(battle, one) {
    const unit = asked(battle);
    if (EVADE.is(one)) battle.response.set(unit, EVADES);
    if (COUNTERCHARGE.is(one)) battle.response.set(unit, COUNTERCHARGES);
    next.set(battle, next.of(battle) + 1);
  },
};
