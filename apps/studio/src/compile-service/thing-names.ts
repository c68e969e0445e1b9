import type { GameSystem } from '@hexwright/compiler';
import type { LinkedPackage } from '@hexwright/model';
import { plainWords } from '../parts/plain-words.ts';

interface Thing {
  readonly id: string;
  readonly name?: string;
  readonly title?: string;
  readonly label?: string;
}

/** What people call the things of a package and of its game, by list and id. */
export class ThingNames {
  readonly #lists = new Map<string, Map<string, string>>();

  /** @param system the game of the package; null where none plays it */
  constructor(linked: LinkedPackage, system: GameSystem | null) {
    const { map, table, victory, vocabularies, tables, units, options } = linked;
    for (const list of NAMED) this.#add(list, linked[list]);
    this.#add('zones', [...(map?.zones ?? []), ...(table?.zones ?? [])]);
    this.#add('levels', victory?.levels ?? []);
    this.#add(
      'faces',
      units.flatMap(({ faces }) => faces),
    );
    this.#add(
      'rows',
      tables.flatMap(({ rows }) => rows),
    );
    this.#add(
      'columns',
      tables.flatMap(({ columns }) => columns),
    );
    this.#add(
      'choices',
      options.flatMap(({ choices }) => choices),
    );
    for (const { id, values } of vocabularies) this.#add(id, values);
    // What a game asks for is called something even where the package lacks it.
    if (system === null) return;
    for (const list of ['modules', 'parameters', 'tables', 'conditions'] as const) this.#add(list, system[list]);
    this.#add('kinds', system.kinds.map(asThing));
    this.#add('slots', system.slots.map(asThing));
    for (const one of system.parameters) if (one.type === 'choice') this.#add('choices', one.values.map(asThing));
    this.#add('values', ['class', 'contingent', ...Object.keys(system.unitValues)].map(asThing));
  }

  /** What a thing of a list is called; null where there is no such thing. */
  in(list: string, id: string): string | null {
    return this.#lists.get(list)?.get(id) ?? null;
  }

  /** What all things of an id are called, whatever they are; null where there is none, or two are called otherwise. */
  ofAny(id: string): string | null {
    const names = new Set([...this.#lists.values()].flatMap((list) => list.get(id) ?? []));
    const [name = null] = names;
    return names.size === 1 ? name : null;
  }

  /** How many units bear a name. */
  unitsCalled(name: string): number {
    return [...(this.#lists.get('units')?.values() ?? [])].filter((one) => one === name).length;
  }

  #add(list: string, things: readonly Thing[]): void {
    const names = this.#lists.get(list) ?? new Map<string, string>();
    this.#lists.set(list, names);
    for (const { id, name, title, label } of things) {
      if (!names.has(id)) names.set(id, name ?? title ?? label ?? plainWords(id));
    }
  }
}

/** The lists of a package whose things have names, or ids that read as such. */
const NAMED = [
  'sides',
  'units',
  'terrains',
  'hexsides',
  'features',
  'vocabularies',
  'parameters',
  'tables',
  'modifiers',
  'conditions',
  'markers',
  'effects',
  'restrictions',
  'objectives',
  'options',
  'arrivals',
  'withdrawals',
] as const satisfies readonly (keyof LinkedPackage)[];

function asThing(id: string): Thing {
  return { id };
}
