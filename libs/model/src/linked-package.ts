import type {
  Arrival,
  Condition,
  ContentsEntry,
  CounterSymbol,
  Effect,
  Feature,
  Hexside,
  MapFeature,
  MapHexside,
  MapLabel,
  MapTable,
  Marker,
  MarkersOfPosition,
  Modifier,
  Numbering,
  Objective,
  Option,
  Parameter,
  Provenance,
  Restriction,
  SequenceStep,
  Side,
  Table,
  Terrain,
  Unit,
  Victory,
  Vocabulary,
  Withdrawal,
  Zone,
} from './generated/types.ts';
import type { AppliedChange, Origins } from './origins.ts';

/**
 * A package with everything it inherits: one list for each kind of thing, additions in order, changes and
 * options applied, ids of the generic parts resolved. Words of the game system (classes, procedures, slots ...)
 * and hex labels are not checked yet: that is the compiler's part, which knows the system and the grid.
 *
 * Never written to; two links share every part that is the same in both.
 */
export interface LinkedPackage {
  readonly id: string;
  readonly title: string;
  readonly kind: 'battle' | 'base';
  readonly summary: string;
  /** Ids of the packages it is made of, base first. */
  readonly packages: readonly string[];
  /** The game system named by the base; empty if none is. */
  readonly system: string;
  readonly sides: readonly Side[];
  /** Id of the side that begins; empty for a base that does not say. */
  readonly firstSide: string;
  readonly modules: readonly string[];
  readonly setUp: readonly LinkedPlacement[];
  readonly arrivals: readonly Arrival[];
  readonly withdrawals: readonly Withdrawal[];
  readonly map: LinkedMap | null;
  /** The table that it is played on in place of a map of hexes. */
  readonly table: MapTable | null;
  readonly units: readonly Unit[];
  /** Drawings for counters besides those that the board knows. */
  readonly symbols: readonly CounterSymbol[];
  readonly terrains: readonly Terrain[];
  readonly hexsides: readonly Hexside[];
  readonly features: readonly Feature[];
  readonly vocabularies: readonly Vocabulary[];
  readonly parameters: readonly Parameter[];
  readonly tables: readonly Table[];
  readonly modifiers: readonly Modifier[];
  readonly conditions: readonly Condition[];
  readonly markers: readonly Marker[];
  readonly effects: readonly Effect[];
  /** What may not be done. */
  readonly restrictions: readonly Restriction[];
  readonly sequence: readonly SequenceStep[];
  readonly objectives: readonly Objective[];
  readonly options: readonly Option[];
  readonly contents: readonly ContentsEntry[];
  readonly victory: Victory | null;
  /** The choice in force of every option, by option id. */
  readonly choices: ReadonlyMap<string, string>;
  /** Levels of markers that a case gives to sides, hexes and the game; absent where there are none. */
  readonly levels?: MarkersOfPosition;
  /** What rules may name although it is not here; nothing where absent. */
  readonly absent?: AbsentNames;
  /** What the package says otherwise in some turns, from the first to the last; absent where nothing. */
  readonly editions?: readonly Edition[];
  readonly origins: Origins;
}

/** The rules in some turns in which changes hold that do not hold in all. */
export interface Edition extends Pick<LinkedPackage, 'parameters' | 'tables' | 'modifiers' | 'origins'> {
  /** The first and the last turn, both counted; null where they go on to the end of the game. */
  readonly from: number;
  readonly to: number | null;
  /** The changes that make it, in the order in which they are made. */
  readonly changes: readonly AppliedChange[];
}

/**
 * Names of what a package has and a part of it lacks, such as the small position of a case: formulas of its rules name
 * them all the same.
 */
export interface AbsentNames {
  readonly units: readonly string[];
  readonly faces: readonly string[];
  readonly zones: readonly string[];
}

/** The map of a {@link LinkedPackage}. Rows have the length of the grid, their characters are all in `terrainCodes`. */
export interface LinkedMap {
  readonly grid: {
    readonly orientation: 'pointy' | 'flat';
    readonly columns: number;
    readonly rows: number;
    readonly shift: 'odd' | 'even';
  };
  readonly numbering: Numbering;
  /** Terrain id by character of the rows. */
  readonly terrainCodes: { readonly [code: string]: string };
  readonly terrain: readonly string[];
  readonly elevation: readonly string[];
  readonly features: readonly MapFeature[];
  readonly hexsides: readonly MapHexside[];
  readonly labels: readonly MapLabel[];
  readonly zones: readonly Zone[];
  readonly provenance?: Provenance;
}

/** Where a counter starts. */
export interface LinkedPlacement {
  readonly unit: string;
  /** One or two labels; none for a counter of a case that is off the map. */
  readonly hexes: readonly string[];
  /** On a table tenths of a degree clockwise from north. */
  readonly facing?: string | number;
  /** Face id; the first face where absent. */
  readonly face?: string;
  /** Markers by name: true for those of a set-up; cases also give numbers and unit ids. */
  readonly markers: { readonly [name: string]: number | boolean | string };
  readonly case?: string;
  readonly provenance?: Provenance;
}
