/** Long work that says when it can be broken off for a moment: it goes on when it is asked for its next step. */
export type Work<Result> = Generator<undefined, Result>;

/** Does all of it at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
