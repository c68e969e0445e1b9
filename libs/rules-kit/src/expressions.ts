/**
 * What the formulas of a package may read: names, their types and how they are read. The types that the compiler checks
 * against and the reading come from one declaration, so that a name cannot be known to one and not to the other.
 */
import { knownInSlot, type Vocabulary } from '@hexwright/compiler';
import {
  type Binding,
  BOOLEAN,
  type Environment,
  type Evaluate,
  INTEGER,
  type RecordType,
  type Type,
} from '@hexwright/rule-lang';
import type { EffectQuestion } from './effects/effect-rules.ts';
import type { OwnMarker, OwnMarkers } from './effects/own-markers.ts';
import type { Question } from './question.ts';

export type TypeOf = (vocabulary: Vocabulary) => Type;

export const integer: TypeOf = () => INTEGER;
/** A truth: read as 1 or 0. */
export const truth: TypeOf = () => BOOLEAN;
/** A word of a vocabulary of the package: read as its index. */
export const word =
  (name: string): TypeOf =>
  (vocabulary) => ({ kind: 'enum', name, values: vocabulary.ids(name) });
/** Counters by their ids; those that the position of a case lacks may be named too. */
export const unitWord: TypeOf = (vocabulary) => ({
  kind: 'enum',
  name: 'units',
  values: vocabulary.ids('known-units'),
});
/** One of a few words that the rules themselves fix: read as its index. */
export const oneOf =
  (name: string, values: readonly string[]): TypeOf =>
  () => ({ kind: 'enum', name, values });

/** A field of a piece, a hex or the like: `unit.class`. */
export interface Field<Play, Asked = Question<Play>> {
  readonly type: TypeOf;
  /** `subject` is the piece or hex; -1 where the question `asked` has none. */
  readonly read: (play: Play, subject: number, asked: Asked) => number;
  /** It never changes while a game runs. */
  readonly fixed?: true;
}

/** A name that is one number: `turn`. */
export interface ScalarName<Asked> {
  readonly type: TypeOf;
  readonly read: (asked: Asked) => number;
}

/** What stands for a piece in the arguments of a function. */
export const PIECE = 'piece';
/** What stands for a piece or a hex: a piece is handed over as its index, a hex by {@link hexArgument}. */
export const PLACE = 'place';

/** A hex as an argument of a function that takes pieces and hexes: below -1, which stands for none of them. */
export function hexArgument(hex: number): number {
  return hex < 0 ? -1 : -2 - hex;
}

/** The hex that {@link hexArgument} has made an argument of. */
export function hexOfArgument(argument: number): number {
  return -2 - argument;
}

/** A function: `hasTrait(unit, "archer")`, `friendsWithin(unit, 2)`, `parameter("arrows")`. */
export interface FormulaFunction<Asked> {
  /** At most two: pieces, hexes, words and numbers. */
  readonly takes: readonly (typeof PIECE | typeof PLACE | TypeOf)[];
  /** Truth or number. */
  readonly gives: TypeOf;
  readonly of: (asked: Asked, first: number, second: number) => number;
  /** Its value never changes while a game runs. */
  readonly fixed?: true;
  /** The places alone whose formulas may call it; all of them where absent. */
  readonly places?: readonly string[];
}

/** A function that is true or not of a piece and a word: `inTerrain(unit, "wood")`. */
export function pieceTest<Asked>(
  argument: TypeOf,
  test: (asked: Asked, piece: number, argument: number) => boolean,
  places?: readonly string[],
): FormulaFunction<Asked> {
  const of = (asked: Asked, piece: number, word: number): number => (test(asked, piece, word) ? 1 : 0);
  return { takes: [PIECE, argument], gives: truth, of, ...(places === undefined ? {} : { places }) };
}

/** As {@link pieceTest}, of a piece or a hex: `inTerrain(hex, "wood")`. */
export function placeTest<Asked>(
  argument: TypeOf,
  test: (asked: Asked, place: number, argument: number) => boolean,
): FormulaFunction<Asked> {
  return { ...pieceTest(argument, test), takes: [PLACE, argument] };
}

/** `isUnit(unit, "spahis-1")`: whether the unit is this one. */
export const isUnit: FormulaFunction<unknown> = {
  takes: [PIECE, unitWord],
  gives: truth,
  of: (_, piece, one) => (piece === one ? 1 : 0),
};

/** Things of one sort that formulas name, such as hexes. */
export interface Subjects<Play, Asked> {
  /** Their names, and which of the question each is: -1 where it has none. */
  readonly names: Readonly<Record<string, (asked: Asked) => number>>;
  readonly fields: Readonly<Record<string, Field<Play, Asked>>>;
}

/** How formulas find the levels of a package's own markers. */
export interface MarkerReading<Play, Asked> {
  readonly markers: (play: Play) => OwnMarkers | null;
  /** Hex of a piece, or one of its two, where the question has it; -1 off the map. */
  readonly hexOf: (asked: Asked, piece: number) => number;
  readonly sideOf: (play: Play, piece: number) => number;
}

