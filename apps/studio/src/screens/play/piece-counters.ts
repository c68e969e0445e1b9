import type { BoardScene, Counter } from '@hexwright/board';
import { directionFromName, Grid, type Orientation } from '@hexwright/hex';
import type { CaseFile } from '@hexwright/model';
import type { PieceView, GameView } from '@hexwright/playtest/screen';
import type { Change } from '@hexwright/workspace';
import { Store, type Watched } from '../../parts/store.ts';
import type { CounterRenderer } from '../../scene/counter-renderer.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import type { PackageScene } from '../../scene/package-scene.ts';
import { mapOf, rendererOf } from './position-map.ts';

/** The pieces on the map as counters of a board, those of a stack in the order of the pieces. */
export function countersOf(
  pieces: readonly PieceView[],
  renderer: CounterRenderer,
  orientation: Orientation,
): Counter[] {
  const frontOf = ({ across, facing }: PieceView): number | null => {
    const direction = across === null && facing !== null ? directionFromName(orientation, facing) : -1;
    return direction < 0 ? null : direction;
  };
  return pieces
    .filter(({ where, places }) => where === 'map' && places.length > 0)
    .map((piece) => ({
      ...renderer.counter(piece.id, piece.face),
      place: piece.places[0],
      across: piece.across,
      facing: frontOf(piece),
      name: piece.name,
      values: piece.look.values,
      symbol: renderer.symbolOf(piece.id, piece.face) ?? piece.look.symbol,
      mode: piece.look.mode,
      marks: piece.look.marks,
    }));
}

/** What of a game lies on its map. */
type Shown = Pick<GameView, 'pieces' | 'markers'>;

/** The map of a game with its pieces and markers on it: made anew only when one of them has changed. */
export class GameScene {
  readonly #source: PackageScene;
  readonly #changes = new Store(0);
  #position: CaseFile | null = null;
  #ground: BoardScene | null = null;
  #shown: Shown | null = null;
  #map: BoardScene | null = null;
  #scene: BoardScene | null = null;
  #grid: Grid | null = null;

  constructor(source: PackageScene) {
    this.#source = source;
  }

  /** Tells when something may be drawn otherwise, besides what is asked for. */
  get changes(): Watched {
    return this.#changes;
  }

  /** The project has changed. */
  take(change: Change): void {
    // What was painted stands in the arrays that the map had before.
    if (this.#source.take(change).hexes.length > 0) this.#map = null;
    this.#changes.value += 1;
  }

  /** The grid of the map that was asked for last; null while there is none. */
  get grid(): Grid | null {
    if (this.#ground !== null) this.#grid ??= new Grid(this.#ground.grid);
    return this.#grid;
  }

  /** These pieces as counters, for a board that has no map: of a space without hexes. */
  counters(pieces: readonly PieceView[], position: CaseFile | null): readonly Counter[] {
    const renderer = position === null ? this.#source.renderer : rendererOf(position, this.#source);
    return countersOf(pieces, renderer, 'pointy');
  }

  /**
   * The map with the pieces and the markers of hexes; null while there is no map.
   *
   * @param position where the game began, if not at the beginning of its battle
   */
  with(view: Shown, position: CaseFile | null): BoardScene | null {
    const source = this.#source;
    const map = source.scene;
    if (map === null) return null;
    const isSame = map === this.#map && position === this.#position;
    const { pieces, markers } = view;
    if (isSame && pieces === this.#shown?.pieces && markers === this.#shown.markers) return this.#scene;
    if (!isSame) {
      this.#ground = withFaintSetUp(position === null ? map : mapOf(position, source), source);
      this.#grid = null;
    }
    [this.#map, this.#position, this.#shown] = [map, position, { pieces, markers }];
    const renderer = position === null ? source.renderer : rendererOf(position, source);
    const ground = this.#ground ?? map;
    const counters = countersOf(pieces, renderer, ground.grid.orientation);
    this.#scene = { ...ground, counters, chips: markers.places };
    return this.#scene;
  }
}

/** The map of a game that has begun: where armies set up no longer matters, and must not outshine the counters. */
function withFaintSetUp(map: BoardScene | null, { items }: PackageScene): BoardScene | null {
  if (map === null) return null;
  const setUp = items.list('map/zones').filter((zone) => textOf(zone, 'purpose') === 'set-up');
  const ids = new Set(setUp.map(nameOf));
  return { ...map, zones: map.zones.map((zone) => (ids.has(zone.id) ? { ...zone, isFaint: true } : zone)) };
}
