import type { Problem } from '@hexwright/model';
import { UndoHistory, type UndoOutcome } from './undo-history.ts';
import type { KeptHistory } from './kept-history.ts';
import type { Project } from './project.ts';
import type { Step } from './step.ts';
import { Writer } from './writer.ts';

/** An edit with its name, worked out and ready to be made. */
export interface Operation {
  /** What people read in the history: "Paint 14 hexes: marsh". */
  readonly title: string;
  apply(writer: Writer): void;
}

/** An edit, or why it cannot be made. */
export type Plan = Operation | Problem;

/** Whether a plan can be carried out. */
export function isOperation(plan: Plan): plan is Operation {
  return 'apply' in plan;
}

/** One person's hand on a project. Everything that changes a project goes through an editor, so that it can be undone. */
export class Editor {
  readonly name: string;
  #project: Project;
  #history: UndoHistory;
  #gesture: Step | null = null;

  /** @param name who it is; changes bear the editor as their origin */
  constructor(project: Project, name: string) {
    this.name = name;
    this.#project = project;
    this.#history = new UndoHistory(project);
  }

  get project(): Project {
    return this.#project;
  }

  /** Titles of the steps that can be taken back, the last one last. */
  get done(): readonly string[] {
    return this.#history.done;
  }

  /** Titles of the steps that can be done again, the next one last. */
  get undone(): readonly string[] {
    return this.#history.undone;
  }

  /** Makes an edit as one step, or as part of the gesture that is going on. Returns why not, or null. */
  do(plan: Plan): Problem | null {
    if (!isOperation(plan)) return plan;
    const step = this.#gesture ?? this.#history.begin(plan.title);
    this.#transact(() => plan.apply(new Writer(this.#project, step)));
    if (step !== this.#gesture) this.#history.push(step);
    return null;
  }

  /** Begins a gesture: what is done until {@link end} is one step, and shows to everybody meanwhile. */
  begin(title: string): void {
    this.end();
    this.#gesture = this.#history.begin(title);
  }

  /** Ends the gesture. */
  end(): void {
    if (this.#gesture !== null) this.#history.push(this.#gesture);
    this.#gesture = null;
  }

  /** Ends the gesture and takes back what it has done. */
  cancel(): void {
    const step = this.#gesture;
    this.#gesture = null;
    if (step !== null) this.#transact(() => this.#history.revert(step));
  }

  /** Takes one's own last step back; null if there is none. What others wrote since stays as they wrote it. */
  undo(): UndoOutcome | null {
    this.end();
    return this.#transact(() => this.#history.undo());
  }

  /** Does the step again that was taken back last; null if there is none. */
  redo(): UndoOutcome | null {
    this.end();
    return this.#transact(() => this.#history.redo());
  }

  /** One's newest steps as plain data of at most about so many characters, for {@link recall} in another page. */
  kept(most: number): KeptHistory {
    this.end();
    return this.#history.kept(most);
  }

  /** Goes on with the steps of a page that had the same document. */
  recall(kept: KeptHistory): void {
    this.end();
    this.#history.recall(kept);
  }

  /** Goes on in another document that holds the same project. */
  moveTo(project: Project): void {
    this.end();
    this.#history = UndoHistory.moved(this.#history, project);
    this.#project = project;
  }

  #transact<Result>(work: () => Result): Result {
    return this.#project.doc.transact(work, this);
  }
}
