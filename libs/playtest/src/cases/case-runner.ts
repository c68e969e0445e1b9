/** Plays one example and says whatever is otherwise than it expects. */
import { DiceTapeError, type Game, type Refusal } from '@hexwright/engine';
import type { CaseFile, Command, Problem, Refusal as ExpectedRefusal } from '@hexwright/model';
import type { Playable } from '../library.ts';
import { type Attempt, Driver } from './driver.ts';
import { checkExpectations, isAtEnd } from './expectations.ts';
import { Findings } from './findings.ts';
import { positionOf } from './position.ts';

/** How an example went. */
export interface CaseRun {
  /** Empty when everything is as expected. */
  readonly problems: readonly Problem[];
  /** What happened, line by line. */
  readonly account: readonly string[];
}

/** The dice are numbers of a tape; the seed decides only what a question about commands offered would roll. */
const SEED = 1;
/** {@link Game.serial} of the step in which a game begins. */
const FIRST_SERIAL = 1;

/**
 * Plays an example.
 *
 * @param playable the position of the example, compiled, and the library of its game
 * @param packageId the package that the file lies in
 * @param path the path of the file in it
 */
export function runCase(playable: Playable, file: CaseFile, packageId: string, path: string): CaseRun {
  const findings = new Findings(packageId, path);
  const position = positionOf(playable.game, file, findings);
  if (position === null) return { problems: findings.list, account: [] };
  const { library, game } = playable;
  const play = library.create(game, position.points);
  const tape = file.dice ?? [];
  try {
    play.beginAt(SEED, position.turn, position.playerTurn, position.step, tape);
  } catch (error) {
    if (!(error instanceof DiceTapeError)) throw error;
    findings.add('example.dice', ['dice'], `Before the first command: ${error.message}`);
    return { problems: findings.list, account: [] };
  }
  const beginning = play.hash;
  const driver = new Driver(library, play);
  const expect = file.expect ?? {};
  const played = playCommands(driver, file, findings);
  if (played !== null) {
    const { serial } = play;
    const isGoingOn = (): boolean => played.mayGoOn && play.serial === serial && !isAtEnd(driver, game, expect, tape);
    while (isGoingOn() && driver.playForced());
    checkExpectations(driver, game, expect, tape, findings);
    checkDice(play.dice.used, expect.diceUsed, tape, findings);
  }
  const account = library.readEvents(play, 0).flatMap((event) => library.tell(play, event) ?? []);
  driver.takeBack(0);
  if (play.hash !== beginning) {
    findings.add('example.undo', [], 'Undoing every command does not lead back to the position of the beginning.');
  }
  return { problems: findings.list, account };
}

/**
 * Plays the commands; null when one did not go as expected, which has been noted. `mayGoOn`: the step of the sequence
 * in which the last command was given is still under way and the command was not refused, so that what has no choice
 * may follow by itself.
 */
function playCommands(driver: Driver, file: CaseFile, findings: Findings): { mayGoOn: boolean } | null {
  const commands = file.commands ?? [];
  let serial = FIRST_SERIAL;
  let wasRefused = false;
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1;
    const refused = command.refused ?? (isLast ? file.expect?.refused : undefined);
    serial = driver.play.serial;
    if (!playCommand(driver, command, refused, ['commands', index], findings)) return null;
    wasRefused = refused !== undefined;
  }
  return { mayGoOn: !wasRefused && driver.play.serial === serial };
}

/** Plays one command; false when it did not go as expected, which has been noted. */
function playCommand(
  driver: Driver,
  command: Command,
  refused: ExpectedRefusal | undefined,
  path: readonly (string | number)[],
  findings: Findings,
): boolean {
  const isExpected = (attempt: Attempt): boolean =>
    refused === undefined ? attempt.kind === 'done' : attempt.kind === 'refused' && isFor(attempt.refusals, refused);
  const attempt = driver.attemptForced(command, isExpected);
  if (isExpected(attempt)) return true;
  switch (attempt.kind) {
    case 'done': {
      const message = `That is legal; it should be refused by ${wanted(refused)}.`;
      findings.add('example.not-refused', path, message);
      return false;
    }
    case 'refused': {
      const [refusal] = attempt.refusals;
      if (refused === undefined) {
        findings.add('example.refused', path, `That is refused: ${refusal.text}`, refusal.case);
      } else {
        const message = `That is refused by ${refusal.case} (${refusal.text}), not by ${wanted(refused)}.`;
        findings.add('example.refusal', [...path, ...(command.refused === undefined ? [] : ['refused'])], message);
      }
      return false;
    }
    case 'unreadable':
      findings.add('example.command', path, attempt.message);
      return false;
    case 'no-dice':
      findings.add('example.dice', path, attempt.message);
      return false;
  }
}

/** Whether one of the refusals is the one that is expected. */
function isFor(refusals: readonly Refusal[], expected: ExpectedRefusal): boolean {
  const { case: caseNumber, text = '' } = typeof expected === 'string' ? { case: expected } : expected;
  return refusals.some((refusal) => refusal.case === caseNumber && refusal.text.includes(text));
}

function wanted(expected: ExpectedRefusal | undefined): string {
  if (expected === undefined || typeof expected === 'string') return String(expected);
  return expected.text === undefined ? expected.case : `${expected.case} with the words "${expected.text}"`;
}

function checkDice(used: number, expected: number | undefined, tape: readonly number[], findings: Findings): void {
  const wantedCount = expected ?? tape.length;
  if (used === wantedCount) return;
  const path = expected === undefined ? ['dice'] : ['expect', 'diceUsed'];
  findings.add('example.dice', path, `${used} dice were used, not ${wantedCount}.`);
}
