/** [C.11] A side that has lost half its points has lost the battle. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { LEFT, LOST, WAITING } from '../status.ts';

const beaten = events
  .add('beaten', 'C.11', 'side:side', 'lost:number', 'points:number')
  .told(({ lost, points }, name) => `${name('side')}: ${String(lost)} of ${String(points)} points are lost.`);

/** What a unit or a commander is worth: figures by their row, a commander by their class [I.4a]. */
export function pointsOf(battle: Battle, piece: number): number {
  if (!battle.isCommander[piece]) {
    const { points, crew } = battle.rowOf(piece);
    const figures = battle.strengthOf(piece);
    return crew > 0 ? points * Math.ceil(figures / crew) : points * figures;
  }
  const rank = battle.printed(piece, 'rank');
  const { parameters } = battle;
  if (rank === 1) return parameters.number('class-1-points');
  return parameters.number(rank === 2 ? 'class-2-points' : 'class-3-points');
}

/** Points of those of a side who have come to the table, and those of them that are lost: figures that fell, and units broken, gone or taken. */
export function tally(battle: Battle, side: number): { readonly points: number; readonly lost: number } {
  let [points, lost] = [0, 0];
  for (const { index: unit } of battle.game.units) {
    if (battle.sides[unit] !== side) continue;
    const before = battle.lostBefore.of(unit);
    points += before;
    lost += before;
    // Who has not come yet is no part of the army.
    if (battle.status.of(unit) === WAITING) continue;
    const worth = pointsOf(battle, unit);
    points += worth;
    lost += isLost(battle, unit) ? worth : fallen(battle, unit, worth);
  }
  return { points, lost };
}

function isLost(battle: Battle, piece: number): boolean {
  if (battle.isCommander[piece]) return battle.status.of(piece) === LOST;
  return battle.status.of(piece) !== LEFT && (!battle.isStanding(piece) || battle.broken.of(piece) > 0);
}

/** What the figures were worth that have fallen of a unit that is not lost. */
function fallen(battle: Battle, piece: number, worth: number): number {
  if (battle.isCommander[piece]) return 0;
  const strength = battle.strengthOf(piece);
  return Math.floor((worth * (strength - battle.figures(piece))) / strength);
}

/** Each side has as many points as the others have lost, and what the package has given it. */
function score(battle: Battle, losses: readonly number[]): void {
  losses.forEach((_, side) => {
    const taken = losses.reduce((sum, lost, other) => (other === side ? sum : sum + lost), 0);
    battle.victoryPoints.set(side, taken + battle.awarded.of(side));
  });
}

/** Whether a side is beaten: then the others have won, and score all of it; if all are, nobody has. */
export function decide(battle: Battle): void {
  const share = battle.parameters.number('points-lost-percent');
  const tallies = battle.game.sides.map((_, side) => tally(battle, side));
  const isBeaten = ({ points, lost }: (typeof tallies)[number]): boolean => points > 0 && lost * 100 >= points * share;
  const [beatenOnes, isOver] = [tallies.filter(isBeaten).length, tallies.some(isBeaten)];
  const isAlone = beatenOnes < tallies.length;
  score(
    battle,
    tallies.map((one) => (isAlone && isBeaten(one) ? one.points : isOver && isAlone ? 0 : one.lost)),
  );
  tallies.forEach((one, side) => {
    if (isBeaten(one)) battle.events.emit(beaten, side, one.lost, one.points);
  });
  if (isOver) battle.endNow();
}
