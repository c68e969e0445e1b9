// What the names mean that formulas and counters of the Great Medieval Battles use: words for people, which the code has no use for.

const MEANINGS = {
  name: {
    firer: 'The unit that shoots.',
    target: 'The unit shot at.',
    attacker: 'The unit that attacks. In `morale.die`: the one whose attack brought the check.',
    defender: 'The unit attacked.',
    unit: 'The unit in question; in `morale.die` the one that checks.',
    range: 'Hexes between the two, neighbours being 1.',
    zone: 'Where the target lies of a double: straight ahead, or ahead to the side and on a flank.',
    charge: 'Whether the attack is a charge, and one with the lance.',
    rampage: 'Elephants run amok in this attack.',
    cause: 'What the unit checks for.',
    turn: 'The Game-Turn, from 1.',
    fatigued: 'Everybody is tired in this turn.',
  },
  field: {
    side: 'The side it fights for.',
    contingent: 'Its part of the army.',
    class: 'The class of troops.',
    kind: 'The sort of piece.',
    size: 'One hex or two.',
    armour: 'Its armour, on the face that is up.',
    morale: 'Its morale rating, on the face that is up.',
    movement: 'Its movement allowance, on the face that is up.',
    rout: 'Its rout level; 0 is steady.',
    routed: 'Its rout level is above 0.',
    charging: 'It has declared a charge.',
    lance: 'A lance marker lies on it.',
    inLager: 'It stands within a wagon lager.',
    rearCenterEnemy: 'A double with an enemy unit behind its centre.',
    elevation: 'The level of its hex; the higher one of a double.',
  },
  function: {
    stacked: 'A leader with this trait stands with the unit.',
    hasTrait: 'The unit itself has this trait.',
    inTerrain: 'The unit, or one half of it, stands on this terrain.',
  },
  value: {
    armour: 'What missiles and blows meet.',
    movement: 'Movement points a phase.',
    morale: 'The column of the morale table.',
    weapon: 'What it shoots with; a face without one cannot fire.',
    melee: 'The face can attack hand to hand.',
    rallies: 'Leaders: whom he may rally.',
    capture: 'Leaders: points for whoever takes him.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The meaning of a name. Throws for one that has none yet, so that nothing new goes without. */
export function meaningOf(sort: keyof typeof MEANINGS, name: string): string {
  const meaning = Object.entries(MEANINGS[sort]).find(([id]) => id === name)?.[1];
  if (meaning === undefined)
    throw new Error(`tools/generate-reference/meanings.ts does not say what the ${sort} "${name}" means.`);
  return meaning;
}
