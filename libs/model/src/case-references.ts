import { suggestion } from './did-you-mean.ts';
import type { CaseFile, Command } from './generated/types.ts';
import { isFields, nearestName } from './items.ts';
import type { LinkedPackage } from './linked-package.ts';
import { pointerOf, problemAt, type Place, type Problem } from './problem.ts';
import { definition } from './schema-definitions.ts';

type Path = readonly (string | number)[];

/** Checks that the sides, steps, levels and units that a case speaks of exist. `linked` holds the case's own units. */
export function checkCaseReferences(content: CaseFile, linked: LinkedPackage, place: Place): Problem[] {
  const checks = new CaseReferences(linked, place);
  const { phasing, phase, victoryPoints = {}, commands = [], expect = {} } = content;
  checks.side(['phasing'], phasing);
  checks.step(['phase'], phase);
  for (const side of Object.keys(victoryPoints)) checks.side(['victoryPoints', side], side);
  checks.commands(['commands'], commands);
  for (const unit of Object.keys(expect.units ?? {})) checks.unit(['expect', 'units', unit], unit);
  for (const side of Object.keys(expect.victoryPoints ?? {})) checks.side(['expect', 'victoryPoints', side], side);
  checks.commands(['expect', 'offered'], expect.offered ?? []);
  checks.commands(['expect', 'notOffered'], expect.notOffered ?? []);
  checks.side(['expect', 'decision', 'side'], expect.decision?.side);
  checks.side(['expect', 'phasing'], expect.phasing);
  checks.step(['expect', 'phase'], expect.phase);
  if (expect.winner !== DRAW) checks.side(['expect', 'winner'], expect.winner);
  checks.level(['expect', 'level'], expect.level);
  return checks.problems;
}

/** The winner of a game that nobody wins. */
const DRAW = 'draw';

/** Properties of commands that name a unit. */
const UNIT_PROPERTIES = ['unit', 'target', 'charge'] as const;

type Named = readonly { readonly id: string }[];

class CaseReferences {
  readonly problems: Problem[] = [];
  readonly #linked: LinkedPackage;
  readonly #place: Place;

  constructor(linked: LinkedPackage, place: Place) {
    this.#linked = linked;
    this.#place = place;
  }

  side(path: Path, id: string | undefined): void {
    this.#known(path, id, 'a side', this.#linked.sides);
  }

  step(path: Path, id: string | undefined): void {
    this.#known(path, id, 'a step of the sequence', this.#linked.sequence);
  }

  level(path: Path, id: string | undefined): void {
    this.#known(path, id, 'a level of victory', this.#linked.victory?.levels ?? []);
  }

  unit(path: Path, id: unknown): void {
    if (typeof id === 'string') this.#known(path, id, 'a unit of this position', this.#linked.units);
  }

  commands(path: Path, commands: readonly Command[]): void {
    for (const [index, command] of commands.entries()) {
      if (isKnownForm(command)) this.#command([...path, index], { ...command });
    }
  }

  #command(path: Path, command: Readonly<Record<string, unknown>>): void {
    for (const property of UNIT_PROPERTIES) this.unit([...path, property], command[property]);
    for (const [index, id] of entriesOf(command['with'])) this.unit([...path, 'with', index], id);
    for (const [index, step] of entriesOf(command['steps'])) {
      if (isFields(step)) this.unit([...path, 'steps', index, 'drop'], step['drop']);
    }
  }

  #known(path: Path, id: string | undefined, what: string, items: Named): void {
    if (id === undefined || items.some((item) => item.id === id)) return;
    const place = { ...this.#place, pointer: pointerOf(...path) };
    const message = `"${id}" is not ${what}.${suggestion(
      id,
      items.map((item) => item.id),
    )}`;
    const near = nearestName(id, items);
    const isName = path.at(-1) === id;
    const edit = { file: place.file, pointer: place.pointer, op: 'set', value: near ?? '' } as const;
    // The name of a property is not a value that could be set.
    const fixes = near === undefined || isName ? [] : [{ title: `Write "${near}"`, edits: [edit] }];
    this.problems.push(problemAt(place, 'reference.unknown', message, { fixes }));
  }
}

/** Words of commands whose properties the schema describes; what another game means by its own is not known here. */
const KNOWN_COMMANDS: ReadonlySet<unknown> = new Set(
  (definition('command').allOf ?? []).map((form) => form.if?.properties?.['do'].const),
);

function isKnownForm(command: Command): boolean {
  return KNOWN_COMMANDS.has(command.do);
}

function entriesOf(value: unknown): [number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : [];
}
