import type { JsonValue, SchemaNode } from '@hexwright/model';
import { schemas } from '@hexwright/model/schemas';
import { COMMON_COMMANDS } from './check-commands.ts';
import { commandForms, withFragment } from './game-forms.ts';
import type { GameSystem, UnitValueType } from './game-system.ts';

type Forms = Readonly<Record<string, SchemaNode>>;

/**
 * The schemas of a package by their file names: those of the format, with what its game says where the format leaves
 * room. They are for people who write one; what is wrong with a package is told by compiling it.
 */
export function packageSchemas(system: GameSystem): Readonly<Record<string, JsonValue>> {
  const fragments = fragmentsOf(system);
  const composed = Object.entries(schemas).map(([file, schema]) => {
    const { $defs = {} } = schema as SchemaNode;
    const definitions = Object.entries($defs).map(([name, format]) => [
      name,
      withFragment(format, fragments[name] ?? {}),
    ]);
    return [file, { ...schema, $defs: Object.fromEntries(definitions) }];
  });
  return Object.fromEntries(composed) as Readonly<Record<string, JsonValue>>;
}

/** What a game says of the definitions of the format, by their names. */
function fragmentsOf(system: GameSystem): Forms {
  const values = { properties: valueForms(system) };
  const kind = { enum: system.kinds };
  const ground = { properties: { values: { properties: groundForms(system) } } };
  const markers = markerForms(system);
  return {
    side: system.forms?.side ?? {},
    command: commandFragment(system),
    caseUnit: { properties: { kind, values, ...markers } },
    expectedUnit: { properties: markers },
    unit: { properties: { kind, values } },
    face: { properties: { values } },
    terrain: ground,
    hexside: ground,
  };
}

/** Of commands: their words, and what each of them takes. */
function commandFragment(system: GameSystem): SchemaNode {
  const forms = [...commandForms(system)];
  const words = [...new Set([...forms.map(([word]) => word), ...COMMON_COMMANDS])];
  return {
    ...(forms.length === 0 ? {} : { properties: { do: { examples: words } } }),
    allOf: forms.map(([word, form]) => ({
      if: { required: ['do'], properties: { do: { const: word } } },
      then: form,
    })),
  };
}

/** Markers of pieces: a level, whether one lies there, or the unit that it names. */
function markerForms({ markers, unitMarkers = [], meanings }: GameSystem): Forms {
  const forms = markers.map((marker): [string, SchemaNode] => [
    marker,
    {
      ...described(meanings?.markers?.[marker]),
      type: unitMarkers.includes(marker) ? ['string', 'boolean'] : ['integer', 'boolean'],
    },
  ]);
  return Object.fromEntries(forms);
}

function valueForms({ unitValues, meanings }: GameSystem): Forms {
  const forms = Object.entries(unitValues).map(([name, type]) => [
    name,
    { ...described(meanings?.values[name]), type: TYPES[type.type] },
  ]);
  return Object.fromEntries(forms) as Forms;
}

/** What the values of counters are in JSON. */
const TYPES: Readonly<Record<UnitValueType['type'], string>> = {
  integer: 'integer',
  flag: 'boolean',
  vocabulary: 'string',
};

function groundForms({ groundValues = {} }: GameSystem): Forms {
  const forms = Object.entries(groundValues).map(([name, { about, words }]) => [
    name,
    { description: about, enum: words },
  ]);
  return Object.fromEntries(forms) as Forms;
}

function described(description: string | undefined): Pick<SchemaNode, 'description'> {
  return description === undefined ? {} : { description };
}
