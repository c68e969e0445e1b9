/** What must be true after the last command of an example. */
import type { GameEvent } from '@hexwright/engine';
import type { CompiledGame } from '@hexwright/compiler';
import type { Expectation, ExpectedUnit } from '@hexwright/model';
import { findEvent, fits, isSame, isSameSet, nearestEvent, shown } from './compare.ts';
import type { Driver } from './driver.ts';
import type { Findings } from './findings.ts';

/** Checks what is named of the units, the events and the points, and notes what is otherwise. */
export function checkPosition(driver: Driver, game: CompiledGame, expect: Expectation, findings: Findings): void {
  const { library, play } = driver;
  for (const [id, unit] of Object.entries(expect.units ?? {})) checkUnit(driver, game, id, unit, findings);
  checkEvents(library.readEvents(play, 0), expect, findings);
  const { victoryPoints } = library.readResult(play);
  for (const [side, points] of Object.entries(expect.victoryPoints ?? {})) {
    const path = ['expect', 'victoryPoints', side];
    if (findings.indexIn(Object.keys(victoryPoints), side, 'side', path) < 0) continue;
    if (victoryPoints[side] !== points) {
      findings.add('example.outcome', path, `${side} has ${victoryPoints[side]} points, not ${points}.`);
    }
  }
}

/** Checks what is named of the decision that is asked next; `tape` is the dice of the example. */
export function checkDecision(
  driver: Driver,
  game: CompiledGame,
  expect: Expectation,
  tape: readonly number[],
  findings: Findings,
): void {
  const { library, play } = driver;
  checkOffers(driver, expect, tape, findings);
  const { winner, level } = library.readResult(play);
  const deciding = play.deciding < 0 ? null : game.sides[play.deciding].id;
  const scalars: readonly (readonly [path: readonly string[], what: string, actual: unknown, expected: unknown])[] = [
    [['turn'], 'The turn', play.turn, expect.turn],
    [['phasing'], 'The side whose turn it is', game.sides[play.phasing].id, expect.phasing],
    [['phase'], 'The step of the sequence', play.over ? null : game.sequence[play.step].id, expect.phase],
    [['over'], 'Whether the game is over', play.over, expect.over],
    [['winner'], 'The winner', winner, expect.winner],
    [['level'], 'The level of victory', level, expect.level],
    [['decision', 'side'], 'The side that must decide', deciding, expect.decision?.side],
    [['decision', 'frame'], 'What must be decided', library.decisionName(play), expect.decision?.frame],
  ];
  for (const [path, what, actual, expected] of scalars) {
    if (expected === undefined || expected === actual) continue;
    findings.add('example.outcome', ['expect', ...path], `${what} is ${shown(actual)}, not ${shown(expected)}.`);
  }
}

function checkUnit(
  { library, play }: Driver,
  game: CompiledGame,
  id: string,
  expected: ExpectedUnit,
  findings: Findings,
): void {
  const path = ['expect', 'units', id];
  const ids = game.vocabulary.ids('units');
  const index = findings.indexIn(ids, id, 'unit', path);
  if (index < 0) return;
  const report: Readonly<Record<string, unknown>> = { ...library.readPiece(play, index) };
  for (const [name, wanted] of Object.entries(expected)) {
    const actual = report[name];
    if (actual === undefined) {
      const known = Object.keys(report).join(', ');
      findings.add('example.outcome', [...path, name], `Nothing is told of a unit under "${name}", only ${known}.`);
    } else if (!isAsExpected(actual, wanted)) {
      findings.add('example.outcome', [...path, name], `${name} of ${id} is ${shown(actual)}, not ${shown(wanted)}.`);
    }
  }
}

function isAsExpected(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(actual) && Array.isArray(wanted)) return isSameSet(actual.map(String), wanted.map(String));
  return isSame(actual, wanted);
}

function checkEvents(events: readonly GameEvent[], expect: Expectation, findings: Findings): void {
  let from = 0;
  for (const [index, expected] of (expect.events ?? []).entries()) {
    const found = findEvent(events, expected, from);
    if (found >= 0) {
      from = found + 1;
      continue;
    }
    const path = ['expect', 'events', index];
    if (findEvent(events, expected, 0) >= 0) {
      const message = `"${expected.event}" happened, but before what stands in front of it in this list.`;
      findings.add('example.event', path, message, expected.case);
    } else {
      const near = nearestEvent(events, expected);
      const message =
        near === null ? `"${expected.event}" did not happen.` : `"${expected.event}" happened otherwise: ${near}.`;
      findings.add('example.event', path, message, expected.case);
    }
  }
  for (const [index, unwanted] of (expect.notEvents ?? []).entries()) {
    if (!events.some((event) => fits(event, unwanted))) continue;
    findings.add('example.event', ['expect', 'notEvents', index], `"${unwanted.event}" happened.`, unwanted.case);
  }
}

function checkOffers(driver: Driver, expect: Expectation, tape: readonly number[], findings: Findings): void {
  for (const [index, command] of (expect.offered ?? []).entries()) {
    const attempt = driver.ask(command, tape);
    const path = ['expect', 'offered', index];
    if (attempt.kind === 'refused') {
      const [refusal] = attempt.refusals;
      findings.add('example.offered', path, `${JSON.stringify(command)} is refused: ${refusal.text}`, refusal.case);
    } else if (attempt.kind !== 'done') {
      findings.add('example.command', path, attempt.message);
    }
  }
  for (const [index, command] of (expect.notOffered ?? []).entries()) {
    const attempt = driver.ask(command, tape);
    const path = ['expect', 'notOffered', index];
    if (attempt.kind === 'done') findings.add('example.offered', path, `${JSON.stringify(command)} is legal.`);
    else if (attempt.kind === 'unreadable') findings.add('example.command', path, attempt.message);
  }
}
