/** Values that a command tries in a package: those of `--set`. */
import { type CompiledGame, compile } from '@hexwright/compiler';
import { type JsonValue, type PackageChain, readJson, withChange } from '@hexwright/model';
import type { OpenPackage } from './packages.ts';
import { UsageError } from './usage-error.ts';

/** A package with one value in place of its own. */
export interface TriedPackage {
  readonly chain: PackageChain;
  readonly game: CompiledGame;
}

/** The package with a value. Throws {@link UsageError} for one that it cannot have. */
export function triedWith(
  { chain, games }: Pick<OpenPackage, 'chain' | 'games'>,
  target: string,
  text: string,
): TriedPackage {
  const tried = withChange(chain, target, valueOf(text));
  const compiled = compile(tried, games.systems);
  if (compiled.ok) return { chain: tried, game: compiled.game };
  const [{ message }] = compiled.problems;
  throw new UsageError(`--set ${target}=${text}: ${message}`, 'hexwright rules PACKAGE lists what can be set.');
}

/** How reports call a field: `charge-run` for `parameters/charge-run/value`. */
export function fieldName(target: string): string {
  return target.replace(/\/value$/, '').replace(/^[a-z]+\//i, '');
}

/** `4` is a number, `true` a truth value; all else is a word. */
function valueOf(text: string): JsonValue {
  const reading = readJson(text);
  return reading.ok ? reading.value : text;
}

const RANGE = /^(-?\d+)\.\.(-?\d+)$/;

/** The values of `0,2,4` or `0..4`, at most `most`. Throws {@link UsageError}. */
export function valuesOf(target: string, text: string, most: number): readonly string[] {
  const range = RANGE.exec(text);
  const [first, last] = range === null ? [0, -1] : [Number(range[1]), Number(range[2])];
  if (range !== null && last < first) {
    throw new UsageError(`--set ${target}: ${text} runs backwards.`, `For example: --set ${target}=${last}..${first}`);
  }
  const count = range === null ? text.split(',').length : last - first + 1;
  if (count > most) throw new UsageError(`--set ${target}: that is ${count} values; ${most} at most.`, 'Try fewer.');
  return range === null ? text.split(',') : Array.from({ length: count }, (_, index) => String(first + index));
}
