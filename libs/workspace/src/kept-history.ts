import type { JsonValue } from '@hexwright/model';
import type { CellPath, CellState } from './cells.ts';
import { PaintRecord, hexRowsName, type HexWrites, type KeptHex, type KeptPaint } from './hex-writes.ts';
import { isNodeMap, Prose, type Node } from './node.ts';
import { BASE } from './reserved.ts';
import { cellName, Step, type CellRecord } from './step.ts';

/** The steps of one person as plain data, to go on with in another page that has the same document. */
export interface KeptHistory {
  /** That can be taken back, the last one last. */
  readonly done: readonly KeptStep[];
  /** That can be done again, the next one last. */
  readonly undone: readonly KeptStep[];
  /** What the writes of hexes mean. */
  readonly hexes: readonly KeptHex[];
}

/** A step. */
export interface KeptStep {
  readonly title: string;
  readonly records: readonly (KeptCell | KeptPaint)[];
}

interface KeptCell {
  readonly path: CellPath;
  readonly before: KeptState;
  readonly after: KeptState;
}

interface KeptState {
  readonly id: string;
  readonly node?: KeptNode;
}

/** A value, words, or a map: one of the three is there. */
interface KeptNode {
  readonly value?: JsonValue;
  readonly words?: string;
  readonly map?: readonly (readonly [string, KeptNode])[];
}

/** A step as plain data. */
export function keptStep({ title, records }: Step): KeptStep {
  return {
    title,
    records: [...records.values()].map((record) =>
      record instanceof PaintRecord
        ? record.kept()
        : { path: record.path, before: keptState(record.before), after: keptState(record.after) },
    ),
  };
}

/** The step again. */
export function stepOf({ title, records }: KeptStep, writes: HexWrites): Step {
  const step = new Step(title, writes);
  for (const record of records) {
    if ('keys' in record) step.take(PaintRecord.of(record));
    else step.take(cellOf(record));
  }
  return step;
}

/** The newest of some steps, the last one last, which are no longer than so many characters together. */
export function newest(
  steps: readonly KeptStep[],
  most: number,
): { readonly steps: readonly KeptStep[]; readonly left: number } {
  let left = most;
  const index = steps.findLastIndex((step) => (left -= JSON.stringify(step).length) < 0);
  return { steps: steps.slice(index + 1), left: Math.max(0, left) };
}

/** The names of all cells that steps have written, painted hexes included. */
export function cellsIn(steps: readonly KeptStep[]): ReadonlySet<string> {
  const records = steps.flatMap((step) => step.records);
  return new Set(
    records.flatMap((record) =>
      'keys' in record
        ? [...record.keys, BASE].map((key) => `${hexRowsName(record.path)}\n${key}`)
        : [cellName(record.path)],
    ),
  );
}

function cellOf({ path, before, after }: KeptCell): CellRecord {
  return { path, before: stateOf(before), after: stateOf(after) };
}

function keptState({ id, node }: CellState): KeptState {
  return node === undefined ? { id } : { id, node: keptNode(node) };
}

function stateOf({ id, node }: KeptState): CellState {
  return { id, node: node === undefined ? undefined : nodeOf(node) };
}

function keptNode(node: Node): KeptNode {
  if (node instanceof Prose) return { words: node.words };
  if (isNodeMap(node)) return { map: [...node].map(([key, part]) => [key, keptNode(part)]) };
  return { value: node };
}

function nodeOf({ value, words, map }: KeptNode): Node {
  if (words !== undefined) return new Prose(words);
  if (map !== undefined) return new Map(map.map(([key, part]) => [key, nodeOf(part)]));
  return value ?? null;
}
