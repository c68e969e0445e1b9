import type { Camera, LayerId } from '@hexwright/board';
import { LAYERS_SHOWN, type LayerSetting } from './layer-state.ts';
import { PANELS, type PanelName } from './panels.ts';

/** What is kept of how a person looked at a map last. */
interface Kept {
  readonly camera?: Pick<Camera, 'x' | 'y' | 'scale'> | null;
  readonly panel?: string;
  readonly layers?: Readonly<Record<string, Partial<LayerSetting>>>;
}

/** How long the map lies still before its place is kept, in milliseconds. */
const STILL = 250;

/** How a person looked at a map last, in this browser: loading the page again shows the same view. */
export class KeptView {
  readonly #key: string;
  #kept: Kept;
  #due: ReturnType<typeof setTimeout> | undefined;
  /** A page that is left or loaded again before the map lay still keeps its place all the same. */
  readonly #hide = (): void => this.#writeDue();

  /** @param name of the map among all that were ever open */
  constructor(name: string) {
    this.#key = `hexwright.map.${name}`;
    this.#kept = read(this.#key);
    addEventListener('pagehide', this.#hide);
  }

  /** Keeps what is not kept yet; the map is left. */
  close(): void {
    removeEventListener('pagehide', this.#hide);
    this.#writeDue();
  }

  get camera(): Pick<Camera, 'x' | 'y' | 'scale'> | null {
    const { camera = null } = this.#kept;
    return camera !== null && [camera.x, camera.y, camera.scale].every(Number.isFinite) ? camera : null;
  }

  get panel(): PanelName | null {
    return PANELS.find((panel) => panel === this.#kept.panel) ?? null;
  }

  /** How layers were set, as far as that can be read. */
  get layers(): ReadonlyMap<LayerId, LayerSetting> {
    const settings = LAYERS_SHOWN.flatMap((layer): [LayerId, LayerSetting][] => {
      const { opacity = 1, hidden, locked } = this.#kept.layers?.[layer] ?? {};
      const setting = {
        opacity: opacity >= 0.1 && opacity <= 1 ? opacity : 1,
        hidden: hidden === true,
        locked: locked === true,
      };
      return setting.hidden || setting.locked || setting.opacity < 1 ? [[layer, setting]] : [];
    });
    return new Map(settings);
  }

  keepLayers(settings: ReadonlyMap<LayerId, LayerSetting>): void {
    this.#kept = { ...this.#kept, layers: Object.fromEntries(settings) };
    this.#write();
  }

  /** Keeps the place that was looked at, or (null) that it was the whole map. */
  keepCamera(camera: Camera | null): void {
    this.#kept = { ...this.#kept, camera: camera === null ? null : { x: camera.x, y: camera.y, scale: camera.scale } };
    clearTimeout(this.#due);
    this.#due = setTimeout(this.#hide, STILL);
  }

  keepPanel(panel: PanelName): void {
    this.#kept = { ...this.#kept, panel };
    this.#write();
  }

  #writeDue(): void {
    if (this.#due === undefined) return;
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#write();
  }

  #write(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Without storage the view lasts as long as the page.
    }
  }
}

function read(key: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}
