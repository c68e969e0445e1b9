/** What packages of Grunwald say beyond what packages of all games say. */
import type { GameForms } from '@hexwright/compiler';
import type { SchemaNode } from '@hexwright/model';
import { DIRECTION_FORM, HEX_FORM, homeSides, stepForm, UNIT_FORM, wayForms } from '@hexwright/rules-kit';

const STEP: SchemaNode = {
  description:
    'One step: a direction, rear for a hex straight back with the front kept, or disorder to give up all order and go on.',
  anyOf: [
    { enum: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'rear', 'disorder'] },
    stepForm('to', HEX_FORM, 'Go to this neighbouring hex.'),
    stepForm('turn', DIRECTION_FORM, 'Turn, in place, to look that way.'),
  ],
};

/** A side flees towards its own edge of the map. */
export const { home, side } = homeSides('routDirections', 'The directions in which its fleeing units run.');

export const forms: GameForms = { side, command: { ...wayForms(STEP), after: UNIT_FORM } };
