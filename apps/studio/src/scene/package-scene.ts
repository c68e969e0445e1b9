import type {
  BoardScene,
  Counter,
  TerrainStyle,
  Label,
  MapFrame,
  PathFeature,
  SideFeature,
  Zone,
} from '@hexwright/board';
import { sideBetween, type Grid, type Numbering } from '@hexwright/hex';
import { fileKey, MapTerrain, packageOf, type Change, type JsonObject, type Project } from '@hexwright/workspace';
import { terrainStyle, pathStyle, sideStyle, titleOf, unknownTerrain, unknownPath, unknownSide } from './chart.ts';
import { CounterRenderer, counterSource } from './counter-renderer.ts';
import { frameOf } from './frame.ts';
import { isObject, Items, nameOf, textOf, textsOf } from './items.ts';
import { Kept } from './kept.ts';

/** Where a package's map comes from, or why there is none to be seen. */
export type MapState =
  | { readonly is: 'own' }
  /** It is the map of another package; what is painted becomes changes of this one. */
  | { readonly is: 'inherited'; readonly from: string }
  /** Neither the package nor what it builds on has one. */
  | { readonly is: 'missing' }
  /** map.json cannot be read, or its grid makes no sense; the last map that could be read is still shown. */
  | { readonly is: 'broken' };

/** A map as it is drawn, and where it comes from. */
export type DrawnMap = Pick<PackageScene, 'scene' | 'state'>;

/** What is different after a change of the project. */
export interface SceneChange {
  /** Hexes whose terrain or level is another. */
  readonly hexes: readonly number[];
  /** Whether the map is drawn from another scene, or comes from elsewhere. */
  readonly isOther: boolean;
}

