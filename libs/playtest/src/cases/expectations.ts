/** What must be true at a point of an example. */
import { equalJson, type Command, type Expectation, type ExpectedUnit } from '@hexwright/model';
import { counted } from '@hexwright/rules-kit';
import { isSameSet, shown } from './compare.ts';
import type { Driver } from './driver.ts';
import { checkEvents } from './events.ts';
import type { Findings } from './findings.ts';
import type { Checkpoint } from './checkpoint.ts';
import { checkCosts, checkOdds, checkSight, checkZones } from './questions.ts';

/** Checks what is named of the units, the events and the points, and notes what is otherwise. */
export function checkPosition({ driver, expect, at }: Checkpoint, findings: Findings): void {
  const { library, play } = driver;
  for (const [id, unit] of Object.entries(expect.units ?? {})) {
    checkUnit(driver, id, unit, [...at, 'units', id], findings);
  }
  checkLevels(driver, expect, [...at, 'markers'], findings);
  checkEvents(library.readEvents(play, 0), library.eventFields(play), expect, at, findings);
  const { victoryPoints } = library.readResult(play);
  for (const [side, points] of Object.entries(expect.victoryPoints ?? {})) {
    const path = [...at, 'victoryPoints', side];
    if (findings.indexIn(Object.keys(victoryPoints), side, 'side', path) < 0) continue;
    if (victoryPoints[side] !== points) {
      findings.add('example.outcome', path, `${side} has ${counted(victoryPoints[side], 'point')}, not ${points}.`);
    }
  }
}

/** Checks what is named of the decision that is asked next, and of the ground and the attacks as they stand there. */
export function checkDecision(checkpoint: Checkpoint, findings: Findings): void {
  const { driver, expect, at } = checkpoint;
  const { library, play, game } = driver;
  checkOffers(checkpoint, findings);
  checkZones(checkpoint, findings);
  checkSight(checkpoint, findings);
  checkCosts(checkpoint, findings);
  checkOdds(checkpoint, findings);
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
    findings.add('example.outcome', [...at, ...path], `${what} is ${shown(actual)}, not ${shown(expected)}.`);
  }
}

/** Checks levels of the package's own markers that lie on no unit. */
function checkLevels(
  { library, play, game }: Driver,
  expect: Expectation,
  path: Checkpoint['at'],
  findings: Findings,
): void {
  const { markers } = expect;
  if (markers === undefined) return;
  const actual = library.readLevels(play);
  const check = (
    whose: string,
    wanted: Readonly<Record<string, number>>,
    levels: Readonly<Record<string, number>> | undefined,
    at: Checkpoint['at'],
  ): void => {
    for (const [id, level] of Object.entries(wanted)) {
      const known = game.markers.map((marker) => marker.id);
      const index = findings.indexIn(known, id, 'marker', [...at, id]);
      if (index < 0) continue;
      const { start } = game.markers[index];
      const found = levels?.[id] ?? start;
      if (found === level) continue;
      findings.add('example.outcome', [...at, id], `${id} of ${whose} is ${shown(found)}, not ${shown(level)}.`);
    }
  };
  for (const kind of ['sides', 'hexes'] as const) {
    for (const [name, wanted] of Object.entries(markers[kind] ?? {})) {
      check(name, wanted, actual[kind]?.[name], [...path, kind, name]);
    }
  }
  check('the game', markers.game ?? {}, actual.game, [...path, 'game']);
}

function checkUnit(
  { library, play, game }: Driver,
  id: string,
  expected: ExpectedUnit,
  path: Checkpoint['at'],
  findings: Findings,
): void {
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
  return equalJson(actual, wanted);
}

function checkOffers(checkpoint: Checkpoint, findings: Findings): void {
  const { expect, at } = checkpoint;
  for (const [index, command] of (expect.offered ?? []).entries()) {
    checkOffer(checkpoint, command, true, [...at, 'offered', index], findings);
  }
  for (const [index, command] of (expect.notOffered ?? []).entries()) {
    checkOffer(checkpoint, command, false, [...at, 'notOffered', index], findings);
  }
}

function checkOffer(
  { driver, tape }: Checkpoint,
  command: Command,
  isOffered: boolean,
  path: Checkpoint['at'],
  findings: Findings,
): void {
  const attempt = driver.ask(command, tape);
  if (attempt.kind === 'unreadable') findings.add('example.command', path, attempt.message);
  else if (attempt.kind === 'done' && !isOffered) {
    findings.add('example.offered', path, `${JSON.stringify(command)} is legal.`);
  } else if (attempt.kind === 'refused' && isOffered) {
    const [refusal] = attempt.refusals;
    findings.add('example.offered', path, `${JSON.stringify(command)} is refused: ${refusal.text}`, refusal.case);
  } else if (attempt.kind === 'no-dice' && isOffered) findings.add('example.command', path, attempt.message);
}
