// Words that people read stand in files or tables of words, where somebody could translate them.
import ts from 'typescript';
import { lineAt, type Finding, type SourceFile } from './source.ts';
import { testFiles } from './test-files.ts';

/** Files of words. */
const HAS_WORDS = /(?:\/|-)words\.ts$/;
/** Tools of maps and the list of screens: each is declared with its title there. What they put on a page has no words all the same. */
const DECLARES = /\/screens\/(?:screens\.ts$|map\/(?:table\/)?tools\/)/;
/** What a file calls its own table of words. */
const TABLE = 'WORDS';

/** Attributes that are read, or read out. */
const READ = /\b(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt)=(?:"([^"]*)"|'([^']*)')/g;
/** Stands for what is put into a template. */
const HOLE = '\uE000';
/** Keys are called as they are printed on keyboards, and code is typed as it stands. */
const NO_PROSE = /<(style|script|kbd|code)\b[^]*?<\/\1>|<!--[^]*?-->/g;
const TAG = /<\/?[a-z\uE000][^<>]*>/gi;
const WORD = /\p{L}{2,}/u;
/** A sentence, or the beginning of one: `Go to`, `Set … of`. */
const PROSE = /^\p{Lu}\p{L}*,? (?:…|\p{Ll})/u;
const NO_SENTENCE = /[<>{}=;#]/;

/** Words of the studio's screens that stand in the code. */
export function checkScreenWords(files: readonly SourceFile[]): Finding[] {
  const tests = testFiles(files);
  return files.flatMap((file) =>
    file.path.startsWith('apps/studio/src/') && !tests.has(file.path) && !HAS_WORDS.test(file.path)
      ? wordsIn(file)
      : [],
  );
}

function wordsIn(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const declares = DECLARES.test(file.path);
  const report = (node: ts.Node, words: readonly string[]): void => {
    for (const text of words) {
      const shown = text.replaceAll(HOLE, '…').replaceAll(/\s+/g, ' ').trim();
      const message = `says “${shown}” itself; put it into WORDS at the head of the file, or into the words of its screen`;
      findings.push({ path: file.path, line: lineAt(file, node.getStart()), message });
    }
  };
  const descend = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isError(node) || isTable(node)) return;
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText();
      if (tag === 'html' || tag === 'svg') report(node, wordsOfMarkup(textOf(node.template)));
      if (ts.isTemplateExpression(node.template))
        node.template.templateSpans.forEach((span) => descend(span.expression));
      return;
    }
    if (declares) {
      ts.forEachChild(node, descend);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      const text = textOf(node).replaceAll(HOLE, '…');
      if (PROSE.test(text) && !NO_SENTENCE.test(text)) report(node, [text]);
    }
    ts.forEachChild(node, descend);
  };
  descend(file.tree);
  return findings;
}

/** `const WORDS = { ... }` of the file itself. */
function isTable(node: ts.Node): boolean {
  return (
    ts.isVariableStatement(node) &&
    ts.isSourceFile(node.parent) &&
    node.declarationList.declarations.every(({ name }) => name.getText() === TABLE)
  );
}

/** What a program says of its own faults is for who mends it. */
function isError(node: ts.Node): boolean {
  return ts.isThrowStatement(node) || (ts.isNewExpression(node) && node.expression.getText().endsWith('Error'));
}

function textOf(node: ts.StringLiteral | ts.TemplateLiteral): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
}

function wordsOfMarkup(markup: string): string[] {
  const prose = markup.replaceAll(NO_PROSE, ' ');
  const read = [...prose.matchAll(READ)].map(([, one, other]) => one ?? other ?? '');
  return [...read, ...prose.replaceAll(TAG, HOLE).split(HOLE)].filter((text) => WORD.test(text));
}
