// Checks floors and conventions over the whole repository: `node tools/check/structure.ts`.
import path from 'node:path';
import { checkCircles } from './circles.ts';
import { checkColours, checkConventions, checkGameWords } from './conventions.ts';
import { checkFloors, readPackages } from './floors.ts';
import { checkModules } from './modules.ts';
import { checkScreenWords } from './screen-words.ts';
import { readSchemaTexts, readSources, readStyleSheets } from './source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = readSources(root, ['libs', 'apps', 'tools']);
const packages = readPackages(root);
const schemas = readSchemaTexts(root, 'schemas');
const findings = [
  ...checkFloors(packages, files),
  ...checkConventions(files),
  ...schemas.flatMap(checkGameWords),
  ...readStyleSheets(root, 'apps/studio/src').flatMap(checkColours),
  ...checkCircles(files),
  ...checkModules(files),
  ...checkScreenWords(files),
];

for (const { path: file, line, message } of findings) console.log(`${file}:${line} ${message}`);
console.log(`${packages.length} packages, ${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
