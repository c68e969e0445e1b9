/** What expressions in a package may read, their types, and how they are read from a battle. */
import type { Vocabulary } from '@hexwright/compiler';
import { type Binding, BOOLEAN, type Environment, type Evaluate, INTEGER, type Type } from '@hexwright/rule-lang';
import type { Battle } from './battle.ts';

/** Terrain effects that add to a strength [7.45], and bonuses beside them [15.21], [16.0]. */
export const STRENGTH = 'strength';
export const BONUS = 'bonus';
export const SLOTS = [STRENGTH, BONUS] as const;

/** What an expression is asked about: set just before, never part of the state. */
export class Subject {
  /** The unit whose strength, or whose way, is asked about. */
  unit = 0;
  /** Terrain of its hex, an index of the vocabulary `terrains`. */
  here = 0;
  /** Terrain of the hex that it attacks, or from which it is attacked. */
  there = 0;
  /** 1 when it attacks. */
  attacks = 0;
  /** 1 with a leader of its own [15.31] in its hex. */
  led = 0;
  /** 1 with its own standard [16.0]. */
  standard = 0;
}

type TypeOf = (vocabulary: Vocabulary) => Type;
type Read = (battle: Battle) => number;

const word =
  (name: string): TypeOf =>
  (vocabulary) => ({ kind: 'enum', name, values: vocabulary.ids(name) });

const fields: Readonly<Record<string, readonly [TypeOf, Read]>> = {
  class: [word('classes'), (battle) => battle.counters.class[battle.subject.unit]],
  contingent: [word('contingents'), (battle) => battle.counters.contingent[battle.subject.unit]],
  kind: [word('kinds'), (battle) => battle.counters.kind[battle.subject.unit]],
  side: [word('sides'), (battle) => battle.counters.side[battle.subject.unit]],
};

const names: Readonly<Record<string, readonly [TypeOf, Read]>> = {
  turn: [() => INTEGER, (battle) => battle.turn],
  here: [word('terrains'), (battle) => battle.subject.here],
  there: [word('terrains'), (battle) => battle.subject.there],
  attacks: [() => BOOLEAN, (battle) => battle.subject.attacks],
  led: [() => BOOLEAN, (battle) => battle.subject.led],
  standard: [() => BOOLEAN, (battle) => battle.subject.standard],
};

/** Paths that do not change while a game runs, for the compiler. */
export const staticReads: readonly string[] = Object.keys(fields).map((field) => `unit.${field}`);

const typesOf = (table: typeof names, vocabulary: Vocabulary): Record<string, Type> =>
  Object.fromEntries(Object.entries(table).map(([name, [type]]) => [name, type(vocabulary)]));

/** What an expression of any slot or condition may name. */
export function environment(_: string, vocabulary: Vocabulary): Environment {
  const unit: Type = { kind: 'record', name: 'unit', fields: typesOf(fields, vocabulary) };
  return { names: { unit, ...typesOf(names, vocabulary) }, functions: {} };
}

/** Reads the names of {@link environment} from a battle. */
export const binding: Binding<Battle> = {
  name([name, field]: readonly string[]): Evaluate<Battle> {
    return field === undefined ? names[name][1] : fields[field][1];
  },
  call(name): Evaluate<Battle> {
    throw new Error(`No formula of this game can call ${name}.`);
  },
};
