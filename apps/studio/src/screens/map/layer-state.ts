import {
  ALL_LAYERS,
  LAYER_NAMES,
  soloed,
  untouchable,
  type LayerId,
  type Layers,
  type Untouchable,
} from '@hexwright/board';
import { Store } from '../../parts/store.ts';

/** How a person has set a layer. */
export interface LayerSetting {
  readonly opacity: number;
  readonly hidden: boolean;
  /** Nothing can be changed on it. */
  readonly locked: boolean;
}

/** The layers people see, from the top down. */
export const LAYERS_SHOWN: readonly LayerId[] = [
  'counters',
  'labels',
  'numbers',
  'zones',
  'paths',
  'sides',
  'elevation',
  'grid',
  'terrain',
];

const PLAIN: LayerSetting = { opacity: 1, hidden: false, locked: false };

/** What the board is told of layers. */
export interface ShownLayers {
  readonly layers: Layers;
  readonly locked: readonly LayerId[];
}

/** Which layers are shown, how strongly, and which are locked. */
export class LayerState {
  readonly settings = new Store<ReadonlyMap<LayerId, LayerSetting>>(new Map());
  /** The one layer that is shown on its own, or null. */
  readonly solo = new Store<LayerId | null>(null);
  /** What the board shows. */
  readonly shown = new Store<ShownLayers>({ layers: ALL_LAYERS, locked: [] });

  constructor() {
    this.settings.listen(() => this.#show());
    this.solo.listen(() => this.#show());
  }

  /** How a layer is set. */
  of(layer: LayerId): LayerSetting {
    return this.settings.value.get(layer) ?? PLAIN;
  }

  /** Its name. */
  name(layer: LayerId): string {
    return LAYER_NAMES[layer];
  }

  /** Layers that cannot be changed by hand at present, and why. */
  get untouchable(): Untouchable {
    const { layers, locked } = this.shown.value;
    return untouchable(layers, locked);
  }

  /** Sets a layer. */
  set(layer: LayerId, setting: Partial<LayerSetting>): void {
    this.settings.value = new Map([...this.settings.value, [layer, { ...this.of(layer), ...setting }]]);
  }

  /** Shows and unlocks everything. */
  reset(): void {
    this.solo.value = null;
    this.settings.value = new Map();
  }

  #show(): void {
    const settings = [...this.settings.value];
    const locked = settings.filter(([, setting]) => setting.locked).map(([layer]) => layer);
    const solo = this.solo.value;
    const layers: Record<LayerId, number> = { ...(solo === null ? ALL_LAYERS : soloed(solo)) };
    for (const [layer, { opacity, hidden }] of solo === null ? settings : []) layers[layer] = hidden ? 0 : opacity;
    this.shown.value = { layers, locked };
  }
}
