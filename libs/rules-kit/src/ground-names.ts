/**
 * What formulas of every game on hexes may say: fields of pieces and of hexes, the moment of the game, and functions of
 * ground, distance and company. A game hands in how its pieces are found; the names are the same everywhere.
 */
import type { CompiledUnit } from '@hexwright/compiler';
import {
  type Field,
  type FormulaFunction,
  integer,
  PIECE,
  pieceTest,
  type ScalarName,
  type TypeOf,
  word,
} from './expressions.ts';
import type { HexGame } from './package-game.ts';
import { Part } from './part.ts';
import type { Question } from './question.ts';

/** How far away something is that is not on the map. */
export const NOT_THERE = 99;

/** How a game finds its pieces, and what its questions know of hexsides. */
export interface GroundReading<Play extends HexGame, Asked extends Question<Play>> {
  /** Hex of a piece, or one of its two; -1 off the map. */
  readonly hexOf: (play: Play, piece: number) => number;
  /** Its other hex, of a piece over two; the same one of all others. */
  readonly otherHexOf: (play: Play, piece: number) => number;
  /** The face that is up. */
  readonly faceOf: (play: Play, piece: number) => number;
  readonly isLeader: (play: Play, piece: number) => boolean;
  /** Whether a piece counts as a friend or an enemy nearby: combat units do. */
  readonly isCounted: (play: Play, piece: number) => boolean;
  /** Whether the step, attack or shot in question goes over a hexside where `drawn`, by `hex * 6 + direction`, is 1. */
  readonly crosses: (asked: Asked, drawn: Uint8Array) => boolean;
  /** The places whose questions know of hexsides. */
  readonly crossingPlaces: readonly string[];
}

export interface GroundNames<Play, Asked> {
  /** Of pieces. */
  readonly fields: Readonly<Record<string, Field<Play>>>;
  readonly hexFields: Readonly<Record<string, Field<Play>>>;
  readonly scalars: Readonly<Record<string, ScalarName<Asked>>>;
  readonly functions: Readonly<Record<string, FormulaFunction<Asked>>>;
}

/** Counters by their ids; those that the position of a case lacks may be named too. */
const unitWord: TypeOf = (vocabulary) => ({ kind: 'enum', name: 'units', values: vocabulary.ids('known-units') });

/** By words of the package, what its map and its counters say. */
class GroundTables {
  readonly zones: readonly Uint8Array[];
  readonly features: readonly Uint8Array[];
  readonly hexsides: readonly Uint8Array[];
  readonly parameters: readonly number[];
  /** By counter. */
  readonly sides: Int16Array;
  readonly contingents: Int16Array;
  readonly kinds: Int16Array;
  readonly sizes: Int16Array;
  /** By counter and face: the class of troops, the word of the face, and by trait whether it is borne. */
  readonly classes: Int16Array;
  readonly faces: Int16Array;
  readonly traits: readonly (readonly boolean[])[];
  readonly #faceLimit: number;

  constructor({ game, map, grid }: HexGame) {
    const { vocabulary, units } = game;
    const bytes = (found: Uint8Array | undefined): Uint8Array => found ?? new Uint8Array(0);
    this.zones = vocabulary.ids('zones').map((id) => {
      const inside = new Uint8Array(grid.count);
      for (const hex of map.zones.get(id)?.hexes ?? []) inside[hex] = 1;
      return inside;
    });
    this.features = vocabulary.ids('features').map((id) => bytes(map.features.get(id)));
    this.hexsides = vocabulary.ids('hexsides').map((id) => bytes(map.hexsides.get(id)));
    this.parameters = vocabulary.ids('parameters').map((id) => Number(game.parameters.get(id) ?? 0));
    const traits = vocabulary.ids('traits');
    const byUnit = (read: (unit: CompiledUnit) => number): Int16Array => Int16Array.from(units, read);
    this.sides = byUnit(({ side }) => side);
    this.contingents = byUnit(({ contingent }) => contingent);
    this.kinds = byUnit(({ kind }) => vocabulary.indexOf('kinds', kind));
    this.sizes = byUnit(({ size }) => size - 1);
    const limit = Math.max(1, ...units.map(({ faces }) => faces.length));
    this.#faceLimit = limit;
    const faces = units.flatMap((unit) =>
      Array.from({ length: limit }, (_, face) => unit.faces[face] ?? unit.faces[0]),
    );
    this.classes = Int16Array.from(faces, (face) => face.class);
    this.faces = Int16Array.from(faces, ({ id }) => vocabulary.indexOf('faces', id));
    this.traits = faces.map((face) => traits.map((trait) => face.traits.has(trait)));
  }

  /** Where `classes`, `faces` and `traits` have a counter with that face up. */
  at(unit: number, face: number): number {
    return unit * this.#faceLimit + face;
  }
}

const tables = new Part((play: HexGame) => new GroundTables(play));

