import type { Problem } from '@hexwright/model';
import { isOperation, mergeText, pathOf, type Editor, type FileKey, type Splice } from '@hexwright/workspace';
import { Store } from '../../parts/store.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { DraftSteps } from './draft-steps.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { TEXT } from './words.ts';

/** Where the text is shown and typed into. */
export interface Surface {
  /** What is shown, with line feeds. */
  text(): string;
  /** Shows another text in place of all of it. */
  show(text: string): void;
  /** Alters what is shown, from top to bottom, cursor and scroll staying where they mean the same. */
  alter(splices: readonly Splice[]): void;
  /** Whether somebody is typing into it. */
  isHeld(): boolean;
}

/** How the text that is shown stands to what everybody sees. */
export type DraftState =
  | { readonly is: 'opening' }
  /** Everybody sees the same. */
  | { readonly is: 'shared' }
  /** It cannot be read yet and stays here; `isBehind` if others have changed the same lines. */
  | { readonly is: 'own'; readonly problem: Problem; readonly isBehind: boolean }
  /** There is no such file any more. */
  | { readonly is: 'gone' };

/** How long typing rests before it is read, in milliseconds. */
const REST = 150;
/** How long a burst of typing may pause and still be one step of the history, in milliseconds. */
const BURST = 1200;

/** What a draft needs of a session. */
export type DraftHost = Pick<ProjectSession, 'project' | 'do' | 'undo' | 'redo'> & {
  readonly editor: Pick<Editor, 'begin' | 'end'>;
  readonly compileService: Pick<ProjectSession['compileService'], 'ask'>;
};

/**
 * The tie between what somebody types and the project. As soon as a draft can be read, what it changes becomes an edit
 * of the project; until then it stays here, and what others do arrives around it. Files are read, compared and written in
 * the worker only.
 *
 * What undo means: each of a person's edits is in the one history of the project, wherever it was made, so that is what
 * undo takes back here too, one burst of typing at a time. Only while a draft cannot be read, and so is in no history yet,
 * its typing is taken back piece by piece. Monaco's own history is not used: it would take back what others did as well.
 */
export class FileDraft {
  readonly file: FileKey;
  readonly state = new Store<DraftState>({ is: 'opening' });
  readonly #host: DraftHost;
  readonly #surface: Surface;
  readonly #kept: KeptDrafts;
  readonly #steps = new DraftSteps();
  /** The text that what is shown is a draft of. */
  #base = '';
  /** What was shown when it was read last. */
  #read = '';
  /** Counts what is typed, to see whether more was typed meanwhile. */
  #typed = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #burst: ReturnType<typeof setTimeout> | undefined;
  #isEditing = false;
  #isClosed = false;
  #isViewDue = false;
  /** What is under way; the next thing waits for it. */
  #work: Promise<void> = Promise.resolve();
  readonly #endListening: () => void;

