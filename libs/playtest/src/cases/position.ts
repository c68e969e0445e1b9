/** Where an example begins: its turn, side and step, and what has been scored before. */
import type { CompiledGame } from '@hexwright/compiler';
import type { CaseFile } from '@hexwright/model';
import type { Findings } from './findings.ts';

export interface Position {
  readonly turn: number;
  readonly playerTurn: number;
  readonly step: number;
  /** By side. */
  readonly points: readonly number[];
}

/** Looks the words of the example up; whatever the package does not know is a finding, and then there is no position. */
export function positionOf(game: CompiledGame, file: CaseFile, findings: Findings): Position | null {
  const before = findings.list.length;
  const turn = file.turn ?? 1;
  if (turn > game.turns) {
    findings.add('example.position', ['turn'], `The game has ${game.turns} turns; there is no turn ${turn}.`);
  }
  for (const [index, die] of (file.dice ?? []).entries()) {
    if (die < 1 || die > 6) findings.add('example.dice', ['dice', index], `A die shows 1 to 6, not ${die}.`);
  }
  const sides = game.sides.map((side) => side.id);
  const phasing = file.phasing ?? sides[game.firstSide];
  const side = findings.indexIn(sides, phasing, 'side', ['phasing']);
  const steps = game.sequence.map((step) => step.id);
  const step = file.phase === undefined ? 0 : findings.indexIn(steps, file.phase, 'step of the sequence', ['phase']);
  const points = sides.map(() => 0);
  for (const [name, scored] of Object.entries(file.victoryPoints ?? {})) {
    const index = findings.indexIn(sides, name, 'side', ['victoryPoints', name]);
    if (index >= 0) points[index] = scored;
  }
  if (findings.list.length > before) return null;
  return { turn, playerTurn: (side - game.firstSide + sides.length) % sides.length, step, points };
}
