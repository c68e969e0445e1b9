/** [III.flex], [III.sum] What commanders add to a test: those of its own side who can spur a unit on, and those seen lost. */
import { distance, gapToPoint } from '@hexwright/table';
import {
  C_IN_C,
  commandersOf,
  companyOf,
  hasRole,
  isOfOneForce,
  rankOf,
  whereIs,
} from '../1-organisation/commanders.ts';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { seesPlace, standardOf } from '../line-of-sight.ts';
import { LOST } from '../status.ts';
import { INCH } from '../troops.ts';
import type { Tally } from './tally.ts';

export type CommandTally = Pick<
  Tally,
  | 'firstOnField'
  | 'firstWithForce'
  | 'firstWithUnit'
  | 'secondNear'
  | 'secondWithUnit'
  | 'thirdWithUnit'
  | 'firstLost'
  | 'secondLost'
  | 'thirdLost'
>;

const LOST_BY_RANK = [null, 'firstLost', 'secondLost', 'thirdLost'] as const;

/** All that apply to one commander and a unit, the nearest first. */
function tiersOf(battle: Battle, unit: number, commander: number): (keyof CommandTally)[] {
  const rank = rankOf(battle, commander);
  const isWith = companyOf(battle, commander) === unit;
  if (rank === 3) return isWith ? ['thirdWithUnit'] : [];
  const near = battle.parameters.number('near-commander-inches') * INCH;
  const isNear = distance(whereIs(battle, commander), standardOf(battle, unit)) <= near;
  const isOfForce = isOfOneForce(battle, commander, unit);
  if (rank === 2) {
    const isFelt = isNear && (isOfForce || hasRole(battle, commander, C_IN_C));
    return [...(isWith ? (['secondWithUnit'] as const) : []), ...(isFelt || isWith ? (['secondNear'] as const) : [])];
  }
  const company = companyOf(battle, commander);
  const isWithForce = isWith || (company >= 0 ? isOfOneForce(battle, company, unit) : isOfForce && isNear);
  return [
    ...(isWith ? (['firstWithUnit'] as const) : []),
    ...(isWithForce ? (['firstWithForce'] as const) : []),
    'firstOnField',
  ];
}

/** Whether a commander was killed or taken this period, or is among troops that broke in it. */
function hasEnded(battle: Battle, commander: number): boolean {
  if (battle.status.of(commander) === LOST) return battle.lostIn.of(commander) === battle.turn;
  const company = companyOf(battle, commander);
  // Who joins troops that broke before means to rally them [II.6].
  return battle.isInPlay(commander) && company >= 0 && battle.brokeIn.of(company) === battle.turn;
}

/** Whether a commander of class 2 is among troops that go back: a factor of tests, and no reason for one. */
function retires(battle: Battle, commander: number): boolean {
  const company = companyOf(battle, commander);
  return rankOf(battle, commander) === 2 && battle.isInPlay(commander) && company >= 0 && battle.isGoingBack(company);
}

/** Whether a unit sees what becomes of a commander: from its nearest figure, as far as one sees such a thing. */
function witnesses(battle: Battle, unit: number, commander: number): boolean {
  const place = whereIs(battle, commander);
  const far = battle.parameters.number('commander-seen-inches') * INCH;
  return gapToPoint(blockOf(battle, unit), place) <= far && seesPlace(battle, unit, place);
}

/** [III.2(ix)] Whether a unit sees the death, capture or flight of a commander this period. */
export function seesEnd(battle: Battle, unit: number, commander: number): boolean {
  return hasEnded(battle, commander) && witnesses(battle, unit, commander);
}

/** What the commanders of its side are to a unit that tests. One commander counts once, by what they do best. */
export function commandTally(battle: Battle, unit: number): CommandTally {
  const counts: Record<keyof CommandTally, number> = {
    firstOnField: 0,
    firstWithForce: 0,
    firstWithUnit: 0,
    secondNear: 0,
    secondWithUnit: 0,
    thirdWithUnit: 0,
    firstLost: 0,
    secondLost: 0,
    thirdLost: 0,
  };
  const countsOnce = battle.parameters.is('command-tiers', 'best-only');
  for (const commander of commandersOf(battle, battle.sides[unit])) {
    const tiers = tiersOf(battle, unit, commander);
    for (const tier of countsOnce ? tiers.slice(0, 1) : tiers) counts[tier] += 1;
  }
  for (const { index: commander, side } of battle.game.units) {
    if (!battle.isCommander[commander] || side !== battle.sides[unit]) continue;
    const lost = LOST_BY_RANK[rankOf(battle, commander)];
    const isGone = hasEnded(battle, commander) || retires(battle, commander);
    if (lost !== null && lost !== undefined && isGone && witnesses(battle, unit, commander)) counts[lost] += 1;
  }
  return counts;
}
