/** [17.0] Leaders: prowess in man-to-man combat, and chivalry, which says whether a leader is Christian or pagan. */
import { type PackageGame, Part } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { honour } from './parameters.ts';

/** What is printed on leaders: skill in man-to-man combat, and nobility. */
export const printed = new Part(({ game }: PackageGame) => {
  const values = (name: string): Int16Array => Int16Array.from(game.units, ({ faces }) => faces[0].values[name] ?? 0);
  return { prowess: values('prowess'), chivalry: values('chivalry') };
});

/** True for a leader whose chivalry makes them a Christian; all others are pagans [17.0]. */
export function isChristian(battle: Battle, leader: number): boolean {
  return printed.of(battle).chivalry[leader] >= honour.of(battle).christian;
}
