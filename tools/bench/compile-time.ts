/** From text to a game that can be played: everything anew, and after one number was changed. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CompilerCache } from '@hexwright/compiler';
import { fileName, type JsonValue, type PackageChain, writeCanonical } from '@hexwright/model';
import { agree, atMost, median, type Measurement, reported, threadSeconds } from './measurement.ts';
import { compileTexts } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const PROCESSES = 5;
// The processor time of a thread is counted in steps of some milliseconds, so that it takes several compilations to see.
const ROUNDS = 7;
const COLD = 4;
const CHANGES = 16;

/** A file and what is changed in it: one more of `numbers` goes up by one in each round, so that no text comes twice. */
interface Edit {
  readonly package: 'gmb/standard' | 'gmb/tamburlaine';
  readonly file: 'rules' | 'units' | 'map';
  readonly what: string;
  /** Changes one number of the parsed file. */
  change(content: unknown, round: number): void;
}

const EDITS: readonly Edit[] = [
  {
    package: 'gmb/standard',
    file: 'rules',
    what: 'a cell of the morale table, in the base',
    change: (content, round) => raiseCell(content, 'morale', round, 4),
  },
  {
    package: 'gmb/tamburlaine',
    file: 'rules',
    what: 'a cell of the melee table',
    change: (content, round) => raiseCell(content, 'melee', round, 13),
  },
  {
    package: 'gmb/tamburlaine',
    file: 'units',
    what: 'the movement of a unit',
    change(content, round) {
      const { units } = content as { units: { values: { movement: number } }[] };
      units[round % units.length].values.movement += 1;
    },
  },
  {
    package: 'gmb/tamburlaine',
    file: 'map',
    what: 'the elevation of a hex',
    change(content, round) {
      const { elevation } = content as { elevation: string[] };
      const row = round % elevation.length;
      elevation[row] = String((Number(elevation[row][0]) + 1) % 10) + elevation[row].slice(1);
    },
  },
];

/** Another cell of a table in each round: one more, or 0 where that would be `limit`. */
function raiseCell(content: unknown, table: string, round: number, limit: number): void {
  const { tables } = content as { tables: { id: string; cells: Record<string, Record<string, unknown>> }[] };
  const rows = Object.values(tables.find(({ id }) => id === table)?.cells ?? {});
  const row = rows[round % rows.length];
  const columns = Object.keys(row).filter((column) => typeof row[column] === 'number');
  const column = columns[round % columns.length];
  row[column] = (Number(row[column]) + 1) % limit;
}

/** Milliseconds of a compilation in a running program, and as the first thing of a new one. */
export async function benchCompile(): Promise<Measurement[]> {
  const chain = readTexts();
  const cold = median(
    Array.from({ length: ROUNDS }, () => {
      const start = threadSeconds();
      for (let time = 0; time < COLD; time++) compileTexts(chain);
      return ((threadSeconds() - start) * 1000) / COLD;
    }),
  );
  const first = median(Array.from({ length: PROCESSES }, firstCompilation));
  return [
    atMost('compile from text', 'ms', cold, 50),
    reported('compile from text, first in a process', 'ms', first),
    ...EDITS.map((edit) => benchEdit(chain, edit)),
  ];
}

function benchEdit(chain: PackageChain, edit: Edit): Measurement {
  const source = chain.find(({ id }) => id === edit.package);
  const file = fileName(edit.file);
  const content = JSON.parse(source?.files.get(file) ?? '') as JsonValue;
  const withContent = (): PackageChain => {
    const text = writeCanonical(edit.file, content);
    return chain.map((one) => (one === source ? { ...one, files: new Map([...one.files, [file, text]]) } : one));
  };
  const cache = new CompilerCache();
  let last = compileTexts(withContent(), cache).hash;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Read before the clock runs: only texts go in.
    const changed = Array.from({ length: CHANGES }, (_, change) => {
      edit.change(content, round * CHANGES + change);
      return withContent();
    });
    const start = threadSeconds();
    const hashes = changed.map((texts) => compileTexts(texts, cache).hash);
    times.push(((threadSeconds() - start) * 1000) / CHANGES);
    agree(`how many games ${CHANGES} changes of ${edit.what} make`, new Set([last, ...hashes]).size, CHANGES + 1);
    last = hashes[CHANGES - 1];
    agree(`the game after a change of ${edit.what}`, last, compileTexts(changed[CHANGES - 1]).hash);
  }
  return atMost(`compile after changing ${edit.what}`, 'ms', median(times), 5);
}

/** In a new process: the libraries are loaded, nothing has run yet. */
function firstCompilation(): number {
  const child = spawnSync(process.execPath, [path.join(import.meta.dirname, 'first-compilation.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const time = Number(child.stdout);
  if (child.status !== 0 || !(time > 0)) throw new Error('A compilation in a new process has failed.');
  return time;
}
