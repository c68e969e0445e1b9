// What the checks of this folder look at: the TypeScript files of the repository, parsed once.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One parsed file. `path` is relative to the repository, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** One thing a check objects to, at a 1-based line of a file. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'generated', '.nx', '.git']);

/** Parses one file; `filePath` need not exist, so that tests can check a text. */
export function parseSource(filePath: string, text: string): SourceFile {
  return { path: filePath, text, tree: ts.createSourceFile(filePath, text, ts.ScriptTarget.Latest, true) };
}

/** All TypeScript files under some folders of the repository, in the order of their paths; generated files left out. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => filesOf(root, folder, '.ts'))
    .toSorted()
    .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));
}

/** The style sheets under a folder of the repository, read as the checks read files. */
export function readStyleSheets(root: string, folder: string): SourceFile[] {
  return filesOf(root, folder, '.css').map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));
}

/** The schemas of a folder of the repository, read as the checks read files. */
export function readSchemaTexts(root: string, folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.schema.json'))
    .toSorted()
    .map((name) => parseSource(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')));
}

function filesOf(root: string, folder: string, ending: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesOf(root, place, ending);
    return entry.isFile() && entry.name.endsWith(ending) ? [place] : [];
  });
}

/** The 1-based line of a position in a file. */
export function lineAt(file: SourceFile, position: number): number {
  return file.tree.getLineAndCharacterOfPosition(position).line + 1;
}

/** Calls `visit` with every node of a file, parents first. */
export function walk(file: SourceFile, visit: (node: ts.Node) => void): void {
  const descend = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, descend);
  };
  descend(file.tree);
}
