import type { FormatStep } from './step.ts';

/** Format 1 is the first that files say themselves. */
export const sayFormat: FormatStep = {
  name: 'say-format',
  to: 1,
  migrate({ $schema, format: _, ...content }) {
    return { ...($schema === undefined ? {} : { $schema }), format: 1, ...content };
  },
};
