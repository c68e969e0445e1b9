/** Events told as sentences: the account of a game. */
import type { GameEvent, Teller } from '@hexwright/engine';
import { agreed } from './agreement.ts';
import { nameOf } from './names.ts';
import type { PackageGame } from './package-game.ts';

/** Those of events that are declared without one, by kind of event. */
export type Tellers = Readonly<Record<string, Teller>>;

/** One line without its case; null for an event that says nothing to a reader. */
export function sentence(
  tellers: Tellers | undefined,
  { game, eventBook }: PackageGame,
  event: GameEvent,
): string | null {
  let subject: string | null = null;
  const name = (field: string): string => {
    subject ??= field;
    return nameOf(game, event[field]);
  };
  const tell = eventBook.named(event.event)?.tell ?? tellers?.[event.event];
  const line = tell?.(event, name) ?? null;
  const piece = subject === null ? -1 : game.vocabulary.indexOf('units', String(event[subject]));
  return line === null ? null : agreed(line, game, piece);
}

/** As {@link sentence}, with its case. */
export function sentenceWithCase(tellers: Tellers | undefined, play: PackageGame, event: GameEvent): string | null {
  const line = sentence(tellers, play, event);
  return line === null ? null : `${line} [${event.case}]`;
}
