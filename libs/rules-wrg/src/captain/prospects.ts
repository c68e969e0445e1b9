/** What fights may be expected to cost: by the exact odds of both dice, in hundredths of a man. */
import { strikeOf } from '../6-tables/fight.ts';
import { fightDice, fightSwing, waysOf } from '../6-tables/random.ts';
import type { Battle } from '../battle.ts';
import { filesOf, ranksOf } from '../formation.ts';

/** Parts of a man that are counted. */
export const MAN = 100;

/** What one more factor for charging is worth. */
const CHARGING = 1;

/** Figures that a unit would bring to bear on another's whole front: its own files, those beyond the other's ends once. */
function figuresAgainst(battle: Battle, unit: number, opponent: number): number {
  const [own, theirs] = [battle.troop(unit), battle.troop(opponent)];
  const reach = Math.ceil((filesOf(battle, opponent) * theirs.body.front) / own.body.front) + 2 * theirs.body.overlap;
  const files = Math.min(filesOf(battle, unit), reach);
  const ranks = Math.min(ranksOf(battle, unit), Math.max(1, own.melee.halfRanks >> 1));
  return Math.min(battle.fighters(unit), files * ranks);
}

/** Men that a unit may be expected to kill in one fight with another, front to front. */
export function expectedKills(battle: Battle, unit: number, opponent: number, isCharging: boolean): number {
  const figures = figuresAgainst(battle, unit, opponent);
  const { factor, isLed } = strikeOf(battle, unit, opponent, figures);
  const whole = factor + (isCharging ? CHARGING : 0);
  let [sum, throws] = [0, 0];
  for (const [swing, ways] of waysOf(fightDice(battle, unit), (red, black) => fightSwing(red, black, isLed))) {
    sum += ways * battle.casualties.men(whole + swing, figures);
    throws += ways;
  }
  return Math.floor((sum * MAN) / throws);
}

/** What a man of a unit is worth, in hundredths of a point. */
export function worthOfMan(battle: Battle, unit: number): number {
  return Math.ceil((battle.rowOf(unit).points * MAN) / battle.parameters.number('men-per-figure'));
}
