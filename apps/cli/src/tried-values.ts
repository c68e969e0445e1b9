/** Values that a command tries in a package: those of `--set`. */
import { type CompiledGame, compile } from '@hexwright/compiler';
import {
  countedOf,
  firstError,
  type JsonValue,
  linkPackage,
  nearest,
  type PackageChain,
  readJson,
  withChange,
} from '@hexwright/model';
import type { OpenPackage } from './packages.ts';
import { UsageError } from './usage-error.ts';

const LISTED = 'hexwright rules PACKAGE lists what can be set.';

/** A package with one value in place of its own. */
export interface TriedPackage {
  readonly chain: PackageChain;
  readonly game: CompiledGame;
}

/** The package with a value that somebody has written. Throws {@link UsageError} for one that it cannot have. */
export function triedWith(opened: Pick<OpenPackage, 'chain' | 'games'>, target: string, text: string): TriedPackage {
  return triedWithValue(opened, target, valueOf(text));
}

/** As {@link triedWith}. */
export function triedWithValue(
  { chain, games }: Pick<OpenPackage, 'chain' | 'games'>,
  target: string,
  value: JsonValue,
): TriedPackage {
  checkCount(chain, target, value);
  const cut = target.lastIndexOf('/');
  // Items are never added: list/id/field.
  const isInGroup = target.split('/').length > 3;
  const whole = { [target.slice(cut + 1)]: value };
  // What is not said yet is added: that a side's general is cautious, where nothing is said of its general.
  const ways = [
    () => withChange(chain, target, value),
    () => withChange(chain, target, value, 'add'),
    ...(isInGroup ? [() => withChange(chain, target.slice(0, cut), whole, 'add')] : []),
  ];
  let problem: { readonly code: string; readonly message: string } | null = null;
  for (const way of ways) {
    const tried = way();
    const compiled = compile(tried, games.systems);
    if (compiled.ok) return { chain: tried, game: compiled.game };
    problem ??= firstError(compiled.problems) ?? null;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (problem?.code === 'change.target' && target.split('/').length === 2) {
    const field = `Name one of its fields, such as ${target}/value.`;
    throw new UsageError(`--set ${target}=${text}: ${target} has several fields.`, `${field} ${LISTED}`);
  }
  throw new UsageError(`--set ${target}=${text}: ${problem?.message ?? ''}`, LISTED);
}

/** Throws {@link UsageError} for a number of counters of which there are not so many, or which do not begin on the map. */
function checkCount(chain: PackageChain, target: string, value: JsonValue): void {
  const counted = countedOf(target);
  if (counted === null) return;
  const linked = linkPackage(chain);
  const there = linked.ok ? linked.linked.setUp.map(({ unit }) => unit) : [];
  const strange = counted.find((unit) => !there.includes(unit));
  if (strange !== undefined) {
    const near = nearest(strange, there);
    const hint = near === undefined ? LISTED : `Did you mean "${near}"?`;
    throw new UsageError(`--set ${target}: no counter "${strange}" begins on the map.`, hint);
  }
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > counted.length) {
    const shown = JSON.stringify(value);
    throw new UsageError(
      `--set ${target}=${shown}: there are ${counted.length} of them.`,
      `For example: ${target}=0..${counted.length}`,
    );
  }
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
