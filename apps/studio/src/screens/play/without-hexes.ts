/** Boards of spaces that have no hexes. */
import type { BoardView, Counter } from '@hexwright/board';
import { TableSpace } from '@hexwright/compiler/table-space';
import { Plane, type Space, type SpacePlan } from '@hexwright/engine';
import type { PieceView, GameView, TableMark } from '@hexwright/playtest/screen';
import { html, nothing } from 'lit';
import { adviceIn } from './counsel.ts';
import type { BoardPointer } from './game-board.ts';
import type { GameController } from './game-controller.ts';
import './plane-board.ts';
import type { Playback } from './playback.ts';
import type { Caption } from './recent-events.ts';
import './table-board.ts';

/** What such a board shows. */
interface Shown {
  readonly view: GameView;
  /** As they stand, or stood where that is played back. */
  readonly pieces: readonly PieceView[];
  readonly counters: readonly Counter[];
  readonly sides: readonly { readonly id: string; readonly color: string }[];
  readonly shown: BoardView;
  readonly marks: readonly TableMark[];
  /** Words beside places. */
  readonly captions: readonly Caption[];
  readonly news: string;
  readonly hint: string;
  readonly playback: Playback;
  readonly pointer: BoardPointer;
}

/** The space of a plan, to name its places; null for hexes, whose names stand on their map. */
export function spaceWithoutHexes(plan: SpacePlan): Space | null {
  if (plan.shape === 'hexes') return null;
  return plan.shape === 'plane' ? new Plane(plan) : new TableSpace(plan);
}

/** What the rules lay over the table: layers that are switched on, and what is meant by who points at it. */
export function marksOf({ layers, meant, hand, counsel }: GameController): readonly TableMark[] {
  // What is looked at now goes before what waits to be confirmed.
  const choice = meant.shown.value ?? hand.held.value.armed ?? adviceIn(counsel.shown.value)?.steps[0]?.choice;
  return [...layers.found.value.flatMap(({ marks = [] }) => marks), ...(choice?.marks ?? [])];
}

export function boardWithoutHexes(of: Shown): unknown {
  const { view, pieces, counters, sides, shown, marks, captions, news, hint, playback, pointer } = of;
  const { space } = view;
  switch (space.shape) {
    case 'plane':
      return html`<plane-board
        .plan=${space}
        .pointer=${pointer}
        .counters=${counters}
        .shown=${shown}
        .captions=${captions}
        .news=${news}
        .hint=${hint}
      ></plane-board>`;
    case 'table':
      return html`<table-board
        .plan=${space}
        .pointer=${pointer}
        .pieces=${pieces}
        .counters=${counters}
        .sides=${sides}
        .shown=${shown}
        .captions=${captions}
        .marks=${marks}
        .playback=${playback}
        .news=${news}
        .hint=${hint}
      ></table-board>`;
    default:
      return nothing;
  }
}
