// docs/reference/keys.md: every key of the studio, from the commands and tools in the code.
import ts from 'typescript';
import { type SourceFile, walk } from '../check/source.ts';
import { GENERATED, page, table } from './markdown.ts';

/** A key and what it does. */
export interface KeyMeaning {
  /** Heading: `Map`, `Tools`. */
  readonly group: string;
  readonly keys: readonly string[];
  readonly title: string;
}

/** The group of what has a single letter: the tools. */
const TOOLS = 'Tools of the map';
const SCREENS = 'Go to';

/**
 * The commands that have keys, as the code says: `{ title, group, keys: ['F8'] }`; tools and screens have one
 * `key`, a letter or, with Alt, a digit. What has its keys from elsewhere, such as the choices of a game, is left out.
 */
export function keysIn(files: readonly SourceFile[]): KeyMeaning[] {
  const found: KeyMeaning[] = [];
  for (const file of files) {
    walk(file, (node) => {
      const meaning = ts.isObjectLiteralExpression(node)
        ? meaningOf(node, file)
        : ts.isCallExpression(node)
          ? meaningOfCall(node, file)
          : null;
      if (meaning !== null) found.push(meaning);
    });
  }
  return found;
}

function meaningOf(node: ts.ObjectLiteralExpression, file: SourceFile): KeyMeaning | null {
  const title = firstWords(property(node, 'title'));
  if (title === null) return null;
  const key = firstWords(property(node, 'key'));
  if (key !== null && /^\d$/.test(key)) return { group: SCREENS, keys: [`Alt+${key}`], title };
  if (key !== null && /^[a-z]$/.test(key)) return { group: TOOLS, keys: [key.toUpperCase()], title };
  const keys = keysOf(property(node, 'keys'));
  return keys.length === 0 ? null : { group: firstWords(property(node, 'group')) ?? groupOf(file), keys, title };
}

/** A command that is made by a function of its screen: `one('undo', 'Back', ['Ctrl+Z'], ...)`. */
function meaningOfCall(node: ts.CallExpression, file: SourceFile): KeyMeaning | null {
  const [id, title, list] = node.arguments;
  const words = firstWords(title);
  const keys = keysOf(list);
  return firstWords(id) === null || words === null || keys.length === 0
    ? null
    : { group: groupOf(file), keys, title: words };
}

function keysOf(list: ts.Expression | undefined): string[] {
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []));
}

function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const one of node.properties) {
    if (ts.isPropertyAssignment(one) && one.name.getText() === name) return one.initializer;
  }
  return undefined;
}

/** A text, or the first of those that it may be: the title of a command says more once there is more to say. */
function firstWords(expression: ts.Expression | undefined): string | null {
  if (expression === undefined) return null;
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) return expression.text;
  if (!ts.isConditionalExpression(expression)) return null;
  return firstWords(expression.whenTrue) ?? firstWords(expression.whenFalse);
}

/** The heading that a screen has named once for all of its commands. */
function groupOf({ text }: SourceFile): string {
  const [, named] = /const group = '([^']+)'/i.exec(text) ?? [];
  return named ?? 'Studio';
}

/** The page. */
export function keysPage(files: readonly SourceFile[]): string {
  const groups = Map.groupBy(keysIn(files), ({ group }) => group);
  return page([
    GENERATED,
    '# Keys',
    'What keys do in the studio; Ctrl is the command key on a Mac. The studio itself lists, after `?`, those that mean something where you are. [Without a mouse](../studio-keyboard.md) has the keys of the map and of tables.',
    ...[...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([group, meanings]) => [`## ${group}`, table(['keys', 'what they do'], meanings.map(rowOf))]),
  ]);
}

function rowOf({ keys, title }: KeyMeaning): string[] {
  return [
    keys
      .map((one) =>
        `<kbd>${one.replaceAll('+', '</kbd>+<kbd>')}</kbd>`.replace('<kbd></kbd>+<kbd></kbd>', '<kbd>+</kbd>'),
      )
      .join(' or '),
    title,
  ];
}
