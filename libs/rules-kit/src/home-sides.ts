/** Sides that come from an edge of the map and flee towards it. */
import type { GameForms, HomeNames } from '@hexwright/compiler';
import { DIRECTION_FORM } from './form-parts.ts';

/** How a game declares such sides. */
export interface HomeSides {
  readonly home: HomeNames;
  readonly side: GameForms['side'];
}

/**
 * Such sides under a game's own word for the ways.
 *
 * @param ways what a package calls the directions in which a side flees
 * @param about what they are, in a sentence
 */
export function homeSides(ways: string, about: string): HomeSides {
  return {
    home: { edge: 'edge', ways },
    side: {
      required: ['edge', ways],
      properties: {
        edge: {
          description: 'The side’s own edge of the map, towards which it runs.',
          enum: ['north', 'south', 'east', 'west'],
        },
        [ways]: { description: about, type: 'array', items: DIRECTION_FORM, minItems: 1, uniqueItems: true },
      },
    },
  };
}
