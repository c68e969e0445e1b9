import type { Board, ToolState } from '@hexwright/board';
import type { Store } from '../../parts/store.ts';
import type { DrawnMap, PackageScene } from '../../scene/package-scene.ts';
import type { ProjectSession } from '../../session/project-session.ts';

/** What everything on the map screen stands on: whatever helps there takes this, and what else it uses by name. */
export interface MapContext {
  readonly session: ProjectSession;
  /** Id of the package. */
  readonly id: string;
  readonly scene: PackageScene;
  /** Null while there is no map, or it is not on the page. */
  readonly board: Store<Board | null>;
  /** Tool, options, chosen hexes and the hex that is looked at. */
  readonly hand: ToolState;
  /** The map as it is drawn, and where it comes from: another one takes its place when either is another. */
  readonly drawn: Store<DrawnMap>;
  /** The number of a hex as printed. */
  label(hex: number): string;
}