/** The names that formulas of a game on hexes share with those of all others. */
export function groundNames<Play extends HexGame, Asked extends Question<Play>>(
  reading: GroundReading<Play, Asked>,
): GroundNames<Play, Asked> {
  const { hexOf, otherHexOf, faceOf, isLeader, isCounted } = reading;
  /** A number by counter; -1 for no counter. */
  const ofUnit =
    (list: 'sides' | 'contingents' | 'kinds' | 'sizes') =>
    (play: Play, piece: number): number =>
      piece < 0 ? -1 : tables.of(play)[list][piece];
  const sideOf = ofUnit('sides');
  const onHex =
    (read: (play: Play, hex: number) => number, none: number) =>
    (play: Play, hex: number): number =>
      hex < 0 ? none : read(play, hex);
  const levelOf = onHex(({ map }, hex) => map.elevation[hex], 0);
  const terrainOf = onHex(({ map }, hex) => map.terrain[hex], -1);
  /** Whether a byte is set in a hex of the piece. */
  const stands = (play: Play, piece: number, bytes: Uint8Array): boolean =>
    bytes[hexOf(play, piece)] === 1 || bytes[otherHexOf(play, piece)] === 1;
  const toHex = (play: Play, piece: number, hex: number): number => {
    const first = hexOf(play, piece);
    if (first < 0 || hex < 0) return NOT_THERE;
    return Math.min(play.grid.distance(first, hex), play.grid.distance(otherHexOf(play, piece), hex));
  };
  const apart = (play: Play, piece: number, other: number): number =>
    other >= play.game.units.length
      ? NOT_THERE
      : Math.min(toHex(play, piece, hexOf(play, other)), toHex(play, piece, otherHexOf(play, other)));
  const within = (play: Play, piece: number, hexes: number, isFriend: boolean): number => {
    const side = sideOf(play, piece);
    let count = 0;
    for (const other of play.game.units) {
      if (other.index === piece || (other.side === side) !== isFriend || !isCounted(play, other.index)) continue;
      if (apart(play, piece, other.index) <= hexes) count++;
    }
    return count;
  };
  return {
    fields: {
      side: { type: word('sides'), read: sideOf, fixed: true },
      contingent: { type: word('contingents'), read: ofUnit('contingents'), fixed: true },
      kind: { type: word('kinds'), read: ofUnit('kinds'), fixed: true },
      size: { type: word('sizes'), read: ofUnit('sizes'), fixed: true },
      class: {
        type: word('classes'),
        read(play, piece) {
          const said = tables.of(play);
          return piece < 0 ? -1 : said.classes[said.at(piece, faceOf(play, piece))];
        },
      },
      terrain: { type: word('terrains'), read: (play, piece) => terrainOf(play, hexOf(play, piece)) },
      level: {
        type: integer,
        read: (play, piece) => Math.max(levelOf(play, hexOf(play, piece)), levelOf(play, otherHexOf(play, piece))),
      },
    },
    hexFields: {
      terrain: { type: word('terrains'), read: terrainOf },
      level: { type: integer, read: levelOf },
    },
    scalars: {
      turn: { type: integer, read: ({ battle }) => battle.turn },
      phase: { type: word('steps'), read: ({ battle }) => battle.step },
      phasing: { type: word('sides'), read: ({ battle }) => battle.phasing },
    },
    functions: {
      hasTrait: pieceTest(word('traits'), ({ battle }, piece, trait) => {
        const said = tables.of(battle);
        return piece >= 0 && said.traits[said.at(piece, faceOf(battle, piece))][trait];
      }),
      isFace: pieceTest(word('faces'), ({ battle }, piece, face) => {
        const said = tables.of(battle);
        return piece >= 0 && said.faces[said.at(piece, faceOf(battle, piece))] === face;
      }),
      inTerrain: pieceTest(
        word('terrains'),
        ({ battle }, piece, terrain) =>
          terrainOf(battle, hexOf(battle, piece)) === terrain ||
          terrainOf(battle, otherHexOf(battle, piece)) === terrain,
      ),
      hasFeature: pieceTest(word('features'), ({ battle }, piece, feature) =>
        stands(battle, piece, tables.of(battle).features[feature]),
      ),
      inZone: pieceTest(word('zones'), ({ battle }, piece, zone) =>
        stands(battle, piece, tables.of(battle).zones[zone]),
      ),
      crosses: pieceTest(
        word('hexsides'),
        (asked, _, hexside) => reading.crosses(asked, tables.of(asked.battle).hexsides[hexside]),
        reading.crossingPlaces,
      ),
      distanceTo: {
        takes: [PIECE, unitWord],
        gives: integer,
        of: ({ battle }, piece, other) => apart(battle, piece, other),
      },
      distanceToZone: {
        takes: [PIECE, word('zones')],
        gives: integer,
        of: ({ battle }, piece, zone) => {
          const inside = tables.of(battle).zones[zone];
          let nearest = NOT_THERE;
          for (let hex = 0; hex < inside.length; hex++) {
            if (inside[hex] === 1) nearest = Math.min(nearest, toHex(battle, piece, hex));
          }
          return nearest;
        },
      },
      distanceToLeader: {
        takes: [PIECE],
        gives: integer,
        of: ({ battle }, piece) => {
          const side = sideOf(battle, piece);
          let nearest = NOT_THERE;
          for (const { index, side: theirs } of battle.game.units) {
            if (theirs !== side || index === piece || !isLeader(battle, index)) continue;
            nearest = Math.min(nearest, apart(battle, piece, index));
          }
          return nearest;
        },
      },
      friendsWithin: {
        takes: [PIECE, integer],
        gives: integer,
        of: ({ battle }, piece, hexes) => within(battle, piece, hexes, true),
      },
      enemiesWithin: {
        takes: [PIECE, integer],
        gives: integer,
        of: ({ battle }, piece, hexes) => within(battle, piece, hexes, false),
      },
      parameter: {
        takes: [word('parameters')],
        gives: integer,
        of: ({ battle }, id) => tables.of(battle).parameters[id],
        fixed: true,
      },
    },
  };
}
