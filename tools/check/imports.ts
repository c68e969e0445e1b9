import ts from 'typescript';
import { lineAt, walk, type SourceFile } from './source.ts';

/** One import of a file: `specifier` as written, at a 1-based line. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every import of a file: static, dynamic, re-export, `import type` and `import('x').Type`. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  walk(file, (node) => {
    const name = moduleName(node);
    if (name !== undefined && ts.isStringLiteralLike(name)) {
      found.push({ specifier: name.text, line: lineAt(file, name.getStart()) });
    }
  });
  return found;
}

function moduleName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

/** The package a specifier names (`@hexwright/hex`, `ajv`), or null for a relative path and for Node's own modules. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('/') || specifier.startsWith('node:')) return null;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? null);
}
