import * as Y from 'yjs';
import { containerOf, lastKey, putCell, putWords, writingOf, type CellPath } from './cells.ts';
import { UndoStack } from './undo-stack.ts';
import {
  areSame,
  HexWrites,
  isNothing,
  nameOf,
  PaintRecord,
  hexRowsName,
  hexRowsOf,
  writeIdNamed,
  type WriteId,
} from './hex-writes.ts';
import { copy, equalNodes, isNodeMap, Prose, type Node, type SharedMap } from './node.ts';
import { cellsIn, keptStep, newest, stepOf, type KeptHistory } from './kept-history.ts';
import type { Project } from './project.ts';
import { BASE } from './reserved.ts';
import { Step, type CellRecord } from './step.ts';
import { mergeWords } from './words.ts';

/** Steps that can be taken back. */
const LONGEST = 500;
/** Cells that all these steps together may have written. */
const MOST_CELLS = 200_000;

/** What taking a step back or doing it again has come to. */
export interface UndoOutcome {
  readonly title: string;
  /** Changes that were left out, because somebody else has written there since. */
  readonly left: number;
}

/**
 * The steps of one person, to be taken back and done again. A cell is restored only if it still holds what the step put
 * there: what somebody else has written since stays. Kept by place and content, so that the shared document need not
 * hold on to what was deleted.
 */
export class UndoHistory {
  readonly #project: Project;
  readonly #done = new UndoStack('after');
  readonly #undone = new UndoStack('before');

  readonly #writes = new HexWrites();

  constructor(project: Project) {
    this.#project = project;
  }

