import { kindOf, type FileKey } from '@hexwright/workspace';
import type { ProjectSession } from '../../session/project-session.ts';
import type { TextExpressionQuestion as FormulaAsked } from '../../compile-service/questions/text-expression.ts';
import { formulaAt, type FormulaAt } from './formula-at.ts';
import { targetOf } from './item-target.ts';
import { placeAt, type TextPlace } from './json-place.ts';
import { editor, languages, Range, textOf, type IDisposable, type Position } from './monaco.ts';
import { snippetsFor } from './snippets.ts';
import type { PlacedProblem } from './text-editor.ts';
import { TEXT } from './words.ts';

/** What help in the text is given from. */
export interface HelpHost {
  readonly compileService: Pick<ProjectSession['compileService'], 'ask'>;
  /** The package that is worked on. */
  package(): string;
  fileOf(model: editor.ITextModel): FileKey | null;
  /** Problems of the file that is shown. */
  problems(): readonly PlacedProblem[];
  /** What a change in a file alters; null where that cannot be said. */
  changed(file: FileKey, index: number): string | null;
  repair(problem: PlacedProblem, fix: number): void;
  /** Asks for the reason for which a warning is left out. */
  suppress(index: number): void;
}

/** The command behind a repair. */
const REPAIR = 'hexwright.repair';
/** The command behind the suppression of a warning. */
const SUPPRESS = 'hexwright.suppress';

/** Gives help in the text until the result is called: names to choose from, what is in force, repairs. */
export function giveHelp(host: HelpHost): () => void {
  const given: IDisposable[] = [
    languages.registerCompletionItemProvider('json', {
      triggerCharacters: ['"', '/', '.', '('],
      provideCompletionItems: (model, position) => complete(host, model, position),
    }),
    languages.registerHoverProvider('json', {
      provideHover: (model, position) => hover(host, model, position),
    }),
    languages.registerCodeActionProvider('json', {
      provideCodeActions: (_model, range) => ({ actions: repairs(host, range), dispose: () => undefined }),
    }),
    editor.registerCommand(SUPPRESS, (_accessor, index: number) => host.suppress(index)),
    editor.registerCommand(REPAIR, (_accessor, index: number, fix: number) => {
      const problem = host.problems().find((one) => one.index === index);
      if (problem !== undefined) host.repair(problem, fix);
    }),
  ];
  return () => {
    for (const one of given) one.dispose();
  };
}

async function complete(
  host: HelpHost,
  model: editor.ITextModel,
  position: Position,
): Promise<languages.CompletionList> {
  const file = host.fileOf(model);
  const kind = file === null ? undefined : kindOf(file);
  if (file === null || kind === undefined) return { suggestions: [] };
  const text = textOf(model);
  const offset = model.getOffsetAt(position);
  const place = placeAt(text, offset);
  const { token } = place;
  if (token?.kind === 'string') {
    const formula = formulaAt(text, offset, place, (index) => host.changed(file, index));
    const words = formula === null ? null : await completeFormula(host, model, formula, offset);
    if (words !== null) return words;
  }
  const isName = token === null ? expectsName(text, offset) : token.kind === 'name';
  const isQuoted = token !== null && token.kind !== 'other';
  const names = isName && token !== null ? place.names.slice(0, -1) : place.names;
  const written = isQuoted ? text.slice(token.start + 1, offset) : '';
  const words = await host.compileService.ask('textWords', {
    package: host.package(),
    file,
    kind,
    names,
    written,
    isName,
  });
  const range = isQuoted ? inside(model, token.start, token.end, text) : Range.fromPositions(position);
  const suggestions = words.map(({ label, detail }, index): languages.CompletionItem => {
    const isPlain = label === 'true' || label === 'false';
    const quoted = isQuoted || isPlain ? label : JSON.stringify(label);
    return {
      label: { label, description: detail },
      kind: languages.CompletionItemKind.Reference,
      insertText: isName && !isQuoted ? `${quoted}: ` : quoted,
      filterText: isQuoted ? label : `"${label}"`,
      sortText: `0${String(index).padStart(5, '0')}`,
      range,
    };
  });
  return { suggestions: [...suggestions, ...beginnings(place, model, position)] };
}

/** Names and values in a formula; null where the place is no formula. */
async function completeFormula(
  host: HelpHost,
  model: editor.ITextModel,
  formula: FormulaAt,
  offset: number,
): Promise<languages.CompletionList | null> {
  const source = formula.source.slice(0, formula.offset);
  const answer = await host.compileService.ask('textExpression', asked(host, { ...formula, source }));
  if (answer === null) return null;
  const typed = source.length - answer.start;
  const range = Range.fromPositions(model.getPositionAt(offset - typed), model.getPositionAt(offset));
  const { Field, Function: Call, Variable, EnumMember } = languages.CompletionItemKind;
  const kinds = { name: Variable, field: Field, value: EnumMember, function: Call };
  return {
    suggestions: answer.words.map(({ label, kind, type, meaning }) => ({
      label: { label, description: type },
      kind: kinds[kind],
      insertText: kind === 'function' ? `${label}(` : label,
      range,
      ...(meaning === '' ? {} : { documentation: meaning }),
    })),
  };
}

