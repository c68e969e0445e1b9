/** Events told as sentences: the account of a game. */
import type { GameEvent } from '@hexwright/engine';
import { agreed } from './agreement.ts';
import { nameOf } from './names.ts';
import type { PackageGame } from './package-game.ts';

/** One line without its case; null for an event that says nothing to a reader. */
export function sentence({ game, eventRegistry }: PackageGame, event: GameEvent): string | null {
  let subject: string | null = null;
  const name = (field: string): string => {
    subject ??= field;
    return nameOf(game, event[field]);
  };
  const line = eventRegistry.named(event.event)?.tell?.(event, name) ?? null;
  const piece = subject === null ? -1 : game.vocabulary.indexOf('units', String(event[subject]));
  return line === null ? null : agreed(line, game, piece);
}

/** As {@link sentence}, with its case. */
export function sentenceWithCase(play: PackageGame, event: GameEvent): string | null {
  const line = sentence(play, event);
  return line === null ? null : `${line} [${event.case}]`;
}
