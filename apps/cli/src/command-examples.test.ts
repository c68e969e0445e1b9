import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../scenarios');
const shipped = new Set(
  readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'scenario.json')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/')),
);
const groups = new Set([...shipped].map((id) => id.split('/', 1)[0]));

it.each(commands)('$name is shown with packages that there are', async ({ load }) => {
  const { spec } = await load();
  const named = spec.examples
    // What --make writes is not there before.
    .flatMap((example) => example.replace(/ --make \S+/, '').split(' '))
    .filter((word) => groups.has(word.split('/', 1)[0]));
  expect(named.filter((id) => !shipped.has(id))).toEqual([]);
});
