/** Which effects of a package a captain chooses, where a step of the sequence asks for it. */
import { CHOICE_STEP } from '@hexwright/compiler';
import type { Command, CommandList, Game } from '@hexwright/engine';
import type { OpenChoices } from '../effects/open-choices.ts';
import { PackageGame } from '../package-game.ts';
import { argumentOf, entityOf } from '../packed-command.ts';

/** Within so many hexes of an enemy a unit makes ready, whatever for. */
const AT_HAND = 3;

export function isChoosing(play: Game): play is PackageGame {
  return play instanceof PackageGame && play.decision?.id === CHOICE_STEP;
}

/** The best of what is worth choosing; the last command, which ends, where nothing is. */
export function chooseEffect(play: PackageGame, side: number, commands: CommandList): Command {
  const choices = play.effects?.choices ?? null;
  const end = commands.at(commands.length - 1);
  if (choices === null) return end;
  let [best, most] = [end, 0];
  for (let index = 0; index < commands.length - 1; index++) {
    const one = commands.at(index);
    const gain = gainOf(play, choices, entityOf(one), argumentOf(one), side);
    if (gain > most) [best, most] = [one, gain];
  }
  return best;
}

/** What brings nothing that can be foreseen, such as a better stand, is worth a little where the enemy is at hand. */
const A_LITTLE = 1 / 1024;

/** More than 0 for what is worth choosing: points, and parts of what a unit is able to do. */
function gainOf(play: PackageGame, choices: OpenChoices, choice: number, holder: number, side: number): number {
  const { points, ability, removed, broken, flipped } = choices.expect(choice, holder, side);
  const gain = points + ability - removed - broken;
  const { of } = choices.list[choice];
  if (gain !== 0 || of !== 'unit') return gain === 0 ? A_LITTLE : gain;
  // To and fro between two faces is nobody's plan.
  if (flipped > 0 && choices.list.some((_, one) => choices.list[one].of === of && choices.wasMade(one, holder, side)))
    return 0;
  return isEnemyAtHand(play, holder, side) ? A_LITTLE : 0;
}

function isEnemyAtHand(play: PackageGame, unit: number, side: number): boolean {
  const { places } = play.placeOf(unit);
  return play.game.units.some(
    (other) =>
      other.side !== side &&
      play
        .placeOf(other.index)
        .places.some((there) => places.some((here) => play.map.distance(here, there) <= AT_HAND)),
  );
}
