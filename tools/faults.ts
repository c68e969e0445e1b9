/**
 * Breaks everything that can break under people who edit, and prints what is lost: `npm run faults -- [--times 20]
 * [--cut 30] [--only word]`. Exits with 1 if anything is. See docs/faults.md.
 */
import { parseArgs } from 'node:util';
import { faultTable, runFaults, type FaultRow } from '@hexwright/server/faults';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    /** Seconds for which Redis is cut off. */
    cut: { type: 'string', default: '30' },
    only: { type: 'string' },
  },
});
// What libraries say of connections that end is what is wanted here.
console.error = () => undefined;
console.warn = () => undefined;
const rows: FaultRow[] = [];
const extent = { redisCut: Number(values.cut) * 1000, editsAway: 500 };
for await (const row of runFaults(Number(values.times), extent, values.only)) {
  rows.push(row);
  process.stderr.write(`${row.name}: ${row.isSkipped ? 'skipped' : `${row.lost} lost, ${row.unequal} unequal`}\n`);
}
console.log(faultTable(rows));
process.exit(rows.some(({ lost, unequal }) => lost + unequal > 0) ? 1 : 0);
