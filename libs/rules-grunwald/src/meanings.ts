/** What the names mean that formulas and counters of Grunwald use: words for people, beside the names themselves. */
import type { Meanings } from '@hexwright/compiler';
import { groundMeanings, MAY_STEP_BACK, steppingBackMeaning } from '@hexwright/rules-kit';
import { EXERTS_ZONE } from './slots.ts';

export const meanings: Omit<Meanings, 'commands'> = {
  names: {
    ...groundMeanings.names,
    unit: 'The unit in question: whose strength, way, fire or rally is asked about. In `movement.cost` it stands in the hex that it leaves; in `command.radius` it is the leader.',
    attacker: 'The unit that attacks. Seen from the defender, the first of those who attack it.',
    defender: 'The unit attacked.',
    firer: 'The unit that fires.',
    target: 'The unit that is fired at.',
    other: 'The other unit of a restriction: the one fired at, or attacked.',
    range: 'Hexes between the two, neighbours being 1.',
    here: 'The terrain of its hex.',
    there: 'The terrain of the hex that it attacks, or is attacked from.',
    attacks: 'It attacks; otherwise it defends.',
    attackers: 'How many units attack together.',
    led: 'A leader who commands it stands with it.',
    standard: 'It carries its own standard.',
  },
  fields: {
    ...groundMeanings.fields,
    strength: 'The combat strength printed on the face that is up.',
    movement: 'The movement allowance printed on the face that is up.',
    shock: 'The face that is up bears the shock symbol.',
    disordered: 'It is disordered.',
  },
  functions: groundMeanings.functions,
  slots: {
    strength: 'Added to the combat strength of a unit by the ground on which it fights.',
    bonus: 'Added to the strength of a unit beside its ground, after it has been doubled or halved.',
    'fire.die': 'Added to the die of a shot; more is better for who fires.',
    'rally.die': 'Added to the die by which a unit rallies, once its leader has helped; less is better.',
    'movement.cost':
      'Movement points of a step, asked of the hex that is entered. It is never less than 0, and prohibited ground stays prohibited.',
    'movement.allowance': 'Movement points of a piece for the phase, asked where it sets out; never less than 0.',
    'fire.range': 'Hexes to the farthest target of a unit that can fire; who cannot gains no range.',
    'sight.range': 'Hexes over which a unit sees at most, to fire: there is no limit unless a modifier sets one.',
    'command.radius': 'Hexes of the longest line of command of a leader that is not yet too long.',
    stacking:
      'How many leaders of a side a hex holds, asked when a leader enters it without a unit: any number, unless a modifier sets a limit. A hex holds one combat unit in every package.',
  },
  acts: {
    move: 'To set out in the movement phase.',
    enter:
      'To enter a hex, in any phase: also in retreat, in rout, to make room, behind a beaten enemy and on coming back. Who has no other way to retreat or to rout is lost.',
    fire: 'To shoot at an enemy.',
    attack: 'To attack a unit; nobody is bound to an attack that is forbidden.',
    rally: 'To try to rally.',
  },
  conditions: {
    'strength-doubled': 'Whether the strength of a unit is doubled in a combat',
    'strength-halved': 'Whether the strength of a unit is halved in a combat',
    'checks-for-losses': 'Whether a unit that enters a hex checks for losses',
    [EXERTS_ZONE]: 'Whether a unit has a zone of control: asked of what is printed on its counter',
    [MAY_STEP_BACK]: steppingBackMeaning,
  },
  values: {
    strength: 'Its combat strength, on the face that is up.',
    shock: 'The face bears the shock symbol; once lost it stays lost.',
    movement: 'Movement points a phase.',
    command: 'Leaders: what they add to a rally.',
    points: 'Victory points for eliminating it, where the table of points says nothing.',
  },
  markers: {
    disordered: 'It is disordered.',
    eliminated: 'It has been eliminated.',
    away: 'It is off the map and may come back.',
    returns: 'The turn in which it may come back.',
    exit: 'The side of the map over which it left: 0 north, 1 east, 2 south, 3 west.',
    carrier: 'The unit that carries the standard.',
    moved: 'It has moved in this phase.',
    released: 'The king may move.',
  },
  phrases: {
    ...groundMeanings.phrases,
    attackers: 'the number of attackers',
    strength: 'the printed strength of {0}',
    movement: 'the printed movement allowance of {0}',
    shock: '{0} has shock',
    disordered: '{0} is disordered',
    here: 'the terrain of its hex',
    there: 'the terrain of the hex that it fights',
    attacks: 'it is the attacker',
    led: 'a leader is with it',
    standard: 'its own standard is with it',
  },
};
