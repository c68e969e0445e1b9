/** What a module tells computer players: how its own decisions are made, and what counts in others. */
import type { Command, CommandList } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import type { StepGraph } from '../step-graph.ts';
import type { ThreatMap } from './threat-map.ts';
import type { PlaceValue, Sheltering } from './place-value.ts';

/** What an adviser is given of a captain: its battle and its maps. */
export interface Staff {
  readonly battle: Battle;
  readonly threatMap: ThreatMap;
  readonly places: PlaceValue;
  /** Steps of singles and of doubles. */
  readonly graphs: readonly [StepGraph, StepGraph];
}

export interface Adviser {
  /** How decisions are made, by their ids. */
  readonly choices?: Readonly<Record<string, (commands: CommandList) => Command>>;
  /** A command to give before the next piece moves; null where there is none. */
  readonly beforeMoving?: (commands: CommandList) => Command | null;
  /** What a piece of a train does in its phase; null where it stays as it is. */
  readonly train?: (piece: number) => Command | null;
  /** What shelter it knows of. */
  readonly shelter?: Sheltering;
  /** Victory points that it brings a leader to stand beside one of the enemy. */
  readonly meeting?: (leader: number, opponent: number) => number;
  /** A game begins; chance choices depend on the number. */
  readonly begin?: (seed: number) => void;
  /** Chance choices depend on another number from now on. */
  readonly refresh?: (seed: number) => void;
}
