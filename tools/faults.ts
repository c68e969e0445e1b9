/**
 * Breaks everything that can break under people who edit, and prints what is lost: `npm run faults -- [--times 20]
 * [--cut 12] [--only word]`. Exits with 1 if anything is. See docs/faults.md.
 */
import { faultTable, isGood, runFaults, type FaultRow } from '@hexwright/server/faults';
import { readArguments } from './arguments.ts';

const { values } = readArguments('npm run faults -- [--times 20] [--cut 12] [--only word]', {
  options: {
    times: { type: 'string', default: '20' },
    /** Seconds of a round in which something is cut off, stopped or held for half of the time. */
    cut: { type: 'string', default: '12' },
    only: { type: 'string' },
  },
});
// What libraries say of connections that end is what is wanted here.
console.error = () => undefined;
console.warn = () => undefined;
const rows: FaultRow[] = [];
const extent = { cut: Number(values.cut) * 1000, editsAway: 200 };
for await (const row of runFaults(Number(values.times), extent, values.only)) {
  rows.push(row);
  process.stderr.write(`${faultTable([row]).split('\n').at(-1)}\n`);
}
console.log(faultTable(rows));
process.exit(rows.every(isGood) ? 0 : 1);