/** What the word of a formula under the pointer is; null where there is none that is known. */
async function hoverWord(
  host: HelpHost,
  model: editor.ITextModel,
  formula: FormulaAt,
): Promise<languages.Hover | null> {
  const answer = await host.compileService.ask('textFormulaWord', asked(host, formula));
  if (answer === null) return null;
  const { start, end, name, type, meaning } = answer;
  const [from, to] = [formula.at(start), formula.at(end)].map((at) => model.getPositionAt(at));
  return {
    range: Range.fromPositions(from, to),
    contents: [
      { value: `\`${name}\`${type === '' ? '' : `: ${type}`}` },
      ...(meaning === '' ? [] : [{ value: meaning }]),
    ],
  };
}

/** A formula as the compile service is asked about it. */
function asked(host: HelpHost, { path, said, verb, source, offset }: FormulaAt): FormulaAsked {
  return { package: host.package(), path, said, verb, source, offset };
}

/** What an entry of a list may begin with: offered where nothing is written yet, or the first letters of its name. */
function beginnings(
  { names, token, pointer }: TextPlace,
  model: editor.ITextModel,
  position: Position,
): languages.CompletionItem[] {
  const isBegun = token === null || token.kind === 'other';
  const isEntry = isBegun && names.length === 2 && pointer.endsWith(`/${names[1]}`);
  const range = Range.fromPositions(token === null ? position : model.getPositionAt(token.start), position);
  return (isEntry ? snippetsFor(names[0]) : []).map(({ label, detail, body }) => ({
    label: { label, description: detail },
    kind: languages.CompletionItemKind.Snippet,
    insertText: body,
    insertTextRules: languages.CompletionItemInsertTextRule.InsertAsSnippet,
    sortText: `1${label}`,
    range,
  }));
}

/** Whether a property is to be named at a place between two things. */
function expectsName(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 200), offset).trimEnd();
  return before.endsWith('{') || (before.endsWith(',') && /"\s*:[^{}[\]]*,$/.test(before));
}

function inside(model: editor.ITextModel, start: number, end: number, text: string): Range {
  const isClosed = end - start > 1 && text[end - 1] === '"';
  return Range.fromPositions(model.getPositionAt(start + 1), model.getPositionAt(isClosed ? end - 1 : end));
}

async function hover(host: HelpHost, model: editor.ITextModel, position: Position): Promise<languages.Hover | null> {
  const file = host.fileOf(model);
  if (file === null) return null;
  const text = textOf(model);
  const offset = model.getOffsetAt(position);
  const place = placeAt(text, offset);
  const formula = formulaAt(text, offset, place, (index) => host.changed(file, index));
  const word = formula === null ? null : await hoverWord(host, model, formula);
  if (word !== null) return word;
  const target = placeTarget(host, file, place);
  if (target === null || place.token === null) return null;
  const about = await host.compileService.ask('textAbout', { package: host.package(), target });
  if (about === null) return null;
  const cited = about.case === null ? '' : `  \nRule [${about.case}]${about.title === null ? '' : ` ${about.title}`}`;
  const chain = about.origins.map(
    (origin) => `${origin.package} ${origin.file}${origin.case === undefined ? '' : ` [${origin.case}]`}`,
  );
  return {
    range: Range.fromPositions(model.getPositionAt(place.token.start), model.getPositionAt(place.token.end)),
    contents: [
      {
        value:
          about.value === null ? TEXT.notInForce : TEXT.inForceNow(`\`${about.value.replaceAll('`', "'")}\`${cited}`),
      },
      ...(chain.length === 0 ? [] : [{ value: TEXT.from(chain.join(' → ')) }]),
    ],
  };
}

/** What changes call the place: inside a change, what it alters. */
export function placeTarget(host: Pick<HelpHost, 'changed'>, file: FileKey, place: TextPlace): string | null {
  if (place.names[0] !== 'changes') return targetOf(kindOf(file), place.names);
  return place.names.length < 2 ? null : host.changed(file, Number(place.names[1]));
}

function repairs(host: HelpHost, range: Range): languages.CodeAction[] {
  const model = editor.getModels().find((one) => host.fileOf(one) !== null && one.isAttachedToEditor());
  if (model === undefined) return [];
  const marked = editor
    .getModelMarkers({ resource: model.uri })
    .filter((marker) => Range.areIntersectingOrTouching(range, marker));
  return host.problems().flatMap((placed) => {
    const { problem, index } = placed;
    const marker = marked.find(({ code, message }) => code === problem.code && message.startsWith(problem.message));
    if (marker === undefined) return [];
    const fixes = problem.fixes.map(({ title }, fix) => ({
      title,
      kind: 'quickfix',
      diagnostics: [marker],
      isPreferred: fix === 0,
      command: { id: REPAIR, title, arguments: [index, fix] },
    }));
    if (problem.severity === 'error') return fixes;
    const title = TEXT.suppress;
    const suppress = {
      title,
      kind: 'quickfix',
      diagnostics: [marker],
      command: { id: SUPPRESS, title, arguments: [index] },
    };
    return [...fixes, suppress];
  });
}
