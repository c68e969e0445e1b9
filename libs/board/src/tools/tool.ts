/**
 * Tools are small state machines without a screen: they are told what the pointer and the keys do, and answer with
 * what is to be done (effects) and what is to be shown meanwhile (a preview). A gesture has its effect when it ends, so
 * one gesture is one step to undo, and dropping its state restores what was before.
 */
import type { Patch } from '../edit/patch.ts';
import type { Sheet } from '../draw/sheet.ts';
import type { CounterPlaces } from '../scene/footprint.ts';
import type { Hit } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import type { LayerId, Untouchable } from '../scene/layers.ts';
import type { Counter, StagedScene } from '../scene/scene.ts';
import type { ScanMark, Underlay } from '../scene/underlay.ts';
import type { Warp } from '../scene/warp.ts';
import type { Icon } from './icon.ts';
import type { Option, Options, Setting, ToolFacts } from './options.ts';
import { GROUND, LEVEL, PLANE, type Plane } from './paint-options.ts';

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

/** Keys held during an event. `control` is the command key on a Mac. */
export interface HeldKeys {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
}

/** What a pointer or key does. `screen` is in CSS pixels of the window. */
export type ToolEvent =
  | { readonly type: 'down' | 'move' | 'up'; readonly hit: Hit; readonly screen: Point; readonly keys: HeldKeys }
  | { readonly type: 'leave' }
  | {
      readonly type: 'key';
      readonly key: string;
      readonly keys: HeldKeys;
      /** What is pointed at, or has the keyboard's focus; null if nothing is. */
      readonly hit: Hit | null;
    };

/** Something to be done by the owner of the document, the camera or the selection. Titles name steps to undo. */
export type ToolEffect =
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'select'; readonly hexes: readonly number[] }
  /** What is said of it to those who do not see it, where the options alone do not tell. */
  | { readonly do: 'options'; readonly settings: readonly Setting[]; readonly said?: string }
  /** Another tool is taken up. */
  | { readonly do: 'take'; readonly tool: string }
  /** Something of the tool's own, which nobody else has to know. */
  | { readonly do: 'own'; run(): void }
  | {
      readonly do: 'paint';
      readonly title: string;
      readonly plane: Plane;
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
      readonly hex: number;
      readonly across: number | null;
      readonly facing: number | null;
    }
  | { readonly do: 'lay-patch'; readonly title: string; readonly patch: Patch; readonly hex: number }
  | {
      readonly do: 'calibrate';
      readonly title: string;
      readonly marks: readonly ScanMark[];
      readonly warp: Warp;
    }
  /** The stack of a hex is spread out, or (-1) laid together again. */
  | { readonly do: 'fan'; readonly title: string; readonly hex: number }
  /** Nothing is done, and why. */
  | { readonly do: 'refuse'; readonly title: string };

/** What a tool shows over the map while it is held. */
export interface Preview {
  /** Hexes as they would become; null values only outline them. */
  readonly paint: readonly { readonly hex: number; readonly ground: number | null; readonly level: number | null }[];
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

/** A tool's answer to an event. */
export interface ToolAnswer<State> {
  readonly state: State;
  readonly effects: readonly ToolEffect[];
  readonly preview: Preview;
}

/** Something that can be done with what is held, by a key of the tool. */
export interface ToolAction {
  readonly title: string;
  readonly icon: Icon;
  /** The key that does it. */
  readonly press: string;
  readonly shift?: true;
}

/**
 * A tool, whole: how it is offered, what is set for it, and what it does. `idle` is its state between gestures, and what
 * Esc goes back to.
 */
export interface Tool<State = unknown> {
  readonly id: string;
  readonly title: string;
  /** The letter that takes it up; held, only for as long as it is held. Empty where letters mean other things. */
  readonly key: string;
  readonly icon: Icon;
  /** CSS cursor. */
  readonly cursor: string;
  readonly idle: State;
  /** Whether it lays what is chosen in a palette. */
  readonly paints?: true;
  /** Whether its drags move the map, which then slides on. */
  readonly pans?: true;
  /** Whether a double click spreads a stack out; with other tools it is two strokes. */
  readonly fans?: true;
  /**
   * What Enter does on the hex that has the focus: begins a gesture that the next Enter ends, in the middle of the hex or
   * in one of its corners, or (without this) clicks.
   */
  readonly holds?: 'hex' | 'corner';
  /** What is set for it as things are, in the order in which it is offered. */
  offers?(options: Options): readonly Option<unknown>[];
  /** What to do with it now, in a sentence. */
  hint?(facts: ToolFacts): string;
  /** What can be done with what is held, and what that is; null for nothing. */
  actions?(facts: ToolFacts): { readonly of: string; readonly list: readonly ToolAction[] } | null;
  /** Whether a gesture is under way. */
  busy(state: State): boolean;
  /** The layers that its gestures change. */
  touches(options: Options): readonly LayerId[];
  handle(state: State, event: ToolEvent, context: ToolContext): ToolAnswer<State>;
  /** What Esc lets go of, besides the gesture. */
  letGo?(context: ToolContext): readonly ToolEffect[];
  /** It is taken up; what this answers is called when it is laid down. */
  taken?(): (() => void) | undefined;
}

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

/** What the brush options paint: its value in the plane, and its name. */
export function paintOf({ staged, options }: ToolContext): { value: number; name: string } {
  const level = options.get(LEVEL);
  if (options.get(PLANE) === 'elevation') return { value: level, name: `level ${level}` };
  const ground = options.get(GROUND);
  const name = staged.scene.grounds[ground]?.name ?? 'unknown ground';
  return { value: ground, name: name.toLowerCase() };
}

/** The value of a plane in a hex. */
export function valueOf({ scene }: StagedScene, plane: Plane, hex: number): number {
  return plane === 'ground' ? scene.ground[hex] : scene.elevation[hex];
}

/** Hexes as the brush options would make them. */
export function painted(context: ToolContext, hexes: readonly number[]): Preview['paint'] {
  const { options } = context;
  const value = paintOf(context).value;
  return options.get(PLANE) === 'ground'
    ? hexes.map((hex) => ({ hex, ground: value, level: null }))
    : hexes.map((hex) => ({ hex, ground: null, level: value }));
}

/** The effect of painting hexes, without those that are so already; none if nothing would change. */
export function paintEffects(context: ToolContext, verb: string, hexes: readonly number[]): ToolEffect[] {
  const plane = context.options.get(PLANE);
  const { value, name } = paintOf(context);
  const changed = hexes.filter((hex) => valueOf(context.staged, plane, hex) !== value);
  if (changed.length === 0) return [];
  return [
    { do: 'paint', title: `${verb} ${counted(changed.length, 'hex', 'hexes')}: ${name}`, plane, value, hexes: changed },
  ];
}

/** `1 hex`, `14 hexes`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
