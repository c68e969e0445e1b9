/** What the names mean that formulas and counters of the Great Medieval Battles use: words for people, beside the names themselves. */
import type { Meanings } from '@hexwright/compiler';
import { hexMeanings } from '@hexwright/rules-kit';
import { allOf } from './modules.ts';

export const meanings: Omit<Meanings, 'commands'> = {
  names: {
    ...hexMeanings.names,
    attacker: 'The unit that attacks. In `morale.die`: the one whose attack brought the check.',
    unit: 'The unit in question: who moves, shoots, sees or does what a restriction forbids; in `morale.die` the one that checks.',
    other: 'The other unit of a restriction: the one shot at, attacked or charged, or the leader who would rally.',
    zone: 'Where the target lies of a double: straight ahead, or ahead to the side and on a flank.',
    charge: 'Whether the attack is a charge, and one with the lance.',
    cause: 'What the unit checks for.',
    fatigued: 'Everybody is tired in this turn.',
    ...allOf(({ meanings: own }) => own?.names),
  },
  fields: {
    ...hexMeanings.fields,
    armour: 'Its armour, on the face that is up.',
    morale: 'Its morale rating, on the face that is up.',
    weapon: 'What it shoots with, on the face that is up; equal to none where it has none.',
    rout: 'Its rout level; 0 is steady.',
    routed: 'It is routed: its rout level is above 0.',
    charging: 'It is charging: it has declared a charge.',
    lance: 'It has a lance: the marker lies on it.',
    captured: 'It is captured: a leader whom the enemy has taken; known when it is lost.',
    rearCenterEnemy: 'A double with an enemy unit behind its centre.',
    elevation: 'The level of its hex; the higher one of a double.',
    ...allOf(({ meanings: own }) => own?.fields),
  },
  functions: {
    ...hexMeanings.functions,
    stacked: 'A leader with this trait stands with the unit.',
    attacksFrom: 'The hex that the melee is fought from is of this terrain.',
    attacksAcross: 'The hexside that the melee is fought across is of this kind.',
  },
  slots: {
    ...hexMeanings.slots,
    'fire.dice': 'Added to the dice of a shot; less is better.',
    'melee.dice': 'Added to the dice of an attack; less is better.',
    'morale.die': 'Added to the die of a check of morale.',
    'movement.cost':
      'Movement points of a step, asked of each hex that is entered: of two the dearer counts. It is never less than 0, and prohibited ground stays prohibited. An about-face enters no hex.',
    'fire.range':
      'Hexes that the weapon of a unit carries. Beyond the range of the fire table its last column serves; who cannot shoot gains no range.',
    ...allOf(({ meanings: own }) => own?.slots),
  },
  acts: {
    ...hexMeanings.acts,
    enter: 'To enter a hex, in any phase: also in flight, and to advance.',
    attack: 'To attack hand to hand.',
    charge: 'To declare a charge at the end of a move.',
    rally: 'To be rallied by a leader.',
  },
  conditions: {
    'may-charge': 'Whether a unit may declare a charge',
    ...hexMeanings.conditions,
    ...allOf(({ meanings: own }) => own?.conditions),
  },
  values: {
    ...hexMeanings.values,
    weapon: 'What it shoots with; a face without one cannot fire.',
    melee: 'The face can attack hand to hand.',
    rallies: 'Leaders: whom they may rally.',
    capture: 'Leaders: points for the side that captures them.',
    ...allOf(({ meanings: own }) => own?.values),
  },
  markers: {
    ...hexMeanings.markers,
    charging: 'The unit it is charging.',
    disobeyed: 'The leader is marked as disobeyed.',
    ...allOf(({ meanings: own }) => own?.markers),
  },
  phrases: {
    ...hexMeanings.phrases,
    fatigued: 'everybody is tired',
    rearCenterEnemy: 'an enemy unit is behind the centre of {0}',
    stacked: '{0} is stacked with {1}',
    attacksFrom: '{0} attacks from a hex of {1}',
    attacksAcross: '{0} attacks across a hexside of {1}',
    ...allOf(({ meanings: own }) => own?.phrases),
  },
};
