import type { FormError } from './generated/validators.js';
import { isFields } from './items.ts';
import { referredName, typesOf, type SchemaNode } from './schema-definitions.ts';
import { jsonType } from './value-words.ts';

/** The errors of a value by a definition of the format. */
export type ErrorsOf = (definition: string, value: unknown) => readonly FormError[];

/**
 * The errors of a value by a form that a game declares. The format's own schemas have validators that are made when
 * Hexwright is built; a game comes later, and so its forms are read as they are. Its references lead into the format.
 */
export function formErrors(form: SchemaNode, data: unknown, errorsOf: ErrorsOf, instancePath = ''): FormError[] {
  if (form.$ref !== undefined) {
    const errors = errorsOf(referredName(form.$ref), data);
    return errors.map((error) => ({ ...error, instancePath: instancePath + error.instancePath }));
  }
  const wrong = (keyword: string, params: Readonly<Record<string, unknown>>): FormError => ({
    keyword,
    params,
    instancePath,
    data,
    parentSchema: form,
  });
  const { anyOf, const: only, enum: words } = form;
  if (anyOf !== undefined) {
    return anyOf.some((one) => formErrors(one, data, errorsOf).length === 0) ? [] : [wrong('anyOf', {})];
  }
  if (only !== undefined && data !== only) return [wrong('const', { allowedValue: only })];
  if (words !== undefined && !words.includes(data)) return [wrong('enum', { allowedValues: words })];
  const types = typesOf(form);
  if (types.length > 0 && !types.includes(jsonType(data))) return [wrong('type', { type: form.type })];
  const inside = (part: SchemaNode, name: string | number): FormError[] =>
    formErrors(
      part,
      Array.isArray(data) ? data[Number(name)] : Object(data)[name],
      errorsOf,
      `${instancePath}/${name}`,
    );
  if (Array.isArray(data)) {
    const { items = {}, minItems = 0, uniqueItems = false } = form;
    return [
      ...(data.length < minItems ? [wrong('minItems', { limit: minItems })] : []),
      ...(uniqueItems && new Set(data).size < data.length ? [wrong('uniqueItems', {})] : []),
      ...data.flatMap((_, index) => inside(items, index)),
    ];
  }
  if (!isFields(data)) return [];
  const { properties = {}, required = [], additionalProperties = true } = form;
  const given = Object.keys(data);
  const own = given.filter((name) => Object.hasOwn(properties, name));
  const others = additionalProperties === false ? given.filter((name) => !own.includes(name)) : [];
  return [
    ...required.filter((name) => !given.includes(name)).map((name) => wrong('required', { missingProperty: name })),
    ...others.map((name) => wrong('additionalProperties', { additionalProperty: name })),
    ...own.flatMap((name) => inside(properties[name], name)),
  ];
}
