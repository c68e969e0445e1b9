import { equalJson } from '@hexwright/model';
import { Project, type Editor, type UndoOutcome, type Plan } from '@hexwright/workspace';
import { OfflineCopy } from '@hexwright/workspace/offline';
import { notify, settle, type Notice } from '../ui/toasts.ts';
import { Store } from '../parts/store.ts';
import { RoomGames } from '../game-host/room-games.ts';
import { CompileService } from '../compile-service/compile-service.ts';
import { ProjectPresence } from './presence.ts';
import { Connection, mayEdit, type SaveState } from './connection.ts';
import { ActivityLog } from './activity-log.ts';
import { openProject } from './opening.ts';
import { keepSteps, recallSteps } from './kept-steps.ts';
import { OwnEditor } from './own-editor.ts';
import { saveStatus, type SaveStatus } from './save-status.ts';
import { Comments } from './comments.ts';
import { SERVER, SAVE_STATUS, STEPS, YOU } from './words.ts';

/** What notices are about that tell of the last step. */
const LAST_STEP = 'last-step';

/** A project that is open in this tab: its document, one's own hand on it, its tie to the server, its compiler. */
export class ProjectSession {
  /** Id of the project. */
  readonly id: string;
  readonly project = new Project();
  readonly editor: Editor;
  /** Grows with every step of one's own that is made, taken back or done again. */
  readonly steps: Store<number>;
  readonly connection: Connection;
  /** Who else is here. */
  readonly presence = new ProjectPresence(location.pathname + location.search);
  readonly comments = new Comments(this);
  /** The games that are played in the room. */
  readonly roomGames: RoomGames;
  readonly compileService: CompileService;
  /** What has happened since it was opened here. */
  readonly activity: ActivityLog;
  /** Whether work is kept. */
  readonly saveStatus: Store<SaveStatus>;
  /** The project's content has arrived, from the server or from the copy that this browser keeps. */
  readonly ready: Promise<void>;
  /** Whether the server's document was made anew since: this session is to be left for a new one, which takes its edits over. */
  readonly outdated = new Store(false);
  /** What this browser keeps; null until it has said whether it keeps anything. */
  #copy: OfflineCopy | null = null;
  /** What screens keep for as long as the project is open, by what kind of thing it is. */
  readonly #kept = new Map<object, { close(): void }>();
  #isOpen = false;
  readonly #ends: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
    const editor = new OwnEditor(this.project, YOU);
    this.editor = editor;
    this.steps = editor.steps;
    this.#ends.push(editor.steps.listen(() => settle(LAST_STEP)));
    this.connection = new Connection(this.project.doc, id);
    this.roomGames = new RoomGames(this.connection, this.presence.name);
    this.compileService = new CompileService(this.project.doc);
    this.activity = new ActivityLog(this.project, editor);
    this.saveStatus = new Store(this.#saveStatus());
    const { state, folder, refused, barred, access } = this.connection;
    const look = (): void => this.#look();
    this.#ends.push(state.listen(({ is }) => this.#acknowledge(is)));
    this.#ends.push(
      access.listen((now) => {
        this.presence.recognize(now?.name ?? '');
        look();
      }),
    );
    this.#ends.push(state.listen(look), folder.listen(look), refused.listen(look));
    this.#ends.push(refused.listen((now) => (now?.code === 'sync.other-past' ? void this.#setAside() : undefined)));
    this.#ends.push(barred.listen(look));
    this.#ends.push(barred.listen((why) => (why === 'another-epoch' ? void this.#leave() : undefined)));
    addEventListener('pagehide', this.#keepSteps);
    this.#ends.push(() => removeEventListener('pagehide', this.#keepSteps));
    this.ready = this.#open();
  }

  /** Until it is open, what a former page has kept stays. */
  readonly #keepSteps = (): void => (this.#isOpen ? keepSteps(this.id, this.editor) : undefined);

  /** Whether the server takes no edits from here. */
  get isReadOnly(): boolean {
    return !mayEdit(this.connection.access.value);
  }

  /** Why nothing may be edited here; null where it may be. */
  get readOnlyReason(): string | null {
    const { value: access } = this.connection.access;
    return access === null || mayEdit(access) ? null : SAVE_STATUS.readOnlyReason(access.role);
  }

  /** Makes an edit, or says why it cannot be made. Whether it was made. */
  do(plan: Plan): boolean {
    if (this.isBarred()) return false;
    const problem = this.editor.do(plan);
    if (problem === null) return true;
    notify(problem.message, { tone: 'warning', ...(problem.case === undefined ? {} : { case: problem.case }) });
    return false;
  }

  /** Makes several edits one step; none of them if one cannot be made. Says whether they were. */
  together(title: string, work: () => boolean): boolean {
    this.editor.begin(title);
    const isDone = work();
    if (isDone) this.editor.end();
    else this.editor.cancel();
    return isDone;
  }

