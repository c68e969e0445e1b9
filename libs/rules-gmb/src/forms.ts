/** What packages of the Great Medieval Battles say beyond what packages of all games say. */
import type { GameForms } from '@hexwright/compiler';
import type { SchemaNode } from '@hexwright/model';
import { DIRECTION_FORM, HEX_FORM, homeSides, stepForm, UNIT_FORM, wayForms } from '@hexwright/rules-kit';
import { allOf } from './modules.ts';

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const MANOEUVRES = ['forwardLeft', 'forwardRight', 'pivotLeft', 'pivotRight', 'shiftLeft', 'shiftRight', 'aboutFace'];
/** Only in a rout or a retreat [11.2]. */
const REARWARD = ['rearPivotLeft', 'rearPivotRight', 'hold'];

const STEP: SchemaNode = {
  description:
    'One step. Of a unit in one hex: a direction, or {"to": hex}. Of a unit in two hexes: the name of a manoeuvre; in a rout, retreat or advance also a direction, in which both halves go. A direction that leads off the map leaves the map. {"drop": leader} leaves a leader behind.',
  anyOf: [
    {
      description:
        'forwardLeft and forwardRight: both halves go ahead, along one of the two rows before it. pivotLeft and pivotRight: one half swings into the hex before the middle of the front. shiftLeft and shiftRight: sideways along its own row. aboutFace: front and back change places. rearPivotLeft and rearPivotRight, only in a rout or retreat: that half swings back into the hex behind the middle. hold: stay for one hex of the distance owed. bendNE and the like, in a rout where an option allows it: the leading half goes that way and the other half takes its place.',
      enum: [...DIRECTIONS, ...MANOEUVRES, ...REARWARD, ...DIRECTIONS.map((direction) => `bend${direction}`)],
    },
    stepForm('to', HEX_FORM, 'Go to this neighbouring hex.'),
    stepForm('turn', DIRECTION_FORM, 'Turn, in place, to look that way.'),
    stepForm('drop', UNIT_FORM, 'Leave a leader that has come along in the hex reached so far.'),
  ],
};

/** A side flees towards its own edge of the map. */
export const { home, side } = homeSides('routDirections', 'The directions in which its fleeing units run.');

export const forms: GameForms = {
  side,
  command: {
    ...wayForms(STEP),
    charge: UNIT_FORM,
    face: { $ref: 'common.schema.json#/$defs/mixedId' },
    facing: { $ref: 'common.schema.json#/$defs/facing' },
    ...allOf(({ commandForms }) => commandForms),
  },
};
