/** [C.1] Close fighting, of all at once, and who has lost; losers go back in a step of their own [C.5]. */
import { counted, UNIT_ATTACKS, UNIT_IS_ATTACKED, UNIT_IS_HIT } from '@hexwright/rules-kit';
import { EDGES } from '@hexwright/table';
import { breakTroops } from '../3-reaction-test/breaking.ts';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { OUTFLANKED, REPULSED } from '../causes.ts';
import { edgeOfContact, enemiesTouching } from '../contacts.ts';
import { blockOf } from '../formation.ts';
import { flatten } from '../2-additional-rules/4-field-works.ts';
import { strikesOf, type Strike } from '../6-tables/fight.ts';
import { endanger, loseMen } from '../6-tables/losses.ts';
import { rollFight } from '../6-tables/random.ts';
import { INCH } from '../troops.ts';
import { automatic } from './automatic.ts';
import { goAlong } from './moves.ts';
import { type Motion, moveTogether, passesInOrder } from './motion.ts';
import { wayBack } from './ways.ts';

const struck = events
  .add(
    'strike',
    'VI.weapons',
    'unit:piece',
    'target:piece',
    'figures:number',
    'factor:number',
    'swing:number',
    'men:number',
  )
  .told(
    ({ figures, factor, swing, men }, name) =>
      `${name('unit')} fights ${name('target')} with ${counted(Number(figures), 'figure')}, factor ${String(factor)}, dice ${String(swing)}: ${counted(Number(men), 'man', 'men')}.`,
  );
const worsted = events
  .add('worsted', 'C.5', 'unit:piece', 'by:piece')
  .told((_, name) => `${name('unit')} loses to ${name('by')}.`);
const locked = events
  .add('locked', 'C.5', 'unit:piece', 'with:piece')
  .told((_, name) => `${name('unit')} and ${name('with')} remain locked.`);
const thrownBack = events
  .add('thrown-back', 'C.5', 'unit:piece', 'x:mils', 'y:mils')
  .told((_, name) => `${name('unit')} is thrown back.`);
const hemmedIn = events
  .add('hemmed-in', 'C.5', 'unit:piece', 'men:number')
  .told(
    ({ men }, name) =>
      `${name('unit')} loses ${counted(Number(men), 'more man', 'more men')} for want of room to go back.`,
  );

/** Values of the column `outcome`. */
const WON = 1;
const LOST = 2;

/** [VI.causes] Who has an enemy at its flank or rear is distracted, as long as that lasts. */
export function noteOutflanked(battle: Battle): void {
  for (const unit of battle.units) {
    if (!battle.isStanding(unit)) continue;
    const isOutflanked = enemiesTouching(battle, unit).some((other) => edgeOfContact(battle, unit, other) !== 'front');
    if (isOutflanked) battle.addCause(unit, OUTFLANKED);
    else battle.endCause(unit, OUTFLANKED);
  }
}

/** All fights: dice, men that fall together, who has lost. */
function fightAll(battle: Battle): void {
  noteOutflanked(battle);
  const strikes = battle.units.flatMap((unit) => (battle.isStanding(unit) ? strikesOf(battle, unit) : []));
  const before = new Map(battle.units.map((unit) => [unit, battle.isStanding(unit) ? battle.figures(unit) : 0]));
  for (const unit of battle.units) for (const column of [battle.outcome, battle.beatenBy]) column.set(unit, 0);
  const men = strikes.map((strike) => resolve(battle, strike));
  strikes.forEach(({ unit, opponent }, at) => {
    battle.fightKills.add(unit, men[at]);
    battle.fightLoss.add(opponent, men[at]);
    for (const one of [unit, opponent]) {
      battle.fought.set(one, 1);
      battle.stirred.set(one, 1);
    }
  });
  for (const group of groupsOf(strikes)) judge(battle, group, before);
  for (const { unit, opponent } of strikes) noteBeaten(battle, unit, opponent);
  for (const owner of new Set(strikes.map(({ works }) => works))) if (owner >= 0) flatten(battle, owner);
  strikes.forEach(({ unit, opponent }, at) => {
    battle.effects?.raise(UNIT_ATTACKS, unit, opponent);
    battle.effects?.raise(UNIT_IS_ATTACKED, opponent, unit);
    if (!battle.isStanding(opponent)) return;
    const figures = loseMen(battle, opponent, men[at], true, unit);
    if (figures === 0) return;
    battle.effects?.raise(UNIT_IS_HIT, opponent, unit);
    endanger(battle, opponent, figures);
  });
}

function resolve(battle: Battle, { unit, opponent, figures, factor, isLed }: Strike): number {
  const swing = rollFight(battle, unit, opponent, isLed);
  const men = battle.casualties.men(factor + swing, figures, battle.watchTables);
  battle.events.emit(struck, unit, opponent, figures, factor, swing, men);
  return men;
}

