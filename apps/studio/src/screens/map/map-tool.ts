import type { Tool } from '@hexwright/board';
import type { Command } from '../../app/commands.ts';
import type { Store } from '../../parts/store.ts';
import type { OverlayWords } from './range-overlay.ts';

/** What a tool does at once about something on the map: a line of the menu there. */
export interface ToolLine<Thing> {
  readonly title: string;
  run(about: Thing): void;
}

/** A tool on the rail. */
export interface MapTool<State = unknown> extends Tool<State> {
  /** What it has found out, which is said in the strip. */
  readonly words?: Store<OverlayWords | null>;
  /** What it does about a counter, by its id. */
  readonly ofCounter?: ToolLine<string>;
  /** What it does about a hex. */
  readonly ofHex?: ToolLine<number>;
  /** What it shows on the page beside the map, such as the dialog that it asks by. */
  readonly shows?: () => unknown;
  /** What else can be done with it, by palette and keys. */
  readonly commands?: readonly Command[];
}
