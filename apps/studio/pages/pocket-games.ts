// The studio with the games of the tests, and the packages of these.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openStudio, type OpenStudio } from './harness.ts';
import { builtStudio } from './harness-build.ts';

const TESTING = path.resolve(import.meta.dirname, '../../../libs/playtest/src/testing');

/** Opens a studio that knows these games and no others, on the play screen of one. */
export async function openPocketStudio(id: string): Promise<OpenStudio> {
  const folder = path.join(TESTING, 'packages', id);
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [`${id}/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
  );
  const studio = await builtStudio(path.join(TESTING, 'pocket-games.ts'));
  return openStudio({ studio, packages: [], files, at: `/scenarios/${id}/-/play` });
}
