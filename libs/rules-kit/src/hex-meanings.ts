/** What the numbers and acts of `hex-places` mean, and the words that pieces of all games on hexes share: for people. */
import type { Meanings } from '@hexwright/compiler';
import { groundMeanings } from './ground-meanings.ts';
import { MAY_STEP_BACK, steppingBackMeaning } from './stepping-back.ts';

/** As {@link groundMeanings}, with all that games on hexes share whose units fight and shoot. A game says more, or otherwise. */
export const hexMeanings = {
  names: {
    ...groundMeanings.names,
    attacker: 'The unit that attacks.',
    defender: 'The unit attacked.',
    firer: 'The unit that shoots.',
    target: 'The unit shot at.',
    range: 'Hexes between the two, neighbours being 1.',
  },
  fields: { ...groundMeanings.fields, movement: 'Its printed movement allowance, on the face that is up.' },
  functions: groundMeanings.functions,
  slots: {
    'movement.cost':
      'Movement points of a step, asked of the hex that is entered. It is never less than 0, and prohibited ground stays prohibited.',
    'movement.allowance': 'Movement points of a piece for the phase, asked where it sets out; never less than 0.',
    'fire.range': 'Hexes to the farthest target of a unit that can shoot; who cannot gains no range.',
    'sight.range': 'Hexes over which a unit sees at most, to shoot: there is no limit unless a modifier sets one.',
    stacking:
      'How many leaders of a side a hex holds, asked when a leader enters it without a unit: there is no limit unless a modifier sets one. A hex holds one combat unit in every package.',
  },
  acts: { move: 'To set out in the movement phase.', fire: 'To shoot at an enemy.' },
  conditions: { [MAY_STEP_BACK]: steppingBackMeaning },
  values: { movement: 'Movement points a phase.' },
  markers: { eliminated: 'It has been eliminated.' },
  phrases: groundMeanings.phrases,
} as const satisfies Omit<Meanings, 'commands'>;
