import {
  nearest,
  pointerOf,
  problemAt,
  referredName,
  suggestion,
  validateForm,
  type CaseFile,
  type Command,
  type Expectation,
  type JsonValue,
  type Place,
  type Problem,
  type SchemaNode,
} from '@hexwright/model';
import { commandForms } from './game-forms.ts';
import type { GameSystem } from './game-system.ts';

/** A command with its place in the case. */
type Written = readonly [pointer: string, command: Command];

/**
 * Checks that what the commands of a case say has the form that their game declares, and that the units they name exist.
 * Commands that the game does not know are left to its notation.
 *
 * @param units ids of the units of the position
 */
export function checkCommands(
  content: CaseFile,
  units: readonly string[],
  system: GameSystem,
  place: Place,
): readonly Problem[] {
  const forms = commandForms(system);
  if (forms.size === 0) return [];
  return writtenIn(content).flatMap(([pointer, command]) => {
    const form = forms.get(command.do);
    if (form === undefined) return [];
    const value = { ...command } as JsonValue;
    const wrong = validateForm(form, value).map((problem) => placed(problem, pointer, place));
    return wrong.length > 0 ? wrong : strangersIn(form, value, units, { ...place, pointer });
  });
}

/** Every command that a case gives or speaks of. */
function writtenIn({ commands = [], expect = {} }: CaseFile): readonly Written[] {
  return [
    ...commands.flatMap((command, index): readonly Written[] => {
      const pointer = pointerOf('commands', index);
      const checked = command.do === 'check' ? spokenOf(command.expect as Expectation, `${pointer}/expect`) : [];
      return [[pointer, command], ...checked];
    }),
    ...spokenOf(expect, '/expect'),
  ];
}

/** The commands that are expected to be offered or not, or whose odds are expected. */
function spokenOf({ offered = [], notOffered = [], odds = [] }: Expectation, at: string): readonly Written[] {
  return [
    ...offered.map((command, index): Written => [`${at}/offered/${index}`, command]),
    ...notOffered.map((command, index): Written => [`${at}/notOffered/${index}`, command]),
    ...odds.map(({ of }, index): Written => [`${at}/odds/${index}/of`, of]),
  ];
}

function placed(problem: Problem, pointer: string, place: Place): Problem {
  const fixes = problem.fixes.map(({ title, edits }) => ({
    title,
    edits: edits.map((edit) => ({ ...edit, file: place.file, pointer: pointer + edit.pointer })),
  }));
  return { ...problem, ...place, pointer: pointer + problem.pointer, fixes };
}

/** Units that a sound value names and that are not there. */
function strangersIn(form: SchemaNode, value: JsonValue, units: readonly string[], place: Place): readonly Problem[] {
  const { $ref, anyOf, items, properties = {} } = form;
  if ($ref !== undefined && referredName($ref) === 'unitName' && typeof value === 'string') {
    return units.includes(value) ? [] : [stranger(value, units, place)];
  }
  if (anyOf !== undefined) {
    const meant = anyOf.find((one) => validateForm(one, value).length === 0);
    return meant === undefined ? [] : strangersIn(meant, value, units, place);
  }
  const inside = (part: SchemaNode, name: string | number, entry: JsonValue): readonly Problem[] =>
    strangersIn(part, entry, units, { ...place, pointer: place.pointer + pointerOf(name) });
  if (Array.isArray(value)) return value.flatMap((entry, index) => inside(items ?? {}, index, entry));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    Object.hasOwn(properties, name) ? inside(properties[name], name, entry) : [],
  );
}

function stranger(id: string, units: readonly string[], place: Place): Problem {
  const near = nearest(id, units);
  const edit = { file: place.file, pointer: place.pointer, op: 'set', value: near ?? '' } as const;
  const fixes = near === undefined ? [] : [{ title: `Write "${near}"`, edits: [edit] }];
  const message = `"${id}" is not a unit of this position.${suggestion(id, units)}`;
  return problemAt(place, 'reference.unknown', message, { fixes });
}
