import type { Camera } from '../scene/pan-zoom.ts';
import type { CounterPlaces } from '../scene/footprint.ts';
import type { Layers } from '../scene/layers.ts';
import type { Point } from '../scene/layout.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Theme } from '../scene/theme.ts';
import type { Underlay } from '../scene/underlay.ts';
import type { BoardView } from '../scene/view.ts';
import type { Preview } from '../tools/tool.ts';

/** Whatever can put a scene on the screen. Setters only take note; `draw` draws what has changed since. */
export interface MapRenderer {
  /** The size of the window in CSS pixels, and the device pixels of each. */
  resize(width: number, height: number, ratio: number): void;
  /** Another scene, or the same one with other features, names, zones or counters. */
  setScene(staged: StagedScene, places: CounterPlaces): void;
  setTheme(theme: Theme): void;
  setLayers(layers: Layers): void;
  setView(view: BoardView, places: CounterPlaces): void;
  /** The chosen hexes. */
  setSelection(hexes: readonly number[]): void;
  setUnderlay(underlay: Underlay | null): void;
  /** Whether every hex shows its number, however small, over everything but counters. */
  setEveryNumber(isOn: boolean): void;
  /** `focus` is the hex that shows the keyboard's focus, or -1; the preview's note is written beside `at` on the sheet. */
  setPreview(preview: Preview, focus: number, at: Point | null): void;
  /** Ground or levels of hexes were written to; `staged` has the levels of now. */
  hexesChanged(staged: StagedScene, hexes: readonly number[]): void;
  /** Draws a frame at `time` milliseconds, and answers whether there is more to be drawn in the next one. */
  draw(camera: Camera, time: number): boolean;
  /** The whole sheet in small, for a minimap; kept up to date until another scene or theme is set. */
  overview(): HTMLCanvasElement;
  /** Counts up whenever the overview looks different. */
  readonly overviewVersion: number;
  destroy(): void;
}
