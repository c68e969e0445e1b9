/**
 * How many lines of code a game on hexes has before its first rule: `node tools/node24.mjs tools/before-rules.ts rules-grunwald`.
 * Counted are the files that every rule stands on and those that put the game together, without blank lines, comments and
 * imports. Rules, screens and computer players have folders of their own; the other files beside these came with some rule.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseSource } from './check/source.ts';

/** What all games on hexes have, by the names of the files; `*-battle.ts` puts the state and the rules together. */
const GROUND =
  /^(?:battle|[a-z-]+-battle|charts|counters|decisions|expressions|forms|index|library|meanings|modifiers|parameters|questions|registry|slots|status|system)\.ts$/;

/** Lines on which something stands that is neither a comment nor an import. */
export function linesOfCode(text: string): number {
  const { tree } = parseSource('file.ts', text);
  const lines = new Set<number>();
  const lineOf = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
  const count = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)) return;
    const parts = node.getChildren(tree).filter((part) => !ts.isJSDoc(part));
    if (parts.length > 0) parts.forEach(count);
    else if (node.getWidth(tree) > 0) {
      for (let line = lineOf(node.getStart(tree)); line <= lineOf(node.getEnd()); line++) lines.add(line);
    }
  };
  count(tree);
  return lines.size;
}

if (import.meta.main) {
  const folder = path.resolve(import.meta.dirname, '../libs', process.argv[2] ?? '', 'src');
  const counts = readdirSync(folder)
    .filter((name) => GROUND.test(name))
    .map((name) => ({ name, lines: linesOfCode(readFileSync(path.join(folder, name), 'utf8')) }));
  for (const { name, lines } of counts) console.log(`${String(lines).padStart(5)} ${name}`);
  console.log(`${String(counts.reduce((sum, { lines }) => sum + lines, 0)).padStart(5)} in all`);
}
