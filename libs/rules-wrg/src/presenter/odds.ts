/** The exact odds of a volley and of a fight [VI]: every throw of both dice, and the men that it costs. */
import type { AttackOdds, Chance, Command } from '@hexwright/engine';
import { argumentOf, counted, entityOf, pieceName } from '@hexwright/rules-kit';
import { figuresInReach } from '../2-additional-rules/1-targets.ts';
import { fightDice, fightSwing, fireDice, fireSwing, waysOf } from '../6-tables/random.ts';
import { bodyAsTarget, shootingStand, volleyOf } from '../6-tables/volley.ts';
import { fightingStand, fightsAs, strikeOf } from '../6-tables/fight.ts';
import type { Battle } from '../battle.ts';
import { filesOf } from '../formation.ts';
import { factorsOf } from '../factors.ts';
import { questionOf } from '../questions.ts';
import { setCharge } from '../sequence/charging.ts';
import { CHARGE, SHOOT } from '../sequence/plot-verbs.ts';
import { FIGHT_FACTOR, FIRE_FACTOR } from '../slots.ts';

/** Both dice together. */
const THROWS = 36;

/** What a throw brings, by men lost: several swings may cost as many. */
function chancesOf(battle: Battle, ways: ReadonlyMap<number, number>, factor: number, figures: number): Chance[] {
  const byMen = new Map<number, number>();
  for (const [swing, count] of ways) {
    const men = battle.casualties.men(factor + swing, figures);
    byMen.set(men, (byMen.get(men) ?? 0) + count);
  }
  return [...byMen]
    .toSorted(([one], [other]) => one - other)
    .map(([men, count]) => ({ label: counted(men, 'man', 'men'), ways: count, of: THROWS }));
}

function rollWords(factor: number, figures: number): string {
  return `factor ${factor}, black die less red die, ${counted(figures, 'figure')}`;
}

/** A volley at a target from where both stand now; null where it is out of reach. */
export function volleyOdds(battle: Battle, unit: number, target: number): AttackOdds | null {
  if (figuresInReach(battle, unit, target) === 0) return null;
  const { figures, factor, isSteady } = volleyOf(battle, unit, target);
  const { missile } = battle.troop(unit);
  const asked = questionOf(battle, unit, target, shootingStand(battle, unit, target));
  const ways = waysOf(fireDice(battle), (red, black) => fireSwing(red, black, isSteady));
  const weapon = missile?.factors[bodyAsTarget(battle, target).index] ?? 0;
  return {
    title: `Volley: ${pieceName(battle.game, unit)} at ${pieceName(battle.game, target)}`,
    table: { label: 'Weapon factor', value: weapon, case: 'VI.weapons' },
    roll: rollWords(factor, figures),
    chances: chancesOf(battle, ways, factor, figures),
    modifiers: factorsOf(battle).of(FIRE_FACTOR).breakdown(asked),
    second: null,
    case: 'VI.casualty',
  };
}

/** A charge that comes home with all files: what it would cost the opponent. */
export function chargeOdds(battle: Battle, unit: number, opponent: number): AttackOdds {
  battle.state.mark(battle.events.count);
  try {
    battle.impetus.set(unit, 1);
    setCharge(battle, unit, opponent);
    return fightOdds(battle, unit, opponent, Math.min(filesOf(battle, unit), battle.fighters(unit)));
  } finally {
    battle.state.undo();
  }
}

/** A fight with an opponent with so many figures: what it costs them. */
export function fightOdds(battle: Battle, unit: number, opponent: number, figures: number): AttackOdds {
  const { factor, isLed } = strikeOf(battle, unit, opponent, figures);
  const asked = questionOf(battle, unit, opponent, fightingStand(battle, unit, opponent));
  const ways = waysOf(fightDice(battle, unit), (red, black) => fightSwing(red, black, isLed));
  return {
    title: `Fight: ${pieceName(battle.game, unit)} against ${pieceName(battle.game, opponent)}`,
    table: {
      label: 'Weapon factor',
      value: fightsAs(battle, unit).melee.factors[fightsAs(battle, opponent).body.index],
      case: 'VI.weapons',
    },
    roll: rollWords(factor, figures),
    chances: chancesOf(battle, ways, factor, figures),
    modifiers: factorsOf(battle).of(FIGHT_FACTOR).breakdown(asked),
    second: null,
    case: 'VI.casualty',
  };
}

/** The odds of a plot: of a shot, or of a charge that comes home. */
export function plotOdds(battle: Battle, one: Command): AttackOdds | null {
  const [unit, target] = [entityOf(one), argumentOf(one)];
  if (SHOOT.is(one)) return volleyOdds(battle, unit, target);
  return CHARGE.is(one) ? chargeOdds(battle, unit, target) : null;
}
