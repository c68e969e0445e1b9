import { beginning } from './beginning.ts';
import { nearest, shownOf, suggestion } from './did-you-mean.ts';
import { formErrors } from './form-errors.ts';
import type { JsonValue } from './generated/types.ts';
import type { FormError } from './generated/validators.js';
import * as validators from './generated/validators.js';
import { pointerOf, pointerPath, problemAt, type Fix, type Problem } from './problem.ts';
import { resolved, typesOf, type FileKind, type SchemaNode } from './schema-definitions.ts';
import { jsonType, shortened, typeName, typeNames } from './value-words.ts';

/** Problems of form that are told of one value; the rest are only counted. */
const MOST_PROBLEMS = 30;

/** Names of the schemas' definitions that a value can be checked against. */
export type DefinitionName = {
  [Name in keyof typeof validators]: Name extends `validate${infer Definition}` ? Uncapitalize<Definition> : never;
}[keyof typeof validators];

/**
 * Checks the content of a file against its schema. Problems come without a file (`placeProblems` adds it), in the
 * order of the schema, one for each mistake: a value that fits none of several forms is told once, by the form it
 * is nearest to.
 */
export function validateFile(kind: FileKind, value: JsonValue): Problem[] {
  return check(`${kind}File`, value).map((problem) => citing(problem, value));
}

/** With the case that the thing around it cites, the nearest one. */
function citing(problem: Problem, file: JsonValue): Problem {
  let [inside, cited]: [unknown, string | undefined] = [file, undefined];
  for (const step of pointerPath(problem.pointer)) {
    if (typeof inside !== 'object' || inside === null) break;
    inside = (inside as Readonly<Record<string, unknown>>)[step];
    if (typeof inside !== 'object' || inside === null || !('case' in inside)) continue;
    if (typeof inside.case === 'string') cited = inside.case;
  }
  return cited === undefined || problem.case !== undefined ? problem : { ...problem, case: cited };
}

/** Checks a value against one definition of the schemas, for instance `unit`. */
export function validateDefinition(name: DefinitionName, value: JsonValue): Problem[] {
  return check(name, value);
}

/**
 * Checks a value against a form that a game declares, whose references lead into the schemas.
 *
 * @param name what the value is called in sentences about the whole of it: `"melee" has no property "foo".`
 */
export function validateForm(form: SchemaNode, value: JsonValue, name = 'This'): Problem[] {
  return bounded(explain(formErrors(form, value, errorsOf), subjectIn(name)));
}

function check(name: string, value: unknown): Problem[] {
  return bounded(explain(errorsOf(name, value), subjectIn('This')));
}

function bounded(found: readonly Problem[]): Problem[] {
  const problems = distinct(found);
  if (problems.length <= MOST_PROBLEMS) return problems;
  const rest = problems.length - MOST_PROBLEMS;
  const more = problemAt(
    { file: '', pointer: '' },
    'schema.more',
    `There are ${rest} more problems of form in this file.`,
  );
  return [...problems.slice(0, MOST_PROBLEMS), more];
}

