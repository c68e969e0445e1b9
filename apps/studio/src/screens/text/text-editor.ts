import type { Problem } from '@hexwright/model';
import { kindOf, packageOf, pathOf, type FileKey, type Splice } from '@hexwright/workspace';
import { theme } from '../../app/theme.ts';
import { FileDraft, type DraftHost, type DraftState, type Surface } from './file-draft.ts';
import { nearestSpan, placeAt, type TextPlace } from './json-place.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { editor, KeyCode, KeyMod, LOOK, MarkerSeverity, paint, Range, textOf, uriOf } from './monaco.ts';
import { problemSpans } from './problem-spans.ts';
import { TEXT } from './words.ts';

/** A problem as it stands in a text, with its number in the report. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly index: number;
}

/** What the editor tells its screen. */
export interface Hearer {
  /** The cursor has come to rest. */
  moved(place: TextPlace): void;
  /** Somebody has clicked a name with the control key held. */
  follow(): void;
  undo(): void;
  redo(): void;
  /** The keys of a command of the studio, which Monaco would take for its own. */
  command(id: string): void;
}

/** A file that is or was shown. */
interface OpenFile {
  readonly file: FileKey;
  readonly model: editor.ITextModel;
  readonly draft: FileDraft;
  view: editor.ICodeEditorViewState | null;
  /** It has been read for the first time. */
  readonly ready: Promise<void>;
}

/** What marks are made of. */
interface Marking {
  readonly file: FileKey;
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  readonly state: DraftState;
}

/** Owner of the marks in the text. */
const OWNER = 'hexwright';
/** How long the cursor rests before it is told, in milliseconds. */
const REST = 120;
/** Files that were left while something was still being done for them, by project; they are opened again only after it. */
const leaving = new WeakMap<DraftHost, Map<FileKey, Promise<void>>>();
/** Files longer than this are shown without what costs time at every key press. */
const LONG = 150_000;

/** The editor itself, with the files that are open in it. */
export class TextEditor {
  readonly code: editor.IStandaloneCodeEditor;
  readonly #host: DraftHost;
  readonly #kept: KeptDrafts;
  readonly #hearer: Hearer;
  readonly #files = new Map<FileKey, OpenFile>();
  readonly #ends: (() => void)[] = [];
  #shown: OpenFile | null = null;
  /** What has been marked last. */
  #marked: Marking | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What is shown is being altered, not typed. */
  #isAltering = false;
  #isClosed = false;

