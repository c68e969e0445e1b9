import { containerOf, lastKey, stateOf, writingOf, type CellPath } from './cells.ts';
import { PaintRecord, hexRowsOf } from './hex-writes.ts';
import { equalNodes, isNodeMap, type Node } from './node.ts';
import type { Project } from './project.ts';
import { cellName, type CellRecord, type Step } from './step.ts';

/** Steps with, for every cell, the records that wrote it. */
export class UndoStack {
  readonly steps: Step[] = [];
  /** The side of a record on which the document stands when the record's step is the next to go. */
  readonly side: 'before' | 'after';
  readonly #cells = new Map<string, CellRecord[]>();
  #size = 0;

  constructor(side: 'before' | 'after') {
    this.side = side;
  }

  push(step: Step): void {
    this.steps.push(step);
    this.#size += step.size;
    // Steps go from this stack in the order in which their records are to be reached.
    const records = cellsOf(step);
    for (const record of this.side === 'after' ? records : records.toReversed()) {
      const name = cellName(record.path);
      const list = this.#cells.get(name);
      if (list === undefined) this.#cells.set(name, [record]);
      else list.push(record);
    }
  }

  /** Takes a record, the last one of its cell, out of the index. */
  forget({ path }: CellRecord): void {
    const name = cellName(path);
    const list = this.#cells.get(name);
    list?.pop();
    if (list?.length === 0) this.#cells.delete(name);
  }

  /** The value that a write put into a cell has been put there again by another one. */
  rename(path: CellPath, former: string, id: string): void {
    if (former === '') return;
    const other = this.side === 'after' ? 'before' : 'after';
    for (const record of this.#cells.get(cellName(path))?.toReversed() ?? []) {
      if (record[this.side].id !== former) return;
      const isWriting = record.before.id !== record.after.id;
      record[this.side] = { ...record[this.side], id };
      // Words that were edited have one write before and after, and so have those before them.
      if (isWriting) return;
      record[other] = { ...record[other], id };
    }
  }

  /** A map has been put back: cells in it that hold what the records say have new writes. */
  relinkUnder(path: CellPath, project: Project): void {
    const start = `${cellName(path)}\n`;
    for (const [name, list] of this.#cells) {
      const record = list.at(-1);
      if (!name.startsWith(start) || record === undefined || hexRowsOf(record.path) !== null) continue;
      const map = containerOf(project, record.path);
      if (map === null) continue;
      const now = stateOf(map, lastKey(record.path));
      if (this.#holds(record.path, now.node, record[this.side].node))
        this.rename(record.path, record[this.side].id, now.id);
    }
  }

  /** Whether a cell still is what it was made, apart from cells in it that were written since and are what those records say. */
  #holds(path: CellPath, now: Node | undefined, made: Node | undefined): boolean {
    if (equalNodes(now, made)) return true;
    if (!isNodeMap(now) || !isNodeMap(made)) return false;
    return [...new Set([...now.keys(), ...made.keys()])].every((key) => {
      const inner = [...path, key];
      const own = this.#cells.get(cellName(inner))?.at(-1);
      const isAsWritten = own !== undefined && this.#holds(inner, now.get(key), own[this.side].node);
      return isAsWritten || this.#holds(inner, now.get(key), made.get(key));
    });
  }

  /** Finds the cells in another document that hold what they held in this one. */
  relink(from: Project, to: Project): void {
    for (const list of this.#cells.values()) {
      const record = list[list.length - 1];
      const { path } = record;
      if (hexRowsOf(path) !== null) continue;
      const [last, next] = [containerOf(from, path), containerOf(to, path)];
      if (last === null || next === null || writingOf(last, lastKey(path)) !== record[this.side].id) continue;
      const now = stateOf(next, lastKey(path));
      if (record[this.side].id === '') continue;
      this.rename(path, record[this.side].id, now.id);
    }
  }

  /** Takes the last step out. */
  pop(): Step | undefined {
    const step = this.steps.pop();
    this.#size -= step?.size ?? 0;
    return step;
  }

  /** Forgets the oldest steps beyond a number, or beyond a number of cells; the last one stays whatever its size. */
  trim(most: number, mostCells: number): void {
    while (this.steps.length > most || (this.#size > mostCells && this.steps.length > 1)) {
      const [step] = this.steps.splice(0, 1);
      this.#size -= step.size;
      for (const { path } of cellsOf(step)) {
        const list = this.#cells.get(cellName(path));
        list?.shift();
        if (list?.length === 0) this.#cells.delete(cellName(path));
      }
    }
  }

  drop(): void {
    const step = this.pop();
    for (const record of step === undefined ? [] : cellsOf(step)) this.forget(record);
  }

  clear(): void {
    this.steps.length = 0;
    this.#size = 0;
    this.#cells.clear();
  }
}

/** The records of a step but those of painted hexes. */
function cellsOf(step: Step): CellRecord[] {
  return [...step.records.values()].filter((record): record is CellRecord => !(record instanceof PaintRecord));
}
