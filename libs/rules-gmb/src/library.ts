/** The Great Medieval Battles: everything that makes the game, in one object. */
import type { CaseIndex } from '@hexwright/compiler';
import { defineGame } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { decisions } from './decisions.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { BOOKLETS } from './modules.ts';
import { contest } from './presenter/contest.ts';
import { dieUse } from './presenter/die-use.ts';
import { log } from './presenter/log.ts';
import { movementMap } from './presenter/movement-map.ts';
import { pieces } from './presenter/pieces.ts';
import { sight, sightOn } from './presenter/line-of-sight.ts';
import { whyNotThere } from './presenter/why-not.ts';
import { readPiece } from './reading.ts';
import { system } from './system.ts';

/** Cases from 14.0 on are numbered anew in each booklet. */
function withoutOtherBooklets(index: CaseIndex, packages: readonly string[]): CaseIndex {
  const others = BOOKLETS.filter(({ battle }) => !packages.includes(battle));
  const isOwn = ({ file }: { readonly file: string }): boolean => !others.some(({ folder }) => file.includes(folder));
  return Object.fromEntries(Object.entries(index).map(([number, places]) => [number, places.filter(isOwn)]));
}

export const library = defineGame<Battle>({
  system,
  create: (game, startingPoints) => new GreatMedievalBattle(game, startingPoints),
  decisions,
  over: ({ game }) => ({
    title: 'The game is over',
    text: 'Nobody has anything left to decide.',
    case: game.victory?.case ?? '4.0',
  }),
  log,
  readPiece,
  invariantViolations,
  presenter: { contest, pieces, whyNotThere, sight, sightOn, movementMap, dieUse },
  async caseIndex(packages) {
    const { default: index } = await import('./generated/case-index.json', { with: { type: 'json' } });
    return packages === undefined ? index : withoutOtherBooklets(index, packages);
  },
});

export const greatMedievalBattles = library.system;
