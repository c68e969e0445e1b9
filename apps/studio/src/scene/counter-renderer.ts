/** The counters of a set-up as the board draws them. What is wrong with one shows as a placeholder. */
import type { Counter } from '@hexwright/board';
import { directionFromName, facingFromName, leftHalf, type Grid, type Numbering } from '@hexwright/hex';
import { counterStylesOf, type CounterData, type SystemCounterStyles } from '@hexwright/playtest/counter-styles';
import type { JsonObject } from '@hexwright/workspace';
import { designOf, symbolsOf, type Symbols } from './counter-design.ts';
import { asList, isObject, nameOf, textOf, textsOf, type Items } from './items.ts';
import { colorOf, paperOf, partyColor } from './paint-box.ts';
import { LACKING } from './words.ts';

/** What counters are drawn from. */
export interface CounterSource {
  readonly system: string | undefined;
  readonly sides: readonly JsonObject[];
  readonly units: readonly JsonObject[];
  readonly vocabularies: readonly JsonObject[];
  readonly symbols: readonly JsonObject[];
}

/** What the counters of a package are drawn from, as its document has it now. */
export function counterSource(items: Items): CounterSource {
  const system = items.property('rules.json', 'system');
  return {
    system: typeof system === 'string' ? system : undefined,
    sides: items.list('sides'),
    units: items.list('units'),
    vocabularies: items.list('vocabularies'),
    symbols: items.list('symbols'),
  };
}

/** Makes counters of the units of a package. */
export class CounterRenderer {
  readonly #styles: SystemCounterStyles;
  readonly #units: ReadonlyMap<string, JsonObject>;
  readonly #colors: ReadonlyMap<string, string>;
  readonly #sides: ReadonlyMap<string, string>;
  readonly #symbols: Symbols;

  constructor({ system, sides, units, vocabularies, symbols }: CounterSource) {
    this.#styles = counterStylesOf(system);
    this.#units = new Map(units.map((unit) => [nameOf(unit), unit]));
    this.#sides = new Map(sides.map((side) => [nameOf(side), colorOf(side) ?? partyColor(nameOf(side))]));
    this.#symbols = symbolsOf(symbols);
    this.#colors = paperColors(vocabularies, this.#sides);
  }

  /** The unit of that id. */
  unit(id: string): JsonObject | undefined {
    return this.#units.get(id);
  }

  /** Whether a unit covers one hex and has a front, which looks at a side of it. */
  hasFront(id: string): boolean {
    const unit = this.#units.get(id) ?? {};
    return textOf(unit, 'size') !== 'double' && (this.#styles.facingKinds?.includes(textOf(unit, 'kind')) ?? false);
  }

  /** All units, in the order of the package. */
  get units(): readonly JsonObject[] {
    return [...this.#units.values()];
  }

  /** The drawings that the package has besides those of the board. */
  get symbols(): Symbols {
    return this.#symbols;
  }

  /** The colour of a side. */
  sideColor(id: string): string {
    return this.#sides.get(id) ?? partyColor(id);
  }

  /** A unit with one of its faces up, standing nowhere; a placeholder where there is no such unit. */
  counter(id: string, face: string, markers: readonly string[] = []): Counter {
    const unit = this.#units.get(id);
    if (unit === undefined) return placeholder(id);
    const look = this.#styles.look(dataOf(unit), face, this.#styles.stateOf(markers));
    const { name, values, symbol, mode, marks, color, stripe } = look;
    const paper = this.#colors.get(color) ?? this.#styles.paperColors[color] ?? paperOf(partyColor(color));
    const strip = stripe === null ? null : this.sideColor(stripe);
    const design = designOf(unit, face, this.#symbols);
    return { ...NOWHERE, id, name, values, symbol, mode, marks, color: paper, stripe: strip, ...design };
  }

  /** The symbol that the package gives a unit with a face up in place of its game's; undefined where it gives none. */
  symbolOf(id: string, face: string): string | undefined {
    const unit = this.#units.get(id);
    return unit === undefined ? undefined : designOf(unit, face, this.#symbols).symbol;
  }

  /** A placement of the set-up; null where it names no hex of the map. */
  placed(placement: JsonObject, grid: Grid, numbering: Numbering): Counter | null {
    const id = textOf(placement, 'unit');
    const [first, second] = textsOf(placement, 'hexes').map((label) => numbering.hexOf(label));
    if (first === undefined || first < 0) return null;
    const counter = this.counter(id, textOf(placement, 'face'), textsOf(placement, 'markers'));
    if (second === undefined || second < 0) {
      const facing = directionFromName(grid.orientation, textOf(placement, 'facing'));
      return { ...counter, place: first, facing: facing < 0 ? null : facing };
    }
    const across = facingFromName(grid.orientation, textOf(placement, 'facing'));
    const left = across < 0 ? -1 : leftHalf(grid, first, second, across);
    if (left >= 0) return { ...counter, place: left, across };
    // A facing that its hexes do not allow: it still lies in them.
    const direction = grid.directionBetween(first, second);
    return { ...counter, place: first, across: direction < 0 ? null : direction };
  }
}

const NOWHERE = { place: -1, across: null, facing: null, art: null } as const;

function placeholder(id: string): Counter {
  return {
    ...NOWHERE,
    id,
    name: id === '' ? LACKING.noUnit : id,
    values: '?',
    symbol: '',
    color: '#d9b3c4',
    stripe: null,
    mode: '',
    marks: [{ drawing: 'disc', text: '?', tone: 'danger', name: LACKING.unit }],
  };
}

/** Paper of the parts of an army: what their words say, else that of their side, a little apart from one another. */
function paperColors(vocabularies: readonly JsonObject[], sides: ReadonlyMap<string, string>): Map<string, string> {
  const colors = new Map([...sides].map(([side, color]) => [side, paperOf(color)]));
  for (const vocabulary of vocabularies) {
    for (const word of asList(vocabulary['values'])) {
      const color = colorOf(word);
      if (color !== null) colors.set(nameOf(word), paperOf(color));
    }
  }
  return colors;
}

/** A unit as far as it is one. */
function dataOf(unit: JsonObject): CounterData {
  const text = (name: 'name' | 'side' | 'contingent' | 'kind' | 'class'): { [key: string]: string } => {
    const value = textOf(unit, name);
    return value === '' ? {} : { [name]: value };
  };
  const values = unit['values'];
  return {
    id: nameOf(unit),
    ...text('name'),
    ...text('side'),
    ...text('contingent'),
    ...text('kind'),
    ...text('class'),
    traits: textsOf(unit, 'traits'),
    values: isObject(values) ? values : {},
    faces: asList(unit['faces']).map((face) => {
      const own = face['values'];
      return { id: textOf(face, 'id'), values: isObject(own) ? own : {} };
    }),
  };
}
