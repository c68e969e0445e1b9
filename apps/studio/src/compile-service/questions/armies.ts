import type { ArmyCatalogue, ArmyReview, ArmyStand, GameArmies, QuickBattle, RandomArmy } from '@hexwright/compiler';
import type { LinkedPackage, Unit } from '@hexwright/model';
import type { PackageMirror } from '../package-mirror.ts';
import { SERVICE } from '../words.ts';

/** What can be bought, and what do the armies of the sides cost? */
export interface ArmiesQuestion {
  readonly package: string;
}

/** null where armies are not bought, or while the package cannot be read. */
export type ArmiesAnswer = { readonly catalogue: ArmyCatalogue; readonly reviews: readonly ArmyReview[] } | null;

/** A random army of a side. */
export type RandomArmyQuestion = RandomArmy & { readonly package: string };

/** The line in which an army of a side would stand. */
export interface LineUpQuestion {
  readonly package: string;
  readonly side: string;
  /** Its counters. */
  readonly units: readonly Unit[];
}

/** The files of a battle of two random armies. */
export interface QuickBattleQuestion {
  /** Whose rules it is played by. */
  readonly package: string;
  readonly battle: QuickBattle;
}

/** What was made, or why it cannot be. */
export type Made<Thing> = { readonly ok: true; readonly made: Thing } | { readonly ok: false; readonly why: string };

export function armies(mirror: PackageMirror, { package: id }: ArmiesQuestion): ArmiesAnswer {
  const known = knownAt(mirror, id);
  if (known === null) return null;
  return { catalogue: known.armies.catalogue(known.linked), reviews: known.armies.review(known.linked) };
}

export function randomArmy(mirror: PackageMirror, { package: id, ...wish }: RandomArmyQuestion): Made<readonly Unit[]> {
  return made(mirror, id, ({ armies: game, linked }) => game.randomArmy(linked, wish));
}

export function lineUp(
  mirror: PackageMirror,
  { package: id, side, units }: LineUpQuestion,
): Made<readonly ArmyStand[]> {
  return made(mirror, id, ({ armies: game, linked }) => game.lineUp({ ...linked, units }, side));
}

export function quickBattle(
  mirror: PackageMirror,
  { package: id, battle }: QuickBattleQuestion,
): Made<ReadonlyMap<string, string>> {
  return made(mirror, id, ({ armies: game, linked }) => game.quickBattle(linked, battle));
}

interface Known {
  readonly armies: GameArmies;
  readonly linked: LinkedPackage;
}

function knownAt(mirror: PackageMirror, id: string): Known | null {
  const linked = mirror.linked(id);
  const game = linked === null ? null : mirror.games.armiesOf(linked.system);
  return linked === null || game === null ? null : { armies: game, linked };
}

function made<Thing>(mirror: PackageMirror, id: string, make: (known: Known) => Thing): Made<Thing> {
  const known = knownAt(mirror, id);
  if (known === null) return { ok: false, why: SERVICE.noArmies(id) };
  try {
    return { ok: true, made: make(known) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, why: error.message };
  }
}