function errorsOf(name: string, value: unknown): readonly FormError[] {
  const exported: Readonly<Record<string, validators.Validator>> = validators;
  const validate = exported[`validate${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  // Where errors were too many to be kept, their list may have holes.
  return validate(value) ? [] : (validate.errors ?? []).filter((error) => error !== undefined);
}

/** Turns ajv's errors into problems: errors of the alternatives of an `anyOf` are replaced by one explanation. */
function explain(errors: readonly FormError[], subject: Subject): Problem[] {
  const alternatives = outermost(errors.filter(({ keyword }) => keyword === 'anyOf'));
  const inAlternative = ({ instancePath }: FormError): boolean =>
    alternatives.some((one) => instancePath === one.instancePath || instancePath.startsWith(`${one.instancePath}/`));
  const plain = errors.filter((error) => !inAlternative(error) && !DERIVED.has(error.keyword));
  const misspelt = new Set(plain.flatMap(misspelling));
  return [
    ...plain
      .filter((error) => !missing(error).some((pointer) => misspelt.has(pointer)))
      .map((error) => explainOne(error, subject)),
    ...alternatives.flatMap((one) => explainAlternatives(one, errors, subject)),
  ];
}

/** Keywords whose errors only say that another error has happened. */
const DERIVED = new Set(['if', 'propertyNames', 'anyOf']);

/** The errors that lie in no other one's value, one for each value. */
function outermost(errors: readonly FormError[]): FormError[] {
  return errors.filter(
    ({ instancePath }, index) =>
      !errors.some(
        (other, otherIndex) =>
          instancePath.startsWith(`${other.instancePath}/`) ||
          (instancePath === other.instancePath && otherIndex < index),
      ),
  );
}

/** Where an error says that a property is missing, as pointer; nothing for other errors. */
function missing(error: FormError): string[] {
  if (error.keyword !== 'required') return [];
  return [error.instancePath + pointerOf(String(error.params['missingProperty']))];
}

/** The property that an unknown one was meant to be, as pointer; nothing if none is near. */
function misspelling(error: FormError): string[] {
  if (error.keyword !== 'additionalProperties') return [];
  const near = nearest(String(error.params['additionalProperty']), absentProperties(error));
  return near === undefined ? [] : [error.instancePath + pointerOf(near)];
}

/** The properties that an object may have and has not. */
function absentProperties(error: FormError): string[] {
  const known = Object.keys((error.parentSchema as SchemaNode | undefined)?.properties ?? {});
  return known.filter((name) => !Object.hasOwn(error.data as object, name));
}

/** Explains a value that fits none of the forms it may have: by the one form that it seems to be meant as. */
function explainAlternatives(error: FormError, errors: readonly FormError[], subject: Subject): Problem[] {
  const forms = (error.parentSchema as SchemaNode).anyOf ?? [];
  const fitting = forms.filter((form) => typesOf(form).includes(jsonType(error.data)));
  const meant = fitting.length === 1 ? fitting[0] : nearestForm(fitting, error.data);
  if (meant?.$ref !== undefined || meant?.properties !== undefined) {
    const inside = formErrors(meant, error.data, errorsOf);
    const placed = inside.map((one) => ({ ...one, instancePath: error.instancePath + one.instancePath }));
    return explain(placed, subject);
  }
  const words = forms.flatMap((form) => wordsOf(form));
  if (words.length > 0 && typeof error.data === 'string') {
    if (/^-?\d{1,9}$/.test(error.data) && forms.some((form) => typesOf(form).includes('integer'))) {
      return [quotedNumber(error.instancePath, error.data, subject)];
    }
    return [wrongWord(error.instancePath, error.data, words, subject)];
  }
  const beyond = errors.filter((one) => one.instancePath === error.instancePath && !ABOUT_KIND.has(one.keyword));
  if (meant !== undefined && beyond.length > 0) return beyond.map((one) => explainOne(one, subject));
  const allowed = [...new Set(forms.flatMap((form) => formNames(form)))];
  const message = `${subject(error.instancePath)} must be ${listed(allowed)}, not ${shortened(error.data)}.`;
  return [at(error.instancePath, fitting.length === 0 ? 'schema.type' : 'schema.form', message)];
}

/** Keywords whose errors say that a value is another kind of thing, not that it goes too far. */
const ABOUT_KIND = new Set(['type', 'const', 'enum', 'anyOf']);

/** Of several objects that may be meant, the one that shares most properties with the value; undefined if none does. */
function nearestForm(forms: readonly SchemaNode[], value: unknown): SchemaNode | undefined {
  if (jsonType(value) !== 'object') return undefined;
  const names = Object.keys(value as object);
  const shared = (form: SchemaNode): number => {
    const known = Object.keys(resolved(form).properties ?? {});
    return names.filter((name) => nearest(name, known) !== undefined).length;
  };
  const most = Math.max(0, ...forms.map(shared));
  const best = forms.filter((form) => shared(form) === most);
  return most > 0 && best.length === 1 ? best[0] : undefined;
}

function wordsOf(form: SchemaNode): string[] {
  const { const: only, enum: words } = resolved(form);
  return [...(words ?? []), ...(only === undefined ? [] : [only])].filter((word) => typeof word === 'string');
}

/** What a form looks like, for a list of what is allowed. */
function formNames(form: SchemaNode): string[] {
  const { type, const: only, enum: words, properties } = resolved(form);
  if (only !== undefined) return [JSON.stringify(only)];
  if (words !== undefined) return words.map((word) => JSON.stringify(word));
  if (type === 'object' && properties !== undefined) {
    return [
      `an object with ${Object.keys(properties)
        .slice(0, 1)
        .map((name) => `"${name}"`)
        .join('')}`,
    ];
  }
  return (typeof type === 'string' ? [type] : (type ?? [])).map(typeName);
}

function explainOne(error: FormError, subject: Subject): Problem {
  const pointer = error.instancePath;
  const what = subject(pointer);
  const params = error.params as Readonly<Record<string, unknown>>;
  // The name of a property has the wrong form, not a value.
  if (error.propertyName !== undefined) {
    return at(
      pointer + pointerOf(error.propertyName),
      'schema.pattern',
      `"${error.propertyName}" cannot be a name here.${describedForm(error)}`,
      { isName: true },
    );
  }
  switch (error.keyword) {
    case 'type':
      return at(pointer, 'schema.type', `${what} must be ${typeNames(params['type'])}, not ${shortened(error.data)}.`);
    case 'enum':
      return wrongWord(pointer, error.data, params['allowedValues'] as readonly unknown[], subject);
    case 'const':
      return wrongWord(pointer, error.data, [params['allowedValue']], subject);
    case 'required':
      return missingProperty(error, String(params['missingProperty']), subject);
    case 'dependentRequired': {
      const { property, missingProperty } = params as { property: string; missingProperty: string };
      return at(
        pointer,
        'schema.missing',
        `"${property}" stands here without "${missingProperty}". Give both or neither.`,
      );
    }
    case 'additionalProperties':
      return unknownProperty(error, String(params['additionalProperty']), subject);
    case 'pattern':
      return at(pointer, 'schema.pattern', `${what} cannot be ${shortened(error.data)}.${describedForm(error)}`);
    case 'false schema':
      return at(pointer, 'schema.property', `${what} must not stand here. Remove it.`, { isName: true });
    case 'uniqueItems':
      return at(pointer, 'schema.limit', `${what} names something twice. Remove one of the two.`);
    default:
      return at(
        pointer,
        'schema.limit',
        `${what} ${limit(error.keyword, params['limit'])}, not ${Array.isArray(error.data) ? error.data.length : shortened(error.data)}.`,
      );
  }
}

function limit(keyword: string, bound: unknown): string {
  switch (keyword) {
    case 'minimum':
      return `must be ${String(bound)} or more`;
    case 'maximum':
      return `must be ${String(bound)} or less`;
    case 'minLength':
      return bound === 1 ? 'must not be empty' : `must have ${String(bound)} characters or more`;
    case 'maxLength':
      return `must have ${String(bound)} characters or fewer`;
    case 'minItems':
      return `must have ${String(bound)} ${bound === 1 ? 'entry' : 'entries'} or more`;
    case 'maxItems':
      return `must have ${String(bound)} ${bound === 1 ? 'entry' : 'entries'} or fewer`;
    default:
      return 'must have the form that the schema describes';
  }
}

function wrongWord(pointer: string, value: unknown, allowed: readonly unknown[], subject: Subject): Problem {
  if (allowed.some((one) => typeof one === 'number' && String(one) === value))
    return quotedNumber(pointer, String(value), subject);
  const words = allowed.filter((one) => typeof one === 'string');
  if (typeof value !== 'string' || words.length === 0) {
    const written = allowed.map((one) => JSON.stringify(one));
    return at(pointer, 'schema.enum', `${subject(pointer)} must be ${listed(written)}.`);
  }
  const near = nearest(value, words);
  const message = `${subject(pointer)} cannot be "${value}".${suggestion(value, words)}`;
  const fixes = near === undefined ? [] : [fix(`Write "${near}"`, { pointer, op: 'set', value: near })];
  return at(pointer, 'schema.enum', message, { fixes });
}

/** A number that is written as a text. */
function quotedNumber(pointer: string, text: string, subject: Subject): Problem {
  const message = `${subject(pointer)} must be a number, not the text "${text}". Leave the quotation marks out.`;
  const fixes = [fix(`Write ${text}`, { pointer, op: 'set', value: Number(text) })];
  return at(pointer, 'schema.type', message, { fixes });
}

function missingProperty(error: FormError, name: string, subject: Subject): Problem {
  const { properties = {} } = (error.parentSchema ?? {}) as SchemaNode;
  const value = beginning(Object.hasOwn(properties, name) ? properties[name] : {});
  const pointer = error.instancePath + pointerOf(name);
  const fixes = value === undefined ? [] : [fix(`Add "${name}"`, { pointer, op: 'add', value })];
  const message = `${subject(error.instancePath)} lacks the property "${name}". Add it.`;
  return at(error.instancePath, 'schema.missing', message, { fixes });
}

function unknownProperty(error: FormError, name: string, subject: Subject): Problem {
  const pointer = error.instancePath + pointerOf(name);
  const candidates = absentProperties(error);
  const near = nearest(name, candidates);
  const message = `${subject(error.instancePath)} has no property "${name}".`;
  if (near === undefined) {
    const takes = shownOf(Object.keys((error.parentSchema as SchemaNode | undefined)?.properties ?? {}));
    const remove = fix(`Remove "${name}"`, { pointer, op: 'remove' });
    const told = `${message}${takes === '' ? '' : ` It takes: ${takes}.`}`;
    return at(pointer, 'schema.property', told, { isName: true, fixes: [remove] });
  }
  const value = (error.data as Readonly<Record<string, JsonValue>>)[name];
  const renamed = { pointer: error.instancePath + pointerOf(near), op: 'add', value } as const;
  const meant = `${message} Did you mean "${near}"?`;
  const fixes = [fix(`Rename it "${near}"`, { pointer, op: 'remove' }, renamed)];
  return at(pointer, 'schema.property', meant, { isName: true, fixes });
}

function fix(title: string, ...edits: readonly Omit<Fix['edits'][number], 'file'>[]): Fix {
  return { title, edits: edits.map((edit) => ({ file: '', ...edit })) };
}

/** The description that schemas with a pattern carry. */
function describedForm(error: FormError): string {
  const { description } = (error.parentSchema ?? {}) as SchemaNode;
  return description === undefined ? '' : ` It should be: ${description}`;
}

/** Calls the thing at a pointer by its name, as the beginning of a sentence. */
type Subject = (pointer: string) => string;

/** @param whole what the whole value is called */
function subjectIn(whole: string): Subject {
  return (pointer) => {
    const last = pointerPath(pointer).at(-1);
    if (last === undefined) return whole;
    return /^\d+$/.test(last) ? 'This entry' : `"${last}"`;
  };
}

function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

function at(
  pointer: string,
  code: string,
  message: string,
  more: Pick<Partial<Problem>, 'isName' | 'fixes'> = {},
): Problem {
  return problemAt({ file: '', pointer }, code, message, more);
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.pointer} ${problem.message}`, problem])).values()];
}
