/** Games cannot be played by the workers of a queue: told in one line with a hint, exit code 1. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
  /** What to do now. */
  readonly hint: string;

  constructor(message: string, hint = 'Games that were played are kept: the same command goes on from there.') {
    super(message);
    this.hint = hint;
  }
}
