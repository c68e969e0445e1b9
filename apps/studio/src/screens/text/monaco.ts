/** Monaco with what this screen uses of it, and no more. It comes when the first file is opened. */
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoLine/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/longLinesHelper/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/quickOutline/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/snippet/register';
// The entry for suggestions (features/suggest) brings what completes in the line, and not the list of them.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/markdown/register';
import type { JsonValue } from '@hexwright/model';
import { schemas } from '@hexwright/model/schemas';
import { editor, Uri } from 'monaco-editor/editor';
// What ?worker makes of a module is not in the module.
// oxlint-disable-next-line import/default
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import { theme } from '../../app/theme.ts';
import { helpfulSchema } from './schema-help.ts';

export * from 'monaco-editor/editor';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

/** Where files and schemas lie for each other: `$schema` of a file leads from one to the other. */
const SCENARIOS = '/scenarios';
const SCHEMAS = 'file:///schemas';

/** Completes and explains by these schemas from now on: by those of the format, until those of a game are known. */
export function explainBy(known: Readonly<Record<string, JsonValue>>): void {
  jsonDefaults.setDiagnosticsOptions({
    // What is wrong is said by the compiler, once, with fixes.
    validate: false,
    schemas: Object.entries(known).map(([name, schema]) => ({
      uri: `${SCHEMAS}/${name}`,
      schema: helpfulSchema(schema),
      fileMatch: [name === 'case.schema.json' ? '*.case.json' : name.replace('.schema', '')],
    })),
  });
}

explainBy(schemas);
jsonDefaults.setModeConfiguration({
  completionItems: true,
  hovers: true,
  documentSymbols: true,
  tokens: true,
  foldingRanges: true,
  selectionRanges: true,
  colors: false,
  diagnostics: false,
  // The canonical form is Hexwright's own.
  documentFormattingEdits: false,
  documentRangeFormattingEdits: false,
});

/** The address of a file for Monaco. */
export function uriOf(file: FileKey): Uri {
  return Uri.from({ scheme: 'file', path: `${SCENARIOS}/${packageOf(file)}/${pathOf(file)}` });
}

const texts = new WeakMap<editor.ITextModel, { readonly version: number; readonly text: string }>();

/** The text of a model with line feeds; put together once for each of its versions. */
export function textOf(model: editor.ITextModel): string {
  const version = model.getVersionId();
  const known = texts.get(model);
  if (known?.version === version) return known.text;
  const text = model.getValue(editor.EndOfLinePreference.LF);
  texts.set(model, { version, text });
  return text;
}

/** The name of the studio's look among Monaco's. */
export const LOOK = 'hexwright';

/** Paints Monaco in the colours of the studio, as they are now. */
export function paint(): void {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string): string => sixDigits(tokens.getPropertyValue(`--${name}`).trim());
  const bare = (name: string): string => colour(name).slice(1);
  editor.defineTheme(LOOK, {
    base: BASES[theme.value],
    inherit: true,
    rules: [
      { token: '', foreground: bare('ink') },
      { token: 'string.key.json', foreground: bare('accent') },
      { token: 'string.value.json', foreground: bare('ink') },
      { token: 'number.json', foreground: bare('danger') },
      { token: 'keyword.json', foreground: bare('warning') },
      { token: 'delimiter', foreground: bare('ink-soft') },
      { token: 'keyword.md', foreground: bare('accent') },
    ],
    colors: {
      'editor.background': colour('raised'),
      'editor.foreground': colour('ink'),
      'editorLineNumber.foreground': colour('ink-soft'),
      'editorLineNumber.dimmedForeground': colour('ink-soft'),
      'editorLineNumber.activeForeground': colour('ink'),
      'editor.lineHighlightBackground': colour('panel'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': colour('selected-text'),
      'editorCursor.foreground': colour('accent'),
      'editorWidget.background': colour('panel'),
      'editorWidget.foreground': colour('ink'),
      'editorWidget.border': colour('line-strong'),
      'editorHoverWidget.background': colour('panel'),
      'editorHoverWidget.foreground': colour('ink'),
      'editorHoverWidget.border': colour('line-strong'),
      'editorSuggestWidget.background': colour('panel'),
      'editorSuggestWidget.border': colour('line-strong'),
      'editorSuggestWidget.foreground': colour('ink'),
      'editorSuggestWidget.selectedBackground': colour('accent-soft'),
      'editorSuggestWidget.selectedForeground': colour('ink'),
      'editorSuggestWidget.highlightForeground': colour('accent'),
      'editorSuggestWidget.focusHighlightForeground': colour('accent'),
      'list.hoverBackground': colour('sunken'),
      'quickInput.background': colour('panel'),
      'quickInput.foreground': colour('ink'),
      'quickInputList.focusBackground': colour('accent-soft'),
      'quickInputList.focusForeground': colour('ink'),
      'input.background': colour('raised'),
      'input.foreground': colour('ink'),
      'input.border': colour('line-strong'),
      'menu.background': colour('panel'),
      'menu.foreground': colour('ink'),
      'menu.selectionBackground': colour('accent-soft'),
      'menu.selectionForeground': colour('ink'),
      'editorError.foreground': colour('danger'),
      'editorWarning.foreground': colour('warning'),
      'scrollbarSlider.background': `${colour('line-strong')}66`,
      'scrollbarSlider.hoverBackground': `${colour('line-strong')}99`,
      'diffEditor.insertedTextBackground': `${colour('good')}33`,
      'diffEditor.removedTextBackground': `${colour('danger')}33`,
      'diffEditor.insertedLineBackground': `${colour('good')}1a`,
      'diffEditor.removedLineBackground': `${colour('danger')}1a`,
      focusBorder: colour('focus'),
    },
  });
  editor.setTheme(LOOK);
}

const BASES = { light: 'vs', dark: 'vs-dark', contrast: 'hc-light', 'contrast-dark': 'hc-black' } as const;

/** A colour such as `#fff` or `CanvasText` in the long form, the only one that Monaco takes everywhere. */
function sixDigits(colour: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen === null) return colour;
  pen.fillStyle = colour;
  return pen.fillStyle;
}
