import { shapes, type SchemaNode } from '@hexwright/model';

/**
 * The part of the package format that is a game's own: what its files say where the format leaves room. References lead
 * into the schemas of the format, such as `#/$defs/unitName`.
 */
export interface GameForms {
  /** What it asks of sides: properties beside those of every side, and which of them must be there. */
  readonly side?: SchemaNode;
  /** Properties of commands in examples, by name. Which of them a command takes is said with its meaning. */
  readonly command: Readonly<Record<string, SchemaNode>>;
}

/** What a game system says of the files of its packages, and of its commands. */
interface Declared {
  readonly forms?: GameForms;
  readonly meanings?: {
    readonly commands: Readonly<Record<string, { readonly takes: string; readonly about: string }>>;
  };
}

/** What stands in every command beside what its game asks for. */
const REMARKS: Readonly<Record<string, SchemaNode>> = {
  refused: { $ref: '#/$defs/refusal' },
  note: { $ref: 'common.schema.json#/$defs/note' },
};

/** The forms of a game's commands by their word; none of a game that does not say what its commands take. */
export function commandForms({ forms, meanings }: Declared): ReadonlyMap<string, SchemaNode> {
  if (forms === undefined) return new Map();
  const commands = Object.entries(meanings?.commands ?? {});
  return new Map(
    commands.map(([word, { takes, about }]) => {
      const taken = takes.split(', ').filter((name) => name !== '');
      const properties = taken.map(bare).map((name) => [name, forms.command[name] ?? {}] as const);
      const required = taken.filter((name) => name === bare(name));
      const form: SchemaNode = {
        description: about,
        type: 'object',
        additionalProperties: false,
        required: ['do', ...required],
        properties: { do: { description: about, const: word }, ...Object.fromEntries(properties), ...REMARKS },
      };
      return [word, form];
    }),
  );
}

/** The name of a property without the brackets that say it may be left out. */
function bare(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}

/** The form of a game's sides; undefined for a game that does not say what it asks of them. */
export function sideForm({ forms }: Declared): SchemaNode | undefined {
  if (forms?.side === undefined) return undefined;
  const { $defs = {} } = shapes['scenario.schema.json'] as SchemaNode;
  return { ...withFragment($defs['side'], forms.side), additionalProperties: false };
}

/** A form of the format with the fragment of a game: the fragment adds properties, and says more of those there are. */
export function withFragment(format: SchemaNode, fragment: SchemaNode): SchemaNode {
  const { properties = {}, required = [], allOf = [] } = fragment;
  const own = Object.entries(properties).map(([name, form]) => [name, { ...format.properties?.[name], ...form }]);
  return {
    ...format,
    ...(required.length === 0 ? {} : { required: [...(format.required ?? []), ...required] }),
    ...(own.length === 0 ? {} : { properties: { ...format.properties, ...Object.fromEntries(own) } }),
    ...(allOf.length === 0 ? {} : { allOf: [...allOf, ...(format.allOf ?? [])] }),
  };
}
