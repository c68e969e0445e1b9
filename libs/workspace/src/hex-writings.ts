import type { CellPath } from './cells.ts';
import { kindOf } from './file-key.ts';
import type { SharedMap } from './node.ts';
import { isPlaneField } from './plane.ts';
import { BASE } from './reserved.ts';

/** Which writing has put a value there: the writer's number and the place in what that writer wrote; -1 for none. */
export interface Writing {
  readonly client: number;
  readonly clock: number;
}

const NONE: Writing = { client: -1, clock: -1 };

/** The writing that has put the value of a key there. */
export function writingAt(map: SharedMap, key: string): Writing {
  const item = map._map.get(key);
  return item === undefined || item.deleted ? NONE : item.id;
}

/**
 * Hexes, and rows under them, that were written anew by taking steps back or by folding: such a writing means an earlier one, that of which it
 * has put the value back. One entry a hex is enough, since only the last writing of a hex is ever asked about.
 */
export class HexWritings {
  readonly #planes = new Map<string, Map<string, { readonly now: Writing; readonly means: Writing }>>();

  /** What the writing in a hex means. */
  meaning(plane: string, map: SharedMap, key: string): Writing {
    const now = writingAt(map, key);
    const known = this.#planes.get(plane)?.get(key);
    return known !== undefined && areSame(known.now, now) ? known.means : now;
  }

  /** Says what the writing that is now in a hex means. */
  put(plane: string, map: SharedMap, key: string, means: Writing): void {
    let hexes = this.#planes.get(plane);
    if (hexes === undefined) this.#planes.set(plane, (hexes = new Map()));
    hexes.set(key, { now: writingAt(map, key), means });
  }
}

/** The writing that the state of a cell names. */
export function writingNamed(id: string): Writing {
  if (id === '') return NONE;
  const [client, clock] = id.split(':').map(Number);
  return { client, clock };
}

/** The name of a writing, as the state of a cell has it. */
export function nameOf({ client, clock }: Writing): string {
  return client < 0 ? '' : `${client}:${clock}`;
}

/** Whether there is no writing at all. */
export function isNothing({ client }: Writing): boolean {
  return client < 0;
}

/** Whether two writings are one. */
export function areSame(one: Writing, other: Writing): boolean {
  return one.client === other.client && one.clock === other.clock;
}

/** The name of the plane that a cell lies in, as a hex or as the rows under all; null for other cells. */
export function planeOf(path: CellPath): string | null {
  if (path.length !== 3 || !isPlaneField(path[1]) || kindOf(path[0]) !== 'map') return null;
  return path[2] === BASE || /^\d+$/.test(path[2]) ? planeName(path) : null;
}

/** The name of the plane that a path leads to, or into. */
export function planeName([file, field]: CellPath): string {
  return `${file}\n${field}`;
}

/** What one gesture did to the hexes of one plane: a few numbers a hex, since there may be very many. */
export class PaintRecord {
  /** The path of the plane. */
  readonly path: CellPath;
  /** The writing of the rows under the hexes when the gesture began. */
  readonly base: Writing;
  readonly keys: string[] = [];
  readonly values: { readonly before: string[]; readonly after: string[] } = { before: [], after: [] };
  readonly #clients: { readonly before: number[]; readonly after: number[] } = { before: [], after: [] };
  readonly #clocks: { readonly before: number[]; readonly after: number[] } = { before: [], after: [] };
  #places: Map<string, number> | null = new Map();

  constructor(path: CellPath, base: Writing) {
    this.path = path;
    this.base = base;
  }

  /** Notes that a hex was painted. */
  note(key: string, former: Writing, formerValue: string, now: Writing, value: string): void {
    let place = this.#places?.get(key);
    const isNew = place === undefined;
    if (place === undefined) {
      place = this.keys.length;
      this.keys.push(key);
      this.#places?.set(key, place);
    }
    // Whoever painted in between is not overwritten by taking the step back.
    if (isNew || !areSame(this.writing('after', place), former)) this.#write('before', place, former, formerValue);
    this.#write('after', place, now, value);
  }

  /** The writing of a hex before or after the gesture. */
  writing(side: 'before' | 'after', place: number): Writing {
    return { client: this.#clients[side][place], clock: this.#clocks[side][place] };
  }

  /** Says that the gesture is over, and nothing more will be noted. */
  seal(): void {
    this.#places = null;
  }

  #write(side: 'before' | 'after', place: number, { client, clock }: Writing, value: string): void {
    this.#clients[side][place] = client;
    this.#clocks[side][place] = clock;
    this.values[side][place] = value;
  }
}
