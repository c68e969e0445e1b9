/** The long form that ends a step of the sequence: everybody does what commits them to nothing. */
import type { Command } from '@hexwright/engine';
import type { CommandPart, LongForm } from '@hexwright/rules-kit';
import { testing } from '../3-reaction-test/testing.ts';
import type { Battle } from '../battle.ts';

/** The command that adds nothing: the middle one of a choice after the dice, elsewhere the last, which declines or ends. */
function leastOf(battle: Battle): Command {
  const commands = battle.legal();
  return commands.at(battle.decision === testing ? commands.length >> 1 : commands.length - 1);
}

function* leastly(battle: Battle): Generator<CommandPart> {
  const { serial } = battle;
  while (!battle.over && !battle.isBetweenSteps && battle.serial === serial) yield () => leastOf(battle);
}

export const endPhaseForm: LongForm<Battle> = {
  word: 'end-phase',
  takes: '',
  about: 'All sides do no more than they must until the step is over.',
  parts: leastly,
};
