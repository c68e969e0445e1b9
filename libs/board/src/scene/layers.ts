/** Layers of the board from the bottom up; each has an opacity, 0 hides it. */
export const LAYER_IDS = [
  'ground',
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

/** Everything is shown. */
export const ALL_LAYERS: Layers = {
  ground: 1,
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
