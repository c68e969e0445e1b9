/** The columns of the results tables that an attack is looked up in [20.7], [20.8], and what hangs on the result. */
import type { OddsColumn, OddsNote } from '@hexwright/engine';
import { pieceName, signed } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { RESULTS } from '../charts.ts';
import { leaderWith } from '../rules/05-stacking.ts';
import { hasShock } from '../rules/07-5-shock.ts';
import { combatResult } from '../rules/08-1-results.ts';

const DIE = [1, 2, 3, 4, 5, 6];

/** Both tables at the differential: of horse alone, and with foot on either side [7.22] e). */
export function columnsAt(battle: Battle, foot: boolean, differential: number): OddsColumn[] {
  return [false, true].map((ofFoot) => ({
    title: ofFoot ? 'Foot table' : 'Horse table',
    column: signed(differential).replace('-', '−'),
    results: DIE.map((die) => RESULTS[combatResult(battle, ofFoot, differential, die)].replace('hold', '~')),
    isUsed: ofFoot === foot,
    case: ofFoot ? '20.8' : '20.7',
  }));
}

/** What hangs on the result besides the result itself: shock [7.5], leaders [15.24], advances that are due [8.69]. */
export function notesOn(battle: Battle, attackers: readonly number[], target: number): OddsNote[] {
  const { game, charts, band } = battle;
  const names = (units: readonly number[]): string => units.map((unit) => pieceName(game, unit)).join(', ');
  const spent = attackers.filter((unit) => hasShock(battle, unit));
  const notes: OddsNote[] = [];
  if (spent.length > 0) notes.push({ text: `${names(spent)}: shock spent, unless by DE or DD.`, case: '7.54' });
  if (hasShock(battle, target))
    notes.push({ text: `${names([target])}: shock spent, unless by AE or AD.`, case: '7.55' });
  for (const unit of [...attackers, target]) {
    const leader = leaderWith(battle, unit);
    if (leader >= 0)
      notes.push({ text: `${names([leader])} falls on a 6 if ${names([unit])} is disordered.`, case: '15.24' });
  }
  const bound = attackers.filter((unit) => charts.bandAdvance[band.of(unit)] > 0);
  const always = bound.some((unit) => charts.bandAdvance[band.of(unit)] > 1);
  if (bound.length > 0)
    notes.push({
      text: `Far from its leader, a victor must advance ${always ? 'always' : 'after a rout'}.`,
      case: '8.69',
    });
  return notes;
}
