/** Tools that draw on a table point after point: from clicks to what is drawn. */
import { distance, inchesText, bearing, type Point } from '@hexwright/table';
import { svg, type SVGTemplateResult } from 'lit';
import { pointsText } from '../../../table/terrain.ts';
import { snapped } from './table-edits.ts';
import {
  answer,
  type Drawing,
  type TableAnswer,
  type TableContext,
  type TableEffect,
  type TableTool,
} from './table-tool.ts';
import { TABLE_WORDS } from './table-words.ts';

const INCH = 1000;

/** What such a tool is, besides what it draws with. */
export interface DrawingTool extends Omit<TableTool<Drawing>, 'idle' | 'busy' | 'cursor' | 'handle'> {
  /** A click on which of its points ends it: the first one closes an area. */
  readonly end: 'first' | 'last';
  /** How many points it needs at least. */
  readonly least: number;
  /** What a finished drawing does. */
  lay(points: Drawing, context: TableContext): readonly TableEffect[];
}

/** Makes such a tool. Shift+Enter ends a drawing too, and Backspace takes its last point back. */
export function drawingTool(tool: DrawingTool): TableTool<Drawing> {
  const finish = (points: Drawing, context: TableContext): TableAnswer<Drawing> =>
    points.length < tool.least ? shown(points) : answer<Drawing>([], null, tool.lay(points, context));
  return {
    ...tool,
    cursor: 'crosshair',
    idle: [],
    busy: (points) => points.length > 0,
    handle(points, event, context) {
      if (event.type === 'leave') return shown(points);
      if (event.type === 'key') {
        if (event.key === 'Backspace' && points.length > 0) return shown(points.slice(0, -1));
        return event.key === 'Enter' && event.keys.shift ? finish(points, context) : shown(points);
      }
      const at = snapped(event.hit, context.plan);
      if (event.type !== 'up') return shown(points, at);
      const end = points.at(tool.end === 'first' ? 0 : -1);
      return end !== undefined && distance(end, at) <= context.near ? finish(points, context) : shown([...points, at]);
    },
  };
}

function shown(points: Drawing, ahead: Point | null = null): TableAnswer<Drawing> {
  if (points.length === 0) return answer(points);
  return answer(points, { drawn: draftOf(points, ahead === null ? points : [...points, ahead]) });
}

/** A drawing under way: the points that are set, and the way through all of them. */
export function draftOf(set: Drawing, way: Drawing): SVGTemplateResult {
  return svg`<g class="way selection"><polyline points=${pointsText(way)}></polyline>
    ${set.map(({ x, y }) => svg`<circle class="spot fill" cx=${x / INCH} cy=${y / INCH} r="0.2"></circle>`)}
  </g>`;
}

/** How far it is from one point to another, and which way. */
export function measured(from: Point, to: Point): string {
  return TABLE_WORDS.measured(inchesText(distance(from, to)), bearing(from, to) / 10);
}
