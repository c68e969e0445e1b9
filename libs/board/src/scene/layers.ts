/** Layers of the board from the bottom up; each has an opacity, 0 hides it. */
export const LAYER_IDS = [
  'terrain',
  'elevation',
  'grid',
  'sides',
  'paths',
  'zones',
  'numbers',
  'labels',
  'counters',
  'overlays',
] as const;

/** The name of a layer. */
export type LayerId = (typeof LAYER_IDS)[number];

/** Opacity (0..1) of every layer. */
export type Layers = Readonly<Record<LayerId, number>>;

/** Names of the layers, for people. */
export const LAYER_NAMES: Readonly<Record<LayerId, string>> = {
  terrain: 'Terrain',
  elevation: 'Levels',
  grid: 'Grid',
  sides: 'Hexsides',
  paths: 'Roads and streams',
  zones: 'Zones',
  numbers: 'Hex numbers',
  labels: 'Names',
  counters: 'Counters',
  overlays: 'Overlays',
};

/** Layers that can neither be hit nor changed, and why. */
export type Untouchable = ReadonlyMap<LayerId, 'locked' | 'hidden'>;

/** What cannot be touched when `locked` are locked and layers of opacity 0 are hidden. */
export function untouchable(layers: Layers, locked: Iterable<LayerId>): Untouchable {
  const why = new Map<LayerId, 'locked' | 'hidden'>();
  for (const id of LAYER_IDS) if (layers[id] <= 0) why.set(id, 'hidden');
  for (const id of locked) why.set(id, 'locked');
  return why;
}

/** Everything is shown. */
export const ALL_LAYERS: Layers = {
  terrain: 1,
  elevation: 1,
  grid: 1,
  sides: 1,
  paths: 1,
  zones: 1,
  numbers: 1,
  labels: 1,
  counters: 1,
  overlays: 1,
};

/** Only one layer on its own, over the faint rest; the grid stays to tell places by. */
export function soloed(layer: LayerId): Layers {
  const faint = Object.fromEntries(LAYER_IDS.map((id) => [id, 0.15])) as Record<LayerId, number>;
  return { ...faint, grid: 1, [layer]: 1 };
}
