/** Where an example begins: its turn, side and step, and what has been scored before. */
import type { CompiledGame } from '@hexwright/compiler';
import type { CaseFile } from '@hexwright/model';
import { counted } from '@hexwright/rules-kit';
import type { Findings } from './findings.ts';

export interface Position {
  readonly turn: number;
  readonly playerTurn: number;
  readonly step: number;
  /** By side. */
  readonly points: readonly number[];
}

/** Of the dice that all games throw; tables of a package may have others. */
const USUAL_FACES = 6;

/** Looks the words of the example up; whatever the package does not know is a finding, and then there is no position. */
export function positionOf(game: CompiledGame, file: CaseFile, findings: Findings): Position | null {
  const before = findings.list.length;
  const turn = file.turn ?? 1;
  if (turn > game.turns) {
    findings.add(
      'example.position',
      ['turn'],
      `The game has ${counted(game.turns, 'turn')}; there is no turn ${turn}.`,
    );
  }
  const faces = Math.max(USUAL_FACES, ...game.eventTables.map((table) => table.faces));
  for (const [index, die] of (file.dice ?? []).entries()) {
    if (die < 1 || die > faces) findings.add('example.dice', ['dice', index], `A die shows 1 to ${faces}, not ${die}.`);
  }
  const sides = game.sides.map((side) => side.id);
  const steps = game.sequence.map((step) => step.id);
  const step = file.phase === undefined ? 0 : findings.indexIn(steps, file.phase, 'step of the sequence', ['phase']);
  const side =
    file.phasing === undefined ? sideOf(game, step) : findings.indexIn(sides, file.phasing, 'side', ['phasing']);
  checkStep(game, side, step, findings);
  const points = sides.map(() => 0);
  for (const [name, scored] of Object.entries(file.victoryPoints ?? {})) {
    const index = findings.indexIn(sides, name, 'side', ['victoryPoints', name]);
    if (index >= 0) points[index] = scored;
  }
  if (findings.list.length > before) return null;
  return { turn, playerTurn: (side - game.firstSide + sides.length) % sides.length, step, points };
}

/** Whose player-turn it is where an example does not say it: that of the step, or of the side that moves first. */
function sideOf(game: CompiledGame, step: number): number {
  const own = step < 0 ? -1 : game.sequence[step].side;
  return own < 0 ? game.firstSide : own;
}

/** A step that another side does in its own player-turn would be passed over: the first command would be refused. */
function checkStep(game: CompiledGame, side: number, index: number, findings: Findings): void {
  if (side < 0 || index < 0) return;
  const step = game.sequence[index];
  if (step.side < 0 || step.side === side) return;
  const { id, name } = game.sides[step.side];
  const advice = `Write "phasing": "${id}"`;
  findings.add('example.position', ['phase'], `${step.id} is done in the player-turn of ${name} alone. ${advice}.`);
}