  /** @param element an element in the document itself: Monaco's styles do not reach into shadow roots */
  constructor(element: HTMLElement, host: DraftHost, kept: KeptDrafts, hearer: Hearer) {
    this.#host = host;
    this.#kept = kept;
    this.#hearer = hearer;
    paint();
    this.code = editor.create(element, {
      model: null,
      theme: LOOK,
      automaticLayout: true,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--mono'),
      fontSize: 13,
      lineHeight: 20,
      minimap: { enabled: false },
      glyphMargin: true,
      scrollBeyondLastLine: false,
      wordWrap: 'on',
      wrappingIndent: 'indent',
      renderLineHighlight: 'line',
      stickyScroll: { enabled: false },
      fixedOverflowWidgets: true,
      quickSuggestions: { strings: true, other: true, comments: false },
      wordBasedSuggestions: 'off',
      suggest: { showWords: false, preview: false },
      lightbulb: { enabled: editor.ShowLightbulbIconMode.OnCode },
      unicodeHighlight: { ambiguousCharacters: false },
      padding: { top: 8, bottom: 8 },
      accessibilitySupport: 'auto',
      // A field that the studio's keys know as one that is typed in.
      editContext: false,
      ariaLabel: TEXT.editor,
    });
    // One history: what Ctrl+Z means is said in file-draft.ts. Ctrl+K and F8 are the studio's.
    this.code.addCommand(KeyMod.CtrlCmd | KeyCode.KeyZ, () => hearer.undo());
    this.code.addCommand(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, () => hearer.redo());
    this.code.addCommand(KeyMod.CtrlCmd | KeyCode.KeyY, () => hearer.redo());
    this.code.addCommand(KeyMod.CtrlCmd | KeyCode.KeyK, () => hearer.command('palette'));
    this.code.addCommand(KeyCode.F8, () => hearer.command('next-problem'));
    this.code.addCommand(KeyMod.Shift | KeyCode.F8, () => hearer.command('previous-problem'));
    this.#ends.push(
      theme.listen(() => paint()),
      this.#follow(),
    );
  }

  /** The file that is shown; null where there is none. */
  get file(): FileKey | null {
    return this.#shown?.file ?? null;
  }

  get draft(): FileDraft | null {
    return this.#shown?.draft ?? null;
  }

  get text(): string {
    return this.#shown === null ? '' : textOf(this.#shown.model);
  }

  /** The draft of a file that is or was shown. */
  draftOf(file: FileKey): FileDraft | null {
    return this.#files.get(file)?.draft ?? null;
  }

  /** Which file the text of a model is that of; null for one that is not shown here. */
  fileOf(model: editor.ITextModel): FileKey | null {
    for (const open of this.#files.values()) if (open.model === model) return open.file;
    return null;
  }

  /**
   * Shows a file.
   *
   * @param lock why it may not be edited; null where it may
   */
  async show(file: FileKey, lock: string | null): Promise<void> {
    if (this.#shown?.file === file) return;
    if (this.#shown !== null) this.#shown.view = this.code.saveViewState();
    const open = this.#files.get(file) ?? this.#open(file);
    this.#shown = open;
    await open.ready;
    if (this.#shown !== open || this.#isClosed) return;
    this.code.setModel(open.model);
    const isLong = open.model.getValueLength() > LONG;
    this.code.updateOptions({
      // Rows of a map are to stand below one another.
      wordWrap: pathOf(file) === 'map.json' ? 'off' : 'on',
      folding: !isLong,
      occurrencesHighlight: isLong ? 'off' : 'singleFile',
      matchBrackets: isLong ? 'never' : 'always',
      ariaLabel: lock === null ? TEXT.textOf(pathOf(file)) : TEXT.textOfBase(pathOf(file), packageOf(file)),
    });
    this.lock(lock);
    if (open.view !== null) this.code.restoreViewState(open.view);
  }

  /** Lets the text that is shown be edited, or says why not. */
  lock(word: string | null): void {
    this.code.updateOptions({ readOnly: word !== null, readOnlyMessage: { value: word ?? '' } });
  }

  /** Shows nothing. */
  clear(): void {
    this.#shown = null;
    this.code.setModel(null);
  }

  /** Marks problems where they stand in the text that is shown. */
  mark(problems: readonly PlacedProblem[]): void {
    const open = this.#shown;
    if (open === null) return;
    const text = this.text;
    const marked = { text, problems, state: open.draft.state.value, file: open.file };
    if (isSameMarking(marked, this.#marked)) return;
    this.#marked = marked;
    this.#mark(open, text, problems);
  }

  #mark(open: OpenFile, text: string, problems: readonly PlacedProblem[]): void {
    const own = open.draft.state.value.is === 'own' ? open.draft.state.value.problem : null;
    const told = problems.map(({ problem }) => problem);
    const spans = problemSpans(text, told, own === null);
    const marked = told.map((problem, index) => markerOf(problem, spans[index].start, spans[index].end, open.model));
    const broken =
      own?.range === undefined ? [] : [markerOf(own, own.range.start.offset, own.range.end.offset, open.model)];
    editor.setModelMarkers(open.model, OWNER, [...broken, ...marked]);
  }

  /** Puts the cursor at the value of a JSON pointer, and shows it, once a value that has just come stands in the text. */
  async reveal(pointer: string): Promise<void> {
    const open = this.#shown;
    await open?.draft.caughtUp();
    const { model } = this.#shown ?? {};
    if (this.#shown !== open || this.#isClosed || model === undefined || this.code.getModel() !== model) return;
    const span = nearestSpan(this.text, pointer);
    // Into a list or object, not in front of it.
    const isOpened = '{['.includes(this.text[span.start] ?? ' ');
    const position = model.getPositionAt(span.start + (isOpened ? 1 : 0));
    this.code.setPosition(position);
    this.code.revealPositionInCenterIfOutsideViewport(position);
  }

  /** Where the cursor is. */
  place(): TextPlace | null {
    const [model, position] = [this.code.getModel(), this.code.getPosition()];
    return model === null || position === null ? null : placeAt(this.text, model.getOffsetAt(position));
  }

  /** Keeps what has not been read yet, before the page goes. */
  keep(): void {
    for (const { draft } of this.#files.values()) draft.keep();
  }

  /**
   * Models outlive the editor, and serve again when their files are shown again: what was typed last is still read from
   * them, and Monaco's help for JSON reads the word at the cursor when its worker has answered, long after the text may
   * have been left.
   */
  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    clearTimeout(this.#rest);
    this.code.dispose();
    const left = leaving.get(this.#host) ?? new Map<FileKey, Promise<void>>();
    leaving.set(this.#host, left);
    for (const { file, draft } of this.#files.values()) left.set(file, draft.close());
  }

  #open(file: FileKey): OpenFile {
    const language = kindOf(file) === undefined ? 'markdown' : 'json';
    const model = editor.getModel(uriOf(file)) ?? editor.createModel('', language, uriOf(file));
    model.setEOL(editor.EndOfLineSequence.LF);
    model.updateOptions({
      tabSize: 2,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    const draft = new FileDraft(this.#host, file, this.#surface(model), this.#kept);
    const open = { file, model, draft, view: null, ready: this.#read(file, model, draft) };
    this.#files.set(file, open);
    return open;
  }

  async #read(file: FileKey, model: editor.ITextModel, draft: FileDraft): Promise<void> {
    await leaving.get(this.#host)?.get(file);
    if (this.#isClosed) return;
    const listening = model.onDidChangeContent(() => {
      if (!this.#isAltering) draft.typed();
    });
    this.#ends.push(() => listening.dispose());
    await draft.open();
  }

  #surface(model: editor.ITextModel): Surface {
    const altering = (work: () => void): void => {
      this.#isAltering = true;
      work();
      this.#isAltering = false;
    };
    return {
      text: () => textOf(model),
      show: (text) => altering(() => model.setValue(text)),
      alter: (splices) => {
        if (splices.length > 0) altering(() => this.#inSight(model, () => this.#alter(model, splices)));
      },
      isHeld: () => this.code.getModel() === model && this.code.hasTextFocus(),
    };
  }

  /** Where the cursor is to be seen, its line stays at its height, however many lines come or go above it. */
  #inSight(model: editor.ITextModel, work: () => void): void {
    const { code } = this;
    const heightOf = (): number => {
      const line = code.getModel() === model ? code.getPosition()?.lineNumber : undefined;
      return line === undefined ? -1 : code.getTopForLineNumber(line) - code.getScrollTop();
    };
    const before = heightOf();
    work();
    if (before < 0 || before >= code.getLayoutInfo().height) return;
    code.setScrollTop(code.getScrollTop() + heightOf() - before);
  }

  /** The cursor goes along with what it stands in; where that itself is written anew, it goes to where it says the same. */
  #alter(model: editor.ITextModel, splices: readonly Splice[]): void {
    const position = this.code.getModel() === model ? this.code.getPosition() : null;
    const offset = position === null ? -1 : model.getOffsetAt(position);
    const isInside = splices.some(({ start, length }) => start < offset && offset < start + length);
    const text = isInside ? textOf(model) : '';
    const before = isInside ? placeAt(text, offset) : null;
    const within = before === null ? 0 : offset - nearestSpan(text, before.pointer).start;
    model.applyEdits(
      splices.map(({ start, length, insert }) => ({
        range: Range.fromPositions(model.getPositionAt(start), model.getPositionAt(start + length)),
        text: insert,
      })),
    );
    if (before === null) return;
    const { start, end } = nearestSpan(textOf(model), before.pointer);
    this.code.setPosition(model.getPositionAt(Math.min(end, start + Math.max(0, within))));
  }

  #follow(): () => void {
    const tell = (): void => {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => {
        const place = this.place();
        if (place !== null) this.#hearer.moved(place);
      }, REST);
    };
    const ends = [
      this.code.onDidChangeCursorPosition(tell),
      this.code.onDidChangeModelContent(tell),
      this.code.onDidBlurEditorWidget(() => void this.draft?.format()),
      this.code.onMouseDown(({ event, target }) => {
        if ((event.ctrlKey || event.metaKey) && target.position !== null) {
          this.code.setPosition(target.position);
          this.#hearer.follow();
        }
      }),
    ];
    return () => {
      for (const end of ends) end.dispose();
    };
  }
}

function isSameMarking(one: Marking, other: Marking | null): boolean {
  return (
    one.file === other?.file &&
    one.state === other.state &&
    one.problems.length === other.problems.length &&
    one.problems.every(({ problem }, index) => problem === other.problems[index].problem) &&
    one.text === other.text
  );
}

function markerOf(problem: Problem, start: number, end: number, model: editor.ITextModel): editor.IMarkerData {
  const [from, to] = [model.getPositionAt(start), model.getPositionAt(Math.max(end, start + 1))];
  const cited = problem.case === undefined ? '' : ` [${problem.case}]`;
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    // A mark over many lines would colour half the file.
    endLineNumber: from.lineNumber,
    endColumn: to.lineNumber === from.lineNumber ? to.column : model.getLineMaxColumn(from.lineNumber),
    severity: problem.severity === 'error' ? MarkerSeverity.Error : MarkerSeverity.Warning,
    message: `${problem.message}${cited}`,
    code: problem.code,
    source: 'Hexwright',
  };
}
