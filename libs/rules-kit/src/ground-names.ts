/**
 * What formulas of every game on hexes may say: fields of pieces and of hexes, the moment of the game, and functions of
 * ground, distance and company. A game hands in how its pieces are found; the names are the same everywhere.
 */
import { type CompiledUnit, WAY_KNOWN } from '@hexwright/compiler';
import { arcOf, bearing, compassOf, EDGES } from '@hexwright/hex';
import { directionNames } from './direction-names.ts';
import { FreeWays } from './free-ways.ts';
import type { EffectQuestion } from './effects/effect-rules.ts';
import {
  type Field,
  type FormulaFunction,
  type MarkerReading,
  integer,
  isUnit,
  hexOfArgument,
  oneOf,
  PIECE,
  pieceTest,
  PLACE,
  placeTest,
  truth,
  type ScalarName,
  type TypeOf,
  unitWord,
  word,
} from './expressions.ts';
import { wholeFunctions } from './game-names.ts';
import { parameterNumbers } from './parameters.ts';
import type { HexBattle } from './hex-battle.ts';
import type { HexGame } from './package-game.ts';
import { ByTurn } from './by-turn.ts';
import { Part } from './part.ts';
import type { FaceReading } from './printed-counters.ts';
import type { Question } from './question.ts';

/** How far away something is that is not on the map. */
export const NOT_THERE = 99;

/** How a game finds its pieces, and what its questions know of hexsides. */
export interface GroundReading<Play extends HexBattle, Asked extends Question<Play>> {
  /** Hex of a piece, or one of its two, where the question has it; -1 off the map. */
  readonly hexOf: (asked: Asked, piece: number) => number;
  /** Its other hex, of a piece over two; the same one of all others. */
  readonly otherHexOf: (asked: Asked, piece: number) => number;
  /** Whether the step, attack or shot in question goes over a hexside where `drawn`, by `hex * 6 + direction`, is 1. */
  readonly crosses: (asked: Asked, drawn: Uint8Array) => boolean;
  /** Where the front of a piece looks, as headings are counted (`hex/arc.ts`); -1 where it has none. */
  readonly headingOf: (asked: Asked, piece: number) => number;
  /** Whether a piece has gone a hex of its way at least, in its movement, or is supposed to have. */
  readonly isUnderWay: (asked: Asked, piece: number) => boolean;
  /** How many enemies stand so that they could attack the unit. */
  readonly attackers: (asked: Asked, unit: number) => number;
  /** The places whose questions know of hexsides. */
  readonly crossingPlaces: readonly string[];
}

export interface GroundNames<Play, Asked> {
  /** Of pieces. */
  readonly fields: Readonly<Record<string, Field<Play, Asked>>>;
  readonly hexFields: Readonly<Record<string, Field<Play, Asked>>>;
  readonly scalars: Readonly<Record<string, ScalarName<Asked>>>;
  readonly functions: Readonly<Record<string, FormulaFunction<Asked>>>;
  readonly own: MarkerReading<Play, Asked>;
}

/** By words of the package, what its map and its counters say. */
class GroundTables {
  readonly zones: readonly Uint8Array[];
  readonly features: readonly Uint8Array[];
  readonly hexsides: readonly Uint8Array[];
  readonly parameters: ByTurn<readonly number[]>;
  /** By counter. */
  readonly kinds: Int16Array;
  readonly sizes: Int16Array;
  /** By counter and face: the word of the face, and by trait whether it is borne. */
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
    this.parameters = new ByTurn(game, parameterNumbers);
    const traits = vocabulary.ids('traits');
    const byUnit = (read: (unit: CompiledUnit) => number): Int16Array => Int16Array.from(units, read);
    this.kinds = byUnit(({ kind }) => vocabulary.indexOf('kinds', kind));
    this.sizes = byUnit(({ size }) => size - 1);
    const limit = Math.max(1, ...units.map(({ faces }) => faces.length));
    this.#faceLimit = limit;
    const faces = units.flatMap((unit) =>
      Array.from({ length: limit }, (_, face) => unit.faces[face] ?? unit.faces[0]),
    );
    this.faces = Int16Array.from(faces, ({ id }) => vocabulary.indexOf('faces', id));
    this.traits = faces.map((face) => traits.map((trait) => face.traits.has(trait)));
  }

  /** Where `faces` and `traits` have a counter with that face up. */
  at(unit: number, face: number): number {
    return unit * this.#faceLimit + face;
  }
}

const tables = new Part((play: HexGame) => new GroundTables(play));
const freeWays = new Part((play: HexGame) => new FreeWays(play));

