/** What the names mean that formulas and counters of Grunwald use: words for people, beside the names themselves. */
import type { Meanings } from '@hexwright/compiler';

export const meanings: Meanings = {
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
  phrases: {
    here: 'the terrain of its hex',
    there: 'the terrain of the hex that it fights',
    attacks: 'it is the attacker',
    led: 'a leader is with it',
    standard: 'its own standard is with it',
  },
  commands: {
    move: {
      takes: 'unit, steps, [with]',
      about:
        'A piece goes its way in the movement phase, with leaders of its hex; of a piece that has just come back to the map, the rest of its way.',
    },
    rout: { takes: 'unit, steps', about: 'A unit routs: which one where several must, and its way.' },
    retreat: { takes: 'unit, steps', about: 'A unit goes the way that it must retreat.' },
    attack: { takes: 'target', about: 'An enemy unit is attacked by all who must and may.' },
    join: { takes: 'unit', about: 'A further unit takes part in the attack.' },
    fire: { takes: 'unit, target', about: 'A gun or crossbowmen shoot at an enemy.' },
    rally: { takes: 'unit', about: 'A disordered unit tries to rally.' },
    face: { takes: 'unit, facing', about: 'How a unit faces where its owner may choose.' },
    pursue: {
      takes: 'unit, after',
      about: 'A victor advances after combat, into the hex or along the route of the loser named.',
    },
    follow: { takes: 'unit', about: 'A unit follows the one that pursues.' },
    place: { takes: 'unit, hex', about: 'A piece that waits, or a wolf pit, is placed on the map.' },
    return: { takes: 'unit, hex', about: 'A piece that is off the map comes back to it.' },
    'remove-pit': { takes: 'unit', about: 'A wolf pit is taken off the map unseen.' },
    decline: { takes: '', about: 'No to what is offered, such as a pursuit.' },
    pass: { takes: '', about: 'The side that must decide has nothing more to do in this phase.' },
    'end-phase': { takes: '', about: 'Both sides pass until the phase is over.' },
    'begin-move': { takes: 'unit', about: 'Single: a piece sets out, and the next commands are its way.' },
    take: { takes: 'leader', about: 'Single: a leader goes along with the unit that has set out.' },
    step: {
      takes: 'unit, step',
      about:
        'Single: one step of the piece under way: a direction, `{"to": hex}`, `{"turn": direction}`, `rear` or `disorder`.',
    },
    stop: { takes: '', about: 'Single: the piece under way goes no further.' },
    'begin-rout': { takes: 'unit', about: 'Single: says which unit routs next.' },
  },
};
