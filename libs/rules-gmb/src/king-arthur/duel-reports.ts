/** What can be read of leaders in man-to-man combat [18.0], and what must be true of them in every position. */
import type { CounterState, EventValue } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { LEADER } from '../counters.ts';
import { CAPTURED } from '../status.ts';
import { CHALLENGED, CHALLENGER, duelState } from './duels.ts';

/** How a leader stands: wounded, in hiding, who holds them, and what a duel has done to them. */
export function duelReport(battle: Battle, piece: number): Readonly<Record<string, EventValue>> {
  const { counters, game } = battle;
  const duels = duelState.of(battle);
  if (!duels.exist || counters.kind[piece] !== LEADER) return {};
  const captor = duels.captorOf(piece);
  return {
    wounded: duels.wounded(piece) === 1,
    hiding: duels.isHiding(piece),
    captive: captor >= 0 && game.units[captor].id,
    mounted: duels.mounted(piece) === 1,
    unbrokenLance: duels.lance(piece) === 1,
    stunned: duels.stunned(piece) === 1,
  };
}

/** How leaders stand in man-to-man combat [18.47], and who holds captives [18.6]. */
export function duelMarks(battle: Battle, piece: number): CounterState {
  const { leaders, kind } = battle.counters;
  const duels = duelState.of(battle);
  if (!duels.exist) return {};
  const holds = leaders.some((leader) => duels.captorOf(leader) === piece);
  if (kind[piece] !== LEADER) return { holds };
  return {
    holds,
    wounded: duels.wounded(piece),
    hiding: duels.isHiding(piece),
    unhorsed: duels.mounted(piece) === 0,
    brokenLance: duels.lance(piece) === 0,
    stunned: duels.stunned(piece),
  };
}

/** Captives lie under enemies in play, only leaders in play hide, and no zone is chosen outside of a duel [18.0]. */
export function duelFaults(battle: Battle): string[] {
  const { counters, game } = battle;
  const duels = duelState.of(battle);
  if (!duels.exist) return [];
  const faults: string[] = [];
  for (const leader of counters.leaders) {
    const { id } = game.units[leader];
    const captor = duels.captorOf(leader);
    if (captor >= 0 !== (battle.status.of(leader) === CAPTURED))
      faults.push(`${id} is captured by nobody, or held while free [18.6]`);
    if (captor >= 0 && (!battle.isInPlay(captor) || counters.side[captor] === counters.side[leader]))
      faults.push(`${id} is held by ${game.units[captor].id}, who cannot hold a captive [18.63]`);
    if (duels.isHiding(leader) && !battle.isInPlay(leader)) faults.push(`${id} hides and is not there [18.23]`);
  }
  const fighters = [CHALLENGER, CHALLENGED].map((seat) => duels.fighter.of(seat) - 1);
  if (fighters.every((leader) => leader < 0)) {
    if (battle.state.hasSecrets) faults.push('Zones are chosen, and nobody fights [18.3]');
  } else if (battle.grid.distance(battle.left.of(fighters[0]), battle.left.of(fighters[1])) !== 1) {
    faults.push('Two leaders fight who do not stand side by side [18.12]');
  }
  return faults;
}
