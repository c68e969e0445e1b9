/** What the names mean that formulas and counters of Grunwald use: words for people, beside the names themselves. */
import type { Meanings } from '@hexwright/compiler';
import { hexMeanings } from '@hexwright/rules-kit';
import { EXERTS_ZONE } from './slots.ts';

export const meanings: Omit<Meanings, 'commands'> = {
  names: {
    ...hexMeanings.names,
    unit: 'The unit in question: whose strength, way, fire or rally is asked about. In `movement.cost` it stands in the hex that it leaves; in `command.radius` it is the leader.',
    attacker: 'The unit that attacks. Seen from the defender, the first of those who attack it.',
    other: 'The other unit of a restriction: the one fired at, or attacked.',
    here: 'The terrain of its hex.',
    there: 'The terrain of the hex that it attacks, or is attacked from.',
    attacks: 'It attacks; otherwise it defends.',
    attackers: 'How many units attack together.',
    led: 'It has a leader with it who commands it.',
    standard: 'It carries its own standard.',
  },
  fields: {
    ...hexMeanings.fields,
    strength: 'Its printed combat strength, on the face that is up.',
    shock: 'It has shock: the face that is up bears the symbol. Once lost it stays lost.',
    disordered: 'It is disordered.',
  },
  functions: hexMeanings.functions,
  slots: {
    ...hexMeanings.slots,
    strength: 'Added to the combat strength of a unit by the ground on which it fights.',
    bonus: 'Added to the strength of a unit beside its ground, after it has been doubled or halved.',
    'fire.die': 'Added to the die of a shot; more is better for who fires.',
    'rally.die': 'Added to the die by which a unit rallies, once its leader has helped; less is better.',
    'command.radius': 'Hexes of the longest line of command of a leader that is not yet too long.',
  },
  acts: {
    ...hexMeanings.acts,
    enter:
      'To enter a hex, in any phase: also in retreat, in rout, to make room, behind a beaten enemy and on coming back. Who has no other way to retreat or to rout is lost.',
    attack: 'To attack a unit; nobody is bound to an attack that is forbidden.',
    rally: 'To try to rally.',
  },
  conditions: {
    'strength-doubled': 'Whether the strength of a unit is doubled in a combat',
    'strength-halved': 'Whether the strength of a unit is halved in a combat',
    'checks-for-losses': 'Whether a unit that enters a hex checks for losses',
    [EXERTS_ZONE]: 'Whether a unit has a zone of control: asked of what is printed on its counter',
    ...hexMeanings.conditions,
  },
  values: {
    ...hexMeanings.values,
    command: 'Leaders: what they add to a rally.',
    points: 'Victory points for eliminating it, where the table of points says nothing.',
  },
  markers: {
    ...hexMeanings.markers,
    away: 'It is off the map and may come back.',
    returns: 'The turn in which it may come back.',
    exit: 'The side of the map over which it left: 0 north, 1 east, 2 south, 3 west.',
    carrier: 'The unit that carries the standard.',
    moved: 'It has moved in this phase.',
    released: 'The king may move.',
  },
  phrases: {
    ...hexMeanings.phrases,
    attackers: 'the number of attackers',
    here: 'the terrain of its hex',
    there: 'the terrain of the hex that it fights',
  },
};