/** Units that fight one another, directly or by others: each group has one result. */
function groupsOf(strikes: readonly Strike[]): number[][] {
  const groups: Set<number>[] = [];
  for (const { unit, opponent } of strikes) {
    const [met, rest] = [
      groups.filter((group) => group.has(unit) || group.has(opponent)),
      groups.filter((group) => !group.has(unit) && !group.has(opponent)),
    ];
    groups.length = 0;
    groups.push(...rest, new Set([unit, opponent, ...met.flatMap((group) => [...group])]));
  }
  return groups.map((group) => [...group].toSorted((one, other) => one - other));
}

/** [C.5] The side that has lost more men has lost; as many: nobody. */
function judge(battle: Battle, group: readonly number[], before: ReadonlyMap<number, number>): void {
  const size = battle.parameters.number('men-per-figure');
  const countsFigures = battle.parameters.is('loser-of-fight', 'more-figures');
  const lossOf = (unit: number): number => {
    const men = battle.fightLoss.of(unit);
    return countsFigures
      ? Math.min(before.get(unit) ?? 0, Math.floor(((battle.lost.of(unit) % size) + men) / size))
      : men;
  };
  const first = battle.sides[group[0]];
  const losses = [0, 0];
  for (const unit of group) losses[battle.sides[unit] === first ? 0 : 1] += lossOf(unit);
  const foeOf = (unit: number): number => group.find((other) => battle.sides[other] !== battle.sides[unit]) ?? unit;
  if (losses[0] === losses[1]) return battle.events.emit(locked, group[0], foeOf(group[0]));
  for (const unit of group) {
    const hasLost = (battle.sides[unit] === first) === losses[0] > losses[1];
    battle.outcome.set(unit, hasLost ? LOST : WON);
    if (hasLost) battle.events.emit(worsted, unit, foeOf(unit));
  }
  return undefined;
}

/** Of two who have fought: by whom a loser is beaten. */
function noteBeaten(battle: Battle, one: number, other: number): void {
  for (const [unit, by] of [
    [one, other],
    [other, one],
  ]) {
    const known = battle.beatenBy.of(unit);
    if (battle.outcome.of(unit) !== LOST || (known > 0 && known <= by + 1)) continue;
    battle.beatenBy.set(unit, by + 1);
    battle.beatenAt.set(unit, EDGES.indexOf(edgeOfContact(battle, unit, by)));
  }
}

/** Enemies who have thrown a unit back: those it touches, and the one it fought, though figures fell from between them. */
function victorsOver(battle: Battle, unit: number): number[] {
  return [...new Set([battle.beatenBy.of(unit) - 1, ...enemiesTouching(battle, unit)])];
}

/** [C.5] Whether losing breaks a unit by itself is the package's to say; by the booklet's tests alone, where it says nothing. */
function breakLosers(battle: Battle): void {
  if (!battle.parameters.is('losers-break', 'always')) return;
  for (const unit of battle.units) {
    if (battle.isStanding(unit) && battle.outcome.of(unit) === LOST) breakTroops(battle, unit);
  }
}

/** [C.5] Losers who stand go back; winners mean to follow them up [III.2(viii)]. */
function pushBack(battle: Battle): void {
  const by = battle.parameters.number('push-back-inches') * INCH;
  const losers = battle.units.filter(
    (unit) => battle.isStanding(unit) && battle.outcome.of(unit) === LOST && battle.broken.of(unit) === 0,
  );
  const foes = losers.map((unit) => victorsOver(battle, unit));
  const motions = losers.map((unit): Motion => {
    const towards = wayBack(blockOf(battle, unit), EDGES[battle.beatenAt.of(unit)]);
    return { unit, legs: [{ do: 'slide', towards, by }], allowance: by };
  });
  const courses = moveTogether(battle, by === 0 ? [] : motions, (unit, other) => passesInOrder(battle, unit, other));
  for (const { unit, spent } of courses) {
    if (spent < by) {
      const men = Math.floor(battle.fightLoss.of(unit) / 2);
      battle.events.emit(hemmedIn, unit, men);
      const [victor = -1] = foes[losers.indexOf(unit)];
      loseMen(battle, unit, men, false, victor);
    } else battle.events.emit(thrownBack, unit, battle.x.of(unit), battle.y.of(unit));
    if (battle.troop(unit).body.isMounted && battle.impetus.of(unit) === 1) battle.addCause(unit, REPULSED);
  }
  if (battle.parameters.is('follow-up', 'never')) return;
  losers.forEach((unit, at) => {
    for (const winner of foes[at]) {
      const isFree = battle.isStanding(winner) && battle.outcome.of(winner) === WON && battle.broken.of(winner) === 0;
      if (
        isFree &&
        battle.isStanding(unit) &&
        battle.pursues.of(winner) === 0 &&
        battle.troop(winner).body.charge > 0
      ) {
        battle.follows.set(winner, unit + 1);
      }
    }
  });
}

export const fighting = automatic('fighting', 'VI.weapons', fightAll);
export const pushBacks = automatic('push-backs', 'C.5', (battle) => {
  breakLosers(battle);
  pushBack(battle);
  goAlong(battle);
});
