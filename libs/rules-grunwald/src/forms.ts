/** What packages of Grunwald say beyond what packages of all games say. */
import type { GameForms } from '@hexwright/compiler';
import type { SchemaNode } from '@hexwright/model';
import { homeSide } from '@hexwright/rules-kit';

const UNIT = { $ref: 'case.schema.json#/$defs/unitName' };
const HEX = { $ref: 'common.schema.json#/$defs/hex' };
const DIRECTION = { $ref: 'common.schema.json#/$defs/direction' };

const STEP: SchemaNode = {
  description:
    'One step: a direction, {"to": hex}, {"turn": direction} to look that way in place, rear for a hex straight back with the front kept, or disorder to give up all order and go on.',
  anyOf: [
    { enum: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'rear', 'disorder'] },
    { type: 'object', additionalProperties: false, required: ['to'], properties: { to: HEX } },
    { type: 'object', additionalProperties: false, required: ['turn'], properties: { turn: DIRECTION } },
  ],
};

export const forms: GameForms = {
  side: homeSide,
  command: {
    unit: UNIT,
    target: UNIT,
    leader: UNIT,
    after: UNIT,
    with: { description: 'Leaders in its hex that go with it.', type: 'array', items: UNIT, uniqueItems: true },
    steps: { description: 'The way, step by step.', type: 'array', items: STEP },
    step: STEP,
    hex: HEX,
    facing: DIRECTION,
  },
};
