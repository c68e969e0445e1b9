/** What an example does, as moves of a game that begins at its position. */
import type { WrittenCommand } from '@hexwright/engine';
import type { CaseFile } from '@hexwright/model';
import type { MoveOutcome } from './outcomes.ts';
import type { Playtest } from './playtest.ts';

const LINE_NAME = 'the example';

/**
 * Plays the commands of an example, whose dice the game was given, as far as they can be played, and goes back to its position: they
 * lie ahead then, to be stepped through. What is to be refused is left out.
 */
export function layExample(playtest: Playtest, { commands = [], expect }: CaseFile): void {
  const last = expect?.refused === undefined ? commands.length : commands.length - 1;
  for (const command of commands.slice(0, last)) {
    if ('refused' in command || command.do === 'check') continue;
    const done =
      command.do === 'go-to'
        ? goTo(playtest, { ...command })
        : isDone(playtest, () => playtest.perform({ ...command }));
    if (!done) break;
  }
  const [root, first] = playtest.line();
  if (first !== undefined) playtest.nameBranch(first, LINE_NAME);
  playtest.goTo(root);
  playtest.setDice('seed');
}

/** Ends phases until a later one that fits. */
function goTo(playtest: Playtest, { phase, side, turn }: WrittenCommand): boolean {
  for (;;) {
    if (!isDone(playtest, () => playtest.perform({ do: 'end-phase' }))) return false;
    const view = playtest.view();
    if (view.over) return false;
    const isThere = view.phase.id === phase && (side ?? view.phasing) === view.phasing;
    if (isThere && (turn ?? view.turn) === view.turn) return true;
  }
}

/** Does a command; what leaves no choice is done before it, as an example need not say it. */
function isDone(playtest: Playtest, perform: () => MoveOutcome): boolean {
  for (let outcome = perform(); outcome.kind !== 'done'; outcome = perform()) {
    if (outcome.kind === 'dice') return false;
    const [only, ...others] = playtest.choices();
    if (only === undefined || others.length > 0 || only.kind === 'done') return false;
    if (playtest.perform(only.command).kind !== 'done') return false;
  }
  return true;
}
