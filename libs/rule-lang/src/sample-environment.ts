import { BOOLEAN, INTEGER, type Environment, type EnumType, type RecordType } from './types.ts';

/* What the tests of this library write expressions about: nothing of it is known outside of them. */

export const SHAPES: EnumType = { kind: 'enum', name: 'shapes', values: ['cube', 'sphere', 'cone', 'long-prism'] };
export const COLORS: EnumType = { kind: 'enum', name: 'colors', values: ['red', 'green', 'blue'] };
export const TOYS: EnumType = { kind: 'enum', name: 'toys', values: ['ball', 'brick', 'king-brick'] };

export const TOY: RecordType = {
  kind: 'record',
  name: 'toy',
  fields: { shape: SHAPES, color: COLORS, weight: INTEGER, broken: BOOLEAN },
};

export const ENVIRONMENT: Environment = {
  names: { first: TOY, second: TOY, turn: INTEGER, night: BOOLEAN, place: SHAPES },
  functions: {
    distance: { parameters: [TOY, TOY], result: INTEGER },
    touches: { parameters: [TOY, TOYS], result: BOOLEAN },
    smaller: { parameters: [INTEGER, INTEGER], result: INTEGER, static: true },
    dice: { parameters: [], result: INTEGER },
  },
};
