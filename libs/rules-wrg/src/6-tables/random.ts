/** [VI.random] Random factors of volleys and fights. */
import type { Battle } from '../battle.ts';
import { FIGHT_BLACK, FIGHT_RED, FIRE_BLACK, FIRE_RED } from '../dice-uses.ts';

/** An average die: of regulars, and the red one of barbarians. */
export const AVERAGE = [2, 3, 3, 4, 4, 5] as const;
export const ORDINARY = [1, 2, 3, 4, 5, 6] as const;

/** Classes A to C are regulars in a fight [IV.n5]. */
const LAST_REGULAR = 2;

type Die = readonly [number, number, number, number, number, number];

/** The two dice of a fight, red and black [VI.fight]. */
export function fightDice(battle: Battle, unit: number): readonly [Die, Die] {
  return battle.troop(unit).morale <= LAST_REGULAR ? [AVERAGE, AVERAGE] : [AVERAGE, ORDINARY];
}

/** The two dice of a volley [VI.fire]. */
export function fireDice(battle: Battle): readonly [Die, Die] {
  return battle.parameters.is('fire-dice', 'average') ? [AVERAGE, AVERAGE] : [ORDINARY, ORDINARY];
}

/** What a volley gains by its dice: at most one either way; nothing less where a commander steadies it [I.4c]. */
export function fireSwing(red: number, black: number, isSteady: boolean): number {
  const swing = Math.sign(black - red);
  return isSteady ? Math.max(swing, 0) : swing;
}

/** What a fight gains by its dice: the whole difference; nothing less with a commander [I.4b]. */
export function fightSwing(red: number, black: number, isLed: boolean): number {
  const swing = black - red;
  return isLed ? Math.max(swing, 0) : swing;
}

/** Throws the dice of a volley. */
export function rollFire(battle: Battle, unit: number, target: number, isSteady: boolean): number {
  const [red, black] = fireDice(battle);
  const throwOf = (die: Die, use: number): number => die[battle.dice.roll(battle.serial, unit, target, use) - 1];
  return fireSwing(throwOf(red, FIRE_RED), throwOf(black, FIRE_BLACK), isSteady);
}

/** Throws the dice of a fight. */
export function rollFight(battle: Battle, unit: number, opponent: number, isLed: boolean): number {
  const [red, black] = fightDice(battle, unit);
  const throwOf = (die: Die, use: number): number => die[battle.dice.roll(battle.serial, unit, opponent, use) - 1];
  return fightSwing(throwOf(red, FIGHT_RED), throwOf(black, FIGHT_BLACK), isLed);
}

/** By swing, in how many of 36 throws it comes up. */
export function waysOf(dice: readonly [Die, Die], swing: (red: number, black: number) => number): Map<number, number> {
  const ways = new Map<number, number>();
  for (const red of dice[0]) {
    for (const black of dice[1]) {
      const value = swing(red, black);
      ways.set(value, (ways.get(value) ?? 0) + 1);
    }
  }
  return new Map([...ways].toSorted(([one], [other]) => one - other));
}
