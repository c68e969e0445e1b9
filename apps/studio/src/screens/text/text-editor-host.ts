import { pointerPath, type Problem } from '@hexwright/model';
import { applyFix, fileKey, insertAt, kindOf, packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import { notify } from '../../ui/toasts.ts';
import { Store } from '../../parts/store.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { effectiveAt } from '../../compile-service/questions/text-about.ts';
import type { TextNamesAnswer } from '../../compile-service/questions/text-names.ts';
import type { DraftState } from './file-draft.ts';
import { targetOf } from './item-target.ts';
import type { TextPlace } from './json-place.ts';
import { KeptDrafts } from './kept-drafts.ts';
import type { Compared, SideBySide } from './side-by-side.ts';
import { Stage } from './stage.ts';
import type { Hearer, PlacedProblem, TextEditor } from './text-editor.ts';
import type * as TextParts from './text-parts.ts';
import { TEXT } from './words.ts';

type Parts = typeof TextParts;

/** What a text can be compared with. */
export type Comparison = 'base' | 'opened' | 'shared' | 'disk';

/** Files in which items that changes may name are written, by the first word of their names. */
const FILE_OF: Readonly<Record<string, string>> = {
  sides: 'scenario.json',
  modules: 'scenario.json',
  setUp: 'scenario.json',
  arrivals: 'scenario.json',
  withdrawals: 'scenario.json',
  map: 'map.json',
  units: 'units.json',
  terrains: 'terrain.json',
  hexsides: 'terrain.json',
  features: 'terrain.json',
};

/** What the screen does for the text. */
interface HostHearer extends Omit<Hearer, 'moved'> {
  /** Asks for the reason for which a warning is left out. */
  suppress(index: number): void;
}

/** The editor with what it needs of the project, for the screen around it. */
export class TextEditorHost {
  /** Where the cursor is. */
  readonly place = new Store<TextPlace | null>(null);
  /** How the text that is shown stands to what everybody sees. */
  readonly state = new Store<DraftState>({ is: 'opening' });
  /** Why Monaco did not come. */
  readonly failure = new Store<string | null>(null);
  readonly kept: KeptDrafts;
  readonly #session: ProjectSession;
  readonly #package: () => string;
  readonly #stage: Stage;
  readonly #side: Stage;
  /** What files were when they were first shown here. */
  readonly #opened = new Map<FileKey, string>();
  readonly #ends: (() => void)[] = [];
  #parts: Parts | null = null;
  #editor: TextEditor | null = null;
  #problems: readonly PlacedProblem[] = [];
  #sides: SideBySide | null = null;
  #endState = (): void => undefined;
  #isClosed = false;
  /** The package by whose schemas the editor explains. */
  #explained: string | null = null;

  /** @param screen an element with the slots `text-editor` and `text-comparison` */
  constructor(screen: HTMLElement, session: ProjectSession, id: () => string, hearer: HostHearer) {
    this.#session = session;
    this.#package = id;
    this.kept = new KeptDrafts(session.id);
    this.#stage = new Stage(screen, 'text-editor');
    this.#side = new Stage(screen, 'text-comparison');
    this.ready = this.#load(hearer);
    const keep = (): void => this.#editor?.keep();
    addEventListener('pagehide', keep);
    this.#ends.push(() => removeEventListener('pagehide', keep));
  }

  /** Monaco has come. */
  readonly ready: Promise<void>;

  get editor(): TextEditor | null {
    return this.#editor;
  }

  /** Shows a file. */
  async show(file: FileKey, pointer: string | undefined): Promise<void> {
    await this.ready;
    const editor = this.#editor;
    if (editor === null) return;
    this.endComparison();
    await editor.show(file, this.#lock(file));
    if (editor.file !== file || this.#isClosed) return;
    if (!this.#opened.has(file)) this.#opened.set(file, editor.text);
    this.#follow(editor);
    void this.#explain();
    this.mark(this.#problems);
    if (pointer === undefined) this.place.value = editor.place();
    else await this.reveal(pointer);
  }

  /** Why a file may not be edited here; null where it may. */
  #lock(file: FileKey): string | null {
    const { readOnlyReason } = this.#session;
    if (readOnlyReason !== null) return readOnlyReason;
    const owner = packageOf(file);
    return owner === this.#package() ? null : TEXT.locked(owner);
  }

  /** Puts the cursor at a value. */
  async reveal(pointer: string): Promise<void> {
    await this.#editor?.reveal(pointer);
    this.place.value = this.#editor?.place() ?? null;
  }

  /** Marks the problems of the file that is shown. */
  mark(problems: readonly PlacedProblem[]): void {
    this.#problems = problems;
    this.#editor?.mark(problems);
  }

  /** What the name under the cursor stands for; null where there is no name. */
  async names(references: boolean): Promise<TextNamesAnswer | null> {
    const editor = this.#editor;
    const place = editor?.place();
    if (editor?.file === null || editor?.file === undefined || place === null || place === undefined) return null;
    await editor.draft?.flush();
    const word = wordAt(editor, place);
    const question = { package: this.#package(), file: editor.file, pointer: place.pointer, word, references };
    return this.#ask(() => this.#session.compileService.ask('textNames', question));
  }

  /** The item that the cursor is in, as changes name it; null where there is none. */
  target(): string | null {
    const editor = this.#editor;
    const place = this.place.value;
    if (editor?.file === null || editor?.file === undefined || place === null || this.#parts === null) return null;
    return this.#parts.placeTarget({ changed: (file, index) => this.#changed(file, index) }, editor.file, place);
  }

  /** The rule case of the item that the cursor is in. */
  async caseAt(): Promise<string | null> {
    const target = this.target();
    if (target === null) return null;
    const about = await this.#ask(() =>
      this.#session.compileService.ask('textAbout', { package: this.#package(), target }),
    );
    return about?.case ?? null;
  }

  /** Carries out the way out of a problem. */
  repair(problem: Problem, fix: number): void {
    this.#session.editor.end();
    this.#session.do(applyFix(this.#session.project, problem.package ?? this.#package(), problem.fixes[fix]));
  }

  /** Begins a change of what the cursor is in, in the package that is worked on: the file and where in it. */
  changeHere(): { readonly file: FileKey; readonly pointer: string } | null {
    const id = this.#package();
    const file = this.#editor?.file;
    const place = this.#editor?.place() ?? null;
    const target = file === null || file === undefined || place === null ? null : targetOf(kindOf(file), place.names);
    const effective = this.#session.compileService.report.value?.effective ?? null;
    const path = target?.split('/') ?? [];
    const value = effective === null ? undefined : effectiveAt(effective, path);
    if (target === null || path.length < 2 || value === undefined) {
      notify(TEXT.noValue);
      return null;
    }
    const into = fileKey(id, FILE_OF[path[0]] ?? 'rules.json');
    const changes = this.#session.project.part(into, 'changes');
    const index = Array.isArray(changes) ? changes.length : 0;
    const op = path.length === 2 ? 'replace' : 'set';
    const change = { op, target, value, reason: '' };
    const plan = insertAt(this.#session.project, into, '/changes', change, undefined, TEXT.change(target));
    return this.#session.do(plan) ? { file: into, pointer: `/changes/${index}/value` } : null;
  }

  /** Lays the text beside another one; says why it cannot. */
  async compare(what: Comparison): Promise<Compared | null> {
    this.endComparison();
    const file = this.#editor?.file;
    if (this.#parts === null || file === null || file === undefined) return null;
    const compared = await this.#compared(what, file);
    if (compared === null || this.#isClosed) return null;
    this.#sides ??= new this.#parts.SideBySide(this.#side.floor);
    this.#sides.show(file, compared);
    return compared;
  }

  /** Shows the text alone. */
  endComparison(): void {
    this.#sides?.clear();
  }

  close(): void {
    this.#isClosed = true;
    this.#sides?.close();
    this.#endState();
    for (const end of this.#ends) end();
    this.#editor?.close();
    this.#stage.close();
    this.#side.close();
  }

  async #load(hearer: HostHearer): Promise<void> {
    let parts: Parts;
    try {
      parts = await import('./text-parts.ts');
    } catch {
      this.failure.value = TEXT.failed;
      return;
    }
    if (this.#isClosed) return;
    this.#parts = parts;
    this.#editor = new parts.TextEditor(this.#stage.floor, this.#session, this.kept, {
      ...hearer,
      moved: (place) => (this.place.value = place),
    });
    const editor = this.#editor;
    const presence = new parts.TextPresence(editor, this.#session);
    const comments = new parts.TextComments(editor, this.#session, this.#package);
    this.#ends.push(
      () => presence.close(),
      () => comments.close(),
      this.#session.connection.access.listen(() => {
        if (editor.file !== null) editor.lock(this.#lock(editor.file));
      }),
      parts.giveHelp({
        compileService: { ask: (...asked) => this.#session.compileService.ask(...asked) },
        package: this.#package,
        fileOf: (model) => editor.fileOf(model),
        problems: () => this.#problems,
        changed: (file, index) => this.#changed(file, index),
        repair: ({ problem }, fix) => this.repair(problem, fix),
        suppress: (index) => hearer.suppress(index),
      }),
    );
  }

  /** Completes and explains by the schemas of the package that is worked on. */
  async #explain(): Promise<void> {
    const id = this.#package();
    if (this.#explained === id) return;
    this.#explained = id;
    const schemas = await this.#ask(() => this.#session.compileService.ask('textSchemas', { package: id }));
    if (schemas !== null && this.#package() === id) this.#parts?.explainBy(schemas);
    else this.#explained = null;
  }

  #follow(editor: TextEditor): void {
    this.#endState();
    const draft = editor.draft;
    if (draft === null) return;
    this.state.value = draft.state.value;
    this.#endState = draft.state.listen((state) => {
      this.state.value = state;
      this.mark(this.#problems);
    });
  }

  #changed(file: FileKey, index: number): string | null {
    const target = this.#session.project.part(file, 'changes', index, 'target');
    return typeof target === 'string' ? target : null;
  }

  async #compared(what: Comparison, file: FileKey): Promise<Compared | null> {
    const now = this.#editor?.text ?? '';
    if (what === 'opened') {
      return { titles: TEXT.sides.opened, before: this.#opened.get(file) ?? now, after: now };
    }
    if (what === 'disk') {
      const disk = await this.#session.textOnDisk(file);
      if (disk === null) notify(TEXT.notInFolder(pathOf(file)), { about: 'disk' });
      return disk === null ? null : { titles: TEXT.sides.disk, before: disk, after: now };
    }
    if (what === 'shared') {
      const view = await this.#ask(() =>
        this.#session.compileService.ask('textView', { file, base: null, draft: null }),
      );
      return { titles: TEXT.sides.shared, before: view?.base ?? '', after: now };
    }
    const effective = await this.#ask(() => this.#session.compileService.ask('textEffective', { file }));
    if (effective === null) {
      notify(TEXT.noBase(pathOf(file)));
      return null;
    }
    const { base, before, after } = effective;
    return { titles: [TEXT.inForce(base), TEXT.inForce(packageOf(file))], before, after };
  }

  /** A worker that was stopped answers nothing; its trouble is told elsewhere. */
  async #ask<Answer>(asking: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await asking();
    } catch {
      return null;
    }
  }
}

/** The word between quotes under the cursor inside a formula. */
function wordAt({ code, text }: TextEditor, { token, pointer }: TextPlace): string | null {
  const [model, position] = [code.getModel(), code.getPosition()];
  if (token?.kind !== 'string' || model === null || position === null) return null;
  if (!['when', 'value'].includes(pointerPath(pointer).at(-1) ?? '')) return null;
  const offset = model.getOffsetAt(position);
  const [before, after] = [text.slice(token.start + 1, offset), text.slice(offset, token.end)];
  const begun = before.match(/(?:\\"|')([A-Za-z0-9-]*)$/);
  const ended = after.match(/^([A-Za-z0-9-]*)(?:\\"|')/);
  return begun === null || ended === null ? null : begun[1] + ended[1];
}
