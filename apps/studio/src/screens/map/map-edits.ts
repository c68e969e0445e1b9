import type { LayerId } from '@hexwright/board';
import type { Because, Plan } from '@hexwright/workspace';
import type { ProjectSession } from '../../session/project-session.ts';
import { notify } from '../../ui/toasts.ts';
import type { LayerState } from './layer-state.ts';
import type { MapContext } from './map-context.ts';
import { WORDS } from './words.ts';

/** A map that is edited. */
export interface EditedMap extends MapContext {
  readonly edits: MapEdits;
}

/** What one person does to a map: nothing of a layer that is locked or hidden is changed by hand. */
export class MapEdits {
  /** Why what is inherited is changed; goes on holding until something else is said. */
  because: Because = {};
  readonly #session: ProjectSession;
  readonly #layers: LayerState;

  constructor(session: ProjectSession, layers: LayerState) {
    this.#session = session;
    this.#layers = layers;
  }

  /** Whether a layer cannot be changed by hand at present. */
  isKept(layer: LayerId): boolean {
    return this.#session.isReadOnly || this.#layers.untouchable.has(layer);
  }

  /** Whether a layer may be changed by hand; if it is locked or hidden, says so. */
  mayChange(layer: LayerId): boolean {
    if (this.#session.isBarred()) return false;
    const why = this.#layers.untouchable.get(layer);
    if (why !== undefined)
      notify(`${WORDS.layerIs(this.#layers.name(layer), why)} ${WORDS.layerSwitches}`, {
        tone: 'warning',
        about: 'layer',
      });
    return why === undefined;
  }

  /** Makes an edit, or says why it cannot be made. Whether it was made. */
  do(plan: Plan): boolean {
    return this.#session.do(plan);
  }

  /** Makes an edit of a layer, unless that is locked or hidden. Whether it was made. */
  change(layer: LayerId, plan: Plan): boolean {
    return this.mayChange(layer) && this.do(plan);
  }

  /** Makes edits as one step, each planned when those before it are made: all of them, or none. */
  doAll(title: string, plans: readonly (() => Plan)[]): void {
    const { editor } = this.#session;
    if (plans.length > 1) editor.begin(title);
    const isDone = plans.every((plan) => this.do(plan()));
    if (plans.length < 2) return;
    if (isDone) editor.end();
    else editor.cancel();
  }
}