/** Everything that formulas of a game may say. `Asked` is what they are asked about. */
export interface ExpressionSpec<Play, Asked extends Question<Play>> {
  /** Names of pieces, and which piece of the question each is. */
  readonly pieces: Readonly<Record<string, (asked: Asked) => number>>;
  readonly fields: Readonly<Record<string, Field<Play, Asked>>>;
  /** Names of hexes. None where absent. */
  readonly hexes?: Subjects<Play, Asked>;
  /** Markers of a package are no names where absent, and effects know nothing. */
  readonly own?: MarkerReading<Play, Asked>;
  readonly scalars: Readonly<Record<string, ScalarName<Asked>>>;
  readonly functions: Readonly<Record<string, FormulaFunction<Asked>>>;
  /** Names, of pieces and others, that formulas of a place may use: of a slot, a condition or a restriction. */
  readonly names: (place: string) => readonly string[];
}

/** What formulas of a game may say, for the compiler and for the game. */
export interface Expressions<Asked> {
  /** What a formula of that place may name. */
  readonly environment: (place: string, vocabulary: Vocabulary) => Environment;
  readonly binding: Binding<Asked>;
  /** As {@link binding}, for formulas of effects: their names are who is concerned at the moment. */
  readonly effectBinding: Binding<EffectQuestion<Asked>>;
  /** Paths that do not change while a game runs, for the compiler. */
  readonly staticReads: readonly string[];
}

/** Names of one sort, and how what lies under them is read. */
interface Sort<Play, Asked> {
  readonly sort: MarkedSort;
  readonly names: Readonly<Record<string, (asked: Asked) => number>>;
  readonly fields: Readonly<Record<string, Field<Play, Asked>>>;
}

/** What is known of a sort without anything to ask. */
interface SortTypes {
  readonly sort: MarkedSort;
  readonly names: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, { readonly type: TypeOf }>>;
}

/** The types of all that formulas may name, in the words of one vocabulary: places differ only in which of them they know. */
interface KnownTypes {
  readonly records: ReadonlyMap<SortTypes, RecordType>;
  /** Those of the functions that may be called in every place. */
  readonly everywhere: Environment['functions'];
  readonly functions: readonly {
    readonly name: string;
    readonly places: readonly string[] | undefined;
    readonly type: Environment['functions'][string];
  }[];
}

type MarkedSort = 'unit' | 'hex' | 'side' | 'game';

/** Whose markers are fields of a thing of each sort: a unit has those of its hex and of its side too. */
const MARKED: Readonly<Record<MarkedSort, readonly MarkedSort[]>> = {
  unit: ['unit', 'hex', 'side'],
  hex: ['hex'],
  side: ['side'],
  game: ['game'],
};

/** What formulas of effects may ask of the moment of the game, where a game has the names. */
const MOMENT: readonly string[] = ['turn', 'phase', 'phasing'];

const NO_FIELDS = {};
/** Of a side that an effect is about. */
const SIDE_FIELDS = { id: { type: word('sides'), read: (_: unknown, side: number) => side } };

/** Makes both sides of a declaration: what is checked and what is read. */
export function expressionsOf<Play, Asked extends Question<Play>>(
  spec: ExpressionSpec<Play, Asked>,
): Expressions<Asked> {
  const { pieces, fields, hexes, own, scalars, functions } = spec;
  const hexFields = hexes?.fields ?? NO_FIELDS;
  const theGame = { sort: 'game', names: { game: () => 0 }, fields: NO_FIELDS } as const;
  const sorts: readonly Sort<Play, Asked>[] = [
    { sort: 'unit', names: pieces, fields },
    { sort: 'hex', names: hexes?.names ?? {}, fields: hexFields },
    theGame,
  ];
  const effectSorts: readonly Sort<Play, EffectQuestion<Asked>>[] = [
    {
      sort: 'unit',
      names: {
        unit: ({ concerned }) => concerned.unit,
        other: ({ concerned }) => concerned.other,
        destroyer: ({ concerned }) => concerned.destroyer,
      },
      fields,
    },
    { sort: 'hex', names: { hex: ({ concerned }) => concerned.hex }, fields: hexFields },
    { sort: 'side', names: { side: ({ concerned }) => concerned.side }, fields: SIDE_FIELDS },
    theGame,
  ];
  const namesAt = (place: string): readonly string[] => {
    const known = knownInSlot(place);
    const names = known === null ? spec.names(place) : [...known, ...MOMENT.filter((name) => name in scalars)];
    return own === undefined ? names : [...names, 'game'];
  };
  const typesOf = (vocabulary: Vocabulary): KnownTypes => {
    const marked = (sort: MarkedSort): readonly string[] =>
      own === undefined ? [] : MARKED[sort].flatMap((of) => vocabulary.ids(`${of}-markers`));
    const recordOf = ({ sort, fields: given }: SortTypes): RecordType => ({
      kind: 'record',
      name: sort,
      fields: Object.fromEntries([
        ...marked(sort).map((id) => [id, INTEGER] as const),
        ...Object.entries(given).map(([field, { type }]) => [field, type(vocabulary)] as const),
      ]),
    });
    const piece = recordOf(sorts[0]);
    const pieceOrHex: Type = { ...piece, or: ['hex'] };
    const typed = Object.entries(functions).map(([name, { takes, gives, fixed, places }]) => ({
      name,
      places,
      type: {
        parameters: takes.map((one) => {
          if (one === PIECE) return piece;
          return one === PLACE ? pieceOrHex : one(vocabulary);
        }),
        result: gives(vocabulary),
        ...(fixed === undefined ? {} : { static: fixed }),
      },
    }));
    return {
      records: new Map([...sorts, ...effectSorts].map((one) => [one, recordOf(one)])),
      functions: typed,
      everywhere: byName(typed.filter(({ places }) => places === undefined)),
    };
  };
  const known = new WeakMap<Vocabulary, KnownTypes>();
  return {
    environment(place, vocabulary) {
      const types = known.get(vocabulary) ?? typesOf(vocabulary);
      known.set(vocabulary, types);
      const here: readonly SortTypes[] = knownInSlot(place) === null ? sorts : effectSorts;
      const typeOf = (name: string): Type | null => {
        const sort = here.find((one) => name in one.names);
        if (sort === undefined) return scalars[name]?.type(vocabulary) ?? null;
        const record = types.records.get(sort);
        return record === undefined || Object.keys(record.fields).length === 0 ? null : record;
      };
      const names = namesAt(place).flatMap((name) => {
        const type = typeOf(name);
        return type === null ? [] : [[name, type] as const];
      });
      // Most places have none of their own.
      const hasOwn = types.functions.some(({ places }) => places?.includes(place));
      const callable = hasOwn
        ? byName(types.functions.filter(({ places }) => places?.includes(place) ?? true))
        : types.everywhere;
      return { names: Object.fromEntries(names), functions: callable };
    },
    binding: bindingOf(sorts, spec),
    effectBinding: bindingOf(effectSorts, spec),
    staticReads: Object.keys(pieces).flatMap((name) =>
      Object.entries(fields).flatMap(([field, { fixed }]) => (fixed === true ? [`${name}.${field}`] : [])),
    ),
  };
}

