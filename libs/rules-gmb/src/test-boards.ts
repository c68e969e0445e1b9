/** Boards made at random: terrain, hills, and counters on free hexes, for tests that compare two ways of reckoning. */
import { type Axial, axialOf, beside, FACINGS, labelOf } from './test-hexes.ts';
import type { Numbers } from './test-numbers.ts';
import type { Position } from './test-position.ts';

/** A map of a position, and what the terrain chart [7.4] says of its hexes. */
export class Board {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Record<string, string> = {};
  readonly elevation: Record<string, number> = {};
  readonly units: { id: string; [more: string]: unknown }[] = [];
  readonly #taken = new Set<string>();

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Every hex, row by row. */
  get labels(): string[] {
    return Array.from({ length: this.columns * this.rows }, (_, index) => {
      const column = String((index % this.columns) + 1).padStart(2, '0');
      return column + String(Math.floor(index / this.columns) + 1).padStart(2, '0');
    });
  }

  isOnMap({ q, r }: Axial): boolean {
    const column = q + Math.floor(r / 2);
    return r >= 0 && r < this.rows && column >= 0 && column < this.columns;
  }

  terrainOf(hex: Axial): string {
    return this.terrain[labelOf(hex)] ?? 'clear';
  }

  levelOf(hex: Axial): number {
    return this.elevation[labelOf(hex)] ?? 1;
  }

  /** Movement points to enter [7.4]; Infinity where nobody may. */
  costOf(hex: Axial): number {
    if (!this.isOnMap(hex)) return Infinity;
    const costs: Readonly<Record<string, number>> = { 'dry-river-bed': 2, camp: 2, river: Infinity, grove: Infinity };
    return costs[this.terrainOf(hex)] ?? 1;
  }

  /** True when a counter was put there. */
  isTaken(hex: Axial): boolean {
    return this.#taken.has(labelOf(hex));
  }

  isFree(hex: Axial): boolean {
    return this.costOf(hex) < Infinity && !this.isTaken(hex);
  }

  /** Scatters terrains and hills, each with its chance in a hundred for a hex. */
  scatter(numbers: Numbers, chances: Readonly<Record<string, number>>, hills = 0): this {
    for (const label of this.labels) {
      for (const [terrain, chance] of Object.entries(chances))
        if (numbers.chance(chance)) this.terrain[label] = terrain;
      if (numbers.chance(hills)) this.elevation[label] = numbers.below(4);
    }
    return this;
  }

  /** Puts a single on a hex. */
  single(id: string, label: string, fields: Readonly<Record<string, unknown>>): this {
    this.#taken.add(label);
    this.units.push({ id, hexes: [label], ...fields });
    return this;
  }

  /** Puts a double on a hex and its neighbour in direction `k`. */
  double(id: string, label: string, k: number, fields: Readonly<Record<string, unknown>>): this {
    const right = labelOf(beside(axialOf(label), k));
    this.#taken.add(label);
    this.#taken.add(right);
    this.units.push({ id, hexes: [label, right], facing: FACINGS[k], ...fields });
    return this;
  }

  /** Puts a counter of `size` hexes on free ones chosen at random; false when there is no room. */
  place(numbers: Numbers, id: string, size: number, fields: Readonly<Record<string, unknown>>): boolean {
    const { labels } = this;
    for (let attempt = 0; attempt < 100; attempt++) {
      const label = numbers.pick(labels);
      const hex = axialOf(label);
      const k = numbers.below(6);
      if (!this.isFree(hex) || (size === 2 && !this.isFree(beside(hex, k)))) continue;
      if (size === 2) this.double(id, label, k, fields);
      else this.single(id, label, fields);
      return true;
    }
    return false;
  }

  /** The board as a position. */
  position(phase: string, more: Partial<Position> = {}): Position {
    const { columns, rows, terrain, elevation, units } = this;
    return { map: { columns, rows, terrain, elevation }, phase, units, ...more };
  }
}
