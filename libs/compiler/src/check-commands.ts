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

const GO_TO = 'go-to';

/** Commands of every game. */
export const COMMON_COMMANDS: readonly string[] = ['pass', 'end-phase', GO_TO, 'check'];

/** What a name is not, in the words of a problem. */
const A_COMMAND = 'a command of this game';
const A_PHASE = 'a phase of this game';
const A_SIDE = 'a side of this game';
const A_UNIT = 'a unit of this position';

/** A command with its place in the case. */
type Written = readonly [pointer: string, command: Command];

/** Ids of what a position has that its commands name. */
export interface NamedInCommands {
  readonly units: readonly string[];
  readonly phases: readonly string[];
  readonly sides: readonly string[];
}

/**
 * Checks that the commands of a case are commands of the game and have the form that it declares, and that the units,
 * phases and sides they name exist. Of a game that declares no forms, nothing is known but the words of every game.
 */
export function checkCommands(
  content: CaseFile,
  named: NamedInCommands,
  system: GameSystem,
  place: Place,
): readonly Problem[] {
  const forms = commandForms(system);
  const words = [...new Set([...forms.keys(), ...COMMON_COMMANDS])];
  return writtenIn(content).flatMap(([pointer, command]) => {
    const form = forms.get(command.do);
    const at: Place = { ...place, pointer };
    if (form === undefined) {
      if (command.do === GO_TO) return goalProblems({ ...command }, named, at);
      return forms.size === 0 || words.includes(command.do)
        ? []
        : [stranger(command.do, words, A_COMMAND, under(at, 'do'))];
    }
    const value = { ...command } as JsonValue;
    const wrong = validateForm(form, value, `"${command.do}"`).map((problem) => placed(problem, pointer, place));
    return wrong.length > 0 ? wrong : strangersIn(form, value, named.units, at);
  });
}

/** What a `go-to` names and the position does not have. */
function goalProblems(
  { phase, side }: Readonly<Record<string, unknown>>,
  { phases, sides }: NamedInCommands,
  place: Place,
): readonly Problem[] {
  const isStrange = (name: unknown, names: readonly string[]): name is string =>
    typeof name === 'string' && !names.includes(name);
  return [
    ...(isStrange(phase, phases) ? [stranger(phase, phases, A_PHASE, under(place, 'phase'))] : []),
    ...(isStrange(side, sides) ? [stranger(side, sides, A_SIDE, under(place, 'side'))] : []),
  ];
}

function under(place: Place, name: string | number): Place {
  return { ...place, pointer: place.pointer + pointerOf(name) };
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
    return units.includes(value) ? [] : [stranger(value, units, A_UNIT, place)];
  }
  if (anyOf !== undefined) {
    const meant = anyOf.find((one) => validateForm(one, value).length === 0);
    return meant === undefined ? [] : strangersIn(meant, value, units, place);
  }
  const inside = (part: SchemaNode, name: string | number, entry: JsonValue): readonly Problem[] =>
    strangersIn(part, entry, units, under(place, name));
  if (Array.isArray(value)) return value.flatMap((entry, index) => inside(items ?? {}, index, entry));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    Object.hasOwn(properties, name) ? inside(properties[name], name, entry) : [],
  );
}

function stranger(name: string, known: readonly string[], what: string, place: Place): Problem {
  const near = nearest(name, known);
  const edit = { file: place.file, pointer: place.pointer, op: 'set', value: near ?? '' } as const;
  const fixes = near === undefined ? [] : [{ title: `Write "${near}"`, edits: [edit] }];
  const message = `"${name}" is not ${what}.${suggestion(name, known)}`;
  return problemAt(place, 'reference.unknown', message, { fixes });
}
