// Below the field: what it is called, what its terrain means, and how a counter is read.
import type { LinkedPackage } from '@hexwright/model';
import { unitCounter, escaped } from './counter.ts';
import { mixed, tint } from './terrain.ts';
import { written } from './hex-plane.ts';

const SWATCH = 22;
/** From one line of the key to the next, and to its second column. */
const ROW = 23;
const SECOND_COLUMN = 152;

/** The strip under a map that is `width` wide. */
export function legend(linked: LinkedPackage, width: number): string {
  return [
    `<text class="key b" y="37" font-size="29" letter-spacing="3.5">${escaped(linked.title.toUpperCase())}</text>`,
    `<text class="place" style="text-anchor:start" y="64" font-size="19" fill="#4a2f12">The field of Ankara, 1402, at set-up</text>`,
    `<text class="key" y="88" font-size="11.5">Map and set-up reconstructed; counters and rules after the game of 1979.</text>`,
    `<g transform="translate(${written(width * 0.5)} 16)">${key(linked)}</g>`,
    `<g transform="translate(${written(width - 190)} 16)">${sample()}</g>`,
  ].join('\n');
}

/** A word of the legend, to the right of its sample. */
function named(text: string, x: number, y: number): string {
  return `<text class="key" x="${x}" y="${y + 12}" font-size="11.5">${escaped(text)}</text>`;
}

function key(linked: LinkedPackage): string {
  return levels(linked) + terrains(linked) + lines(linked);
}

function levels(linked: LinkedPackage): string {
  const lowest = linked.terrains[0]?.color ?? '#d9cfa3';
  const printed = [...new Set(linked.map?.elevation.flatMap((row) => Array.from(row)))].toSorted();
  const steps = printed.map(
    (level, index) =>
      `<rect x="${index * SWATCH}" width="${SWATCH}" height="16" fill="${tint(lowest, index)}" stroke="#8b6534" stroke-width=".8"/>` +
      `<text class="key" text-anchor="middle" x="${(index + 0.5) * SWATCH}" y="12" font-size="9">${level}</text>`,
  );
  return steps.join('') + named('Levels of height', printed.length * SWATCH + 8, 0);
}

function terrains(linked: LinkedPackage): string {
  const onMap = new Set(
    linked.map?.terrain.flatMap((row) => Array.from(row, (code) => linked.map?.terrainCodes[code])),
  );
  return linked.terrains
    .slice(1)
    .filter(({ id }) => onMap.has(id))
    .map((kind, index) => {
      const color = kind.color ?? '#cccccc';
      const y = (index + 1) * ROW;
      const box = (fill: string): string =>
        `<rect y="${y}" width="${SWATCH * 2}" height="16" fill="${fill}" stroke="${mixed(color, '#2a1c10', 0.45)}"/>`;
      const pattern = kind.pattern === 'waves' || kind.pattern === 'stipple' ? box(`url(#${kind.pattern})`) : '';
      const tent = kind.pattern === 'tents' ? `<path d="M17 ${y + 12}L22 ${y + 3}L27 ${y + 12}Z" fill="#fdf6e0"/>` : '';
      return box(color) + pattern + tent + named(kind.name, SWATCH * 2 + 8, y);
    })
    .join('');
}

/** Roads and the edges of the set-up hexes. */
function lines(linked: LinkedPackage): string {
  const x = SECOND_COLUMN;
  const line = (y: number, color: string, look: string): string =>
    `<path d="M${x} ${y + 8}h${SWATCH * 2}" stroke="${color}" ${look}/>`;
  const roads = linked.features.map((feature, index) => {
    const y = (index + 1) * ROW;
    const color = feature.color ?? '#8a6a3f';
    return (
      line(y, mixed(color, '#2a1c10', 0.3), 'stroke-width="6"') +
      line(y, mixed(color, '#fdf6e0', 0.72), 'stroke-width="3.6"') +
      named(feature.name, x + SWATCH * 2 + 8, y)
    );
  });
  const zones = linked.sides.map((side, index) => {
    const y = (index + 1 + linked.features.length) * ROW;
    return (
      line(y, side.color, 'stroke-width="2.2" stroke-dasharray="9 5"') +
      named(`${side.name} set-up`, x + SWATCH * 2 + 8, y)
    );
  });
  return [...roads, ...zones].join('');
}

/** One counter larger than on the field, with what its parts mean. */
function sample(): string {
  const counter = unitCounter(
    { name: 'Spahis', values: 'M-6-B', symbol: 'lancers', color: '#b8463a', direction: 0, hasLance: true },
    { x: 0, y: 0 },
  );
  return [
    `<g transform="translate(104 34) scale(1.7)">${counter}</g>`,
    '<text class="key" text-anchor="middle" x="104" y="78" font-size="10.5">armour &#8211; movement &#8211; morale</text>',
    '<text class="key" text-anchor="middle" x="104" y="93" font-size="10.5">arrow: front &#183; staff: lance</text>',
  ].join('');
}
