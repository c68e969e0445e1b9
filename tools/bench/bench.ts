/** Measures Hexwright against its targets and its peers: `npm run bench -- [--only <group>] [--json]`. See docs/benchmark.md. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { groups } from './groups.ts';
import type { Measurement } from './measurement.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
});
const names = groups.map(({ name }) => name);
const wanted = values.only ?? names;
const unknown = wanted.find((name) => !names.includes(name));

if (unknown === undefined) {
  const rows: { group: string; figure: Measurement }[] = [];
  for (const group of wanted) {
    if (!values.json) console.error(`measuring ${group} ...`);
    rows.push(...(await measure(group)).map((figure) => ({ group, figure })));
  }
  console.log(
    values.json
      ? JSON.stringify(
          rows.map(({ group, figure }) => ({ group, ...figure })),
          null,
          2,
        )
      : tableOf(rows),
  );
} else {
  console.error(`There is no group "${unknown}". There are: ${names.join(', ')}.`);
  process.exitCode = 2;
}

/** In a process of its own: what one group has taught the compiler of the machine does not help or harm another. */
async function measure(group: string): Promise<Measurement[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-group.ts'), group], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  if (child.exitCode === null) await new Promise((resolve) => child.once('close', resolve));
  if (child.exitCode !== 0) throw new Error(`The group ${group} could not be measured.`);
  return JSON.parse(output) as Measurement[];
}
