import type { Camera } from '../scene/pan-zoom.ts';
import type { Hit } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { MachineEvent } from '../tools/machine.ts';
import type { ToolState } from '../tools/tool-state.ts';
import type { HexSpace } from '../tools/tool.ts';

/** What pointer and keyboard need of the board. Screen coordinates are CSS pixels from its upper left. */
export interface InputHost {
  readonly host: HTMLElement;
  readonly staged: StagedScene;
  readonly seen: Camera;
  readonly hand: ToolState;
  /** The hex whose stack is spread out, or -1. */
  readonly fanned: number;
  /** Looks at a place on the sheet. */
  hit(place: Point): Hit;
  /** Lets the tools answer; says whether the event meant anything to them. */
  send(event: MachineEvent<HexSpace>): boolean;
  /** Spreads the stack of a hex out, or (-1) lays it together again. */
  spread(hex: number): void;
  /** Moves the camera at once; whatever else moved it stops. */
  steer(camera: Camera): void;
  /** Moves the camera, travelling. */
  travel(camera: Camera): void;
  /** The pointer is over something (in sheet coordinates), or over nothing. */
  hovered(hit: Hit | null): void;
  activated(hit: Hit): void;
  /** A menu is asked for; `at` is in client coordinates. */
  asked(hit: Hit, at: Point): void;
}
