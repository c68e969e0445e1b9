/** How a package wants its counters to look; what it says otherwise than it may counts as not said. */
import {
  COUNTER_FONTS,
  COUNTER_LAYOUTS,
  ECHELONS,
  type Counter,
  type CounterDesign,
  type Echelon,
  type SymbolShape,
} from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from './items.ts';
import { COLOR } from './paint-box.ts';

/** The drawings of a package by their ids. */
export type Symbols = ReadonlyMap<string, readonly SymbolShape[]>;

/** The commands of a path that the board can draw, each with its numbers. */
const PATH = /^(?:(?:M|L)(?: -?[\d.]+){2}|Q(?: -?[\d.]+){4}|C(?: -?[\d.]+){6}|Z| )+$/;

/** The drawings of a package: those shapes of each that can be drawn. */
export function symbolsOf(symbols: readonly JsonObject[]): Symbols {
  return new Map(symbols.map((symbol) => [nameOf(symbol), asList(symbol['shapes']).flatMap(shapeOf)]));
}

function shapeOf(shape: JsonObject): readonly SymbolShape[] {
  const [path, color] = [textOf(shape, 'path'), textOf(shape, 'color')];
  const { stroke } = shape;
  if (!PATH.test(path)) return [];
  return [
    {
      path,
      ...(typeof stroke === 'number' && stroke > 0 ? { stroke } : {}),
      ...(color === 'paper' || COLOR.test(color) ? { color } : {}),
      ...(shape['rule'] === 'evenodd' ? { rule: 'evenodd' } : {}),
    },
  ];
}

/** What a package says of a counter, as parts of the counter that the board draws. */
export type DesignedParts = Partial<Pick<Counter, 'symbol' | 'color' | 'stripe' | 'design'>>;

/** How a counter looks with a face up: as its unit says, and where its face says something else, as that says. */
export function designOf(unit: JsonObject, face: string, symbols: Symbols): DesignedParts {
  const faces = asList(unit['faces']);
  const up = faces.find((one) => textOf(one, 'id') === face) ?? faces[0];
  const said: JsonObject = { ...objectOf(unit['counter']), ...objectOf(up?.['counter']) };
  const symbol = textOf(said, 'symbol');
  const shapes = symbols.get(symbol);
  const [color, stripe, print] = ['color', 'stripe', 'print'].map((name) => colorIn(said, name));
  const design: CounterDesign = {
    ...(shapes === undefined ? {} : { shapes }),
    ...(print === undefined ? {} : { print }),
    ...part('echelon', oneOf(Object.keys(ECHELONS) as readonly Echelon[], textOf(said, 'echelon'))),
    ...part('layout', oneOf(COUNTER_LAYOUTS, textOf(said, 'layout'))),
    ...part('font', oneOf(COUNTER_FONTS, textOf(said, 'font'))),
  };
  return {
    ...(symbol === '' ? {} : { symbol }),
    ...part('color', color),
    ...part('stripe', stripe),
    ...(Object.keys(design).length === 0 ? {} : { design }),
  };
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function colorIn(item: JsonObject, name: string): string | undefined {
  const color = textOf(item, name);
  return COLOR.test(color) ? color : undefined;
}

function oneOf<Word extends string>(words: readonly Word[], word: string): Word | undefined {
  return words.find((one) => one === word);
}

function part<Name extends string, Value>(name: Name, value: Value | undefined): { readonly [key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: Value };
}
