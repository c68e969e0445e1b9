/**
 * Measures libs/workspace in milliseconds against what an editor may take, on Tamburlaine and on a map of 100 x 100 hexes.
 * Run it alone: `node tools/bench/workspace.ts`.
 */
import path from 'node:path';
import { writeCanonical, type JsonValue } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import {
  clutterOf,
  compacted,
  deriveVariant,
  Editor,
  MapTerrain,
  mergeText,
  openPackage,
  paintTerrain,
  setItem,
  type Project,
} from '@hexwright/workspace';

/** What something took, and what it may take: both in the same unit. */
export interface Timing {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB';
  readonly limit: number;
  readonly pass: boolean;
}

const BATTLE = 'gmb/tamburlaine';
const PLAIN = 'plain';
const SIDE = 100;
const PAINTS = 100_000;
const CLUTTER = 20_000;

/** Runs all measurements, in about half a minute. */
export function benchWorkspace(): Timing[] {
  const root = path.resolve(import.meta.dirname, '../../scenarios');
  const found = new FolderLibrary([root]).find(BATTLE);
  if (found === null || !('files' in found)) throw new Error(`There is no ${BATTLE} in ${root}`);
  const { files } = found;
  const opening = median(9, () => openPackage(BATTLE, files).content(`${BATTLE}:map.json`));

  const editor = new Editor(openPackage(PLAIN, plainFiles()), 'bench');
  const hexes = Array.from({ length: 1000 }, (_, index) => index * 7);
  let turn = 0;
  const terrain = (): string => (turn++ % 2 === 0 ? 'wood' : 'clear');
  const paint = median(400, () => editor.do(paintTerrain(editor.project, PLAIN, [(turn * 37) % 10_000], terrain())));
  const fill = median(15, () => editor.do(paintTerrain(editor.project, PLAIN, hexes, terrain())));
  const undo = median(15, () => editor.undo());

  const battle = new Editor(openPackage(BATTLE, files), 'bench');
  const units = `${BATTLE}:units.json`;
  battle.do(setItem(battle.project, BATTLE, 'units/spahis-1/values/movement', 5));
  battle.project.text(units);
  const texts: number[] = [];
  for (let speed = 1; speed < 40; speed++) {
    battle.do(setItem(battle.project, BATTLE, 'units/spahis-1/values/movement', speed));
    texts.push(milliseconds(() => battle.project.text(units)));
  }
  const merges: number[] = [];
  for (let speed = 100; speed < 130; speed++) {
    const base = battle.project.text(units) ?? '';
    const draft = base.replace(/"movement": \d+/, `"movement": ${speed}`);
    merges.push(
      milliseconds(() => {
        const merge = mergeText(battle.project, units, base, draft);
        if (merge.ok) battle.do(merge.operation);
      }),
    );
  }
  const mapTerrain = new MapTerrain(editor.project, PLAIN);
  editor.project.listen((change) => void mapTerrain.take(change));
  const seen = median(400, () => editor.do(paintTerrain(editor.project, PLAIN, [(turn * 37) % 10_000], terrain())));
  const variant = new Editor(editor.project, 'bench');
  variant.do(deriveVariant(editor.project, PLAIN, 'heir', 'Heir'));
  const inherited = median(15, () => variant.do(paintTerrain(editor.project, 'heir', hexes, terrain())));

  return [
    timing('open Tamburlaine with its cases', opening, 'ms', 100),
    timing('paint a hex of 10,000', paint, 'ms', 0.05),
    timing('fill 1,000 hexes', fill, 'ms', 10),
    timing('undo of the fill', undo, 'ms', 20),
    timing('paint a hex and tell the terrain', seen, 'ms', 0.2),
    timing('fill 1,000 hexes of an inherited map', inherited, 'ms', 50),
    timing('text of units.json after one change', middle(texts), 'ms', 5),
    timing('merge of a typed number into units.json', middle(merges), 'ms', 30),
    timing('heap gained by 100,000 paints and undos', heapGained(true), 'MB', 20),
    timing('the same where others keep the document from being made anew', heapGained(false), 'MB', 120),
  ];
}

/** Megabytes of heap that remain after many paints and undos; `isAlone` where an idle editor makes the document anew. */
function heapGained(isAlone: boolean): number {
  const editor = new Editor(openPackage(PLAIN, plainFiles()), 'bench');
  const work = (paints: number): void => {
    for (let step = 0; step < paints; step++) {
      editor.do(paintTerrain(editor.project, PLAIN, [(step * 37) % 10_000], step % 3 === 0 ? 'wood' : 'clear'));
      if (step % 2 === 0) editor.undo();
      if (isAlone && step % 1000 === 0 && clutterOf(editor.project) > CLUTTER) moveOn(editor);
    }
    if (isAlone) moveOn(editor);
  };
  work(CLUTTER);
  const before = heap();
  work(PAINTS);
  return (heap() - before) / 2 ** 20;
}

function moveOn(editor: Editor): void {
  const old: Project = editor.project;
  editor.moveTo(compacted(old));
  old.close();
  old.doc.destroy();
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function plainFiles(): ReadonlyMap<string, string> {
  const row = (sign: string): string[] => Array.from({ length: SIDE }, () => sign.repeat(SIDE));
  const map: JsonValue = {
    grid: { orientation: 'pointy', columns: SIDE, rows: SIDE, shift: 'even' },
    numbering: { preset: 'column-row', digits: 3 },
    terrainCodes: { '.': 'clear', w: 'wood' },
    terrain: row('.'),
    elevation: row('1'),
  };
  const terrain: JsonValue = {
    terrains: ['clear', 'wood'].map((id) => ({ id, name: id, cost: 1 })),
  };
  return new Map([
    ['scenario.json', writeCanonical('scenario', { id: PLAIN, title: 'Plain', kind: 'battle' })],
    ['map.json', writeCanonical('map', map)],
    ['terrain.json', writeCanonical('terrain', terrain)],
  ]);
}

function timing(name: string, value: number, unit: Timing['unit'], limit: number): Timing {
  return { name, value, unit, limit, pass: value <= limit };
}

function median(rounds: number, work: () => unknown): number {
  work();
  return middle(Array.from({ length: rounds }, () => milliseconds(work)));
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

if (import.meta.main) {
  for (const { name, value, unit, limit, pass } of benchWorkspace()) {
    console.log(`${pass ? 'ok    ' : 'missed'}  ${name}: ${value.toFixed(3)} ${unit} (at most ${limit})`);
  }
}
