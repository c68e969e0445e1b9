import { suggestion } from './did-you-mean.ts';
import type { CaseFile } from './generated/types.ts';
import { nearestName } from './items.ts';
import type { LinkedPackage } from './linked-package.ts';
import { pointerOf, problemAt, type Place, type Problem } from './problem.ts';

type Path = readonly (string | number)[];

/**
 * Checks that the sides, steps, levels and units that a case speaks of exist; what its commands name, their game knows.
 * `linked` holds the case's own units.
 */
export function checkCaseReferences(content: CaseFile, linked: LinkedPackage, place: Place): Problem[] {
  const checks = new CaseReferences(linked, place);
  const { phasing, phase, victoryPoints = {}, expect = {} } = content;
  checks.side(['phasing'], phasing);
  checks.step(['phase'], phase);
  for (const side of Object.keys(victoryPoints)) checks.side(['victoryPoints', side], side);
  for (const unit of Object.keys(expect.units ?? {})) checks.unit(['expect', 'units', unit], unit);
  for (const side of Object.keys(expect.victoryPoints ?? {})) checks.side(['expect', 'victoryPoints', side], side);
  for (const side of Object.keys(expect.armies ?? {})) checks.side(['expect', 'armies', side], side);
  checks.side(['expect', 'decision', 'side'], expect.decision?.side);
  checks.side(['expect', 'phasing'], expect.phasing);
  checks.step(['expect', 'phase'], expect.phase);
  if (expect.winner !== DRAW) checks.side(['expect', 'winner'], expect.winner);
  checks.level(['expect', 'level'], expect.level);
  return checks.problems;
}

/** The winner of a game that nobody wins. */
const DRAW = 'draw';

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

  unit(path: Path, id: string): void {
    this.#known(path, id, 'a unit of this position', this.#linked.units);
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
