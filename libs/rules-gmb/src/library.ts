/** The Great Medieval Battles as players, case files and screens use a game: everything in one object. */
import type { CaseIndex, GameLibrary } from '@hexwright/compiler';
import { kindOf, readResult, sentenceWithCase } from '@hexwright/rules-kit';
import { tellers } from './account.ts';
import type { Battle } from './battle.ts';
import { PASS, STOP } from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { longForms } from './long-forms.ts';
import { perform, readCommand, writeCommand } from './notation.ts';
import { WAY_EVENTS } from './presenter/log.ts';
import { presenter } from './presenter/presenter.ts';
import { decisionName, readEvents, readPiece } from './reading.ts';
import { greatMedievalBattles } from './system.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';

/** The folders that carry out the booklet of one battle, whose cases from 14.0 on are numbered anew in each. */
const BOOKLETS: readonly (readonly [folder: string, battle: string])[] = [
  ['/tamburlaine/', 'gmb/tamburlaine'],
  ['/king-arthur/', 'gmb/king-arthur'],
];

function withoutOtherBooklets(index: CaseIndex, packages: readonly string[]): CaseIndex {
  const others = BOOKLETS.filter(([, battle]) => !packages.includes(battle));
  const isOwn = ({ file }: { readonly file: string }): boolean => !others.some(([folder]) => file.includes(folder));
  return Object.fromEntries(Object.entries(index).map(([number, places]) => [number, places.filter(isOwn)]));
}

export const library: GameLibrary<Battle> = {
  system: greatMedievalBattles,
  create: (game, startingPoints) => new GreatMedievalBattle(game, startingPoints),
  perform,
  readCommand,
  writeCommand,
  longForms,
  readEvents,
  readPiece,
  decisionName,
  isPass: (_, command) => kindOf(command) === PASS || kindOf(command) === STOP,
  faultsOf,
  steps: WAY_EVENTS,
  tell: (battle, event) => sentenceWithCase(tellers, battle, event),
  readResult,
  presenter,
  async caseIndex(packages) {
    const { default: index } = await import('./generated/case-index.json', { with: { type: 'json' } });
    return packages === undefined ? index : withoutOtherBooklets(index, packages);
  },
};
