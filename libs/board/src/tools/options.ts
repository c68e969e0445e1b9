/**
 * What people set for tools. An option is declared beside the tool that it belongs to, or beside several in a file of
 * its own; whatever offers tools draws its control from here, so that a tool brings its options along.
 */
import type { BoardScene } from '../scene/scene.ts';
import type { Underlay } from '../scene/underlay.ts';

/** What is known wherever tools are offered, with or without a board. */
export interface ToolFacts {
  readonly scene: BoardScene;
  readonly options: Options;
  /** The scan under the map, or null. */
  readonly underlay: Underlay | null;
}

/** One of several values. */
export interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
  /** Says more of it. */
  readonly tip?: string;
  /** The heading that it stands under in a long list. */
  readonly group?: string;
}

/** How an option is set by hand. */
export type Control<Value, Facts = ToolFacts> =
  /** A few values side by side. */
  | { readonly is: 'segments'; readonly choices: readonly Choice<Value>[] }
  /**
   * Many, found in what is known; `empty` is said where there are none. `meant` says which of them is meant by a value that
   * may be none of them.
   */
  | {
      readonly is: 'list';
      choices(facts: Facts): readonly Choice<Value>[];
      meant?(value: Value, facts: Facts): Value;
      readonly empty?: string;
    }
  /** Values in their order, from the least to the most. */
  | { readonly is: 'slider'; readonly name: string; readonly choices: readonly Choice<Value>[] }
  /** Something written; null for what cannot be read. */
  | { readonly is: 'text'; readonly name: string; written(value: Value): string; read(text: string): Value | null }
  /** Chosen elsewhere, in a palette: only said here, with a colour if it has one. */
  | { readonly is: 'word'; word(value: Value, facts: Facts): { readonly text: string; readonly color?: string } };

/** One thing that people set for tools. `Facts` is what is known where it is offered. */
export interface Option<Value, Facts = ToolFacts> {
  /** What it sets, for those who do not see the control. */
  readonly title: string;
  readonly initial: Value;
  readonly control?: Control<Value, Facts>;
  /** What a key makes of it, null for keys that are none of its own. */
  keyed?(key: string, value: Value, facts: Facts): Value | null;
  /** What is said when it has been chosen; nothing where the map shows it. */
  said?(value: Value, facts: Facts): string | null;
}

/** An option of any space: it can be set, but not asked about what is known there. */
type AnyOption<Value = unknown> = Option<Value, never>;

/** An option and what it is set to: made by {@link setting}. */
export interface Setting {
  readonly option: AnyOption;
  readonly value: unknown;
}

/** Sets an option. */
export function setting<Value>(option: AnyOption<Value>, value: NoInfer<Value>): Setting {
  return { option, value };
}

/** All that is set, immutable; what nobody has set is as it is at first. */
export class Options {
  readonly #values: ReadonlyMap<AnyOption, unknown>;

  constructor(settings: readonly Setting[] = []) {
    this.#values = new Map(settings.map(({ option, value }) => [option, value]));
  }

  get<Value>(option: AnyOption<Value>): Value {
    return this.#values.has(option) ? (this.#values.get(option) as Value) : option.initial;
  }

  /** These, with some set otherwise. */
  with(...settings: readonly Setting[]): Options {
    const before = [...this.#values].map(([option, value]) => ({ option, value }));
    return new Options([...before, ...settings]);
  }
}

/** What a key sets of some options: null if it is none of theirs, nothing if it leaves all as they are. */
export function settingsOfKey<Facts extends { readonly options: Options }>(
  key: string,
  options: readonly Option<unknown, Facts>[],
  facts: Facts,
): readonly Setting[] | null {
  for (const option of options) {
    const now = facts.options.get(option);
    const value = option.keyed?.(key, now, facts) ?? null;
    if (value !== null) return Object.is(value, now) ? [] : [{ option, value }];
  }
  return null;
}

/** Says what has been set, in words; nothing for what can be seen on the map. Options are set where they are offered. */
export function describeSettings(settings: readonly Setting[], facts: unknown): string {
  return settings
    .map(({ option, value }) => (option as Option<unknown, unknown>).said?.(value, facts) ?? '')
    .filter((word) => word !== '')
    .join(', ');
}
