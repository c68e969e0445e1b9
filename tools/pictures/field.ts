// The field of a battle at set-up, drawn from its package alone.
import path from 'node:path';
import { compile, onHexes, type CompiledHexGame, type CompiledPlacement, type CompiledUnit } from '@hexwright/compiler';
import { linkPackage, type LinkedPackage, type MapLabel } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { rightHalf } from '@hexwright/hex';
import { games } from '@hexwright/playtest/all-games';
import { type CounterFace, escaped, leaderCounter, unitCounter, wagonRing } from './counter.ts';
import { grid, heights, mixed, road, terrains } from './terrain.ts';
import { HEX_RADIUS, HexPlane, type Point, written } from './hex-plane.ts';
import { legend } from './legend.ts';
import { sharpOutline } from './outline.ts';
import { type SymbolName, SYMBOLS } from './symbols.ts';

const BATTLE = 'gmb/tamburlaine';
const MARGIN = 26;
const LEGEND = 118;
const PAPER = '#f6eed8';
const INK = '#2b2118';

/** Where the words of a place stand: off the middle of its hex, along a river if they name one. */
interface Lettering {
  readonly at: Point;
  readonly turn: number;
}

/** A package, both as it is written and as it is played. */
interface Field {
  readonly linked: LinkedPackage;
  readonly game: CompiledHexGame;
  readonly plane: HexPlane;
}

