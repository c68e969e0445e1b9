/**
 * Tools are small state machines without a screen: they are told what the pointer and the keys do, and answer with
 * what is to be done (effects) and what is to be shown meanwhile (a preview). A gesture has its effect when it ends, so
 * one gesture is one step to undo, and dropping its state restores what was before. This holds wherever they work: on a
 * map of hexes (`tool.ts`), or on another space that says of itself what is said here.
 */
import type { Point } from '../scene/layout.ts';
import type { Icon } from './icon.ts';
import type { Option, Options, Setting } from './options.ts';

/** What there is for the tools of a space. */
export interface ToolSpace {
  /** What lies under the pointer. */
  readonly hit: unknown;
  /** What tools may look at. */
  readonly context: {
    readonly options: Options;
    /** Layers that are neither hit nor changed, each with what it is: locked, or hidden. */
    readonly untouchable: ReadonlyMap<string, string>;
  };
  /** What is known wherever tools are offered, with or without what they work on. */
  readonly facts: { readonly options: Options };
  /** What tools do there, besides what the hand does by itself. */
  readonly effect: { readonly do: string };
  /** What a tool shows while it is held. */
  readonly preview: unknown;
  /** What can be locked or hidden by itself. */
  readonly layer: string;
}

/** What the hand has to know of a space. */
export interface SpaceRules<Space extends ToolSpace> {
  /** Shows nothing. */
  readonly nothing: Space['preview'];
  /** Shows a few words beside the pointer. */
  note(text: string): Space['preview'];
  layerName(layer: Space['layer']): string;
  factsOf(context: Space['context']): Space['facts'];
  /** What Esc lets go of where no gesture is under way. */
  letGo(context: Space['context']): readonly Space['effect'][];
}

/** Keys held during an event. `control` is the command key on a Mac. */
export interface HeldKeys {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
}

/** What a pointer or key does. `screen` is in CSS pixels of the window. */
export type SpaceEvent<Space extends ToolSpace> =
  | {
      readonly type: 'down' | 'move' | 'up';
      readonly hit: Space['hit'];
      readonly screen: Point;
      readonly keys: HeldKeys;
    }
  | { readonly type: 'leave' }
  | {
      readonly type: 'key';
      readonly key: string;
      readonly keys: HeldKeys;
      /** What is pointed at, or has the keyboard's focus; null if nothing is. */
      readonly hit: Space['hit'] | null;
    };

/** What the hand does by itself, whatever it works on. */
export type HandEffect =
  /** What is said of it to those who do not see it, where the options alone do not tell. */
  | { readonly do: 'options'; readonly settings: readonly Setting[]; readonly said?: string }
  /** Another tool is taken up. */
  | { readonly do: 'take'; readonly tool: string }
  /** Something of the tool's own, which nobody else has to know. */
  | { readonly do: 'own'; run(): void }
  /** Nothing is done, and why. */
  | { readonly do: 'refuse'; readonly title: string };

/** A tool's answer to an event. */
export interface SpaceAnswer<State, Space extends ToolSpace> {
  readonly state: State;
  readonly effects: readonly (HandEffect | Space['effect'])[];
  readonly preview: Space['preview'];
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
export interface SpaceTool<State, Space extends ToolSpace> {
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
  /** Whether drags with it move the map, which then slides on: it hears of a press only when that has been a click. */
  readonly pans?: true;
  /** Whether a double click spreads a stack out; with other tools it is two strokes. */
  readonly fans?: true;
  /** Whether what it chooses is looked at and edited beside the map: a double click opens that. */
  readonly inspects?: true;
  /** Whether every place shows its number meanwhile, however small, over everything but counters. */
  readonly numbers?: true;
  /**
   * What Enter does in the place that has the focus, such as a hex: begins a gesture that the next Enter ends, in its
   * middle or in one of its corners, or (without this) clicks.
   */
  readonly holds?: 'place' | 'corner';
  /** What is set for it as things are, in the order in which it is offered. */
  offers?(options: Options): readonly Option<unknown, Space['facts']>[];
  /** What to do with it now, in a sentence. */
  hint?(facts: Space['facts']): string;
  /** What can be done with what is held, and what that is; null for nothing. */
  actions?(facts: Space['facts']): { readonly of: string; readonly list: readonly ToolAction[] } | null;
  /** Whether a gesture is under way. */
  busy(state: State): boolean;
  /** The layers that its gestures change. */
  touches(options: Options): readonly Space['layer'][];
  handle(state: State, event: SpaceEvent<Space>, context: Space['context']): SpaceAnswer<State, Space>;
  /** What Esc lets go of, besides the gesture. */
  letGo?(context: Space['context']): readonly (HandEffect | Space['effect'])[];
  /** It is taken up; what this answers is called when it is laid down. */
  taken?(): (() => void) | undefined;
}
