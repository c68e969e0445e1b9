import type { CodeValues } from './language.ts';
import { fieldsOf, type Pattern, type PatternPart } from './pattern.ts';

/** The code as it is printed, of values as a package has them; null where the pattern has no print for one of them. */
export function printCode(pattern: Pattern, values: CodeValues): string | null {
  return printParts(pattern.parts, values);
}

function printParts(parts: readonly PatternPart[], values: CodeValues): string | null {
  let text = '';
  for (const part of parts) {
    const print = printPart(part, values);
    if (print === null) return null;
    text += print;
  }
  return text;
}

function printPart(part: PatternPart, values: CodeValues): string | null {
  switch (part.kind) {
    case 'literal':
      return part.text;
    case 'field':
      return part.choices.find(({ value }) => value === values[part.name])?.printed ?? null;
    case 'optional':
      return fieldsOf(part.parts).some(({ name }) => Object.hasOwn(values, name)) ? printParts(part.parts, values) : '';
  }
}
