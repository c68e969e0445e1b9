import * as Y from 'yjs';
import type { JsonValue } from '@hexwright/model';
import { containerOf, lastKey, putCell, putWords, writingOf, type CellPath } from './cells.ts';
import { encodeFile } from './encode.ts';
import { kindOf, type FileKey } from './file-key.ts';
import type { PaintedHex, Step } from './step.ts';
import { Prose, type Node, type NodeMap, type SharedMap } from './node.ts';
import { Project } from './project.ts';
import { MATERIALISED, RAW } from './reserved.ts';
import { contentOf } from './materialise.ts';

/** Writes cells of the document and notes in a step what was there before. Only to be used within a transaction. */
export class Writer {
  readonly project: Project;
  readonly #step: Step;

  constructor(project: Project, step: Step) {
    this.project = project;
    this.#step = step;
  }

  /** What this person puts behind keys of order, so that nobody else's are the same. */
  get salt(): string {
    return this.project.doc.clientID.toString(36);
  }

  /** A key for a new entry that nobody else gives. */
  freshKey(name: string): string {
    const { doc } = this.project;
    return `${name}~${doc.clientID.toString(36)}.${Y.getState(doc.store, doc.clientID).toString(36)}`;
  }

  /** Makes sure that a file is there and can be written to. */
  open(file: FileKey): SharedMap {
    this.#recall(file);
    const root = this.project.materialise(file);
    const { list } = this.project;
    if (list.get(file) === Project.entry) return root;
    const path: CellPath = ['', file];
    const before = this.#step.stateOf(path, list);
    putCell(this.project, list, file, Project.entry);
    // The text that a file came with says nothing any more once it is taken apart: taking the step back need not bring it
    // again, and with a large map would send all of it to everybody.
    const isText = typeof before.node === 'string';
    const after = { id: writingOf(list, file), node: Project.entry };
    this.#step.note(path, isText ? { ...before, node: Project.entry } : before, after);
    return root;
  }

  /** Adds a file as the text it comes with; where there has been one of that name, its remains become that text. */
  addFile(file: FileKey, text: string): void {
    this.#recall(file);
    if (!this.project.isMaterialised(file)) {
      this.set(['', file], text);
      return;
    }
    const root = this.open(file);
    const node = nodesOf(file, text);
    for (const key of root.keys()) if (!node.has(key) && key !== MATERIALISED) this.remove([file, key]);
    for (const [key, part] of node) if (key !== MATERIALISED) this.set([file, key], part);
  }

  /** What stands in a cell; undefined where there is nothing. */
  get(path: CellPath): unknown {
    return containerOf(this.project, path)?.get(lastKey(path));
  }

  /** What stands in a cell, as JSON. */
  json(path: CellPath): JsonValue | undefined {
    return this.project.decoder.value(this.get(path));
  }

  /** Puts a value into a cell; nothing happens where the map it lies in is gone. */
  set(path: CellPath, node: Node): void {
    this.#put(path, node);
  }

  /**
   * Paints hexes of hex rows. Taking that back paints them as they were, so that it also can be taken back after the painted
   * hexes have been folded into the rows under them.
   *
   * @param hexes key of the hex rows, the new value, and what the hex shows now
   */
  paint(path: CellPath, hexes: readonly PaintedHex[]): void {
    const map = containerOf(this.project, [...path, '']);
    if (map === null) return;
    this.#step.paint(path, map, hexes);
    const keys = hexes.map(([key]) => key);
    this.project.decoder.touch(map, keys);
  }

  /** Takes a value away. */
  remove(path: CellPath): void {
    this.#put(path, undefined);
  }

  /** Changes the words of a shared text as little as possible. */
  write(path: CellPath, words: string): void {
    const map = containerOf(this.project, path);
    const text = map?.get(lastKey(path));
    if (map === null || !(text instanceof Y.Text)) return;
    const id = writingOf(map, lastKey(path));
    const before = new Prose(text.toJSON());
    if (before.words === words) return;
    putWords(this.project, text, words);
    this.#step.note(path, { id, node: before }, { id, node: new Prose(words) });
  }

  /**
   * Where a file has been removed that nobody had written to, lays out what it held before another of its name is written
   * over that: after both steps are undone one finds it there.
   */
  #recall(file: FileKey): void {
    const text = this.project.removedText(file);
    if (text === undefined || this.project.isMaterialised(file)) return;
    const root = this.project.materialise(file);
    for (const [key, node] of nodesOf(file, text)) if (key !== MATERIALISED) putCell(this.project, root, key, node);
  }

  #put(path: CellPath, node: Node | undefined): void {
    const map = containerOf(this.project, path);
    if (map === null) return;
    const key = lastKey(path);
    const before = this.#step.stateOf(path, map);
    if (node === undefined && before.id === '') return;
    putCell(this.project, map, key, node);
    this.#step.note(path, before, { id: writingOf(map, key), node });
  }
}

/** What a file holds in the document whose text this is. */
function nodesOf(file: FileKey, text: string): NodeMap {
  const kind = kindOf(file);
  const content = contentOf(file, text);
  return content === null || kind === undefined ? new Map([[RAW, new Prose(text)]]) : encodeFile(kind, content);
}
