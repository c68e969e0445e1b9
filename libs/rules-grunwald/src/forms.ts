/** What packages of Grunwald say beyond what packages of all games say. */
import type { GameForms } from '@hexwright/compiler';
import type { SchemaNode } from '@hexwright/model';
import { DIRECTION_FORM, HEX_FORM, UNIT_FORM, homeSides } from '@hexwright/rules-kit';

const STEP: SchemaNode = {
  description:
    'One step: a direction, {"to": hex}, {"turn": direction} to look that way in place, rear for a hex straight back with the front kept, or disorder to give up all order and go on.',
  anyOf: [
    { enum: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'rear', 'disorder'] },
    { type: 'object', additionalProperties: false, required: ['to'], properties: { to: HEX_FORM } },
    { type: 'object', additionalProperties: false, required: ['turn'], properties: { turn: DIRECTION_FORM } },
  ],
};

/** A side flees towards its own edge of the map. */
export const { home, side } = homeSides('routDirections', 'The directions in which its fleeing units run.');

export const forms: GameForms = {
  side,
  command: {
    unit: UNIT_FORM,
    target: UNIT_FORM,
    leader: UNIT_FORM,
    after: UNIT_FORM,
    with: { description: 'Leaders in its hex that go with it.', type: 'array', items: UNIT_FORM, uniqueItems: true },
    steps: { description: 'The way, step by step.', type: 'array', items: STEP },
    step: STEP,
    hex: HEX_FORM,
    facing: DIRECTION_FORM,
  },
};
