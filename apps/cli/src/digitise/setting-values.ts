// What the values of a settings file must be, each with a sentence for the person who wrote it otherwise.

/** Says what is wrong at a place of the settings. */
export class Invalid extends Error {
  readonly pointer: string;

  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** A point [x, y] in pixels; null where there is none. */
export function pointOf(value: unknown): { readonly x: number; readonly y: number } | null {
  const [x, y, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof x === 'number' && typeof y === 'number' && more.length === 0 ? { x, y } : null;
}

export function object(value: unknown, pointer: string): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new Invalid(pointer, 'Here must stand an object in braces.');
}

export function only(value: JsonObject, pointer: string, known: readonly string[]): void {
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange !== undefined) {
    throw new Invalid(`${pointer}/${strange}`, `"${strange}" is not known here. There are ${known.join(', ')}.`);
  }
}

export function list(value: unknown, pointer: string): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw new Invalid(pointer, 'Here must stand a list in square brackets.');
}

export function word(value: unknown, pointer: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Invalid(pointer, 'Here must stand a text.');
}

export function whole(value: unknown, pointer: string, least: number): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= 10_000) return value as number;
  throw new Invalid(pointer, `Here must stand a whole number from ${least} to 10000.`);
}
