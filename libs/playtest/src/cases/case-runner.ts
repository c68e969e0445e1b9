/** Plays one example and says whatever is otherwise than it expects. */
import { DiceTapeError, type Refusal } from '@hexwright/engine';
import type { CaseFile, CheckCommand, Command, Problem, Refusal as ExpectedRefusal } from '@hexwright/model';
import type { Playable } from '../library.ts';
import { type Attempt, Driver } from './driver.ts';
import { checkDecision, checkPosition } from './expectations.ts';
import type { Checkpoint } from './checkpoint.ts';
import { findEvent } from './compare.ts';
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
  play.holdsBetweenSteps = true;
  const tape = file.dice ?? [];
  try {
    play.beginAt(SEED, position.turn, position.playerTurn, position.step, tape);
  } catch (error) {
    if (!(error instanceof DiceTapeError)) throw error;
    findings.add('example.dice', ['dice'], `Before the first command: ${error.message}`);
    return { problems: findings.list, account: [] };
  }
  const beginning = play.hash;
  const driver = new Driver(playable, play);
  const isPlayed = playCommands(driver, file, findings);
  if (isPlayed) checkOutcome({ driver, tape, expect: file.expect ?? {}, at: ['expect'], isEnd: true }, findings);
  findings.sayLater((expected) => findEvent(library.readEvents(play, 0), expected, 0) >= 0);
  const account = [...driver.tell(0), ...(isPlayed ? [] : driver.onTheWay)];
  driver.takeBack(0);
  if (play.hash !== beginning) {
    findings.add('example.undo', [], 'Undoing every command does not lead back to the position of the beginning.');
  }
  return { problems: findings.list, account };
}

/** Plays the commands; false when one did not go as expected, which has been noted. */
function playCommands(driver: Driver, file: CaseFile, findings: Findings): boolean {
  const commands = file.commands ?? [];
  for (const [index, command] of commands.entries()) {
    if (isCheck(command)) {
      if (command.expect.refused !== undefined) {
        const message = 'A check follows no command: write refused beside the command that must be refused.';
        findings.add('example.command', ['commands', index, 'expect', 'refused'], message);
      }
      const checkpoint = {
        driver,
        tape: file.dice ?? [],
        expect: command.expect,
        at: ['commands', index, 'expect'],
        isEnd: false,
      };
      driver.lookAhead(checkpoint.tape, () => {
        checkOutcome(checkpoint, findings);
      });
      continue;
    }
    const isLast = index === commands.length - 1;
    const refused = command.refused ?? (isLast ? file.expect?.refused : undefined);
    if (!playCommand(driver, command, refused, ['commands', index], findings)) return false;
  }
  return true;
}

/** Whether it is no command of a player, but says what must be true at this point of the list. */
function isCheck(command: Command): command is CheckCommand {
  return command.do === 'check';
}

/**
 * Checks the expectations where an author may have meant them: after the command before; after what then follows without
 * a choice; and, where the phase is over by then, at the next decision. Findings are those of the place where least is
 * otherwise, the first of such. Who decides, and what is offered, is always asked at a decision.
 */
function checkOutcome(checkpoint: Checkpoint, findings: Findings): void {
  const { driver, tape } = checkpoint;
  const look = (): Findings => {
    const found = findings.another();
    checkPosition(checkpoint, found);
    checkDice(checkpoint, found);
    return found;
  };
  let found = look();
  const lookAgain = (): void => {
    const again = look();
    if (again.list.length < found.list.length) found = again;
  };
  while (found.list.length > 0 && !driver.wasRefused && driver.playForced()) lookAgain();
  driver.resume(tape);
  checkDecision(checkpoint, findings);
  if (found.list.length > 0) lookAgain();
  findings.addAll(found);
}

/** Plays one command; false when it did not go as expected, which has been noted. */
function playCommand(
  driver: Driver,
  command: Exclude<Command, CheckCommand>,
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
        const message = `That is refused by ${refusal.cases.join(', ')} (${refusal.text}), not by ${wanted(refused)}.`;
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
  return refusals.some((refusal) => refusal.cases.includes(caseNumber) && refusal.text.includes(text));
}

function wanted(expected: ExpectedRefusal | undefined): string {
  if (expected === undefined || typeof expected === 'string') return String(expected);
  return expected.text === undefined ? expected.case : `${expected.case} with the words "${expected.text}"`;
}

/** At the end all dice must have been used, unless the example says how many. */
function checkDice({ driver, tape, expect, at, isEnd }: Checkpoint, findings: Findings): void {
  const { used } = driver.play.dice;
  const wantedCount = expect.diceUsed ?? (isEnd ? tape.length : used);
  if (used === wantedCount) return;
  const path = expect.diceUsed === undefined ? ['dice'] : [...at, 'diceUsed'];
  findings.add('example.dice', path, `${used} dice were used, not ${wantedCount}.`);
}
