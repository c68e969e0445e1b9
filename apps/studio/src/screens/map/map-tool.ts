import type { Tool } from '@hexwright/board';
import type { Store } from '../../parts/store.ts';
import type { OverlayWords } from './range-overlay.ts';

/** A tool on the rail. */
export interface MapTool<State = unknown> extends Tool<State> {
  /** What it has found out, which is said in the strip. */
  readonly words?: Store<OverlayWords | null>;
}
