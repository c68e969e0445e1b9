/** What fights may be expected to cost: by the exact odds of both dice, in hundredths of a man. */
import { advance, stepped } from '@hexwright/table';
import { engagementsOf } from '../6-tables/eligible.ts';
import { strikeOf } from '../6-tables/fight.ts';
import { fightDice, fightSwing, waysOf } from '../6-tables/random.ts';
import type { Battle } from '../battle.ts';
import { OUTFLANKED } from '../causes.ts';
import { isInContact } from '../contacts.ts';
import { blockOf, filesOf, ranksOf, standAs } from '../formation.ts';
import { chargeMove } from '../sequence/allowance.ts';
import { setCharge } from '../sequence/charging.ts';
import { aheadLeg, ON, wheelLeg, wheelTowards } from '../sequence/ways.ts';

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
  return killsWith(battle, unit, opponent, figures, isCharging ? CHARGING : 0);
}

/** The same with so many figures, and so much more than its factors are now. */
function killsWith(battle: Battle, unit: number, opponent: number, figures: number, more: number): number {
  const { factor, isLed } = strikeOf(battle, unit, opponent, figures);
  const whole = factor + more;
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

/** What a charge may be expected to do to its target, and what that may do in return, in hundredths of a man. */
export interface ChargeExpectation {
  readonly kills: number;
  readonly losses: number;
}

/** A charge as it would go if its target stayed: where it meets it, and with which figures either fights; null for none. */
export function expectedOfCharge(battle: Battle, unit: number, target: number): ChargeExpectation | null {
  const [own, theirs] = [blockOf(battle, unit), blockOf(battle, target)];
  const wheels = wheelLeg(wheelTowards(own, theirs));
  const start = wheels.reduce(stepped, own);
  const mover = { block: start, legs: aheadLeg(ON), allowance: chargeMove(battle, unit) };
  const [{ block }] = advance([mover], [theirs], 1, { holds: () => true });
  battle.state.mark(battle.events.count);
  try {
    standAs(battle, unit, block);
    if (!isInContact(battle, unit, target)) return null;
    battle.impetus.set(unit, 1);
    setCharge(battle, unit, target);
    const [[{ figures }], [{ figures: reply, edge }]] = [
      engagementsOf(battle, unit, [target]),
      engagementsOf(battle, target, [unit]),
    ];
    if (edge !== 'front') battle.addCause(target, OUTFLANKED);
    return {
      kills: killsWith(battle, unit, target, figures, 0),
      losses: battle.broken.of(target) > 0 ? 0 : killsWith(battle, target, unit, reply, 0),
    };
  } finally {
    battle.state.undo();
  }
}
