/** The exact odds of a shot, a melee or a charge in words [8.3], [9.4], [10.2]. */
import type { AttackOdds, Chance, Command, Part } from '@hexwright/engine';
import { agreed, argumentOf, type Breakdown, entityOf, pieceName, signed } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { NONE, NOT_ALLOWED } from '../charts.ts';
import { ALL_WAYS, type Odds } from '../odds.ts';

const DIE_FACES = 6;
const LEAST_TOTAL = 2;
const GREATEST_TOTAL = 12;

function partsOf(breakdown: readonly Breakdown[]): Part[] {
  return breakdown.map(({ label, value, case: cited }) => ({ label, value, case: cited }));
}

/** What must be thrown, once all is counted. */
function throwText(needed: number): string {
  if (needed < LEAST_TOTAL) return '2d6: no throw hits';
  return needed >= GREATEST_TOTAL ? '2d6: every throw hits' : `2d6 ≤ ${needed}`;
}

/** Labels what a number of rout levels does to the target. */
function outcomeOf(battle: Battle, target: number, levels: number): string {
  const level = battle.rout.of(target) + levels;
  return level > battle.parameters.routLevelMaximum ? 'Eliminated' : `Rout +${levels}, to level ${level}`;
}

/** Outcomes of the whole attack; those that cannot be are left out. */
function chancesOf(battle: Battle, target: number, odds: Odds): Chance[] {
  const missed = ALL_WAYS - odds.hits * DIE_FACES;
  const ways = new Map<string, number>([
    ['No effect', missed],
    ['Hit, but the unit stands', odds.increases[0] - missed],
  ]);
  odds.increases.forEach((count, levels) => {
    if (levels === 0) return;
    const label = outcomeOf(battle, target, levels);
    ways.set(label, (ways.get(label) ?? 0) + count);
  });
  return [...ways].flatMap(([label, count]) => (count > 0 ? [{ label, ways: count, of: ALL_WAYS }] : []));
}

function moraleOdds(battle: Battle, target: number, morale: readonly Breakdown[]): AttackOdds['second'] {
  const modifier = morale.reduce((sum, { value }) => sum + value, 0);
  const face = battle.face.of(target);
  const ways = new Map<string, number>();
  for (let die = 1; die <= DIE_FACES; die++) {
    const levels = battle.charts.routIncrease(target, face, die + modifier);
    const label = levels === 0 ? 'Stands' : outcomeOf(battle, target, levels);
    ways.set(label, (ways.get(label) ?? 0) + 1);
  }
  return {
    title: `Morale of ${pieceName(battle.game, target)}, if hit`,
    roll: modifier === 0 ? '1d6' : `1d6 ${signed(modifier)}`,
    chances: [...ways].map(([label, count]) => ({ label, ways: count, of: DIE_FACES })),
    modifiers: partsOf(morale),
    case: '10.2',
  };
}

/** An attack in words: what the attacker does, by which odds, and on which table. */
export interface AttackKind {
  readonly verb: string;
  readonly odds: (battle: Battle, attacker: number, target: number) => Odds;
  readonly table: string;
  readonly case: string;
}

/** A melee that routs without dice, by exclusive rules. */
function withoutDice(battle: Battle, target: number, title: string, levels: number): AttackOdds {
  const label = outcomeOf(battle, target, levels);
  return {
    title,
    roll: 'No dice are thrown',
    chances: [{ label, ways: ALL_WAYS, of: ALL_WAYS }],
    modifiers: [],
    table: null,
    second: null,
    case: '19.0',
  };
}

/** The odds of an attack that is legal now; null where the table has nothing for it. */
export function attackWords(battle: Battle, one: Command, attack: AttackKind): AttackOdds | null {
  const attacker = entityOf(one);
  const target = argumentOf(one);
  const { game } = battle;
  const title = agreed(`${pieceName(game, attacker)} ${attack.verb} ${pieceName(game, target)}`, game, attacker);
  const odds = attack.odds(battle, attacker, target);
  if (odds.automatic > 0) return withoutDice(battle, target, title, odds.automatic);
  // Whom the table rules out may be charged, but not attacked.
  if (odds.bound === NONE || odds.bound === NOT_ALLOWED) return null;
  return {
    title,
    roll: throwText(odds.bound - odds.modifier),
    chances: chancesOf(battle, target, odds),
    modifiers: partsOf(odds.dice),
    table: { label: attack.table, value: odds.bound, case: attack.case },
    second: odds.hits === 0 ? null : moraleOdds(battle, target, odds.morale),
    case: attack.case,
  };
}