  constructor(host: DraftHost, file: FileKey, surface: Surface, kept: KeptDrafts) {
    this.#host = host;
    this.file = file;
    this.#surface = surface;
    this.#kept = kept;
    this.#endListening = host.project.listen(({ files }) => {
      if (files.has(file) && !this.#isEditing) this.#viewSoon();
    });
  }

  /** Shows the file, with the draft of it that this tab has kept. */
  open(): Promise<void> {
    return this.#next(async () => {
      const kept = this.#kept.find(this.file);
      const view = await this.#host.compileService.ask('textView', { file: this.file, base: null, draft: null });
      if (view === null && kept === null) {
        this.state.value = { is: 'gone' };
        return;
      }
      this.#base = kept?.base ?? view?.base ?? '';
      this.#surface.show(kept?.draft ?? this.#base);
      this.#read = this.#base;
      this.state.value = view === null ? { is: 'gone' } : { is: 'shared' };
      if (kept !== null && view !== null) await this.#settle();
    });
  }

  /** Something has been typed. */
  typed(): void {
    this.#typed += 1;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.flush(), REST);
  }

  /** Done when all is shown that had been done elsewhere when this was called: the worker is asked for it. */
  caughtUp(): Promise<void> {
    return this.#work;
  }

  /** Reads what was typed, now. */
  flush(): Promise<void> {
    clearTimeout(this.#rest);
    return this.#next(() => this.#settle());
  }

  /** Puts the text into its canonical form, if it can be read. */
  format(): Promise<void> {
    clearTimeout(this.#rest);
    return this.#next(async () => {
      await this.#settle();
      this.#endBurst();
      await this.#view('whole');
    });
  }

  /** Takes the last piece of a draft back that cannot be read; otherwise one's own last step in the project. */
  undo(): Promise<void> {
    return this.#move('back');
  }

  redo(): Promise<void> {
    return this.#move('forth');
  }

  /** Gives the draft up and shows what everybody sees. */
  discard(): Promise<void> {
    return this.#next(async () => {
      this.#base = this.#surface.text();
      this.#read = this.#base;
      this.#share();
      await this.#view('whole');
    });
  }

  /** Keeps what has not been read yet, for a reload that is about to happen. */
  keep(): void {
    const draft = this.#surface.text();
    const isUnread = draft !== this.#read || this.state.value.is === 'own';
    if (isUnread && this.state.value.is !== 'opening') this.#kept.keep(this.file, { base: this.#base, draft });
  }

  /** Ends the tie; what was typed last is still read, which is done when the result is. */
  close(): Promise<void> {
    clearTimeout(this.#rest);
    this.keep();
    this.#endListening();
    return this.#next(async () => {
      await this.#settle();
      this.#endBurst();
      this.#isClosed = true;
    });
  }

  #move(way: 'back' | 'forth'): Promise<void> {
    clearTimeout(this.#rest);
    return this.#next(async () => {
      await this.#settle();
      if (this.state.value.is === 'own') {
        const splice = this.#steps[way]();
        if (splice === null) return;
        this.#surface.alter([splice]);
        // The step has been told already.
        this.#read = this.#surface.text();
        await this.#readDraft();
        return;
      }
      this.#endBurst();
      this.#isEditing = true;
      if (way === 'back') this.#host.undo();
      else this.#host.redo();
      this.#isEditing = false;
      await this.#view('whole');
    });
  }

  /** Reads what is shown, if that has changed, and shows what others have done. */
  async #settle(): Promise<void> {
    if (this.state.value.is === 'opening') return;
    const draft = this.#surface.text();
    if (draft !== this.#read) {
      const before = this.#read;
      this.#read = draft;
      await this.#readDraft();
      if (this.state.value.is === 'own') this.#steps.note(before, draft);
    }
    await this.#view('around');
  }

  async #readDraft(): Promise<void> {
    if (this.state.value.is === 'gone') return;
    const [base, draft] = [this.#base, this.#read];
    const answer = await this.#host.compileService.ask('textMerge', { file: this.file, base, draft });
    if (answer.is === 'broken') {
      const isBehind = this.state.value.is === 'own' && this.state.value.isBehind;
      this.#kept.keep(this.file, { base, draft });
      this.state.value = { is: 'own', problem: answer.problem, isBehind };
      return;
    }
    if (answer.is === 'edit') this.#edit(answer.base, answer.draft);
    this.#base = answer.canonical ?? draft;
    this.#share();
  }

  /** Makes an edit of what the draft changes. */
  #edit(base: string, draft: string): void {
    const merge = mergeText(this.#host.project, this.file, base, draft);
    if (!merge.ok) return;
    this.#isEditing = true;
    if (this.#burst === undefined) this.#host.editor.begin(TEXT.edit(pathOf(this.file)));
    clearTimeout(this.#burst);
    this.#burst = setTimeout(() => this.#endBurst(), BURST);
    if (isOperation(merge.operation)) this.#host.do(merge.operation);
    this.#isEditing = false;
  }

  #endBurst(): void {
    if (this.#burst === undefined) return;
    clearTimeout(this.#burst);
    this.#burst = undefined;
    this.#host.editor.end();
  }

  #share(): void {
    this.#steps.clear();
    this.#kept.forget(this.file);
    this.state.value = { is: 'shared' };
  }

  #viewSoon(): void {
    if (this.#isViewDue) return;
    this.#isViewDue = true;
    void this.#next(async () => {
      this.#isViewDue = false;
      await this.#view(this.#surface.isHeld() ? 'around' : 'whole');
    });
  }

  /**
   * Shows what others have done: `around` a draft, whose own form stays as it was typed; or as the `whole` text in its
   * canonical form, unless it cannot be read.
   */
  async #view(how: 'around' | 'whole'): Promise<void> {
    if (this.#isClosed || this.#surface.text() !== this.#read) return;
    const typed = this.#typed;
    const draft = this.#read;
    const base = how === 'whole' && this.state.value.is === 'shared' ? draft : this.#base;
    const view = await this.#host.compileService.ask('textView', {
      file: this.file,
      base,
      draft: draft === base ? null : draft,
    });
    // What was typed meanwhile is read first; then this is asked again.
    if (this.#isClosed || typed !== this.#typed) return;
    if (view === null) {
      this.state.value = { is: 'gone' };
      return;
    }
    this.#surface.alter(view.splices);
    this.#steps.move(view.splices);
    this.#read = this.#surface.text();
    this.#base = view.base ?? base;
    const { value: state } = this.state;
    if (state.is === 'own') {
      this.#kept.keep(this.file, { base: this.#base, draft: this.#read });
      if (state.isBehind !== view.isBehind) this.state.value = { ...state, isBehind: view.isBehind };
    } else if (state.is === 'gone') this.state.value = { is: 'shared' };
  }

  #next(work: () => Promise<void>): Promise<void> {
    const next = this.#work.then(() => (this.#isClosed ? undefined : work()));
    // A worker that was stopped answers nothing; the next change asks again.
    this.#work = next.catch(() => undefined);
    return this.#work;
  }
}
