import type { GameInfo } from '@hexwright/playtest/shared';
import { isMyTurn } from '../game-host/room-games.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { goTo, place } from './navigation.ts';
import { notices, notify } from '../ui/toasts.ts';
import { roomGameItem } from './routes.ts';
import { SHELL } from './words.ts';

/** Says when it has become one's turn in a game of the room that one does not look at; the result ends that. */
export function noticeTurns({ id: project, roomGames }: ProjectSession): () => void {
  const itemOf = ({ id }: GameInfo): string => roomGameItem(id);
  const isHere = (game: GameInfo): boolean => {
    const here = place.value;
    return here?.at === 'package' && here.screen === 'play' && here.item === itemOf(game);
  };
  const announce = (game: GameInfo | null): void => {
    if (game === null || isHere(game)) return;
    const item = itemOf(game);
    const name = game.name === '' ? game.package : game.name;
    const run = (): void => {
      goTo({ at: 'package', project, package: game.package, screen: 'play', item, where: {} });
    };
    notify(SHELL.yourTurn(name, game.turn), {
      tone: 'warning',
      about: item,
      action: { title: SHELL.goThere, run },
    });
  };
  // What has been seen to is not said any longer.
  const putAway = (): void => {
    const done = new Set(roomGames.games.value.filter((game) => isHere(game) || !isMyTurn(game)).map(itemOf));
    if (notices.value.some(({ about }) => about !== undefined && done.has(about))) {
      notices.value = notices.value.filter(({ about }) => about === undefined || !done.has(about));
    }
  };
  const ends = [roomGames.turn.listen(announce), roomGames.games.listen(putAway), place.listen(putAway)];
  return () => {
    for (const end of ends) end();
  };
}
