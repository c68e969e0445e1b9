// Writes what follows from /schemas: `npm run generate`. With `--check` it writes nothing and fails where a
// committed file is not what the schemas give.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSchemas } from './generate/schemas.ts';
import { typesSource } from './generate/types.ts';
import { schemasSource, validatorsSource, validatorsTypes } from './generate/validators.ts';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const TARGET = path.join(ROOT, 'libs', 'model', 'src', 'generated');

const schemas = await readSchemas(path.join(ROOT, 'schemas'));
/** @type {Record<string, string>} */
const files = {
  'types.ts': typesSource(schemas),
  'schemas.ts': schemasSource(schemas),
  'validators.js': await validatorsSource(schemas),
  'validators.d.ts': validatorsTypes(schemas),
};

const check = process.argv.includes('--check');
let drifted = 0;
await mkdir(TARGET, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = path.join(TARGET, name);
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present === text) continue;
  drifted += 1;
  if (check) console.error(`${path.relative(ROOT, file)} does not follow from schemas/. Run: npm run generate`);
  else {
    await writeFile(file, text);
    console.log(`wrote ${path.relative(ROOT, file)}`);
  }
}
if (check && drifted > 0) process.exitCode = 1;
else if (drifted === 0) console.log('generated files follow from schemas/');
