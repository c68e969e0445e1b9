import { lastKey, stateOf, type CellPath, type CellState } from './cells.ts';
import { nameOf, PaintRecord, hexRowsName, hexRowsOf, writeAt, type HexWrites } from './hex-writes.ts';
import type { SharedMap } from './node.ts';
import { BASE } from './reserved.ts';

/** What one step did to one cell. */
export interface CellRecord {
  readonly path: CellPath;
  before: CellState;
  after: CellState;
}

/** What one gesture of one person did, under the name people see. */
export class Step {
  readonly title: string;
  /** By name of the cell or the hex rows, in the order in which they were first written. */
  readonly records = new Map<string, CellRecord | PaintRecord>();
  readonly #writes: HexWrites;

  /** @param writes what earlier writes of hexes mean */
  constructor(title: string, writes: HexWrites) {
    this.title = title;
    this.#writes = writes;
  }

  /** How much there is to remember. */
  get size(): number {
    let size = 0;
    for (const record of this.records.values()) size += record instanceof PaintRecord ? record.keys.length : 1;
    return size;
  }

  /** What a cell holds now; of a hex that was painted back, with the write that it was painted back to. */
  stateOf(path: CellPath, map: SharedMap): CellState {
    const state = stateOf(map, lastKey(path));
    const hexRows = hexRowsOf(path);
    return hexRows === null ? state : { ...state, id: nameOf(this.#writes.meaning(hexRows, map, lastKey(path))) };
  }

  /** Notes that a cell was written. */
  note(path: CellPath, before: CellState, after: CellState): void {
    const key = cellName(path);
    const record = this.records.get(key);
    if (record === undefined || record instanceof PaintRecord) {
      this.records.set(key, { path, before, after });
      return;
    }
    // What others wrote in between is not overwritten by taking the step back.
    if (record.after.id !== before.id) record.before = before;
    record.after = after;
  }

  /** Paints hexes of hex rows and notes what they were. */
  paint(path: CellPath, map: SharedMap, hexes: readonly PaintedHex[]): void {
    const hexRows = hexRowsName(path);
    const name = `${hexRows}\npainted`;
    const known = this.records.get(name);
    const record =
      known instanceof PaintRecord ? known : new PaintRecord(path, this.#writes.meaning(hexRows, map, BASE));
    this.records.set(name, record);
    for (const [key, value, former] of hexes) {
      const before = this.#writes.meaning(hexRows, map, key);
      map.set(key, value);
      record.note(key, before, former, writeAt(map, key), value);
    }
  }

  /** Takes over a record of a step that was kept. */
  take(record: CellRecord | PaintRecord): void {
    const name = record instanceof PaintRecord ? `${hexRowsName(record.path)}\npainted` : cellName(record.path);
    this.records.set(name, record);
  }

  /** Says that the gesture is over. */
  seal(): void {
    for (const record of this.records.values()) if (record instanceof PaintRecord) record.seal();
  }
}

/** A hex that is painted: key of the hex rows, the new value, and what the hex shows now. */
export type PaintedHex = readonly [key: string, value: string, former: string];

/** The name of a cell. */
export function cellName(path: CellPath): string {
  return path.join('\n');
}
