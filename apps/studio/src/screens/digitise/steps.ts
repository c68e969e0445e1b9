/** The steps from a scan to counters, in their order. Each can be left and come back to. */
export const STEPS = ['sources', 'grid', 'pairs', 'zones', 'review', 'finish'] as const;

/** A step. */
export type Step = (typeof STEPS)[number];
