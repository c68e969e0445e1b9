/** What the forms of many games have: names of the format, as schemas refer to them, and what all say who move step by step. */
import type { GameForms } from '@hexwright/compiler';

type Form = GameForms['command'][string];

/** A counter, by the name that it has in an example or a record. */
export const UNIT_FORM = { $ref: 'case.schema.json#/$defs/unitName' } as const;
/** A place: a hex by its label. */
export const HEX_FORM = { $ref: 'common.schema.json#/$defs/hex' } as const;
/** One of the six directions, by its compass name. */
export const DIRECTION_FORM = { $ref: 'common.schema.json#/$defs/direction' } as const;

/** A step that needs a word and what goes with it, such as `{"to": hex}`; `description` is what it does. */
export function stepForm(word: string, form: Form, description: string): Form {
  return { description, type: 'object', additionalProperties: false, required: [word], properties: { [word]: form } };
}

/** The properties of commands in games whose pieces go step by step, with their leaders; `step` is one step. */
export function wayForms(step: Form): Readonly<Record<string, Form>> {
  return {
    unit: UNIT_FORM,
    target: UNIT_FORM,
    leader: UNIT_FORM,
    with: {
      description: 'Leaders where it stands that go with it.',
      type: 'array',
      items: UNIT_FORM,
      uniqueItems: true,
    },
    steps: { description: 'The way, step by step.', type: 'array', items: step },
    step,
    hex: HEX_FORM,
    facing: DIRECTION_FORM,
  };
}
