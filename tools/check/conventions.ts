// What a reviewer would otherwise have to say again and again.
import ts from 'typescript';
import { lineAt, walk, type Finding, type SourceFile } from './source.ts';
import { testFiles } from './test-files.ts';

/** A file longer than this holds more than one concept. */
export const LONGEST_FILE = 500;

/** Packages that serve every game and so may name none, nor what only some games have. */
const GAMELESS_PACKAGES = /^libs\/(hex|rule-lang|engine|model|digitiser|compiler|rules-kit)\//;

const GAME_WORDS =
  /\b(rout|routs|routed|routing|lances?|lancers?|elephants?|naphtha|lagers?|tamburlaine|bayazid|ottomans?|tartars?|grunwald|teutonic|ankara|agincourt)\b/gi;

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const SUPPRESSION = /^\s*(?:\/\/|\/?\*+)\s*@ts-(?:ignore|nocheck)\b/gm;

/** Files that are too long, types switched off, tests left out, and game words in packages that serve every game. */
export function checkConventions(files: readonly SourceFile[]): Finding[] {
  const tests = testFiles(files);
  return files.flatMap((file) => [
    ...checkLength(file),
    ...checkSyntax(file),
    ...checkSuppressions(file),
    ...(GAMELESS_PACKAGES.test(file.path) && !tests.has(file.path) ? checkGameWords(file) : []),
  ]);
}

function checkLength(file: SourceFile): Finding[] {
  const lines = file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0);
  if (lines <= LONGEST_FILE) return [];
  return [{ path: file.path, line: lines, message: `has ${lines} lines, more than ${LONGEST_FILE}: split it` }];
}

function checkSyntax(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file, (node) => {
    const message = objection(node);
    if (message !== null) findings.push({ path: file.path, line: lineAt(file, node.getStart()), message });
  });
  return findings;
}

function objection(node: ts.Node): string | null {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'uses the type any; name the type, or use unknown';
  if (!ts.isPropertyAccessExpression(node)) return null;
  const left = node.name.text;
  if (left !== 'only' && left !== 'skip' && left !== 'todo') return null;
  const first = firstName(node.expression);
  return first !== null && TEST_FUNCTIONS.has(first) ? `leaves tests out (${first}.${left})` : null;
}

/** The name a chain such as `describe.concurrent.each` starts with. */
function firstName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return firstName(node.expression);
  return null;
}

function checkSuppressions(file: SourceFile): Finding[] {
  return [...file.text.matchAll(SUPPRESSION)].map((match) => ({
    path: file.path,
    line: lineAt(file, match.index + match[0].length),
    message: 'switches the type check off',
  }));
}

function checkGameWords(file: SourceFile): Finding[] {
  return [...file.text.matchAll(GAME_WORDS)].map((match) => ({
    path: file.path,
    line: lineAt(file, match.index),
    message: `says "${match[0]}", a word of one game, in a package that serves every game`,
  }));
}
