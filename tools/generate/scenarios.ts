// The packages of scenarios/ as the canonical writer has them: one unit or one hex row a line, no matter who edited last.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeCanonical } from '../../libs/model/src/canonical.ts';
import { kindOfPath } from '../../libs/model/src/package-paths.ts';
import type { FileKind } from '../../libs/model/src/schema-definitions.ts';

/** What sort of file of a package this is, by its name; undefined for any other file. */
function kindOf(file: string): FileKind | undefined {
  const name = path.basename(file);
  return kindOfPath(name) ?? kindOfPath(`cases/${name}`);
}

/** Canonical text of every file of every package under `root`/scenarios, by its path from `root`. */
export function canonicalScenarios(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(path.join(root, 'scenarios'), { recursive: true, encoding: 'utf8' }).toSorted()) {
    const kind = kindOf(entry);
    if (kind === undefined) continue;
    const file = path.join('scenarios', entry);
    files[file.split(path.sep).join('/')] = writeCanonical(
      kind,
      JSON.parse(readFileSync(path.join(root, file), 'utf8')),
    );
  }
  return files;
}
