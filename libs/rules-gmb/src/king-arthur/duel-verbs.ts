/** The commands of man-to-man combat [18.0] as people and files write them. */
import { command, NotationError, pairVerb, quoted, type Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { whoDecides } from '../who-decides.ts';
import { zonesArgument, zonesOf } from './18-3-duel.ts';
import { DUEL_ZONES } from './duel-charts.ts';
import * as kinds from './duel-commands.ts';

/** What a leader answers to a challenge or a yield [18.2], [18.5]. */
const DUEL_ANSWERS = [
  [kinds.ACCEPT, 'accept-challenge'],
  [kinds.HIDE, 'hide'],
  [kinds.YIELD, 'yield'],
  [kinds.FIGHT_ON, 'fight-on'],
  [kinds.ACCEPT_YIELD, 'accept-yield'],
  [kinds.REFUSE_YIELD, 'refuse-yield'],
] as const;

function readZone(zone: unknown): number {
  const found = DUEL_ZONES.findIndex((one) => one === zone);
  if (found >= 0) return found;
  throw new NotationError(`${quoted(zone)} is no zone; it is one of ${DUEL_ZONES.join(', ')}.`);
}

const idOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;

/** The two chits of a round. */
export const zonesVerb: Verb<Battle> = {
  word: 'zones',
  kind: kinds.ZONES,
  write(battle, unit, zones) {
    const { attack, defence } = zonesOf(zones);
    return { unit: idOf(battle, unit), attack: DUEL_ZONES[attack], defence: DUEL_ZONES[defence] };
  },
  read(battle, written) {
    const zones = zonesArgument(readZone(written.attack), readZone(written.defence));
    return command(kinds.ZONES, whoDecides(battle, written), zones);
  },
};

export const duelVerbs: readonly Verb<Battle>[] = [
  pairVerb('challenge', kinds.CHALLENGE),
  zonesVerb,
  ...DUEL_ANSWERS.map(([kind, word]): Verb<Battle> => ({
    kind,
    word,
    write: (battle, unit) => ({ unit: idOf(battle, unit) }),
    read: (battle, written) => command(kind, whoDecides(battle, written)),
  })),
];
