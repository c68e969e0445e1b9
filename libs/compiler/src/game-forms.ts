import type { SchemaNode } from '@hexwright/model';
import type { GameSystem } from './game-system.ts';

/**
 * The part of the package format that is a game's own: what its files say where the format leaves room. References lead
 * into the schemas of the format, such as `#/$defs/unitName`.
 */
export interface GameForms {
  /** Properties of commands in examples, by name. Which of them a command takes is said with its meaning. */
  readonly command: Readonly<Record<string, SchemaNode>>;
}

/** What stands in every command beside what its game asks for. */
const REMARKS: Readonly<Record<string, SchemaNode>> = {
  refused: { $ref: '#/$defs/refusal' },
  note: { $ref: 'common.schema.json#/$defs/note' },
};

/** The forms of a game's commands by their word; none of a game that does not say what its commands take. */
export function commandForms({ forms, meanings }: GameSystem): ReadonlyMap<string, SchemaNode> {
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
