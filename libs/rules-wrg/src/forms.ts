/** What packages of this game say beyond what packages of all games say. */
import type { GameForms } from '@hexwright/compiler';
import { HEX_FORM, UNIT_FORM } from '@hexwright/rules-kit';
import { ORDER_WORDS } from './1-organisation/order-verbs.ts';

export const forms: GameForms = {
  side: {
    properties: {
      nation: {
        description: 'The nation of its army: a word of the vocabulary nations.',
        type: 'string',
      },
      points: {
        description:
          'Points that its army may cost. What it costs, and what is wrong with it, is told where this is given.',
        type: 'integer',
        minimum: 1,
      },
    },
  },
  command: {
    unit: UNIT_FORM,
    target: UNIT_FORM,
    to: HEX_FORM,
    order: { description: 'What it is to do.', enum: ORDER_WORDS.slice(1) },
    wheel: { description: 'Degrees, to the right where positive.' },
    advance: { description: 'Inches straight ahead.' },
    then: { description: 'Degrees of a second wheel.' },
    way: { description: 'Which way it turns or steps.', enum: ['left', 'right', 'about', 'back'] },
    by: { description: 'How far it steps, in inches; or what its owner adds to a test.' },
    files: { description: 'Figures side by side.', type: 'integer', minimum: 1 },
  },
};
