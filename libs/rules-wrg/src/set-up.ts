/** The position at the start: where a package or an example puts its units, and in which state they are. */
import type { CompiledGame, CompiledPlacement } from '@hexwright/compiler';
import { TableSpace } from '@hexwright/compiler';
import type { Block } from '@hexwright/table';
import { holdPlace } from './1-organisation/current-order.ts';
import { noteSeen } from './3-reaction-test/surprise.ts';
import { type Battle, COMMANDER } from './battle.ts';
import { Troops } from './troops.ts';
import { BROKEN_TROOPS, MOUNTED_INFANTRY, OBSTACLES, REPULSED } from './causes.ts';
import { DESTROYED, IN_PLAY, LOST } from './status.ts';
import { ridesAsInfantry } from './2-additional-rules/2-mounting.ts';
import { layWorks } from './2-additional-rules/4-field-works.ts';

/** Puts every unit of the set-up on the table. */
export function setUpUnits(battle: Battle): void {
  // Those who are to arrive stand in no set-up.
  for (const { index } of battle.game.units) battle.files.set(index, battle.printed(index, 'files') || 1);
  for (const placement of battle.game.setUp) setUpUnit(battle, placement);
  for (const commander of battle.commanders) joinThere(battle, commander);
  noteSeen(battle);
  for (const { index } of battle.game.units) {
    battle.figuresBefore.set(index, battle.isCommander[index] ? 0 : battle.figures(index));
  }
}

/** A commander who stands where a unit of their side has the middle of its front is with it. */
export function joinThere(battle: Battle, commander: number): void {
  if (!battle.isInPlay(commander) || battle.company.of(commander) !== 0) return;
  const unit = battle.units.find(
    (one) =>
      battle.isStanding(one) &&
      battle.sides[one] === battle.sides[commander] &&
      battle.x.of(one) === battle.x.of(commander) &&
      battle.y.of(one) === battle.y.of(commander),
  );
  if (unit !== undefined) battle.company.set(commander, unit + 1);
}

function setUpUnit(battle: Battle, { unit, left, direction, markers }: CompiledPlacement): void {
  const level = (name: string): number => markers[name] ?? 0;
  if (level('files') > 0) battle.files.set(unit, level('files'));
  if (level('eliminated') > 0) {
    battle.status.set(unit, battle.isCommander[unit] ? LOST : DESTROYED);
    return;
  }
  if (left < 0) return;
  battle.status.set(unit, IN_PLAY);
  battle.x.set(unit, battle.map.xOf(left));
  battle.y.set(unit, battle.map.yOf(left));
  battle.facing.set(unit, direction);
  battle.lost.set(unit, level('men-lost'));
  battle.remounted.set(unit, level('remounted'));
  // What it is disorganised by, an example does not say: by something that happened to it.
  battle.causes.set(
    unit,
    level('disorganised') === 0 ? 0 : level('disorganised') === 1 ? OBSTACLES : OBSTACLES | REPULSED,
  );
  battle.broken.set(unit, level('broken'));
  if (level('broken') > 0) battle.addCause(unit, BROKEN_TROOPS);
  if (!battle.isCommander[unit] && ridesAsInfantry(battle, unit)) battle.addCause(unit, MOUNTED_INFANTRY);
  battle.fleeing.set(unit, level('fleeing'));
  battle.moved.set(unit, level('moved'));
  battle.direction.set(unit, level('direction'));
  battle.directionLeft.set(unit, level('direction-left'));
  battle.shotAt.set(unit, level('shot-before'));
  battle.company.set(unit, level('with'));
  battle.orderVerb.set(unit, level('order'));
  battle.orderTarget.set(unit, level('order-target'));
  if (!battle.isCommander[unit]) holdPlace(battle, unit);
  battle.work.set(unit, level('work'));
  if (level('work') > 0) layWorks(battle, unit);
}

/** What a unit of a set-up covers: nobody but the compiler asks, who looks whether all have room. */
export function blockOfPlacement(game: CompiledGame, { unit, left, direction, markers }: CompiledPlacement): Block {
  const map = game.map instanceof TableSpace ? game.map : null;
  const [x, y] = [map?.xOf(left) ?? 0, map?.yOf(left) ?? 0];
  const { class: ofClass, faces, kind } = game.units[unit];
  const row = kind === COMMANDER ? null : (new Troops(game).rows[ofClass] ?? null);
  // A commander needs no room of their own.
  if (row === null) return { x, y, facing: direction, width: 1, depth: 1 };
  const { figures = 1, files = 1 } = faces[0].values;
  const wide =
    row.crew > 0 ? Math.max(1, Math.ceil(figures / row.crew)) : Math.max(1, Math.min(markers.files ?? files, figures));
  const ranks = row.crew > 0 ? 1 : Math.ceil(figures / wide);
  return { x, y, facing: direction, width: wide * row.body.front, depth: ranks * row.body.depth };
}