/** The SVG of the field of Ankara; `root` is the folder of the repository. */
export function fieldPicture(root: string): string {
  const field = openField(path.join(root, 'scenarios'));
  const { linked, game, plane } = field;
  if (linked.map === null) throw new Error(`${BATTLE} has no map.`);
  const width = plane.width + 2 * MARGIN;
  const height = plane.height + 2 * MARGIN + LEGEND;
  const lowest = linked.terrains[0]?.color ?? '#d9cfa3';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" role="img" aria-labelledby="title">`,
    `<title id="title">The field of Ankara, 1402: both armies at set-up</title>`,
    definitions(plane),
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    '<g clip-path="url(#frame)">',
    heights(plane, linked.map, lowest),
    terrains(plane, linked.map, linked.terrains.slice(1)),
    ...linked.map.features.map((feature) =>
      road(
        feature.path.map((label) => plane.middle(game.map.numbering.hexOf(label))),
        linked.features.find(({ id }) => id === feature.feature)?.color ?? '#8a6a3f',
      ),
    ),
    grid(plane, (hex) => game.map.numbering.label(hex)),
    setUpZones(field),
    `<path d="M-9-9H3000V3000H-9Z${sharpOutline(plane, isOnGrid(plane))}" fill="${PAPER}" fill-opacity=".45" fill-rule="evenodd"/>`,
    ...linked.map.labels.map((label) => lettering(field, label)),
    '</g>',
    `<rect width="${written(plane.width)}" height="${written(plane.height)}" fill="none" stroke="${INK}" stroke-width="2.5"/>`,
    counters(field),
    '</g>',
    `<g transform="translate(${MARGIN} ${written(plane.height + 2 * MARGIN)})">`,
    legend(linked, plane.width),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function openField(scenarios: string): Field {
  const loaded = new FolderLibrary([scenarios]).loadChain(BATTLE);
  if (!loaded.ok) throw new Error(`${BATTLE} cannot be read.`);
  const compiled = compile(loaded.chain, games.systems);
  const link = linkPackage(loaded.chain);
  if (!compiled.ok || !link.ok) throw new Error(`${BATTLE} does not compile: hexwright validate ${BATTLE} says why.`);
  const game = onHexes(compiled.game);
  return { linked: link.linked, game, plane: new HexPlane(game.map.grid) };
}

function isOnGrid({ grid: { columns, rows } }: HexPlane): (column: number, row: number) => boolean {
  return (column, row) => column >= 0 && column < columns && row >= 0 && row < rows;
}

function definitions(plane: HexPlane): string {
  const symbols = Object.entries(SYMBOLS).map(([name, data]) => `<path id="${name}" d="${data}"/>`);
  const style = [
    '.shade{fill:#3a2610;fill-opacity:.32}',
    '.grid{fill:none;stroke:#5c4526;stroke-opacity:.42;stroke-width:.7;stroke-linecap:round}',
    '.number{font:5.6px Helvetica,Arial,sans-serif;fill:#4b3719;fill-opacity:.75;text-anchor:middle}',
    '.m{font-family:"Helvetica Neue",Helvetica,Arial,sans-serif;text-anchor:middle;fill:#fdf6e0}',
    '.b{font-weight:700}',
    '.place{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,serif;font-style:italic;text-anchor:middle;paint-order:stroke;stroke-linejoin:round}',
    '.key{font-family:"Helvetica Neue",Helvetica,Arial,sans-serif;fill:#2b2118}',
  ].join('');
  return [
    '<defs>',
    `<style>${style}</style>`,
    `<clipPath id="frame"><rect width="${written(plane.width)}" height="${written(plane.height)}"/></clipPath>`,
    '<pattern id="waves" width="14" height="9" patternUnits="userSpaceOnUse"><path d="M0 3q3.5-3 7 0t7 0M-7 7.5q3.5-3 7 0t7 0t7 0" fill="none" stroke="#2f5f85" stroke-width=".9" stroke-opacity=".75"/></pattern>',
    '<pattern id="stipple" width="11" height="11" patternUnits="userSpaceOnUse"><path d="M2 2h.01M7 4h.01M4 8h.01M9.500 9.500h.01M10 1h.01" fill="none" stroke="#6e5225" stroke-width="1.3" stroke-linecap="round"/></pattern>',
    ...symbols,
    '</defs>',
  ].join('');
}

/** The set-up hexes of each side, within a broken line of its colour. */
function setUpZones({ linked, game, plane }: Field): string {
  const zones = linked.map?.zones.filter(({ purpose }) => purpose === 'set-up') ?? [];
  return zones
    .map((zone) => {
      const hexes = new Set(zone.hexes.map((label) => game.map.numbering.hexOf(label)));
      const isHere = (column: number, row: number): boolean => hexes.has(plane.grid.hexAt(column, row));
      const color = linked.sides.find(({ id }) => id === zone.side)?.color ?? INK;
      return `<path d="${sharpOutline(plane, isHere)}" fill="none" stroke="${color}" stroke-width="2.2" stroke-dasharray="9 5" stroke-opacity=".75"/>`;
    })
    .join('');
}

/** The name of a place, along the terrain it names where that is long and narrow. */
function lettering(field: Field, label: MapLabel): string {
  const { at, turn } = wayOf(field, label.hex);
  const { linked, game } = field;
  const terrain = game.map.terrains[game.map.terrain[game.map.numbering.hexOf(label.hex)]].id;
  const color = linked.terrains.find(({ id }) => id === terrain)?.color;
  const fill = turn === 0 || color === undefined ? '#4a2f12' : mixed(color, '#101018', 0.62);
  const size = turn === 0 ? 17 : 15;
  // Near an edge the words are moved inward until they fit.
  const half = turn === 0 ? label.text.length * size * 0.31 : 0;
  const x = Math.max(half, Math.min(field.plane.width - half, at.x));
  return `<text class="place" transform="translate(${written(x)} ${written(at.y)}) rotate(${Math.round(turn)})" font-size="${size}" letter-spacing="1.5" fill="${fill}" stroke="${PAPER}" stroke-width="3" stroke-opacity=".7">${escaped(label.text)}</text>`;
}

/** How far round a label the run of its terrain is looked at, in hexes. */
const RUN = 4;

function wayOf({ game, plane }: Field, label: string): Lettering {
  const { grid: cells, terrain, numbering } = game.map;
  const hex = numbering.hexOf(label);
  const middle = plane.middle(hex);
  const flat = { at: { x: middle.x, y: middle.y + 5 }, turn: 0 };
  if (terrain[hex] === 0) return flat;
  const alike = Array.from({ length: cells.count }, (_, other) => other)
    .filter((other) => terrain[other] === terrain[hex] && cells.distance(hex, other) <= RUN)
    .map((other) => plane.middle(other));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [midX, midY] = [mean(alike.map(({ x }) => x)), mean(alike.map(({ y }) => y))];
  const xx = mean(alike.map(({ x }) => (x - midX) ** 2));
  const yy = mean(alike.map(({ y }) => (y - midY) ** 2));
  const xy = mean(alike.map(({ x, y }) => (x - midX) * (y - midY)));
  const isLong = Math.hypot(xx - yy, 2 * xy) > 0.8 * (xx + yy);
  if (!isLong) return flat;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const upward = angle > 0.2 ? angle - Math.PI : angle;
  const turn = Math.abs(upward) > Math.PI / 2 + 0.2 ? upward + Math.PI : upward;
  // To the left of the reading direction, clear of the terrain itself.
  const aside = 1.25 * HEX_RADIUS;
  return {
    at: { x: midX + aside * Math.sin(turn), y: midY - aside * Math.cos(turn) },
    turn: (turn * 180) / Math.PI,
  };
}

/** All counters: wagons below, units over them, leaders on top. */
function counters(field: Field): string {
  const { game, linked, plane } = field;
  const colors = new Map(
    linked.vocabularies.find(({ id }) => id === 'contingents')?.values.map(({ id, color }) => [id, color ?? INK]),
  );
  const colorOf = (unit: CompiledUnit): string =>
    colors.get(game.vocabulary.ids('contingents')[unit.contingent]) ?? game.sides[unit.side].color;
  const placed = game.setUp.filter(({ left }) => left >= 0);
  const ofKind = (kind: string): readonly (readonly [CompiledPlacement, CompiledUnit])[] =>
    placed.map((one) => [one, game.units[one.unit]] as const).filter(([, unit]) => unit.kind === kind);
  const facingAt = new Map(
    ofKind('unit').flatMap(([one, unit]) =>
      hexesOf(plane, one, unit).map((hex) => [hex, unit.size === 2 ? one.direction : 0] as const),
    ),
  );
  return [
    ...ofKind('wagon').map(([one, unit]) =>
      wagonRing(mixed(colorOf(unit), '#fdf6e0', 0.55), middleOf(plane, one, unit), one.direction),
    ),
    ...ofKind('unit').map(([one, unit]) =>
      unitCounter(faceOf(game, one, unit, colorOf(unit)), middleOf(plane, one, unit)),
    ),
    ...ofKind('leader').map(([one, unit]) => {
      const middle = plane.middle(one.left);
      const behind = facingAt.get(one.left) === 3 ? -1 : 1;
      return leaderCounter(colorOf(unit), { x: middle.x, y: middle.y + behind * 0.78 * HEX_RADIUS });
    }),
  ].join('\n');
}

function hexesOf({ grid: cells }: HexPlane, { left, direction }: CompiledPlacement, unit: CompiledUnit): number[] {
  return unit.size === 2 ? [left, rightHalf(cells, left, direction)] : [left];
}

function middleOf(plane: HexPlane, one: CompiledPlacement, unit: CompiledUnit): Point {
  const middles = hexesOf(plane, one, unit).map((hex) => plane.middle(hex));
  const [first, last] = [middles[0], middles[middles.length - 1]];
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

function faceOf(game: CompiledHexGame, one: CompiledPlacement, unit: CompiledUnit, color: string): CounterFace {
  const { values } = unit.faces[one.face];
  const word = (vocabulary: string, value: number | undefined): string =>
    value === undefined ? '' : game.vocabulary.ids(vocabulary)[value];
  const letter = word('armours', values.armour).charAt(0).toUpperCase();
  return {
    name: unit.name,
    values: `${letter}-${values.movement}-${word('morales', values.morale)}`,
    symbol: symbolOf(word('classes', unit.class), word('weapons', values.weapon), unit.traits.has('naphtha')),
    color,
    direction: unit.size === 2 ? one.direction : null,
    hasLance: one.markers.lance !== undefined,
  };
}

function symbolOf(troops: string, weapon: string, throwsFire: boolean): SymbolName {
  if (throwsFire) return 'flame';
  if (troops === 'elephants') return 'elephant';
  if (troops === 'cavalry') return weapon === '' ? 'lancers' : 'horse-archers';
  if (weapon === '') return 'swordsmen';
  return weapon.includes('crossbow') ? 'crossbow' : 'bow';
}
