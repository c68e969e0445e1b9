/** Measures Hexwright against its targets and its peers: `npm run bench -- [--only <group>] [--json | --markdown]`. See docs/benchmark.md. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readArguments } from '../arguments.ts';
import { groups } from './groups.ts';
import type { Measurement } from './measurement.ts';
import { markdownOf, tableOf } from './table.ts';

const { values } = readArguments('npm run bench -- [--only <group>] [--json | --markdown]', {
  options: {
    only: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});
const names = groups.map(({ name }) => name);
const wanted = values.only ?? names;
const unknown = wanted.find((name) => !names.includes(name));

if (unknown === undefined) {
  const rows: { group: string; figure: Measurement }[] = [];
  for (const group of wanted) {
    if (!values.json) console.error(`measuring ${group} ...`);
    const figures = await measure(group);
    if (figures === null) {
      console.error(`The group ${group} could not be measured; see above.`);
      process.exitCode = 1;
    }
    rows.push(...(figures ?? []).map((figure) => ({ group, figure })));
  }
  const list = rows.map(({ group, figure }) => ({ group, ...figure }));
  if (values.json) console.log(JSON.stringify(list, null, 2));
  else console.log(values.markdown ? markdownOf(rows) : tableOf(rows));
} else {
  console.error(`There is no group "${unknown}". There are: ${names.join(', ')}.`);
  process.exitCode = 2;
}

/**
 * The figures of a group, or null when it has failed. It runs in a process of its own: what one group has taught the
 * machine's compiler does not help or harm another.
 */
async function measure(group: string): Promise<Measurement[] | null> {
  const child = spawn(process.execPath, ['--expose-gc', path.join(import.meta.dirname, 'run-group.ts'), group], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  if (child.exitCode === null) await new Promise((resolve) => child.once('close', resolve));
  return child.exitCode === 0 ? (JSON.parse(output) as Measurement[]) : null;
}
