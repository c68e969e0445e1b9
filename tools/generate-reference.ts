// The pages of docs/reference, made from the schemas, from the code and from the packages, so that they cannot be wrong for long.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FolderLibrary } from '@hexwright/model/node';
import { type FormatConfig, format } from 'oxfmt';
import ts from 'typescript';
import { type SourceFile, readSources, walk } from './check/source.ts';
import { dependenciesPage } from './generate-reference/dependencies.ts';
import { formatPage } from './generate-reference/format.ts';
import { keysPage } from './generate-reference/keys.ts';
import { problemsPage } from './generate-reference/problems.ts';
import { rulebooks } from './generate-reference/rulebooks.ts';
import { rulesPages } from './generate-reference/rules.ts';
import { readSchemas } from './generate/schemas.ts';

const FOLDER = 'docs/reference';

/** Every page by its path in the repository, formatted as the rest of it; `root` is the folder of the repository. */
export async function referencePages(root: string): Promise<Record<string, string>> {
  const library = new FolderLibrary([path.join(root, 'scenarios')]);
  const pages = {
    'dependencies.md': dependenciesPage(root),
    'format.md': formatPage(await readSchemas(path.join(root, 'schemas'))),
    'keys.md': keysPage(
      readSources(root, ['apps/studio/src', 'libs/board/src/tools']).filter((file) => !file.path.endsWith('.test.ts')),
    ),
    'problems.md': problemsPage(),
    ...Object.fromEntries(
      rulebooks((file) => hookMeanings(readSources(root, [path.dirname(file)]), file)).flatMap((book) =>
        Object.entries(rulesPages(library, book)),
      ),
    ),
  };
  const options = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const entries = Object.entries(pages).map(async ([name, text]): Promise<[string, string]> => [
    `${FOLDER}/${name}`,
    (await format(name, text, options)).code,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The doc comment of every member of the interface `Hooks` in a file, by name. */
function hookMeanings(files: readonly SourceFile[], path: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const file of files.filter((one) => one.path === path)) {
    walk(file, (node) => {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Hooks') return;
      for (const member of node.members) {
        if (member.name === undefined || !ts.isStringLiteral(member.name)) continue;
        const comment = ts.getJSDocCommentsAndTags(member).map((tag) => ts.getTextOfJSDocComment(tag.comment) ?? '');
        meanings.set(member.name.text, comment.join(' '));
      }
    });
  }
  return meanings;
}
