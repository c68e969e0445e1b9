import type { Watched } from '../../parts/store.ts';
import type { GameController } from './game-controller.ts';

/** All that the screen of a game shows: whenever one of these changes, it is drawn anew. */
export function storesOf(game: GameController): readonly Watched[] {
  const {
    host,
    hand,
    odds,
    denial,
    recent,
    speed,
    paused,
    layers,
    pass,
    group,
    meant,
    counsel,
    playback,
    pointed,
    sight,
  } = game;
  const { shared } = host;
  return [
    host.snapshot,
    host.replayNotice,
    host.trouble,
    ...(shared === null ? [] : [shared.state, shared.isLost]),
    hand,
    odds,
    denial,
    recent,
    speed,
    paused,
    layers.found,
    meant.shown,
    counsel.shown,
    pass.to,
    pointed,
    sight.from,
    sight.seen,
    group.pieces,
    group.plan,
    playback.film,
    playback.isPast,
  ];
}
