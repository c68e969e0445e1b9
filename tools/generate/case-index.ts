// Where the cases of a rulebook stand in the code of a rules library: read off its citations.
import ts from 'typescript';
import { lineAt, walk, type SourceFile } from '../check/source.ts';
import { testFiles } from '../check/test-files.ts';

/** A place that says which case it carries out. `line` counts from 1. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  /** `refusal` and `event` are what the book of that name calls it; `comment` stands at the declaration `name`. */
  readonly kind: 'refusal' | 'event' | 'declared' | 'comment';
  readonly name: string;
}

/** `9.12`; of a booklet in Roman parts `III.2(vii)`, `II.4a`, `IV.n6`, `VI.casualty`, and `C.8` of what it lacks. */
const NUMBER = String.raw`(?:\d{1,2}\.\d{1,2}|(?:[IVX]{1,4}|C)\.(?:n?\d{1,2}[a-d]?(?:\([ivx]{1,5}\))?|[a-z]{3,20}))`;
const CASE = new RegExp(`^${NUMBER}$`);
/** `[9.12]`, and `[5.21-5.24]` for all of them. */
const CITATION = new RegExp(String.raw`\[(${NUMBER})(?:-(${NUMBER}))?\]`, 'g');

/** The case index of the sources of one library, as the text of a JSON file; tests are left out. */
export function caseIndexSource(files: readonly SourceFile[]): string {
  const tests = testFiles(files);
  const places = files
    .flatMap((file) => (tests.has(file.path) ? [] : [...literals(file), ...citations(file)]))
    .toSorted(
      (one, other) => compareCases(one.case, other.case) || compare(one.file, other.file) || one.line - other.line,
    );
  const byCase = Map.groupBy(places, (place) => place.case);
  const entries = [...byCase].map(([number, found]) => {
    const lines = found.map(({ file, line, kind, name }) => `    ${JSON.stringify({ file, line, kind, name })}`);
    return `  ${JSON.stringify(number)}: [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

type Found = CodePlace & { readonly case: string };

/** Cases in strings: of refusals, events, and whatever has a property `case`. */
function literals(file: SourceFile): Found[] {
  const found: Found[] = [];
  walk(file, (node) => {
    if (!ts.isStringLiteral(node) || !CASE.test(node.text)) return;
    const origin = originOf(node);
    if (origin === null) return;
    found.push({ case: node.text, file: file.path, line: lineAt(file, node.getStart()), ...origin });
  });
  return found;
}

/** What a string with a case belongs to; null where it is no citation. */
function originOf(literal: ts.StringLiteral): Pick<CodePlace, 'kind' | 'name'> | null {
  const parent = ts.isArrayLiteralExpression(literal.parent) ? literal.parent.parent : literal.parent;
  if (ts.isCallExpression(parent)) {
    const [id] = parent.arguments;
    const callee = parent.expression.getText().replace(/\s+/g, '');
    const name = id !== undefined && ts.isStringLiteral(id) ? id.text : callee;
    if (callee === 'refusals.add') return { kind: 'refusal', name };
    if (callee === 'events.add') return { kind: 'event', name };
    return { kind: 'declared', name };
  }
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'case') return null;
  const named = ['hook', 'id'].flatMap((key) => propertyText(parent.parent, key) ?? []);
  return { kind: 'declared', name: named[0] ?? declarationAround(parent) };
}

function propertyText(object: ts.ObjectLiteralExpression, key: string): string | undefined {
  const property = object.properties.find((one) => one.name?.getText() === key);
  if (property === undefined || !ts.isPropertyAssignment(property)) return undefined;
  return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
}

/** Cases in brackets in comments. */
function citations(file: SourceFile): Found[] {
  const found: Found[] = [];
  const texts = textRanges(file);
  for (const match of file.text.matchAll(CITATION)) {
    if (texts.some(([start, end]) => start <= match.index && match.index < end)) continue;
    const name = declarationAt(file, match.index);
    for (const number of numbersFrom(match[1], match[2])) {
      found.push({ case: number, file: file.path, line: lineAt(file, match.index), kind: 'comment', name });
    }
  }
  return found;
}

/** All cases from one to another of the same section: 5.21, 5.22, 5.23. */
function numbersFrom(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first];
  const [section, from] = first.split('.');
  const to = last.split('.')[1];
  // Roman parts have letters behind the point: nothing can be counted between them.
  if (Number.isNaN(Number(section))) return [first, last];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
}

/** Texts that a program prints, as ranges: citations in them are none of the code's. */
function textRanges(file: SourceFile): (readonly [start: number, end: number])[] {
  const ranges: (readonly [number, number])[] = [];
  walk(file, (node) => {
    if (ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      ranges.push([node.getStart(), node.getEnd()]);
    }
  });
  return ranges;
}

/** The name of the declaration that a comment stands at or in; empty for a comment about the whole file. */
function declarationAt(file: SourceFile, position: number): string {
  let name = '';
  walk(file, (node) => {
    if (node.getFullStart() <= position && position < node.getEnd()) name = declaredName(node) ?? name;
  });
  return name;
}

function declarationAround(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    const name = declaredName(at);
    if (name !== undefined) return name;
  }
  return '';
}

function declaredName(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isVariableDeclaration(node)
  ) {
    return node.name?.getText();
  }
  return undefined;
}

/** The order of a rulebook: 5.2 stands behind 5.12, since the digits after the point are read one by one. */
function compareCases(one: string, other: string): number {
  const [section, rest] = one.split('.');
  const [otherSection, otherRest] = other.split('.');
  // Roman parts have the order of their letters, as far as VIII.
  return Number(section) - Number(otherSection) || compare(section, otherSection) || compare(rest, otherRest);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
