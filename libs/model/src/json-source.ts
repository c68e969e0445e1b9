import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree, type Node } from 'jsonc-parser';
import { DEEPEST, scanJson } from './json-scan.ts';
import { explainSyntax } from './json-syntax.ts';
import { pointerOf, pointerPath, type Position, type Problem, problemAt, type Place, type Range } from './problem.ts';
import type { JsonValue } from './generated/types.ts';

/** Bytes a package file may have. Longer ones are refused before anything reads them. */
export const LARGEST_FILE = 8 * 1024 * 1024;

/** A text as JSON, or why it is none. Problems have a range and their file is empty: `placeProblems` fills it in. */
export type JsonReading =
  | { readonly ok: true; readonly value: JsonValue; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const NOWHERE: Place = { file: '', pointer: '' };

/**
 * Reads a text as JSON. Never throws: a text that is too long, no JSON, or nested too deep gives one problem; names
 * given twice in an object give a problem each beside the value.
 */
export function readJson(text: string): JsonReading {
  if (text.length > LARGEST_FILE) return { ok: false, problems: [tooLarge(NOWHERE, text.length)] };
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch {
    const { message, offset, length } = explainSyntax(text);
    return { ok: false, problems: [at(text, offset, offset + length, '', 'json.syntax', message)] };
  }
  const { duplicates, tooDeepAt } = scanJson(text, value);
  if (tooDeepAt >= 0) {
    const message = `Lists and objects are nested deeper than ${DEEPEST} levels here. Look for a bracket too many.`;
    return { ok: false, problems: [at(text, tooDeepAt, tooDeepAt + 1, '', 'json.too-deep', message)] };
  }
  const problems = duplicates.map(({ pointer, key, start, end }) =>
    at(
      text,
      start,
      end,
      pointer,
      'json.duplicate-key',
      `"${key}" is given twice in one object. Remove one of the two.`,
    ),
  );
  return { ok: true, value, problems };
}

/** The problem of a file with more than {@link LARGEST_FILE} bytes. */
export function tooLarge(place: Place, size: number): Problem {
  const megabytes = Math.ceil((size / (1024 * 1024)) * 10) / 10;
  return problemAt(
    place,
    'file.too-large',
    `The file has ${megabytes} MB; package files may have 8 MB. Split the package, or take out what does not belong in it.`,
  );
}

function at(text: string, start: number, end: number, pointer: string, code: string, message: string): Problem {
  return problemAt({ file: '', pointer }, code, message, { range: rangeAt(text, start, end) });
}

/** The range between two offsets of a text. */
export function rangeAt(text: string, start: number, end: number): Range {
  return { start: positionAt(text, start), end: positionAt(text, end) };
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, column: offset - lineStart + 1, offset };
}

/** A text that ranges are looked up in; it is parsed with positions, and its lines are counted, at the first question. */
export class JsonPositions {
  readonly #text: string;
  #lineStarts: readonly number[] | undefined;
  #root: Node | null | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * The range of the value at a JSON pointer. Where the pointer leads nowhere (a property that is missing), that of
   * the nearest value around it, cut to its first character if it is longer than a line.
   */
  rangeOf(pointer: string): Range {
    this.#root ??= parseTree(this.#text) ?? null;
    if (this.#root === null) return this.#range(0, 0);
    const path = pointerPath(pointer);
    const node = nodeAt(this.#root, path);
    if (node !== undefined) return this.#nodeRange(node, path.length > 0);
    while (path.length > 0) {
      path.pop();
      const around = nodeAt(this.#root, path);
      if (around !== undefined) return this.#range(around.offset, around.offset + 1);
    }
    return this.#range(0, 1);
  }

  /** The range of the name of the property at a JSON pointer; that of the value where there is no name before it. */
  rangeOfName(pointer: string): Range {
    this.#root ??= parseTree(this.#text) ?? null;
    const property = this.#root === null ? undefined : nodeAt(this.#root, pointerPath(pointer))?.parent;
    const name = property?.type === 'property' ? property.children?.at(0) : undefined;
    return name === undefined ? this.rangeOf(pointer) : this.#nodeRange(name, true);
  }

  /** The JSON pointer of the innermost value at an offset; that of a property where its name stands there. */
  pointerAt(offset: number): string {
    this.#root ??= parseTree(this.#text) ?? null;
    const node = this.#root === null ? undefined : findNodeAtOffset(this.#root, offset, true);
    return node === undefined ? '' : pointerOf(...getNodePath(node));
  }

  #nodeRange(node: Node, whole: boolean): Range {
    const end = node.offset + (whole ? node.length : 1);
    return this.#range(node.offset, end);
  }

  #range(start: number, end: number): Range {
    return { start: this.#position(start), end: this.#position(end) };
  }

  #position(offset: number): Position {
    this.#lineStarts ??= lineStartsOf(this.#text);
    let [line, next] = [0, this.#lineStarts.length];
    while (next - line > 1) {
      const middle = (line + next) >> 1;
      if (this.#lineStarts[middle] <= offset) line = middle;
      else next = middle;
    }
    return { line: line + 1, column: offset - this.#lineStarts[line] + 1, offset };
  }
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function nodeAt(root: Node, path: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of path) {
    if (node === undefined) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
  }
  return node;
}
