// Writes what follows from /schemas, from the code of the rules and from the packages: `npm run generate`. With
// `--check` it writes nothing and fails where a committed file is not what they give.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from './check/source.ts';
import { caseIndexSource } from './generate/case-index.ts';
import { canonicalScenarios } from './generate/scenarios.ts';
import { readSchemas } from './generate/schemas.ts';
import { typesSource } from './generate/types.ts';
import { schemasSource, shapesSource, validatorsSource, validatorsTypes } from './generate/validators.ts';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const MODEL = 'libs/model/src/generated';
/** Rules libraries, whose case index says where each case of the rulebook stands in the code; the kit carries none out. */
const RULES = (await readdir(path.join(ROOT, 'libs')))
  .filter((name) => name.startsWith('rules-') && name !== 'rules-kit')
  .map((name) => `libs/${name}`);

const schemas = await readSchemas(path.join(ROOT, 'schemas'));
/** @type {Record<string, string>} */
const files = {
  [`${MODEL}/types.ts`]: typesSource(schemas),
  [`${MODEL}/schemas.ts`]: schemasSource(schemas),
  [`${MODEL}/shapes.ts`]: shapesSource(schemas),
  [`${MODEL}/validators.js`]: await validatorsSource(schemas),
  [`${MODEL}/validators.d.ts`]: validatorsTypes(schemas),
};
for (const library of RULES) {
  // Computer players and models of packages cite cases too, and carry none out.
  const sources = readSources(ROOT, [`${library}/src`]).filter(
    ({ path: file }) => !/\/src\/(?:ai\/|models\.ts$)/.test(file),
  );
  files[`${library}/src/generated/case-index.json`] = caseIndexSource(sources);
}

Object.assign(files, canonicalScenarios(ROOT));

const check = process.argv.includes('--check');
let drifted = 0;

/**
 * Writes files, or with `--check` only compares them.
 * @param {Record<string, string>} texts by path in the repository
 */
async function settle(texts) {
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(ROOT, name);
    const present = await readFile(file, 'utf8').catch(() => null);
    if (present === text) continue;
    drifted += 1;
    if (check) console.error(`${name} is not what schemas, code and packages give. Run: npm run generate`);
    else {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      console.log(`wrote ${name}`);
    }
  }
}

await settle(files);
// What follows is made by reading packages, with the validators that were just written: so they are loaded only now.
const { referencePages } = await import('./generate-reference.ts');
const { fieldPicture } = await import('./pictures/field.ts');
await settle(await referencePages(ROOT));
await settle({ 'docs/pictures/field-of-ankara.svg': fieldPicture(ROOT) });

if (check && drifted > 0) process.exitCode = 1;
else if (drifted === 0) console.log('generated files are up to date');
