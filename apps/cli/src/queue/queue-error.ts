/** Games cannot be played by the workers of a queue: told in one line, exit code 1. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}
