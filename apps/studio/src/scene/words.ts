/** What people read on maps and counters of what a package lacks, for translation. */
export const LACKING = {
  noTerrain: 'No terrain',
  terrain: (id: string) => `Unknown terrain "${id}"`,
  hexside: (id: string) => `Unknown hexside "${id}"`,
  feature: (id: string) => `Unknown feature "${id}"`,
  noUnit: 'No unit',
  unit: 'There is no such unit',
} as const;
