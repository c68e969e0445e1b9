/** What a command asks of games. */
import type { CompiledGame } from '@hexwright/compiler';
import { nearest } from '@hexwright/model';
import type { Question } from '@hexwright/playtest/lab';
import type { Arguments, OptionSpec } from './command.ts';
import { UsageError } from './usage-error.ts';

export const ASK_OPTION: OptionSpec = {
  name: 'ask',
  value: 'question',
  description:
    'What is asked: wins:SIDE, draws, points:SIDE, score, turns, commands, lost:SIDE,\nlost:SIDE:CONTINGENT, modifier:ID, effect:ID or restriction:ID.\n'.concat(
      'Who wins of the first side if absent.',
    ),
};

/** The question of `--ask`. Throws {@link UsageError} for one that there is not. */
export function askedOf(args: Arguments, questions: readonly Question[], game: CompiledGame): Question {
  const id = args.value('ask') ?? `wins:${game.sides[0].id}`;
  const asked = questions.find((question) => question.id === id);
  if (asked !== undefined) return asked;
  const ids = questions.map((question) => question.id);
  const near = nearest(id, ids);
  throw new UsageError(
    `--ask: there is no question "${id}".`,
    near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean ${near}?`,
  );
}
