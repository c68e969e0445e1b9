/**
 * What is shown over a space without hexes for the moment, drawn as lines and spots: the same view that the map of hexes
 * draws on its hexes.
 */
import type { Arrow, BoardView, Highlight, Influence, PlaceNote, LineOfSight } from '@hexwright/board';
import { css, nothing, svg, type SVGTemplateResult } from 'lit';

/** Where places lie on the drawing, and how large a counter is there. */
export interface Drawing {
  readonly at: (place: number) => { readonly x: number; readonly y: number } | null;
  readonly size: number;
}

/** Strokes keep their width however near the table is. */
export const laidOverStyles = css`
  .lit,
  .layer,
  .arrow,
  .sight {
    fill: none;
    stroke: var(--tone);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .lit.fill {
    fill: var(--tone);
    fill-opacity: 0.45;
  }
  .layer.area {
    fill: var(--tone);
    fill-opacity: 0.15;
    stroke-width: 1px;
  }
  .layer.strong {
    fill-opacity: 0.3;
    stroke-width: 2.5px;
  }
  .layer.broken-line {
    stroke-dasharray: 8 5;
  }
  .layer.spots {
    stroke-width: 3px;
  }
  .arrow,
  .sight {
    stroke-width: 2.5px;
  }
  .sight {
    stroke-dasharray: 2 4;
  }
  .word {
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: middle;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
    pointer-events: none;
  }
`;

/** What lies under the counters: layers, and places that are lit. */
export function laidUnder({ influences, highlights }: BoardView, drawing: Drawing): SVGTemplateResult {
  return svg`<g class="laid">
    ${influences.map((one) => layer(one, drawing))} ${highlights.map((one) => lit(one, drawing))}
  </g>`;
}

/** What lies over them: ways, lines of sight, and words. */
export function laidOver({ arrows, sights, notes }: BoardView, drawing: Drawing): SVGTemplateResult {
  return svg`<g class="laid">
    ${arrows.map((one) => arrow(one, drawing))} ${sights.map((one) => sight(one, drawing))}
    ${notes.map((one) => note(one, drawing))}
  </g>`;
}

function layer({ places, shape, color, isStrong }: Influence, drawing: Drawing): SVGTemplateResult {
  const look = `layer ${shape} ${isStrong ? 'strong' : ''}`;
  const tone = `--tone: ${color}`;
  if (shape === 'line' || shape === 'broken-line')
    return svg`<polyline class=${look} style=${tone} points=${points(places, drawing)}></polyline>`;
  return svg`${spots(places, drawing, look, tone, shape === 'area' ? 2 : 1.4)}`;
}

function lit({ places, tone, look }: Highlight, drawing: Drawing): SVGTemplateResult {
  return svg`${spots(places, drawing, `lit ${look} ${tone}`, '', 3)}`;
}

function arrow({ places, tone, costs = [] }: Arrow, drawing: Drawing): SVGTemplateResult {
  return svg`<polyline class=${`arrow ${tone}`} points=${points(places, drawing)}></polyline>
    ${costs.map((cost, step) => note({ place: places[step + 1], text: cost, tone }, drawing))}`;
}

function sight({ from, to, blockedBy }: LineOfSight, drawing: Drawing): SVGTemplateResult {
  const tone = blockedBy.length === 0 ? 'good' : 'danger';
  return svg`<polyline class=${`sight ${tone}`} points=${points([from, to], drawing)}></polyline>
    ${spots(blockedBy, drawing, 'lit fill danger', '', 3)}`;
}

function note({ place, text, tone }: PlaceNote, { at, size }: Drawing): SVGTemplateResult | typeof nothing {
  const spot = at(place);
  if (spot === null) return nothing;
  return svg`<text class=${`word ${tone}`} x=${spot.x} y=${spot.y} font-size=${size / 2.2}>${text}</text>`;
}

/** A spot at each place, a part of a counter wide. */
function spots(
  places: readonly number[],
  { at, size }: Drawing,
  look: string,
  style: string,
  part: number,
): SVGTemplateResult[] {
  return places
    .map((place) => at(place))
    .filter((spot) => spot !== null)
    .map(({ x, y }) => svg`<circle class=${look} style=${style} cx=${x} cy=${y} r=${size / part}></circle>`);
}

function points(places: readonly number[], { at }: Drawing): string {
  return places
    .map((place) => at(place))
    .filter((spot) => spot !== null)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}
