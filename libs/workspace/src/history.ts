import * as Y from 'yjs';
import { containerOf, lastKey, putCell, putWords, stateOf, writingOf, type CellPath, type CellState } from './cells.ts';
import { copy, equalNodes, isNodeMap, Prose, type Node } from './node.ts';
import type { Project } from './project.ts';
import { mergeWords } from './words.ts';

/** Steps that can be taken back. */
const LONGEST = 500;

/** What one step did to one cell. */
interface CellRecord {
  readonly path: CellPath;
  before: CellState;
  after: CellState;
}

/** What one gesture of one person did, under the name people see. */
export class Step {
  readonly title: string;
  readonly records = new Map<string, CellRecord>();

  constructor(title: string) {
    this.title = title;
  }

  /** Notes that a cell was written. */
  note(path: CellPath, before: CellState, after: CellState): void {
    const key = cellName(path);
    const record = this.records.get(key);
    if (record === undefined) {
      this.records.set(key, { path, before, after });
      return;
    }
    // Whoever wrote in between is not overwritten by taking the step back.
    if (record.after.id !== before.id) record.before = before;
    record.after = after;
  }
}

/** What taking a step back or doing it again has come to. */
export interface Outcome {
  readonly title: string;
  /** Changes that were left out, because somebody else has written there since. */
  readonly left: number;
}

/**
 * The steps of one person, to be taken back and done again. A cell is restored only if it still holds what the step put
 * there: what somebody else has written since stays. Kept by place and content, so that the shared document need not
 * hold on to what was deleted.
 */
export class History {
  readonly #project: Project;
  readonly #done = new Stack('after');
  readonly #undone = new Stack('before');

  constructor(project: Project) {
    this.#project = project;
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
    this.#undone.clear();
    this.#done.push(step);
    this.#done.trim(LONGEST);
  }

  /** Takes the last step back, within a transaction; null if there is none. */
  undo(): Outcome | null {
    return this.#move(this.#done, this.#undone);
  }

  /** Does the step again that was taken back last; null if there is none. */
  redo(): Outcome | null {
    return this.#move(this.#undone, this.#done);
  }

  /** Takes back what a step has done, within a transaction, without remembering it. */
  revert(step: Step): void {
    this.#done.push(step);
    this.undo();
    this.#undone.drop();
  }

  /** Goes on in another document with the same content; steps that do not fit it are forgotten. */
  static moved(history: History, to: Project): History {
    const moved = new History(to);
    for (const [from, into] of [
      [history.#done, moved.#done],
      [history.#undone, moved.#undone],
    ]) {
      for (const step of from.steps) into.push(step);
      into.relink(history.#project, to);
    }
    return moved;
  }

  #move(from: Stack, to: Stack): Outcome | null {
    const step = from.steps.at(-1);
    if (step === undefined) return null;
    const records = [...step.records.values()];
    let left = 0;
    for (const record of from === this.#done ? records.toReversed() : records) {
      from.forget(record);
      if (!this.#restore(record, from)) left += 1;
    }
    from.steps.pop();
    to.push(step);
    return { title: step.title, left };
  }

  /** Brings a cell from the state at one side of its record to the other. Whether it could. */
  #restore(record: CellRecord, from: Stack): boolean {
    const side = from.side;
    const map = containerOf(this.#project, record.path);
    const key = lastKey(record.path);
    if (map === null || writingOf(map, key) !== record[side].id) return false;
    const other = side === 'after' ? 'before' : 'after';
    const [held, wanted] = [record[side].node, record[other].node];
    if (record.before.id === record.after.id && held instanceof Prose && wanted instanceof Prose) {
      return this.#restoreWords(map.get(key), held, wanted);
    }
    if (!isUntouched(map.get(key), held)) return false;
    const former = record[other].id;
    putCell(this.#project, map, key, wanted);
    record[other] = { id: writingOf(map, key), node: wanted };
    from.rename(record.path, former, record[other].id);
    if (isNodeMap(wanted)) from.relinkUnder(record.path, this.#project);
    return true;
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

function cellName(path: CellPath): string {
  return path.join('\n');
}

/** Steps with, for every cell, the records that wrote it. */
class Stack {
  readonly steps: Step[] = [];
  /** The side of a record on which the document stands when the record's step is the next to go. */
  readonly side: 'before' | 'after';
  readonly #cells = new Map<string, CellRecord[]>();

  constructor(side: 'before' | 'after') {
    this.side = side;
  }

  push(step: Step): void {
    this.steps.push(step);
    // Steps go from this stack in the order in which their records are to be reached.
    const records = [...step.records.values()];
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

  /** The value that a writing put into a cell has been put there again by another one. */
  rename(path: CellPath, former: string, id: string): void {
    const next = this.#cells.get(cellName(path))?.at(-1);
    if (next === undefined || former === '' || next[this.side].id !== former) return;
    const isWriting = next.before.id !== next.after.id;
    next[this.side] = { ...next[this.side], id };
    // Words that were edited have one writing before and after.
    if (!isWriting) next[this.side === 'after' ? 'before' : 'after'] = { ...this.#otherSide(next), id };
  }

  #otherSide(record: CellRecord): CellState {
    return this.side === 'after' ? record.before : record.after;
  }

  /** A map has been put back: cells in it that hold what the records say have new writings. */
  relinkUnder(path: CellPath, project: Project): void {
    const start = `${cellName(path)}\n`;
    for (const [name, list] of this.#cells) {
      const record = list.at(-1);
      if (!name.startsWith(start) || record === undefined) continue;
      const map = containerOf(project, record.path);
      if (map === null) continue;
      const now = stateOf(map, lastKey(record.path));
      if (equalNodes(now.node, record[this.side].node)) this.rename(record.path, record[this.side].id, now.id);
    }
  }

  /** Finds the cells in another document that hold what they held in this one. */
  relink(from: Project, to: Project): void {
    for (const list of this.#cells.values()) {
      const record = list[list.length - 1];
      const { path } = record;
      const [last, next] = [containerOf(from, path), containerOf(to, path)];
      if (last === null || next === null || writingOf(last, lastKey(path)) !== record[this.side].id) continue;
      const now = stateOf(next, lastKey(path));
      if (record[this.side].id === '') continue;
      this.rename(path, record[this.side].id, now.id);
    }
  }

  /** Forgets the oldest steps beyond a number. */
  trim(most: number): void {
    while (this.steps.length > most) {
      for (const { path } of this.steps.shift()?.records.values() ?? []) {
        const list = this.#cells.get(cellName(path));
        list?.shift();
        if (list?.length === 0) this.#cells.delete(cellName(path));
      }
    }
  }

  drop(): void {
    const step = this.steps.pop();
    for (const record of step?.records.values() ?? []) this.forget(record);
  }

  clear(): void {
    this.steps.length = 0;
    this.#cells.clear();
  }
}
