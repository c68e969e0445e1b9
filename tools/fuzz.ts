/**
 * Attacks a server in all ways that we know, while somebody honest works beside it: `npm run fuzz -- [--size 200]
 * [--seed 1]`. With `packages [--count 2000] [--seed 1]` makes packages that nobody wrote, and plays them. Exits with 1 if
 * anything succeeds, or a package shows a fault. See docs/faults.md.
 */
import { fuzz } from '@hexwright/server/fuzz';
import { readArguments } from './arguments.ts';
import { fuzzPackages } from './fuzz-packages.ts';
import { fuzzVariants } from './fuzz-variants.ts';

const USAGE = 'npm run fuzz -- [packages | variants [<name> ...]] [--count 2000] [--size 200] [--seed 1]';

const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '200' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [target, ...names] = positionals;
const seed = Number(values.seed);
if (target === 'packages') process.exit(fuzzPackages(Number(values.count ?? 2000), seed) ? 0 : 1);
if (target === 'variants') process.exit(fuzzVariants(names, Number(values.count ?? 1000), seed) ? 0 : 1);
if (target !== undefined) {
  console.error(`There is nothing to try under "${target}".\nUsage: ${USAGE}`);
  process.exit(2);
}
// What libraries say of connections that end is what is wanted here.
console.error = () => undefined;
console.warn = () => undefined;
const { attacks, honest, gained } = await fuzz(Number(values.size), seed);
for (const { name, success } of attacks)
  console.log(`${success === null ? 'repelled ' : 'SUCCEEDED'}  ${name}${success === null ? '' : `: ${success}`}`);
console.log(
  `The honest client: ${honest.acknowledged} edits acknowledged, ${honest.lost} lost, ${honest.interruptions} interruptions.`,
);
console.log(`Memory gained: ${Math.round(gained)} MB.`);
const isFine =
  attacks.every(({ success }) => success === null) && honest.lost + honest.interruptions === 0 && gained < 100;
process.exit(isFine ? 0 : 1);
