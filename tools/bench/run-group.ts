/** Measures one group and prints its figures as JSON: `run-group.ts <name>`. See bench.ts. */
import { groups } from './groups.ts';

const group = groups.find(({ name }) => name === process.argv[2]);
if (group === undefined) throw new RangeError(`There is no group "${process.argv[2]}".`);
try {
  console.log(JSON.stringify(await group.run()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Servers and threads that a group has started may still be there.
  process.exit(1);
}
