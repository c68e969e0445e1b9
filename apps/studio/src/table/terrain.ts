/** What lies on a table, drawn in inches: areas and lines, deployments, names. What terrain does shows without its colour. */
import type { Theme } from '@hexwright/board';
import { svg, type SVGTemplateResult } from 'lit';
import type { TableDeployment, TableFeature, TablePlan, TablePoint, TableZone } from '@hexwright/playtest/screen';

const INCH = 1000;

/** Colours of kinds of terrain that name none. */
const PLAIN_AREA = '#b9ba8f';
const PLAIN_LINE = '#6f6a5c';

/** Inches wide, by how the board draws a kind of line. */
const WIDTHS: Readonly<Record<string, number>> = {
  river: 1,
  stream: 0.5,
  road: 0.7,
  track: 0.4,
  wall: 0.22,
  ridge: 0.4,
};
const THIN = 0.25;

/** Points as an SVG list. */
export function pointsText(points: readonly TablePoint[]): string {
  return points.map(({ x, y }) => `${x / INCH},${y / INCH}`).join(' ');
}

/** The fillings that say what an area does: dots cover, strokes hinder, a lattice lets nobody in. */
export function terrainPatterns(): SVGTemplateResult {
  return svg`<defs>
    <pattern id="cover" width="1.1" height="1.1" patternUnits="userSpaceOnUse">
      <circle class="pattern" cx="0.3" cy="0.35" r="0.16"></circle><circle class="pattern" cx="0.85" cy="0.9" r="0.16"></circle>
    </pattern>
    <pattern id="obstacle" width="0.7" height="0.7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pattern-line" d="M0 0V0.7"></path>
    </pattern>
    <pattern id="impassable" width="0.6" height="0.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pattern-line" d="M0 0V0.6M0 0H0.6"></path>
    </pattern>
  </defs>`;
}

/** The table itself with all that lies on it, what is lower first. `chosen` is the id of a feature that stands out. */
export function terrainOf(plan: TablePlan, theme: Theme, chosen: string | null): SVGTemplateResult {
  const [width, depth] = [plan.width / INCH, plan.depth / INCH];
  const features = plan.features.toSorted((one, other) => one.level - other.level);
  return svg`<rect class="cloth" width=${width} height=${depth}></rect>
    ${inchLines(width, depth)}
    ${features.map((one) => featureOf(one, theme, one.id === chosen))}
    <rect class="edge" width=${width} height=${depth}></rect>`;
}

/** A line every six inches: enough to judge distances by. */
function inchLines(width: number, depth: number): SVGTemplateResult {
  const across = Array.from({ length: Math.ceil(width / 6) - 1 }, (_, i) => `M${(i + 1) * 6} 0V${depth}`);
  const down = Array.from({ length: Math.ceil(depth / 6) - 1 }, (_, i) => `M0 ${(i + 1) * 6}H${width}`);
  return svg`<path class="inches" d=${[...across, ...down].join('')}></path>`;
}

function featureOf(feature: TableFeature, theme: Theme, isChosen: boolean): SVGTemplateResult {
  const points = pointsText(feature.points);
  const state = isChosen ? 'chosen' : '';
  if (feature.form === 'line') {
    const width = WIDTHS[feature.drawing] ?? THIN;
    const color = isChosen ? 'var(--focus)' : theme.line(feature.color === '' ? PLAIN_LINE : feature.color);
    return svg`<g class=${`feature ${state}`} data-id=${feature.id}>
      <title>${titleOf(feature)}</title>
      <polyline class="course" style=${`stroke:${color};stroke-width:${width}`} points=${points}></polyline>
      ${feature.impassable || feature.obstacle ? svg`<polyline class="bar" points=${points}></polyline>` : ''}
    </g>`;
  }
  const color = theme.terrain(feature.color === '' ? PLAIN_AREA : feature.color);
  return svg`<g class=${`feature ${state}`} data-id=${feature.id}>
    <title>${titleOf(feature)}</title>
    <polygon class="area" style=${`fill:${color}`} points=${points}></polygon>
    ${doing(feature).map((word) => svg`<polygon fill=${`url(#${word})`} points=${points}></polygon>`)}
    ${Array.from({ length: feature.level }, () => svg`<polygon class="height" points=${points}></polygon>`)}
  </g>`;
}

/** What a piece of terrain does, in the words of the fillings. */
function doing({ cover, obstacle, impassable }: TableFeature): string[] {
  if (impassable) return ['impassable'];
  return [...(cover ? ['cover'] : []), ...(obstacle ? ['obstacle'] : [])];
}

/** A piece of terrain in words: for tips and for those who do not see it. */
export function titleOf(feature: TableFeature): string {
  const { name, kindName, level } = feature;
  const kind = name === kindName ? [] : [kindName];
  return [name, ...kind, ...(level > 0 ? [`level ${level}`] : []), ...doing(feature)].join(', ');
}

/** Names of areas and those written on the table. */
export function namesOf({ features, labels }: TablePlan): SVGTemplateResult {
  const named = features.filter(({ form, name, kindName }) => form === 'area' || name !== kindName);
  return svg`${named.map((one) => {
    const { x, y } = middleOf(one.points);
    return svg`<text class="name" x=${x} y=${y}>${one.name}</text>`;
  })}${labels.map(({ text, at }) => svg`<text class="label" x=${at.x / INCH} y=${at.y / INCH}>${text}</text>`)}`;
}

function middleOf(points: readonly TablePoint[]): { readonly x: number; readonly y: number } {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length / INCH, y: sum.y / points.length / INCH };
}

/** Where sides may stand at the beginning, and the zones of which rules speak; `color` gives that of a side. */
export function regionsOf(
  kind: 'deployment' | 'zone',
  regions: readonly (TableDeployment | TableZone)[],
  color: (side: string) => string,
  chosen: string | null,
): SVGTemplateResult {
  return svg`${regions.map(
    ({ id, name, side, points }) => svg`<g class=${`region ${kind} ${id === chosen ? 'chosen' : ''}`} data-id=${id}>
      <title>${name}</title>
      <polygon style=${`stroke:${color(side)};fill:${color(side)}`} points=${pointsText(points)}></polygon>
    </g>`,
  )}`;
}