  /** Something that a screen keeps while another one is looked at; made at the first time, closed with the project. */
  kept<Thing extends { close(): void }>(kind: new () => Thing): Thing {
    const known = this.#kept.get(kind);
    if (known instanceof kind) return known;
    const thing = new kind();
    this.#kept.set(kind, thing);
    return thing;
  }

  /** Says what the step that was just made has done, and offers to undo it for as long as it is the last. */
  notifyDone(text: string, tone: Notice['tone'] = 'good'): void {
    notify(text, { tone, about: LAST_STEP, action: { title: STEPS.undo, run: () => this.undo() } });
  }

  undo(): void {
    if (!this.isBarred()) this.#notify(STEPS.undone, STEPS.nothingToUndo, this.editor.undo());
  }

  redo(): void {
    if (!this.isBarred()) this.#notify(STEPS.redone, STEPS.nothingToRedo, this.editor.redo());
  }

  /** Decides about a file that differs, or is gone, in the folder. Says why it cannot be done. */
  async settle(file: string, take: 'ours' | 'theirs'): Promise<void> {
    try {
      const response = await fetch(`/api/projects/${encodeURIComponent(this.id)}/files/settle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file, take }),
      });
      if (response.ok) return;
      const { message } = (await response.json()) as { readonly message: string };
      notify(message, { tone: 'warning' });
    } catch {
      notify(SERVER.unreachable, { tone: 'warning' });
    }
  }

  /** The text that a file has in the folder, on the server's disk; null where there is none, or it cannot be had. */
  async textOnDisk(file: string): Promise<string | null> {
    try {
      const asked = new URLSearchParams({ file }).toString();
      const response = await fetch(`/api/projects/${encodeURIComponent(this.id)}/files/text?${asked}`);
      return response.ok ? ((await response.json()) as { readonly text: string }).text : null;
    } catch {
      return null;
    }
  }

  close(): void {
    for (const thing of this.#kept.values()) thing.close();
    for (const end of this.#ends.splice(0)) end();
    this.activity.close();
    this.compileService.close();
    this.presence.close();
    this.connection.close();
    void this.#copy?.close();
    this.project.close();
  }

  async #open(): Promise<void> {
    const { id, project, editor, connection } = this;
    const copy = await OfflineCopy.open(id);
    this.#copy = copy;
    copy.onChange(() => this.#look());
    if (copy.problem !== null) notify(copy.problem.message, { tone: 'warning', about: 'copy' });
    const { carried, left } = await openProject({ id, project, editor, connection, copy });
    const { awareness } = connection;
    if (awareness !== null) this.presence.join(awareness);
    if (carried === null) recallSteps(id, editor);
    this.#isOpen = true;
    this.activity.begin();
    this.#look();
    if (carried !== null) notify(SERVER.takenOver, { tone: 'warning' });
    for (const { file } of left) {
      notify(SERVER.brokenOffline(file), { tone: 'danger' });
    }
  }

  /** The server takes this document no more, though it has no other one: the project is opened anew, without it. */
  async #setAside(): Promise<void> {
    this.connection.close();
    await this.#copy?.setAside();
    await this.#leave();
  }

  /** The server has another document now: what waits here is in the copy, or is nowhere else. */
  async #leave(): Promise<void> {
    await this.#copy?.settled();
    if (this.#copy?.problem === null || this.#copy?.unacknowledged === 0) this.outdated.value = true;
    else notify(SERVER.madeAnew, { tone: 'danger', about: 'epoch' });
  }

  /**
   * Tells the copy what the server has. Only at the moment when that is said: the copy hears of an edit before the connection
   * does, which still says then that everything is saved.
   */
  #acknowledge(is: SaveState['is']): void {
    if (is === 'saved' && (this.#copy?.unacknowledged ?? 0) > 0) void this.#copy?.acknowledge();
  }

  /** Looks how things stand. */
  #look(): void {
    const now = this.#saveStatus();
    if (!equalJson(now, this.saveStatus.value)) this.saveStatus.value = now;
  }

  /** Whether nothing may be edited, which is said. */
  isBarred(): boolean {
    const why = this.readOnlyReason;
    if (why !== null) notify(why, { tone: 'warning', about: 'read-only' });
    return why !== null;
  }

  #saveStatus(): SaveStatus {
    const { state, folder, refused, access, barred } = this.connection;
    return saveStatus({
      role: access.value?.role ?? null,
      save: state.value,
      barred: barred.value,
      folder: folder.value,
      refused: refused.value,
      pending: this.#copy?.unacknowledged ?? 0,
      copy: this.#copy === null ? 'asking' : this.#copy.problem === null ? 'kept' : 'refused',
    });
  }

  #notify(word: string, nothing: string, outcome: UndoOutcome | null): void {
    if (outcome === null) notify(nothing);
    else notify(STEPS.told(word, outcome.title, outcome.left), { about: 'steps' });
  }
}
