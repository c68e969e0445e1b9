/** What people read on the map screen. */
export const WORDS = {
  noTerrain: 'The terrain chart is empty.',
  makeTerrain: 'Make terrain',
  noHexsides: 'There are no hexsides to draw yet: rivers, walls, bridges.',
  makeHexsides: 'Make hexsides',
  noPaths: 'There are no roads or streams to draw yet.',
  makePaths: 'Make roads',
} as const;
