/** The commands of man-to-man combat [18.0] as people and files write them. */
import { NotationError, pairVerb, quoted, Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { whoDecides } from '../who-decides.ts';
import { zonesArgument, zonesOf } from './18-3-duel.ts';
import { DUEL_ZONES } from './duel-charts.ts';

/** What a leader answers to a challenge or a yield [18.2], [18.5], in the order of the numbers of `duel-commands.ts`. */
const DUEL_ANSWERS = ['accept-challenge', 'hide', 'yield', 'fight-on', 'accept-yield', 'refuse-yield'];

function readZone(zone: unknown): number {
  const found = DUEL_ZONES.findIndex((one) => one === zone);
  if (found >= 0) return found;
  throw new NotationError(`${quoted(zone)} is no zone; it is one of ${DUEL_ZONES.join(', ')}.`);
}

const idOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;

/** The two chits of a round. */
export const zonesVerb = new Verb<Battle>(
  { word: 'zones' },
  {
    takes: 'attack, defence, [unit]',
    write(battle, unit, zones) {
      const { attack, defence } = zonesOf(zones);
      return { unit: idOf(battle, unit), attack: DUEL_ZONES[attack], defence: DUEL_ZONES[defence] };
    },
    read: (battle, written) => [
      whoDecides(battle, written),
      zonesArgument(readZone(written.attack), readZone(written.defence)),
    ],
  },
);

export const duelVerbs: readonly Verb<Battle>[] = [
  pairVerb<Battle>({ word: 'challenge' }),
  ...DUEL_ANSWERS.map(
    (word) =>
      new Verb<Battle>(
        { word },
        {
          takes: '[unit]',
          write: (battle, unit) => ({ unit: idOf(battle, unit) }),
          read: (battle, written) => [whoDecides(battle, written)],
        },
      ),
  ),
  zonesVerb,
];