function byName(typed: KnownTypes['functions']): Environment['functions'] {
  return Object.fromEntries(typed.map(({ name, type }) => [name, type]));
}

/** How names and functions are read that stand for these. */
function bindingOf<Play, Given extends Question<Play>, Asked extends Given>(
  sorts: readonly Sort<Play, Asked>[],
  { scalars, functions, own }: Pick<ExpressionSpec<Play, Given>, 'scalars' | 'functions' | 'own'>,
): Binding<Asked> {
  const sortOf = (name: string): Sort<Play, Asked> => {
    const found = sorts.find(({ names }) => name in names);
    if (found === undefined) throw new Error(`The name ${name} was not checked.`);
    return found;
  };
  /** A piece or a hex as functions are handed it. */
  const subjectOf = (name: string): Evaluate<Asked> => {
    const { sort, names } = sortOf(name);
    const subject = names[name];
    return sort === 'hex' ? (asked) => hexArgument(subject(asked)) : subject;
  };
  return {
    name([name, field]): Evaluate<Asked> {
      if (field === undefined) return scalars[name].read;
      const { sort, names, fields } = sortOf(name);
      const subject = names[name];
      const read = (fields[field] as Field<Play, Asked> | undefined)?.read ?? levelReader(own, sort, field);
      return (asked) => read(asked.battle, subject(asked), asked);
    },
    call(name, given): Evaluate<Asked> {
      const { of } = functions[name];
      const [first, second] = given.map((one): Evaluate<Asked> => {
        if (one.kind === 'record') return subjectOf(one.path[0]);
        return one.kind === 'constant' ? () => one.value : one.evaluate;
      });
      if (first === undefined) return (asked) => of(asked, 0, 0);
      if (second === undefined) return (asked) => of(asked, first(asked), 0);
      // Most often a word, such as a trait: one call fewer.
      const [, last] = given;
      if (last.kind === 'constant') return (asked) => of(asked, first(asked), last.value);
      return (asked) => of(asked, first(asked), second(asked));
    },
  };
}

/** Reads the level of a marker of the package: of a unit, its own, that of its hex or that of its side. */
function levelReader<Play, Asked>(
  own: MarkerReading<Play, Asked> | undefined,
  sort: MarkedSort,
  id: string,
): (play: Play, subject: number, asked: Asked) => number {
  if (own === undefined) throw new Error(`The field ${id} was not checked.`);
  const { markers, hexOf, sideOf } = own;
  // Found once for the game that asks: searches ask at every step.
  let asker: Play | null = null;
  let marker: OwnMarker | undefined;
  return (play, subject, asked) => {
    if (play !== asker) {
      marker = markers(play)?.byId[id];
      asker = play;
    }
    if (marker === undefined) return 0;
    const { of } = marker.marker;
    if (sort !== 'unit' || of === 'unit' || subject < 0) return marker.of(sort === of ? subject : -1);
    return marker.of(of === 'hex' ? hexOf(asked, subject) : sideOf(play, subject));
  };
}
