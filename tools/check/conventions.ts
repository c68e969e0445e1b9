// What a reviewer would otherwise have to say again and again.
import ts from 'typescript';
import { lineAt, walk, type Finding, type SourceFile } from './source.ts';
import { testFiles } from './test-files.ts';

/** A file longer than this holds more than one concept. */
export const LONGEST_FILE = 500;

/** What serves every game and so may not say what only some games have. */
const GAMELESS = /^(?:libs|schemas)\//;

/** The drawings that any counter may bear, be it an elephant. */
const DRAWINGS = 'libs/board/src/draw/symbols.ts';

const GAME_WORDS: ReadonlySet<string> = new Set(
  'rout routs routed routing lance lances lancer lancers elephant elephants naphtha lager lagers duel duels duellist captive captives captivity mantlet mantlets schiltron schiltrons bayazid timur azab azabs ottoman ottomans tartar tartars teutonic ankara agincourt formigny'.split(
    ' ',
  ),
);

/** Where a game is named: its own library, and the one list of games. */
const NAMING_FILES = /^libs\/(?:rules-(?!kit\/)[^/]+\/|playtest\/src\/games\.ts$)/;

const GAME_NAMES: ReadonlySet<string> = new Set(['gmb', 'wrg', 'grunwald', 'tamburlaine', 'bannockburn']);
/** The library of any game, and names of several words, however these are joined. */
const LONG_NAMES =
  /@hexwright\/rules-(?!kit\b)[a-z0-9-]+|great[^a-z]?medieval[^a-z]?battles|king[^a-z]?arthur|black[^a-z]?prince/gi;

/** A word of a text, or a part of a name in the code: `routDirections` has two. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** Where the colours of the studio stand. */
const TOKENS = 'apps/studio/src/ui/tokens.css';
/** The styles of an element. */
const STYLES = /\bcss`[^`]*`/g;
const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)(?=[^{}]*[;}])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;

/** The set of controls, the list that opens in a cell of a table, and the row of screens that opens only on a phone. */
const CONTROLS = /^apps\/studio\/src\/(?:ui\/|parts\/grid\/grid-cell\.ts$|app\/screen-menu\.ts$)/;

const CONTROL =
  /<(?:select|datalist|dialog)\b|type="radio"|\bpopovertarget=|role="(?:tab|tablist|tabpanel|menu|menuitem|dialog|alert|combobox|listbox|option|radio|radiogroup)"/g;

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const SUPPRESSION = /^\s*(?:\/\/|\/?\*+)\s*@ts-(?:ignore|nocheck)\b/gm;

/**
 * Files that are too long, types switched off, files that reach into Yjs, controls made by hand, tests left out, words of one game in what serves every game, and games that
 * are named in a library of no game. Schemas are looked at for their words.
 */
export function checkConventions(files: readonly SourceFile[]): Finding[] {
  const tests = testFiles(files);
  return files.flatMap((file) => [
    ...checkLength(file),
    ...checkSyntax(file),
    ...checkSuppressions(file),
    ...checkColours(file),
    ...checkControls(file),
    ...(tests.has(file.path) ? [] : [...checkGameWords(file), ...checkGameNames(file)]),
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
    const message = objection(node, file.path);
    if (message !== null) findings.push({ path: file.path, line: lineAt(file, node.getStart()), message });
  });
  return findings;
}

/** The one file that knows the inside of Yjs. */
const KNOWS_YJS = 'libs/workspace/src/yjs-internals.ts';

/** Properties of documents that Yjs keeps to itself, though they can be read. */
const OF_YJS = new Set(['_item', '_map', '_start', '_length', '_transaction', '_transactionCleanups', 'pendingDs']);

/** What a piece of a document says of its place: public, and for those files only that judge changes before they are taken. */
const OF_PIECES = new Set(['parentSub', 'rightOrigin']);
const JUDGE_PIECES = /^libs\/workspace\/src\/(brought|change-places|read-change)\.ts$/;

/** What reaches into Yjs: its own properties, places of pieces, and the pieces that a store has of all writers. */
function reachesIntoYjs(node: ts.Node, path: string): boolean {
  const isInside = (name: string): boolean => OF_YJS.has(name) || (OF_PIECES.has(name) && !JUDGE_PIECES.test(path));
  if (ts.isBindingElement(node)) return isInside((node.propertyName ?? node.name).getText());
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { name, expression } = node;
  return isInside(name.text) || (name.text === 'clients' && /(^|\.)store$/.test(expression.getText()));
}

function objection(node: ts.Node, path: string): string | null {
  if (path !== KNOWS_YJS && reachesIntoYjs(node, path)) return `reaches into Yjs: ${KNOWS_YJS} is the place for that`;
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

/**
 * Colours in the styles of the studio that are no token. What is drawn on a canvas, or is the colour of a thing in a package,
 * is no style.
 */
export function checkColours(file: SourceFile): Finding[] {
  if (!file.path.startsWith('apps/studio/src/') || file.path === TOKENS) return [];
  const styles = file.path.endsWith('.css')
    ? [{ text: file.text, at: 0 }]
    : [...file.text.matchAll(STYLES)].map(({ 0: text, index }) => ({ text, at: index }));
  return styles.flatMap(({ text, at }) =>
    [...text.matchAll(COLOUR)].map((match) => ({
      path: file.path,
      line: lineAt(file, at + match.index),
      message: `names the colour ${match[0]} itself; give it a token in ${TOKENS}`,
    })),
  );
}

/** Controls of the browser that stand in a screen without the set of controls, which gives them names, keys and themes. */
function checkControls(file: SourceFile): Finding[] {
  if (!file.path.startsWith('apps/studio/src/') || CONTROLS.test(file.path)) return [];
  return [...file.text.matchAll(CONTROL)].map(({ 0: control, index }) => ({
    path: file.path,
    line: lineAt(file, index),
    message: `makes its own ${control}; take the control of apps/studio/src/ui`,
  }));
}

/** Words of one game in a file that serves every game, be it code or a schema. */
export function checkGameWords(file: SourceFile): Finding[] {
  if (!GAMELESS.test(file.path) || NAMING_FILES.test(file.path) || file.path === DRAWINGS) return [];
  return found(
    file,
    wordsIn(file, GAME_WORDS),
    (word) => `says "${word}", a word of one game, in what serves every game`,
  );
}

function checkGameNames(file: SourceFile): Finding[] {
  if (!file.path.startsWith('libs/') || NAMING_FILES.test(file.path)) return [];
  const long = [...file.text.matchAll(LONG_NAMES)];
  const isWithin = (at: number): boolean => long.some(({ index, 0: name }) => at > index && at < index + name.length);
  const names = [...long, ...wordsIn(file, GAME_NAMES).filter(({ index }) => !isWithin(index))];
  return found(file, names, (name) => `names the game "${name}"; only games.ts and its own library may`);
}

function wordsIn({ text }: SourceFile, words: ReadonlySet<string>): readonly RegExpExecArray[] {
  return [...text.matchAll(WORD)].filter(([word]) => words.has(word.toLowerCase()));
}

function found(file: SourceFile, matches: readonly RegExpExecArray[], message: (word: string) => string): Finding[] {
  return matches.map((match) => ({
    path: file.path,
    line: lineAt(file, match.index),
    message: message(match[0]),
  }));
}
