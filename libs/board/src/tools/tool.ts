/** Tools of a map of hexes: what they may look at there, what they do and what they show. */
import type { Patch } from '../edit/patch.ts';
import type { Sheet } from '../draw/sheet.ts';
import type { CounterPlaces } from '../scene/footprint.ts';
import type { Hit } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import { LAYER_NAMES, type LayerId, type Untouchable } from '../scene/layers.ts';
import type { Counter } from '../scene/scene.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Underlay } from '../scene/underlay.ts';
import type { Options, ToolFacts } from './options.ts';
import { TERRAIN, LEVEL, PAINTED_LAYER, type PaintedLayer } from './paint-options.ts';
import type { HandEffect, SpaceAnswer, SpaceEvent, SpaceRules, SpaceTool, ToolSpace } from './space.ts';

/** What tools may look at. */
export interface ToolContext {
  readonly staged: StagedScene;
  readonly places: CounterPlaces;
  readonly options: Options;
  /** The chosen hexes. Where there are any, painting keeps to them. */
  readonly selection: readonly number[];
  /** Layers that are locked or hidden: they are neither hit nor changed. */
  readonly untouchable: Untouchable;
  /** The scan under the map, or null. */
  readonly underlay: Underlay | null;
}

/** Something to be done by the owner of the document, the camera or the selection. Titles name steps to undo. */
export type HexEffect =
  | { readonly do: 'select'; readonly hexes: readonly number[] }
  | {
      readonly do: 'paint';
      readonly title: string;
      readonly layer: PaintedLayer;
      readonly value: number;
      readonly hexes: readonly number[];
    }
  | {
      readonly do: 'sides';
      readonly title: string;
      readonly style: number;
      readonly sides: readonly number[];
      readonly erase: boolean;
    }
  | { readonly do: 'add-path'; readonly title: string; readonly style: number; readonly hexes: readonly number[] }
  | { readonly do: 'remove-path'; readonly title: string; readonly path: string }
  | {
      readonly do: 'zone';
      readonly title: string;
      readonly zone: string;
      readonly hexes: readonly number[];
      readonly erase: boolean;
    }
  | {
      readonly do: 'place' | 'move';
      readonly title: string;
      readonly counter: string;
      readonly place: number;
      readonly across: number | null;
      readonly facing: number | null;
    }
  | { readonly do: 'lay-patch'; readonly title: string; readonly patch: Patch; readonly hex: number }
  /** The scan under the map lies otherwise. */
  | { readonly do: 'lay-scan'; readonly title: string; readonly underlay: Underlay };

/** What a tool shows over the map while it is held. */
export interface Preview {
  /** Hexes as they would become; null values only outline them. */
  readonly paint: readonly { readonly hex: number; readonly terrain: number | null; readonly level: number | null }[];
  /** Hexes to be chosen or let go. */
  readonly chosen: readonly number[];
  /** Outline of the brush. */
  readonly brush: readonly number[];
  readonly sides: readonly number[];
  readonly sideStyle: number;
  readonly path: readonly number[];
  readonly pathStyle: number;
  /** Whether what is shown would be taken away. */
  readonly erase: boolean;
  /** A line being drawn by hand, such as a lasso or a rectangle. */
  readonly outline: readonly Point[];
  readonly ghosts: readonly Counter[];
  /** Draws whatever else there is to be seen. */
  readonly draw: ((sheet: Sheet) => void) | null;
  /** A few words beside the pointer. */
  readonly note: string;
}

/** Shows nothing. */
export const NO_PREVIEW: Preview = {
  paint: [],
  chosen: [],
  brush: [],
  sides: [],
  sideStyle: 0,
  path: [],
  pathStyle: 0,
  erase: false,
  outline: [],
  ghosts: [],
  draw: null,
  note: '',
};

/** A map of hexes, as tools have it. */
export interface HexSpace extends ToolSpace {
  readonly hit: Hit;
  readonly context: ToolContext;
  readonly facts: ToolFacts;
  readonly effect: HexEffect;
  readonly preview: Preview;
  readonly layer: LayerId;
}

/** What the hand has to know of a map of hexes. */
export const HEX_SPACE: SpaceRules<HexSpace> = {
  nothing: NO_PREVIEW,
  note: (note) => ({ ...NO_PREVIEW, note }),
  layerName: (layer) => LAYER_NAMES[layer],
  factsOf: ({ staged, options, underlay }) => ({ scene: staged.scene, options, underlay }),
  letGo: ({ selection }) => (selection.length > 0 ? [{ do: 'select', hexes: [] }] : []),
};

export type ToolEvent = SpaceEvent<HexSpace>;

export type ToolEffect = HandEffect | HexEffect;

export type ToolAnswer<State> = SpaceAnswer<State, HexSpace>;

/** A tool of a map of hexes. */
export type Tool<State = unknown> = SpaceTool<State, HexSpace>;

/** An answer without effects. */
export function showing<State>(state: State, preview: Partial<Preview> = {}): ToolAnswer<State> {
  return { state, effects: [], preview: { ...NO_PREVIEW, ...preview } };
}

/** An answer with effects. */
export function doing<State>(
  state: State,
  effects: readonly ToolEffect[],
  preview: Partial<Preview> = {},
): ToolAnswer<State> {
  return { state, effects, preview: { ...NO_PREVIEW, ...preview } };
}

/** Those of the hexes that painting may touch: all, or if hexes are chosen only these. */
export function paintable(context: ToolContext, hexes: readonly number[]): number[] {
  if (context.selection.length === 0) return [...hexes];
  const chosen = new Set(context.selection);
  return hexes.filter((hex) => chosen.has(hex));
}

/** What the brush options paint: its value in the layer, and its name. */
export function paintOf({ staged, options }: ToolContext): { value: number; name: string } {
  const level = options.get(LEVEL);
  if (options.get(PAINTED_LAYER) === 'elevation') return { value: level, name: `level ${level}` };
  const terrain = options.get(TERRAIN);
  const name = staged.scene.terrains[terrain]?.name ?? 'unknown terrain';
  return { value: terrain, name: name.toLowerCase() };
}

/** The value of a layer in a hex. */
export function valueOf({ scene }: StagedScene, layer: PaintedLayer, hex: number): number {
  return layer === 'terrain' ? scene.terrain[hex] : scene.elevation[hex];
}

/** Hexes as the brush options would make them. */
export function painted(context: ToolContext, hexes: readonly number[]): Preview['paint'] {
  const { options } = context;
  const value = paintOf(context).value;
  return options.get(PAINTED_LAYER) === 'terrain'
    ? hexes.map((hex) => ({ hex, terrain: value, level: null }))
    : hexes.map((hex) => ({ hex, terrain: null, level: value }));
}

/** The effect of painting hexes, without those that are so already; none if nothing would change. */
export function paintEffects(context: ToolContext, verb: string, hexes: readonly number[]): ToolEffect[] {
  const layer = context.options.get(PAINTED_LAYER);
  const { value, name } = paintOf(context);
  const changed = hexes.filter((hex) => valueOf(context.staged, layer, hex) !== value);
  if (changed.length === 0) return [];
  return [
    { do: 'paint', title: `${verb} ${counted(changed.length, 'hex', 'hexes')}: ${name}`, layer, value, hexes: changed },
  ];
}

/** `1 hex`, `14 hexes`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
