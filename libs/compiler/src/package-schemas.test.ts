import type { SchemaNode } from '@hexwright/model';
import { schemas } from '@hexwright/model/schemas';
import { describe, expect, it } from 'vitest';
import { packageSchemas } from './package-schemas.ts';
import { TOY_SYSTEM } from './toy-game.ts';

const composed = packageSchemas(TOY_SYSTEM) as Readonly<Record<string, SchemaNode>>;

function form(file: string, name: string): SchemaNode {
  return composed[`${file}.schema.json`].$defs?.[name] ?? {};
}

describe('the schemas of a package', () => {
  it('have the commands of its game, each with what it takes', () => {
    const { properties, allOf } = form('case', 'command');
    expect(properties?.['do'].examples).toEqual(['throw', 'run', 'pass', 'end-phase', 'go-to', 'check']);
    const thrown = allOf?.find((one) => one.if?.properties?.['do'].const === 'throw')?.then;
    expect(thrown).toMatchObject({ required: ['do', 'unit', 'target'], additionalProperties: false });
    expect(Object.keys(thrown?.properties ?? {})).toEqual(['do', 'unit', 'target', 'stones', 'refused', 'note']);
  });

  it('have its markers, its values of counters and its values of ground', () => {
    expect(form('case', 'caseUnit').properties).toMatchObject({
      tired: { description: 'How tired it is.', type: ['integer', 'boolean'] },
      'aims-at': { type: ['string', 'boolean'] },
    });
    const values = form('units', 'unit').properties?.['values'];
    expect(values?.properties).toMatchObject({ speed: { description: 'Steps a turn.', type: 'integer' } });
    expect(values?.$ref).toBe('common.schema.json#/$defs/valueMap');
    expect(form('units', 'unit').properties?.['kind'].enum).toEqual(['gang', 'captain']);
    expect(form('terrain', 'hexside').properties?.['values'].properties).toEqual({
      noise: { description: 'How far one is heard there.', enum: ['quiet', 'loud', 'deafening'] },
    });
  });

  it('keep all that the format says', () => {
    expect(Object.keys(composed)).toEqual(Object.keys(schemas));
    for (const [file, schema] of Object.entries(schemas)) {
      const { $defs, ...whole } = schema as SchemaNode;
      expect(composed[file]).toMatchObject(whole);
      expect(Object.keys(composed[file].$defs ?? {})).toEqual(Object.keys($defs ?? {}));
    }
  });
});
