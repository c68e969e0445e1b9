// Starts a program again that has ended because of an error in itself.

/** The exit code of a program that does not trust itself any more (EX_SOFTWARE). */
const BROKEN = 70;
/** One that breaks sooner than this after it was started, in milliseconds, would do so again. */
const SETTLED = 60_000;

/**
 * Runs something until it ends for any other reason; resolves to its exit code.
 *
 * @param {() => Promise<number>} run starts it, and resolves to its exit code
 * @param {() => number} now a clock, in milliseconds
 * @returns {Promise<number>}
 */
export async function keepRunning(run, now = Date.now) {
  for (;;) {
    const began = now();
    const code = await run();
    if (code !== BROKEN || now() - began < SETTLED) return code;
  }
}
