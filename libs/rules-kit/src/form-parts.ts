/** What the forms of many games have: names of the format, as schemas refer to them. */

/** A counter, by the name that it has in an example or a record. */
export const UNIT_FORM = { $ref: 'case.schema.json#/$defs/unitName' } as const;
/** A place: a hex by its label. */
export const HEX_FORM = { $ref: 'common.schema.json#/$defs/hex' } as const;
/** One of the six directions, by its compass name. */
export const DIRECTION_FORM = { $ref: 'common.schema.json#/$defs/direction' } as const;
