/** Sides that come from an edge of the map and flee towards it. */
import type { GameForms, GameSystem } from '@hexwright/compiler';
import { DIRECTION_FORM } from './form-parts.ts';

/** The properties of such a side. */
export const home: GameSystem['home'] = { edge: 'edge', ways: 'routDirections' };

/** What they say. */
export const homeSide: GameForms['side'] = {
  required: ['edge', 'routDirections'],
  properties: {
    edge: {
      description: 'The side’s own edge of the map, towards which it runs.',
      enum: ['north', 'south', 'east', 'west'],
    },
    routDirections: {
      description: 'The directions in which its fleeing units run.',
      type: 'array',
      items: DIRECTION_FORM,
      minItems: 1,
      uniqueItems: true,
    },
  },
};
