/** The command was used wrongly: told in one line with a hint, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** What to do instead. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
