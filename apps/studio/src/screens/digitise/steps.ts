/** The steps from a scan to counters, in their order, and from that of a map to its hexes. Each can be left and come back to. */
export const STEPS = ['sources', 'text', 'grid', 'pairs', 'zones', 'review', 'finish', 'map'] as const;

/** A step. */
export type Step = (typeof STEPS)[number];
