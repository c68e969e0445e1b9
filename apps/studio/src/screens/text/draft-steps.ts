import { spliceOf, type Splice } from '@hexwright/workspace';

/** One piece of typing: what stood at a place, and what has come there. Offsets are those of the text just after it. */
interface DraftStep {
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

/**
 * What somebody has typed into a draft that cannot be read yet, to be taken back piece by piece. What others do to the
 * draft meanwhile is never taken back: steps move with it, and a step that it has overtaken is forgotten with all before.
 */
export class DraftSteps {
  #done: DraftStep[] = [];
  #undone: DraftStep[] = [];

  /** Notes what was typed. */
  note(before: string, after: string): void {
    const splice = spliceOf(before, after);
    if (splice === null) return;
    const { start, length, insert } = splice;
    this.#done.push({ start, removed: before.slice(start, start + length), inserted: insert });
    this.#undone = [];
  }

  /** What others have put into the draft, from top to bottom, with offsets of the draft as it was. */
  move(splices: readonly Splice[]): void {
    if (splices.length > 0) this.#undone = [];
    // From below, so that each has the offsets of the draft in which only those below it have been made.
    for (const splice of splices.toReversed()) this.#done = moved(this.#done, splice);
  }

  /** Takes the last step back: what to do to the draft; null if there is none. */
  back(): Splice | null {
    const step = this.#done.pop();
    if (step === undefined) return null;
    this.#undone.push(step);
    return { start: step.start, length: step.inserted.length, insert: step.removed };
  }

  /** Does the step again that was taken back last. */
  forth(): Splice | null {
    const step = this.#undone.pop();
    if (step === undefined) return null;
    this.#done.push(step);
    return { start: step.start, length: step.removed.length, insert: step.inserted };
  }

  /** The draft has become everybody's: from now on the studio's own history takes it back. */
  clear(): void {
    this.#done = [];
    this.#undone = [];
  }
}

function moved(steps: readonly DraftStep[], splice: Splice): DraftStep[] {
  const kept: DraftStep[] = [];
  let { start } = splice;
  const end = (): number => start + splice.length;
  for (const step of steps.toReversed()) {
    if (end() <= step.start) {
      kept.unshift({ ...step, start: step.start + splice.insert.length - splice.length });
    } else if (start >= step.start + step.inserted.length) {
      kept.unshift(step);
      start += step.removed.length - step.inserted.length;
    } else break;
  }
  return kept;
}