  /** A step that has done nothing yet. */
  begin(title: string): Step {
    return new Step(title, this.#writes);
  }

  /** Titles of the steps that can be taken back, the last one last. */
  get done(): readonly string[] {
    return this.#done.steps.map(({ title }) => title);
  }

  /** Titles of the steps that can be done again, the next one last. */
  get undone(): readonly string[] {
    return this.#undone.steps.map(({ title }) => title);
  }

  /** Adds a step; what was taken back before can no longer be done again. */
  push(step: Step): void {
    if (step.records.size === 0) return;
    step.seal();
    this.#undone.clear();
    this.#done.push(step);
    this.#done.trim(LONGEST, MOST_CELLS);
  }

  /** Takes the last step back, within a transaction; null if there is none. */
  undo(): UndoOutcome | null {
    return this.#move(this.#done, this.#undone);
  }

  /** Does the step again that was taken back last; null if there is none. */
  redo(): UndoOutcome | null {
    return this.#move(this.#undone, this.#done);
  }

  /** Takes back what a step has done, within a transaction, without remembering it. */
  revert(step: Step): void {
    this.#done.push(step);
    this.undo();
    this.#undone.drop();
  }

  /** Goes on in another document with the same content; steps that do not fit it are forgotten. */
  static moved(history: UndoHistory, to: Project): UndoHistory {
    const moved = new UndoHistory(to);
    moved.#takeWrites(history);
    for (const [from, into] of [
      [history.#done, moved.#done],
      [history.#undone, moved.#undone],
    ]) {
      for (const step of from.steps) into.push(step);
      into.relink(history.#project, to);
    }
    return moved;
  }

  /** The newest steps, no longer than so many characters together, as plain data. */
  kept(most: number): KeptHistory {
    const [done, undone] = [this.#done, this.#undone].map(({ steps }) => steps.map(keptStep));
    const next = newest(undone, most);
    const last = newest(done, next.left);
    const cells = cellsIn([...next.steps, ...last.steps]);
    return { done: last.steps, undone: next.steps, hexes: this.#writes.kept(cells) };
  }

  /** Takes over the steps of a page that had the same document, in place of its own. */
  recall({ done, undone, hexes }: KeptHistory): void {
    this.#writes.take(hexes);
    for (const [stack, steps] of [
      [this.#done, done],
      [this.#undone, undone],
    ] as const) {
      stack.clear();
      for (const step of steps) stack.push(stepOf(step, this.#writes));
    }
  }

  #move(from: UndoStack, to: UndoStack): UndoOutcome | null {
    const step = from.steps.at(-1);
    if (step === undefined) return null;
    const records = [...step.records.values()];
    let left = 0;
    for (const record of from === this.#done ? records.toReversed() : records) {
      if (record instanceof PaintRecord) left += this.#repaint(record, from);
      else {
        from.forget(record);
        if (!this.#restore(record, from)) left += 1;
      }
    }
    from.pop();
    to.push(step);
    return { title: step.title, left };
  }

  /** Brings a cell from the state at one side of its record to the other. Whether it could. */
  #restore(record: CellRecord, from: UndoStack): boolean {
    const side = from.side;
    const map = containerOf(this.#project, record.path);
    const key = lastKey(record.path);
    if (map === null || this.#writingOf(record, map) !== record[side].id) return false;
    const other = side === 'after' ? 'before' : 'after';
    const [held, wanted] = [record[side].node, record[other].node];
    if (record.before.id === record.after.id && held instanceof Prose && wanted instanceof Prose) {
      return this.#restoreWords(map.get(key), held, wanted);
    }
    if (!isUntouched(map.get(key), held)) return false;
    const former = record[other].id;
    putCell(this.#project, map, key, wanted);
    const hexRows = hexRowsOf(record.path);
    if (hexRows !== null) {
      this.#writes.put(hexRows, map, key, writeIdNamed(former));
      return true;
    }
    record[other] = { id: writingOf(map, key), node: wanted };
    from.rename(record.path, former, record[other].id);
    if (isNodeMap(wanted)) {
      from.relinkUnder(record.path, this.#project);
      if (wanted.has(BASE)) this.#relinkHexes(record.path, from);
    }
    return true;
  }

  /** Which write the value of a cell is of; of a hex that was painted back, the one it was painted back to. */
  #writingOf({ path }: CellRecord, map: SharedMap): string {
    const hexRows = hexRowsOf(path);
    return hexRows === null ? writingOf(map, lastKey(path)) : nameOf(this.#writes.meaning(hexRows, map, lastKey(path)));
  }

  /** Paints hexes as they were on the other side of a record. How many could not be, because somebody else painted them. */
  #repaint(record: PaintRecord, { side }: UndoStack): number {
    const map = containerOf(this.#project, [...record.path, '']);
    if (map === null) return record.keys.length;
    const hexRows = hexRowsName(record.path);
    const other = side === 'after' ? 'before' : 'after';
    const isOnItsBase = areSame(this.#writes.meaning(hexRows, map, BASE), record.base);
    const painted: string[] = [];
    for (const [place, key] of record.keys.entries()) {
      if (!areSame(this.#writes.meaning(hexRows, map, key), record.write(side, place))) continue;
      const write = record.write(other, place);
      // Where the rows are still those that were painted over, the paint is wiped off; else their former value is painted.
      if (isOnItsBase && isNothing(write)) map.delete(key);
      else map.set(key, record.values[other][place]);
      this.#writes.put(hexRows, map, key, write);
      painted.push(key);
    }
    this.#project.decoder.touch(map, painted);
    return record.keys.length - painted.length;
  }

  /** Hex rows have been put back: what in them is as the last step that wrote it left it is of that step. */
  #relinkHexes(path: CellPath, { steps, side }: UndoStack): void {
    const hexRows = hexRowsName(path);
    const map = containerOf(this.#project, [...path, '']);
    const seen = new Set<string>();
    const link = (key: string, value: Node | undefined, means: WriteId): void => {
      if (map === null || seen.has(key)) return;
      seen.add(key);
      if (equalNodes(copy(map.get(key)), value)) this.#writes.put(hexRows, map, key, means);
    };
    for (const record of steps.toReversed().flatMap((step) => [...step.records.values()].toReversed())) {
      if (record instanceof PaintRecord) {
        if (hexRowsName(record.path) !== hexRows) continue;
        for (const [place, key] of record.keys.entries()) {
          const write = record.write(side, place);
          link(key, isNothing(write) ? undefined : record.values[side][place], write);
        }
        link(BASE, copy(map?.get(BASE)), record.base);
      } else if (hexRowsOf(record.path) === hexRows) {
        link(lastKey(record.path), record[side].node, writeIdNamed(record[side].id));
      }
    }
  }

  /** Takes over what the hexes of another document mean, which holds the same in writes of its own. */
  #takeWrites(history: UndoHistory): void {
    const stacks = [history.#done, history.#undone];
    const records = stacks.flatMap(({ steps }) => steps.flatMap((step) => [...step.records.values()]));
    const paths = new Map(
      records.flatMap((one) => (one instanceof PaintRecord ? [[hexRowsName(one.path), one.path] as const] : [])),
    );
    for (const [hexRows, path] of paths) {
      const [last, next] = [history.#project, this.#project].map((project) => containerOf(project, [...path, '']));
      if (last === null || next === null) continue;
      for (const key of last.keys()) {
        if (key !== BASE) this.#writes.put(hexRows, next, key, history.#writes.meaning(hexRows, last, key));
      }
    }
  }

  #restoreWords(text: unknown, held: Prose, wanted: Prose): boolean {
    if (!(text instanceof Y.Text)) return false;
    const { words, contested } = mergeWords(held.words, wanted.words, text.toJSON());
    if (contested) return false;
    putWords(this.#project, text, words);
    return true;
  }
}

/** Whether a shared value still is what was put there, with nothing written inside it since. */
function isUntouched(value: unknown, node: Node | undefined): boolean {
  if (!(value instanceof Y.Map) && !(value instanceof Y.Text)) return true;
  return equalNodes(copy(value), node);
}