/** Whether a unit has come to its hex over a hexside where `drawn` is 1; null where no effect asks. */
function hasCrossed(asked: Question<HexGame>, drawn: Uint8Array): boolean | null {
  if (!('concerned' in asked)) return null;
  const { from, hex } = (asked as EffectQuestion<typeof asked>).concerned;
  return from >= 0 && drawn[from * 6 + asked.battle.grid.directionBetween(from, hex)] === 1;
}

/** What is printed on the face that is up: 0, or false, of nobody. */
export function onFaceUp<Play extends HexBattle>(type: TypeOf, readingOf: (play: Play) => FaceReading): Field<Play> {
  return { type, read: (play, piece) => (piece < 0 ? 0 : readingOf(play)(piece, play.face.of(piece))) };
}

/** The names that formulas of a game on hexes share with those of all others. */
export function groundNames<Play extends HexBattle, Asked extends Question<Play>>(
  reading: GroundReading<Play, Asked>,
): GroundNames<Play, Asked> {
  const faceOf = (play: Play, piece: number): number => play.face.of(piece);
  /** Hexes of a piece, or a hex that a formula has named. */
  const hexOf = (asked: Asked, place: number): number =>
    place < -1 ? hexOfArgument(place) : place < 0 ? -1 : reading.hexOf(asked, place);
  const otherHexOf = (asked: Asked, place: number): number =>
    place < -1 ? hexOfArgument(place) : place < 0 ? -1 : reading.otherHexOf(asked, place);
  /** A number by counter; -1 for no counter. */
  const ofUnit =
    (list: (play: Play) => ArrayLike<number>) =>
    (play: Play, piece: number): number =>
      piece < 0 ? -1 : list(play)[piece];
  const sideOf = ofUnit(({ counters }) => counters.side);
  const classOf = (play: Play, piece: number): number =>
    piece < 0 ? -1 : play.counters.class(piece, faceOf(play, piece));
  const onHex =
    (read: (play: Play, hex: number) => number, none: number) =>
    (play: Play, hex: number): number =>
      hex < 0 ? none : read(play, hex);
  const levelOf = onHex(({ map }, hex) => map.elevation[hex], 0);
  const terrainOf = onHex(({ map }, hex) => map.terrain[hex], -1);
  /** Whether a byte is set in a hex of the piece. */
  const stands = (asked: Asked, piece: number, bytes: Uint8Array): boolean =>
    bytes[hexOf(asked, piece)] === 1 || bytes[otherHexOf(asked, piece)] === 1;
  const toHex = (asked: Asked, piece: number, hex: number): number => {
    const { grid } = asked.battle;
    const first = hexOf(asked, piece);
    if (first < 0 || hex < 0) return NOT_THERE;
    return Math.min(grid.distance(first, hex), grid.distance(otherHexOf(asked, piece), hex));
  };
  const apart = (asked: Asked, piece: number, other: number): number =>
    other >= asked.battle.game.units.length
      ? NOT_THERE
      : Math.min(toHex(asked, piece, hexOf(asked, other)), toHex(asked, piece, otherHexOf(asked, other)));
  const within = (asked: Asked, piece: number, hexes: number, isFriend: boolean): number => {
    const { battle } = asked;
    const side = sideOf(battle, piece);
    let count = 0;
    for (const other of battle.game.units) {
      if (other.index === piece || (other.side === side) !== isFriend || !battle.isCounted(other.index)) continue;
      if (apart(asked, piece, other.index) <= hexes) count++;
    }
    return count;
  };
  /**
   * Whether friends stand on both sides of a piece: in two neighbouring hexes that do not touch, of a piece over two hexes
   * in one beyond each end.
   */
  const isInLine = (asked: Asked, piece: number): boolean => {
    const { battle } = asked;
    const { grid } = battle;
    const [hex, second] = [hexOf(asked, piece), otherHexOf(asked, piece)];
    if (hex < 0) return false;
    const friends = battle.game.units.flatMap(({ index, side }) =>
      index === piece || side !== sideOf(battle, piece) || !battle.isCounted(index)
        ? []
        : [hexOf(asked, index), otherHexOf(asked, index)],
    );
    const beside = (one: number, half: number): boolean => one >= 0 && grid.distance(one, half) === 1;
    const beyond = (half: number, other: number): readonly number[] =>
      friends.filter((one) => beside(one, half) && (half === other || !beside(one, other)));
    const right = beyond(second, hex);
    return beyond(hex, second).some((one) => right.some((other) => grid.distance(one, other) > 1));
  };
  /**
   * Hexes from a piece to the nearest other one of its side that is meant, from a hex to the nearest of any side;
   * {@link NOT_THERE} where there is none.
   */
  const toNearest = (asked: Asked, place: number, isMeant: (other: number) => boolean): number => {
    const { battle } = asked;
    const side = place < -1 ? -1 : sideOf(battle, place);
    let nearest = NOT_THERE;
    for (const { index, side: theirs } of battle.game.units) {
      if ((side >= 0 && theirs !== side) || index === place || !isMeant(index)) continue;
      nearest = Math.min(nearest, apart(asked, place, index));
    }
    return nearest;
  };
  /** Steps of a free way of a piece to the nearest of some hexes; {@link NOT_THERE} where there is none. */
  const freeWay = (asked: Asked, piece: number, goals: Iterable<number>): number => {
    const { battle } = asked;
    const [hex, other] = [hexOf(asked, piece), otherHexOf(asked, piece)];
    if (hex < 0) return NOT_THERE;
    const standing = (isFriend: boolean): readonly number[] =>
      battle.game.units.flatMap(({ index, side }) =>
        (side === sideOf(battle, piece)) === isFriend && battle.isCounted(index)
          ? [hexOf(asked, index), otherHexOf(asked, index)].filter((one) => one >= 0)
          : [],
      );
    const field = freeWays.of(battle).to(goals, standing(false), [hex, other, ...standing(true)]);
    return Math.min(field[hex], field[other], NOT_THERE);
  };
  /** Whether a piece, or the face of it that is up, has a trait. */
  const bears = (play: Play, piece: number, trait: number): boolean => {
    const said = tables.of(play);
    return piece >= 0 && said.traits[said.at(piece, faceOf(play, piece))][trait];
  };
  const directions = directionNames<Play, Asked>({
    facingOf: (asked, piece) => {
      const heading = piece < 0 ? -1 : reading.headingOf(asked, piece);
      return heading < 0 ? -1 : compassOf(asked.battle.grid.orientation, heading);
    },
    arcOf(asked, piece, place) {
      const [hex, at] = [hexOf(asked, piece), hexOf(asked, place)];
      const heading = hex < 0 || at < 0 ? -1 : reading.headingOf(asked, piece);
      if (heading < 0) return null;
      return arcOf(asked.battle.grid, heading, hex, otherHexOf(asked, piece), at, otherHexOf(asked, place));
    },
    bearingOf(asked, from, to) {
      const { grid } = asked.battle;
      const [hex, at] = [hexOf(asked, from), hexOf(asked, to)];
      const heading = hex < 0 || at < 0 ? -1 : bearing(grid, hex, otherHexOf(asked, from), at, otherHexOf(asked, to));
      return heading < 0 ? -1 : compassOf(grid.orientation, heading);
    },
  });
  return {
    fields: {
      ...directions.fields,
      side: { type: word('sides'), read: sideOf, fixed: true },
      contingent: { type: word('contingents'), read: ofUnit(({ counters }) => counters.contingent), fixed: true },
      kind: { type: word('kinds'), read: ofUnit((play) => tables.of(play).kinds), fixed: true },
      size: { type: word('sizes'), read: ofUnit((play) => tables.of(play).sizes), fixed: true },
      class: { type: word('classes'), read: classOf },
      terrain: { type: word('terrains'), read: (play, piece, asked) => terrainOf(play, hexOf(asked, piece)) },
      underWay: {
        type: truth,
        read: (_, piece, asked) => (piece >= 0 && reading.isUnderWay(asked, piece) ? 1 : 0),
      },
      level: {
        type: integer,
        read: (play, piece, asked) =>
          Math.max(levelOf(play, hexOf(asked, piece)), levelOf(play, otherHexOf(asked, piece))),
      },
    },
    own: { markers: ({ markers }) => markers, hexOf: reading.hexOf, sideOf },
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
      ...wholeFunctions,
      ...directions.functions,
      hasTrait: pieceTest(word('traits'), ({ battle }, piece, trait) => bears(battle, piece, trait)),
      isUnit,
      isFace: pieceTest(word('faces'), ({ battle }, piece, face) => {
        const said = tables.of(battle);
        return piece >= 0 && said.faces[said.at(piece, faceOf(battle, piece))] === face;
      }),
      inTerrain: placeTest(
        word('terrains'),
        (asked, piece, terrain) =>
          terrainOf(asked.battle, hexOf(asked, piece)) === terrain ||
          terrainOf(asked.battle, otherHexOf(asked, piece)) === terrain,
      ),
      hasFeature: placeTest(word('features'), (asked, piece, feature) =>
        stands(asked, piece, tables.of(asked.battle).features[feature]),
      ),
      inZone: placeTest(word('zones'), (asked, piece, zone) =>
        stands(asked, piece, tables.of(asked.battle).zones[zone]),
      ),
      crosses: pieceTest(
        word('hexsides'),
        (asked, _, hexside) => {
          const drawn = tables.of(asked.battle).hexsides[hexside];
          return hasCrossed(asked, drawn) ?? reading.crosses(asked, drawn);
        },
        [...reading.crossingPlaces, ...WAY_KNOWN],
      ),
      distanceTo: {
        takes: [PLACE, unitWord],
        gives: integer,
        of: apart,
      },
      distance: {
        takes: [PLACE, PLACE],
        gives: integer,
        of: (asked, one, other) =>
          Math.min(toHex(asked, one, hexOf(asked, other)), toHex(asked, one, otherHexOf(asked, other))),
      },
      occupied: placeTest(word('classes'), (asked, place, troops) => {
        const { battle } = asked;
        const at = [hexOf(asked, place), otherHexOf(asked, place)];
        return battle.game.units.some(({ index }) => {
          if (index === place || !battle.isCounted(index)) return false;
          if (classOf(battle, index) !== troops) return false;
          return at.some((hex) => hex >= 0 && (hexOf(asked, index) === hex || otherHexOf(asked, index) === hex));
        });
      }),
      around: {
        takes: [PLACE, word('hex-markers')],
        gives: integer,
        of: (asked, place, marker) => {
          const { grid, game, markers } = asked.battle;
          const level = markers?.byId[game.vocabulary.ids('hex-markers')[marker]];
          const hex = hexOf(asked, place);
          if (level === undefined || hex < 0) return 0;
          let sum = 0;
          for (let way = 0; way < 6; way++) {
            const near = grid.neighbour[hex * 6 + way];
            if (near >= 0) sum += level.of(near);
          }
          return sum;
        },
      },
      distanceToZone: {
        takes: [PLACE, word('zones')],
        gives: integer,
        of: (asked, piece, zone) => {
          const inside = tables.of(asked.battle).zones[zone];
          let nearest = NOT_THERE;
          for (let hex = 0; hex < inside.length; hex++) {
            if (inside[hex] === 1) nearest = Math.min(nearest, toHex(asked, piece, hex));
          }
          return nearest;
        },
      },
      wayToEdge: {
        takes: [PIECE, oneOf('edge', EDGES)],
        gives: integer,
        of: (asked, piece, edge) => freeWay(asked, piece, asked.battle.grid.edge(EDGES[edge])),
      },
      wayToZone: {
        takes: [PIECE, word('zones')],
        gives: integer,
        of: (asked, piece, zone) => {
          const { game, map } = asked.battle;
          return freeWay(asked, piece, map.zones.get(game.vocabulary.ids('zones')[zone])?.hexes ?? []);
        },
      },
      distanceToLeader: {
        takes: [PLACE],
        gives: integer,
        of: (asked, piece) => toNearest(asked, piece, (other) => asked.battle.isLeader(other)),
      },
      distanceToKind: {
        takes: [PLACE, word('kinds')],
        gives: integer,
        of: (asked, piece, kind) => {
          const { kinds } = tables.of(asked.battle);
          return toNearest(asked, piece, (other) => kinds[other] === kind);
        },
      },
      distanceToTrait: {
        takes: [PLACE, word('traits')],
        gives: integer,
        of: (asked, piece, trait) => toNearest(asked, piece, (other) => bears(asked.battle, other, trait)),
      },
      friendsWithin: {
        takes: [PIECE, integer],
        gives: integer,
        of: (asked, piece, hexes) => within(asked, piece, hexes, true),
      },
      enemiesWithin: {
        takes: [PIECE, integer],
        gives: integer,
        of: (asked, piece, hexes) => within(asked, piece, hexes, false),
      },
      inLine: { takes: [PIECE], gives: truth, of: (asked, piece) => (isInLine(asked, piece) ? 1 : 0) },
      attackers: {
        takes: [PIECE],
        gives: integer,
        of: (asked, piece) => (piece < 0 ? 0 : reading.attackers(asked, piece)),
      },
      parameter: {
        takes: [word('parameters')],
        gives: integer,
        of: ({ battle }, id) => tables.of(battle).parameters.in(battle)[id],
      },
    },
  };
}
