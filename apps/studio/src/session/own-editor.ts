import type { Problem } from '@hexwright/model';
import { Editor, type KeptHistory, type UndoOutcome, type Plan, type Project } from '@hexwright/workspace';
import { Store } from '../parts/store.ts';

/** One's own hand on the project, which says when its steps have changed. */
export class OwnEditor extends Editor {
  /** Grows with every step that is made, taken back or done again. */
  readonly steps = new Store(0);
  #isInGesture = false;
  #word = '';

  /** Whether a gesture goes on, whose parts are no steps of their own. */
  get isInGesture(): boolean {
    return this.#isInGesture;
  }

  /** What was done last: the name of a step, or of the step that was taken back or done again; '' if it left no trace. */
  get lastWord(): string {
    return this.#word;
  }

  override do(plan: Plan): Problem | null {
    const problem = super.do(plan);
    this.#notify(this.done.at(-1) ?? '');
    return problem;
  }

  override begin(title: string): void {
    super.begin(title);
    this.#isInGesture = true;
  }

  override end(): void {
    if (!this.#isInGesture) return;
    super.end();
    this.#isInGesture = false;
    this.#notify(this.done.at(-1) ?? '');
  }

  override cancel(): void {
    super.cancel();
    this.#isInGesture = false;
    this.#notify('');
  }

  override undo(): UndoOutcome | null {
    const outcome = super.undo();
    if (outcome !== null) this.#notify(`Undo: ${outcome.title}`);
    return outcome;
  }

  override redo(): UndoOutcome | null {
    const outcome = super.redo();
    if (outcome !== null) this.#notify(`Redo: ${outcome.title}`);
    return outcome;
  }

  override recall(kept: KeptHistory): void {
    super.recall(kept);
    this.#notify('');
  }

  override moveTo(project: Project): void {
    super.moveTo(project);
    this.#notify('');
  }

  #notify(word: string): void {
    this.#word = word;
    this.steps.value += 1;
  }
}
