/** A table measured in inches, as tools have it: what they may look at there, what they do and what they show. */
import type { HandEffect, Options, SpaceAnswer, SpaceEvent, SpaceRules, SpaceTool, ToolSpace } from '@hexwright/board';
import type { TablePlan } from '@hexwright/playtest/screen';
import type { Mils, Point } from '@hexwright/table';
import type { JsonObject } from '@hexwright/workspace';
import type { SVGTemplateResult } from 'lit';
import type { Effective } from '../../../compile-service/protocol.ts';
import type { TableUnit } from '../../../table/units.ts';
import type { TableList } from './table-edits.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

/** What can be hidden or locked by itself. */
export const TABLE_LAYERS = ['features', 'deployments', 'zones', 'labels', 'units'] as const;
export type TableLayer = (typeof TABLE_LAYERS)[number];

/** Something on the table: a thing of a list, or a unit. */
export interface Chosen {
  readonly list: TableLayer;
  readonly id: string;
}

/** Points that are set, in order. */
export type Drawing = readonly Point[];

/** What is known wherever tools of a table are offered. */
export interface TableFacts {
  readonly options: Options;
  readonly effective: Pick<Effective, 'sides' | 'terrains' | 'hexsides' | 'features'>;
}

/** What tools of a table may look at. */
export interface TableContext extends TableFacts {
  readonly plan: TablePlan;
  readonly units: readonly TableUnit[];
  readonly chosen: Chosen | null;
  readonly untouchable: ReadonlyMap<TableLayer, string>;
  /** How far something may be from a click that means it. */
  readonly near: Mils;
}

/** What is done to a table by hand. */
export type TableEffect =
  | { readonly do: 'choose'; readonly chosen: Chosen | null }
  /** New things of a list, named after `stem`, in one step. */
  | { readonly do: 'lay'; readonly list: TableList; readonly stem: string; readonly items: readonly JsonObject[] }
  | { readonly do: 'move-point'; readonly chosen: Chosen; readonly index: number; readonly to: Point }
  /** Facings are tenths of a degree. */
  | { readonly do: 'stand'; readonly unit: string; readonly at: Point; readonly facing: number }
  | { readonly do: 'form'; readonly unit: string; readonly files: number }
  | { readonly do: 'remove'; readonly chosen: Chosen }
  /** Something that was found out is read out. */
  | { readonly do: 'say'; readonly text: string };

/** What a tool shows on the table while it is held. */
export interface TablePreview {
  /** A unit as it would stand. */
  readonly unit: Pick<TableUnit, 'id' | 'outline'> | null;
  /** The points of what is chosen, as they would become. */
  readonly points: Drawing | null;
  /** Whatever else there is to be seen. */
  readonly drawn: SVGTemplateResult | null;
}

const NOTHING: TablePreview = { unit: null, points: null, drawn: null };

/** A table measured in inches. Pointers are at points of it. */
export interface TableToolSpace extends ToolSpace {
  readonly hit: Point;
  readonly context: TableContext;
  readonly facts: TableFacts;
  readonly effect: TableEffect;
  readonly preview: TablePreview;
  readonly layer: TableLayer;
}

/** What the hand has to know of a table. */
export const TABLE_TOOL_SPACE: SpaceRules<TableToolSpace> = {
  nothing: NOTHING,
  note: () => NOTHING,
  layerName: (layer) => WORDS.layer[layer],
  factsOf: (context) => context,
  letGo: ({ chosen }) => (chosen === null ? [] : [{ do: 'choose', chosen: null }]),
};

/** A tool of a table. */
export interface TableTool<State = unknown> extends SpaceTool<State, TableToolSpace> {
  /** Whether a drag that begins here is the tool's; others move the table, and clicks are the tool's in any case. */
  grabs?(at: Point, context: TableContext): boolean;
}

export type TableToolEvent = SpaceEvent<TableToolSpace>;

export type TableAnswer<State> = SpaceAnswer<State, TableToolSpace>;

/** A tool's answer. */
export function answer<State>(
  state: State,
  preview: Partial<TablePreview> | null = null,
  effects: readonly (HandEffect | TableEffect)[] = [],
): TableAnswer<State> {
  // What shows nothing is always the same, so that nothing is drawn for it.
  return { state, effects, preview: preview === null ? NOTHING : { ...NOTHING, ...preview } };
}

/** A plan without some of its layers. */
export function without(plan: TablePlan, layers: { has(layer: TableLayer): boolean }): TablePlan {
  return {
    ...plan,
    features: layers.has('features') ? [] : plan.features,
    deployments: layers.has('deployments') ? [] : plan.deployments,
    zones: layers.has('zones') ? [] : plan.zones,
    labels: layers.has('labels') ? [] : plan.labels,
  };
}