/** Parts of a document that are hexes' terrain and level. */
const PAINT = /^[^#]*map\.json#(terrain|elevation)(\/|$)/;
const SAME: SceneChange = { hexes: [], isOther: false };
/** Kinds of hexside that a map does not draw. */
const FOLLOWS_LEVELS: ReadonlySet<string> = new Set(['climbing', 'descending']);

/**
 * A package as a scene of the board. Reads the document once and then only what a change has touched; a painted hex is
 * one entry of an array, the one that the board draws from. Broken content becomes placeholders: nothing here throws for what a package says.
 */
export class PackageScene {
  readonly project: Project;
  readonly id: string;
  readonly items: Items;
  readonly #terrain: MapTerrain;
  readonly #kept = new Kept();
  #scene: BoardScene | null = null;
  #state: MapState = { is: 'missing' };
  #place: { readonly grid: Grid; readonly numbering: Numbering } | null = null;

  constructor(project: Project, id: string) {
    this.project = project;
    this.id = id;
    this.items = new Items(project, id);
    this.#terrain = new MapTerrain(project, id);
    this.#build();
  }

  /** What the board shows; null while there is no map. */
  get scene(): BoardScene | null {
    return this.#scene;
  }

  get state(): MapState {
    return this.#state;
  }

  /** The grid of the scene and its numbers; null while there is no map. */
  get place(): { readonly grid: Grid; readonly numbering: Numbering } | null {
    return this.#place;
  }

  /** Draws counters of the package's units. */
  get renderer(): CounterRenderer {
    const source = counterSource(this.items);
    return this.#kept.of('renderer', Object.values(source), () => new CounterRenderer(source));
  }

  /** Takes a change of the project over. */
  take(change: Change): SceneChange {
    const chain = this.items.chain;
    if (![...change.files].some((file) => chain.includes(packageOf(file)))) return SAME;
    const hexes = this.#terrain.take(change);
    if (hexes === null) {
      this.#build();
      return { hexes: [], isOther: true };
    }
    const [before, from] = [this.#scene, this.#state.is];
    const isPaint = change.items.size > 0 && [...change.items].every((item) => PAINT.test(item));
    if (!isPaint || this.#terrain.terrains.length !== before?.terrains.length) this.#build();
    return { hexes, isOther: this.#scene !== before || this.#state.is !== from };
  }

  #build(): void {
    const { map } = this.#terrain;
    const own = fileKey(this.id, 'map.json');
    const isBroken = this.project.isText(own) || (map === null && this.#hasGrid());
    if (map === null || isBroken) {
      this.#state = { is: isBroken ? 'broken' : 'missing' };
      if (!isBroken) [this.#scene, this.#place] = [null, null];
      if (map === null || this.#scene !== null) return;
    } else this.#state = map.isOwn ? { is: 'own' } : { is: 'inherited', from: packageOf(map.file) };
    const { grid, numbering } = map;
    this.#place = { grid, numbering };
    const terrainStyles = this.#terrainStyles();
    const sideStyles = this.#styles('hexsides', 'map/hexsides', sideStyle, unknownSide);
    const pathStyles = this.#styles('features', 'map/features', pathStyle, unknownPath);
    const before = this.#scene;
    const scene: BoardScene = {
      grid: this.#kept.of('grid', [grid], () => ({
        orientation: grid.orientation,
        columns: grid.columns,
        rows: grid.rows,
        shift: grid.shift,
      })),
      label: this.#kept.of('label', [numbering], () => (hex: number) => numbering.label(hex)),
      terrains: terrainStyles,
      terrain: this.#terrain.terrain,
      elevation: this.#terrain.elevation,
      sideStyles,
      sides: this.#sides(sideStyles, grid, numbering),
      pathStyles,
      paths: this.#paths(pathStyles, numbering),
      labels: this.#labels(numbering),
      zones: this.#zones(numbering),
      counters: this.#counters(grid, numbering),
      frame: this.#frame(),
    };
    const keys = Object.keys(scene) as (keyof BoardScene)[];
    if (before === null || keys.some((key) => scene[key] !== before[key])) this.#scene = scene;
  }

  #hasGrid(): boolean {
    return this.items.chain.some((id) => {
      const file = fileKey(id, 'map.json');
      return this.project.has(file) && this.project.part(file, 'grid') !== undefined;
    });
  }

  /** The chart's terrains in its order, then what the map has besides. */
  #terrainStyles(): readonly TerrainStyle[] {
    const terrains = this.items.list('terrains');
    const own = this.#kept.of('terrains', [terrains], () => terrains.map(terrainStyle));
    this.#terrain.order(this.#kept.of('order', [own], () => own.map(({ id }) => id)));
    const others = this.#terrain.terrains.slice(own.length);
    return this.#kept.of('terrain styles', [own, others.join('\n')], () => [...own, ...others.map(unknownTerrain)]);
  }

  #styles<Style extends { readonly id: string }>(
    list: 'hexsides' | 'features',
    drawn: 'map/hexsides' | 'map/features',
    styled: (item: JsonObject) => Style,
    unknown: (id: string) => Style,
  ): readonly Style[] {
    const [kinds, lines] = [this.items.list(list), this.items.list(drawn)];
    return this.#kept.of(list, [kinds, lines], () => {
      const used = new Set(lines.map((line) => textOf(line, 'feature')));
      const known = new Set(kinds.map(nameOf));
      // What is climbed or descended follows from the levels: nobody draws it.
      const drawable = kinds.filter((kind) => used.has(nameOf(kind)) || !FOLLOWS_LEVELS.has(textOf(kind, 'when')));
      return [...drawable.map(styled), ...[...used].filter((id) => !known.has(id)).map(unknown)];
    });
  }

  #sides(styles: BoardScene['sideStyles'], grid: Grid, numbering: Numbering): readonly SideFeature[] {
    const lines = this.items.list('map/hexsides');
    return this.#kept.of('sides', [lines, styles, numbering], () =>
      lines.flatMap((line) => {
        const [one, other] = textsOf(line, 'between').map((label) => numbering.hexOf(label));
        const isPair = one !== undefined && other !== undefined && one >= 0 && other >= 0;
        const side = isPair ? sideBetween(grid, one, other) : -1;
        return side < 0 ? [] : [{ side, style: styles.findIndex(({ id }) => id === textOf(line, 'feature')) }];
      }),
    );
  }

  #paths(styles: BoardScene['pathStyles'], numbering: Numbering): readonly PathFeature[] {
    const lines = this.items.list('map/features');
    return this.#kept.of('paths', [lines, styles, numbering], () =>
      lines.map((line) => ({
        id: nameOf(line),
        style: styles.findIndex(({ id }) => id === textOf(line, 'feature')),
        hexes: hexesOf(line, 'path', numbering),
      })),
    );
  }

  #labels(numbering: Numbering): readonly Label[] {
    const labels = this.items.list('map/labels');
    return this.#kept.of('labels', [labels, numbering], () =>
      labels.flatMap((label) => {
        const hex = numbering.hexOf(textOf(label, 'hex'));
        if (hex < 0) return [];
        const { size, rotation } = label;
        const along = hexesOf(label, 'along', numbering);
        return [
          {
            id: nameOf(label),
            text: textOf(label, 'text'),
            hex,
            ...(typeof size === 'number' && size >= 0.5 && size <= 4 ? { size } : {}),
            ...(typeof rotation === 'number' ? { rotation } : {}),
            ...(along.length > 1 ? { along } : {}),
          },
        ];
      }),
    );
  }

  /** The frame of the nearest map that has one. */
  #frame(): MapFrame | null {
    const value = this.items.property('map.json', 'frame');
    return this.#kept.of('frame', [value], () => (isObject(value) ? frameOf(value) : null));
  }

  #zones(numbering: Numbering): readonly Zone[] {
    const [zones, { renderer }] = [this.items.list('map/zones'), this];
    return this.#kept.of('zones', [zones, numbering, renderer], () =>
      zones.map((zone) => ({
        id: nameOf(zone),
        name: titleOf(zone),
        color: zoneColor(zone, renderer),
        hexes: hexesOf(zone, 'hexes', numbering),
      })),
    );
  }

  #counters(grid: Grid, numbering: Numbering): readonly Counter[] {
    const [placements, { renderer }] = [this.items.list('setUp'), this];
    return this.#kept.of('counters', [placements, renderer, grid, numbering], () =>
      placements.flatMap((placement) => {
        const key = `${textOf(placement, 'unit')} `;
        return (
          this.#kept.of(key, [placement, renderer, numbering], () => renderer.placed(placement, grid, numbering)) ?? []
        );
      }),
    );
  }
}

const PURPOSE_COLORS: Readonly<Record<string, string>> = { objective: '#8a6d1a', hidden: '#7a3b6d', other: '#5a6472' };

function zoneColor(zone: JsonObject, renderer: CounterRenderer): string {
  const side = textOf(zone, 'side');
  if (side !== '') return renderer.sideColor(side);
  return PURPOSE_COLORS[textOf(zone, 'purpose')] ?? '#5a6472';
}

/** The hexes of a list of labels; what is no hex of the map is left out. */
function hexesOf(item: JsonObject, property: string, numbering: Numbering): readonly number[] {
  return textsOf(item, property)
    .map((label) => numbering.hexOf(label))
    .filter((hex) => hex >= 0);
}
