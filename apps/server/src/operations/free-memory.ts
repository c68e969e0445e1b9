import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds in which several reasons are one. */
const TOGETHER = 1000;
let timer: NodeJS.Timeout | undefined;

/**
 * Gives memory back to the machine soon: a program that has nothing to do would keep what it has let go of. Takes a moment
 * in which nothing else happens, so it is for when large things are gone.
 */
export function freeMemorySoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function') collect();
  }, TOGETHER).unref();
}
