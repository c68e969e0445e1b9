import { nearest } from './nearest.ts';
import { quoteText } from './print.ts';
import type { ExpressionProblem, PathExpression, PathPart, TextLiteral } from './syntax.ts';
import type { Environment, EnumType, RecordType, Type } from './types.ts';

/** A text that is not one of the values its place allows. */
export function unknownValue({ value, start, end }: TextLiteral, type: EnumType): ExpressionProblem {
  const near = nearest(value, type.values);
  const what = `"${shorten(value)}" is not one of ${type.name}`;
  if (near === undefined) return { message: `${what}. ${choice(type.values.map(quoteText))}`, start, end };
  const suggestion = quoteText(near);
  return { message: `${what}; did you mean ${suggestion}?`, start, end, suggestion };
}

/**
 * A path whose first part names nothing here. The suggestion is a value somebody forgot to quote (`hint` says which
 * values the place allows), or a record's field of exactly this name, or a name or value that is spelt nearly so.
 */
export function unknownName({ parts }: PathExpression, environment: Environment, hint: Type | null): ExpressionProblem {
  const [{ name, start, end }] = parts;
  const what = `There is no '${shorten(name)}' here`;
  const meant = (suggestion: string, more = ''): ExpressionProblem => ({
    message: `${what}; did you mean ${suggestion}?${more}`,
    start,
    end,
    suggestion,
  });

  if (parts.length === 1) {
    if (hint?.kind === 'enum' && hint.values.includes(name)) return meant(quoteText(name), ' Values stand in quotes.');
    if (Object.hasOwn(environment.functions, name)) {
      return { message: `'${name}' is a function. Write it with its values: ${name}(…).`, start, end };
    }
    for (const [owner, type] of Object.entries(environment.names)) {
      if (type.kind === 'record' && Object.hasOwn(type.fields, name)) return meant(`${owner}.${name}`);
    }
  }
  const near = nearest(name, Object.keys(environment.names));
  if (near !== undefined) return meant(near);
  if (parts.length === 1 && hint?.kind === 'enum') {
    const value = nearest(name, hint.values);
    if (value !== undefined) return meant(quoteText(value), ' Values stand in quotes.');
  }
  return { message: `${what}. ${choice(Object.keys(environment.names))}`, start, end };
}

/** A field that the record `owner` does not have. */
export function unknownField({ name, start, end }: PathPart, owner: string, type: RecordType): ExpressionProblem {
  const fields = Object.keys(type.fields);
  const what = `${owner} has no field '${shorten(name)}'`;
  const near = nearest(name, fields);
  if (near === undefined) return { message: `${what}. ${choice(fields)}`, start, end };
  return { message: `${what}; did you mean '${near}'?`, start, end, suggestion: near };
}

/** A call of something that is no function. */
export function unknownFunction({ name, start, end }: PathPart, environment: Environment): ExpressionProblem {
  if (Object.hasOwn(environment.names, name)) {
    return { message: `'${name}' is not a function. Write it without the brackets.`, start, end };
  }
  const names = Object.keys(environment.functions);
  const what = `There is no function '${shorten(name)}' here`;
  const near = nearest(name, names);
  if (near === undefined) return { message: `${what}. ${choice(names)}`, start, end };
  return { message: `${what}; did you mean '${near}'?`, start, end, suggestion: near };
}

const MOST_SHOWN = 8;

function choice(options: readonly string[]): string {
  if (options.length === 0) return 'There is nothing to choose from.';
  const more = options.length > MOST_SHOWN ? ', …' : '';
  return `Choose one of: ${options.slice(0, MOST_SHOWN).join(', ')}${more}.`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
