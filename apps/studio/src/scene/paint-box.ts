/** Colours for what a package has not given one: stable for a name, and easy to tell apart. */
import { mixed, type PathDrawing, type SideDrawing } from '@hexwright/board';
import type { JsonObject } from '@hexwright/workspace';
import { textOf } from './items.ts';

/** Muted colours of printed maps, far apart from one another, safe for most kinds of colour blindness. */
const TERRAIN_COLORS = ['#c9bd8c', '#8ea27a', '#a7b7bd', '#b89a7c', '#a395a8', '#d3b48c', '#7f9a94', '#b8a3a0'];
const LINES = ['#6b4a2b', '#5f93b5', '#5f7f47', '#7a7a7a', '#8a6a3f', '#84506b'];
/** What hexsides and paths have on printed maps, by what they are drawn as. */
export const DRAWN_COLORS: Readonly<Record<Exclude<SideDrawing | PathDrawing, 'line'>, string>> = {
  river: '#4f86ad',
  stream: '#5f93b5',
  ford: '#8fb7cf',
  bridge: '#a58a63',
  wall: '#7a7a7a',
  gate: '#8a7a62',
  hedge: '#5f7f47',
  ditch: '#8a7a52',
  ridge: '#6b4a2b',
  cliff: '#5b4632',
  road: '#8a6a3f',
  track: '#8a6a3f',
};
/** Strong colours after Okabe and Ito, which most people can tell apart. */
const PARTIES = ['#a3312b', '#2f5d8a', '#2e7d5b', '#8a5a9c', '#b06f1a', '#4b7d8c', '#7a6a2f', '#5a5a66'];
/** A colour as packages write it. */
export const COLOR = /^#[0-9a-f]{6}$/i;

/** How much of its colour the paper of a counter has. */
const DYE = 0.55;

/** The colour a thing gives itself, if it is one. */
export function colorOf(item: JsonObject | undefined): string | null {
  const color = item === undefined ? '' : textOf(item, 'color');
  return COLOR.test(color) ? color : null;
}

/** A colour for a terrain without one. */
export function terrainColor(name: string): string {
  return pick(TERRAIN_COLORS, name);
}

/** A colour for a hexside or a path without one: that of what it is drawn as, or one of its own for a plain line. */
export function lineColor(name: string, drawing: SideDrawing | PathDrawing): string {
  return drawing === 'line' ? pick(LINES, name) : DRAWN_COLORS[drawing];
}

/** A colour for a side or a part of an army without one. */
export function partyColor(name: string): string {
  return pick(PARTIES, name);
}

/** The paper of counters in a strong colour: light enough to be printed on. */
export function paperOf(color: string): string {
  return mixed('#f3ead6', color, DYE);
}

function pick(colors: readonly string[], name: string): string {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % 65_521;
  return colors[sum % colors.length];
}
