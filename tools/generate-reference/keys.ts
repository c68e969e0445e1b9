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

/** The groups of what has a single letter: the tools. */
const TOOLS = 'Tools of the map';
const TABLE_TOOLS = 'Tools of a table';
const SCREENS = 'Go to';

/**
 * The commands that have keys, as the code says: `{ title, group, keys: ['F8'] }`; tools and screens have one
 * `key`, a small letter or, with Alt, a digit or a capital. What has its keys from elsewhere, such as the choices of a game, is left out.
 */
export function keysIn(files: readonly SourceFile[]): KeyMeaning[] {
  const found: KeyMeaning[] = [];
  for (const file of files) {
    const words = new Map([...wordsBeside(file, files), ...tablesIn(file)]);
    walk(file, (node) => {
      const meaning = ts.isObjectLiteralExpression(node)
        ? meaningOf(node, file, words)
        : ts.isCallExpression(node)
          ? meaningOfCall(node, file, words)
          : null;
      if (meaning !== null) found.push(meaning);
    });
  }
  return found;
}

/** The words that a screen keeps in one place, by the names of their objects. */
type Words = ReadonlyMap<string, ts.ObjectLiteralExpression>;

const NO_WORDS: Words = new Map();

/** The objects in the file `words.ts` of the same folder, or of the nearest one above it that has such a file. */
function wordsBeside({ path }: SourceFile, files: readonly SourceFile[]): Words {
  const folders = path.split('/').slice(0, -1);
  const sources = folders.map((_, depth) => `${folders.slice(0, folders.length - depth).join('/')}/words.ts`);
  const source = sources.flatMap((beside) => files.find((file) => file.path === beside) ?? []).at(0);
  return source === undefined ? NO_WORDS : tablesIn(source);
}

/** The objects that a file declares, by their names. */
function tablesIn(source: SourceFile): Words {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node)) return;
    const value = bare(node.initializer);
    if (value !== undefined && ts.isObjectLiteralExpression(value)) found.set(node.name.getText(), value);
  });
  return found;
}

/** An expression without what is said of its type. */
function bare(value: ts.Expression | undefined): ts.Expression | undefined {
  return value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    ? bare(value.expression)
    : value;
}

/** `words.commands.undo` as it is written there. */
function written(at: ts.Expression, words: Words): ts.Expression | undefined {
  if (ts.isIdentifier(at)) return words.get(at.text);
  if (!ts.isPropertyAccessExpression(at)) return undefined;
  const whole = bare(written(at.expression, words));
  return whole !== undefined && ts.isObjectLiteralExpression(whole) ? property(whole, at.name.text) : undefined;
}

function meaningOf(node: ts.ObjectLiteralExpression, file: SourceFile, words: Words): KeyMeaning | null {
  const title = firstWords(property(node, 'title'), words);
  if (title === null) return null;
  const key = firstWords(property(node, 'key'), words);
  if (key !== null && /^[\dA-Z]$/.test(key)) return { group: SCREENS, keys: [`Alt+${key}`], title };
  if (key !== null && /^[a-z]$/.test(key))
    return { group: file.path.includes('/table/') ? TABLE_TOOLS : TOOLS, keys: [key.toUpperCase()], title };
  const keys = keysOf(property(node, 'keys'));
  return keys.length === 0
    ? null
    : { group: firstWords(property(node, 'group'), words) ?? groupOf(file, words), keys, title };
}

/** A command that is made by a function of its screen: `one('undo', 'Back', ['Ctrl+Z'], ...)`. */
function meaningOfCall(node: ts.CallExpression, file: SourceFile, words: Words): KeyMeaning | null {
  const [id, title, list] = node.arguments;
  const told = firstWords(title, words);
  const keys = keysOf(list);
  return firstWords(id, words) === null || told === null || keys.length === 0
    ? null
    : { group: groupOf(file, words), keys, title: told };
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
function firstWords(expression: ts.Expression | undefined, words: Words): string | null {
  if (expression === undefined) return null;
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return firstWords(written(expression, words), NO_WORDS);
  if (!ts.isConditionalExpression(expression)) return null;
  return firstWords(expression.whenTrue, words) ?? firstWords(expression.whenFalse, words);
}

/** The heading that a screen has named once for all of its commands. */
function groupOf(file: SourceFile, words: Words): string {
  let named: string | null = null;
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText().toLowerCase() === 'group') {
      named ??= firstWords(node.initializer, words);
    }
  });
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
