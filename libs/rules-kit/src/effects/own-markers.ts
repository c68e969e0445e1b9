/** The levels of a package's own markers, in columns of the state: claimed only where a package has some. */
import type { CompiledGame, CompiledMarker } from '@hexwright/compiler';
import { isHexMap } from '@hexwright/compiler';
import type { Column, State } from '@hexwright/engine';
import { type Binding, type Evaluate, lowerExpression } from '@hexwright/rule-lang';

/** The one holder of a marker of the game. */
export const THE_GAME = 0;

/** A level that a formula gives a unit to begin with, beyond the bounds of its marker. */
export interface LevelBeyond {
  readonly marker: CompiledMarker;
  readonly unit: number;
  /** As the formula has it, not as it is held. */
  readonly level: number;
}

/** One marker of a game under way. A level is kept as its distance from the start, where that is the same for all. */
export class OwnMarker {
  readonly marker: CompiledMarker;
  /** How many have it: units, sides, hexes, or the one game. */
  readonly holders: number;
  /** The level that all begin with; the lowest where a formula says. */
  readonly start: number;
  readonly #column: Column;

  constructor(state: State, marker: CompiledMarker, holders: number) {
    this.marker = marker;
    this.holders = holders;
    this.start = typeof marker.start === 'number' ? marker.start : marker.minimum;
    this.#column = state.column(`marker.${marker.id}`, holders);
  }

  /** The level of a unit, side or hex; the start where there is none. */
  of(holder: number): number {
    return holder < 0 ? this.start : this.#column.of(holder) + this.start;
  }

  /** Gives a level, held within the bounds; returns the level that it then has. */
  set(holder: number, level: number): number {
    const { minimum, maximum } = this.marker;
    const held = Math.min(Math.max(level, minimum), maximum);
    this.#column.set(holder, held - this.start);
    return held;
  }
}

/** All markers of a package's own, by their numbers and their ids. */
export class OwnMarkers {
  readonly list: readonly OwnMarker[];
  readonly byId: Readonly<Record<string, OwnMarker>>;

  constructor(state: State, { markers, units, sides, map }: CompiledGame) {
    const holders = {
      unit: units.length,
      side: sides.length,
      hex: isHexMap(map) ? map.grid.count : 0,
      game: 1,
    } as const;
    this.list = markers.map((marker) => new OwnMarker(state, marker, holders[marker.of]));
    this.byId = Object.fromEntries(this.list.map((one) => [one.marker.id, one]));
  }

  /**
   * Lays them as the position says, and where it does not as they start. `ask` makes the question of a unit. Returns what had
   * to be held within its bounds, but for units that the position gives another level.
   */
  setUp<Asked>(
    { units, setUp, levels }: CompiledGame,
    binding: Binding<Asked>,
    ask: (unit: number) => Asked,
  ): readonly LevelBeyond[] {
    const beyond: LevelBeyond[] = [];
    for (const own of this.list) {
      const { marker } = own;
      if (typeof marker.start === 'number' || marker.of !== 'unit') continue;
      const levelOf: Evaluate<Asked> = lowerExpression(marker.start.typed, binding);
      for (const { index: unit } of units) {
        const level = levelOf(ask(unit));
        if (own.set(unit, level) !== level) beyond.push({ marker, unit, level });
      }
    }
    for (const { unit, markers } of setUp) {
      for (const own of this.list) {
        const level = markers[own.marker.id];
        if (own.marker.of === 'unit' && level !== undefined) own.set(unit, level);
      }
    }
    for (const { marker, holder, level } of levels) this.list[marker].set(holder, level);
    return beyond.filter(({ marker, unit }) =>
      setUp.every((placed) => placed.unit !== unit || placed.markers[marker.id] === undefined),
    );
  }
}
