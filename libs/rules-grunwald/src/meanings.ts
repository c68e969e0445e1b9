/** What the names mean that formulas and counters of Grunwald use: words for people, beside the names themselves. */
import type { Meanings } from '@hexwright/compiler';

export const meanings: Omit<Meanings, 'commands'> = {
  names: {
    unit: 'The unit whose strength, or whose way, is asked about.',
    turn: 'The turn, from 1.',
    here: 'The terrain of its hex.',
    there: 'The terrain of the hex that it attacks, or is attacked from.',
    attacks: 'It attacks; otherwise it defends.',
    led: 'A leader who commands it stands with it.',
    standard: 'It carries its own standard.',
  },
  fields: {
    class: 'The class of troops.',
    contingent: 'Its part of the army.',
    kind: 'The sort of piece.',
    side: 'The side it fights for.',
  },
  functions: {},
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
    here: 'the terrain of its hex',
    there: 'the terrain of the hex that it fights',
    attacks: 'it is the attacker',
    led: 'a leader is with it',
    standard: 'its own standard is with it',
  },
};
