/** [VI.weapons] Close fighting: weapon factor against the opponent, tactical factors, dice, and the casualty table. */
import type { Battle } from '../battle.ts';
import { enemiesTouching, edgeOfContact } from '../contacts.ts';
import { factorsOf } from '../factors.ts';
import { worksBefore } from '../2-additional-rules/4-field-works.ts';
import { questionOf, type QuestionDetails } from '../questions.ts';
import { isHigher } from '../line-of-sight.ts';
import { FIGHT_FACTOR } from '../slots.ts';
import type { Troop } from '../troops.ts';
import { engagementsOf } from './eligible.ts';

/** What one unit brings against one of its opponents, before the dice. */
export interface Strike {
  readonly unit: number;
  readonly opponent: number;
  readonly figures: number;
  /** Weapon and tactical factors. */
  readonly factor: number;
  /** A commander is with it: dice take nothing from it [I.4b]. */
  readonly isLed: boolean;
  /** Whose stakes or potholes it attacks over; -1 for nobody's. */
  readonly works: number;
}

/** The row that a unit fights by: cavalry on its way to or from its horses as cavalry, infantry on foot [II.2], [II.3]. */
export function fightsAs(battle: Battle, unit: number): Troop {
  return battle.mounting.of(unit) === 1 ? battle.rowOf(unit) : battle.troop(unit);
}

/** Whose works a unit attacks over: those before the front of an opponent whom it strikes there. */
function worksOver(battle: Battle, unit: number, opponent: number): number {
  return edgeOfContact(battle, opponent, unit) === 'front' ? worksBefore(battle, opponent) : -1;
}

/** The sort of works of an owner, as the vocabulary numbers it; -1 for nobody's. */
function sortOf(battle: Battle, owner: number): number {
  return owner < 0 ? -1 : battle.troop(owner).works;
}

/** How a unit stands to an opponent in contact. */
export function fightingStand(battle: Battle, unit: number, opponent: number): QuestionDetails {
  const edge = edgeOfContact(battle, opponent, unit);
  const behind = edgeOfContact(battle, unit, opponent) === 'front' ? worksBefore(battle, unit) : -1;
  return {
    weapon: fightsAs(battle, unit).melee.index,
    over: sortOf(battle, worksOver(battle, unit, opponent)),
    behind: sortOf(battle, behind),
    isFlanking: edge === 'left' || edge === 'right',
    isHigher: isHigher(battle, unit, opponent),
    isPursuing: battle.pursues.of(unit) === opponent + 1,
  };
}

/** What a unit would bring against an opponent with so many figures. */
export function strikeOf(battle: Battle, unit: number, opponent: number, figures: number): Strike {
  const weapon = fightsAs(battle, unit).melee.factors[fightsAs(battle, opponent).body.index];
  const asked = questionOf(battle, unit, opponent, fightingStand(battle, unit, opponent));
  return {
    unit,
    opponent,
    figures,
    factor: weapon + factorsOf(battle).of(FIGHT_FACTOR).sum(asked),
    isLed: battle.leaderWith(unit) > 0,
    works: worksOver(battle, unit, opponent),
  };
}

/** All that a unit strikes now. Broken troops do not strike back [C.8]. */
export function strikesOf(battle: Battle, unit: number): Strike[] {
  if (battle.broken.of(unit) > 0 && battle.parameters.is('broken-reply', 'never')) return [];
  const opponents = enemiesTouching(battle, unit);
  if (opponents.length === 0) return [];
  return engagementsOf(battle, unit, opponents)
    .filter(({ figures }) => figures > 0)
    .map(({ opponent, figures }) => strikeOf(battle, unit, opponent, figures));
}
