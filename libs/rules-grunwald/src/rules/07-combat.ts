/**
 * [7.0] The attack phase: disordered units of the attacker near the enemy rout [7.21], then compulsory attacks, one after
 * the other in the order that the attacker likes [7.24], until none is due [7.25].
 */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { at, type Decision, entityOf, kindOf, NO_PIECE, pieceVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { combatOdds } from '../presenter/attack-odds.ts';
import { attackersOf, attackRefusal, isOptional, judgeDuties, targets } from './07-1-duty.ts';
import { joining } from './07-1-joining.ts';
import { listRemovalsAnyTime, removalAnyTimeRefusal, REMOVE_PIT, removePit } from './14-wolf-pits.ts';
import { startAttack } from './07-stepping-back.ts';
import { routInZone, strikeInAttackZone } from './08-1-results.ts';
import { commandLines } from './15-3-command.ts';
import { PASS } from './03-1-ending.ts';
import { ROUT } from './08-5-routs.ts';

/** A unit is attacked: the command is about it. */
export const ATTACK = pieceVerb<Battle>(
  {
    word: 'attack',
    about: 'An enemy unit is attacked by all who must and may.',
    offer: (battle, target) => ({ ...at(battle, target, 'Attack'), piece: NO_PIECE }),
  },
  'target',
);

const NOTHING_TO_DO = refusals.add('not-in-attack', '7.11', 'That is not done in the attack phase.');
const MUST_ATTACK = refusals.add(
  'must-attack',
  ['7.12', '7.25'],
  'Units with an enemy in their attack zone must attack; the phase goes on until they have.',
  (battle) => ({ places: duties(battle).map((target) => battle.hex.of(target)) }),
);
const ROUTS_FIRST = refusals.add(
  'routs-before-attacks',
  ['7.21', '9.33', '9.34'],
  'Before any attack, disordered units in enemy zones rout.',
  (battle) => ({ places: mustRout(battle).map((unit) => battle.hex.of(unit)) }),
);
const NEED_NOT_ROUT = refusals.add(
  'need-not-rout',
  ['7.21', '9.34'],
  'Only disordered units of the attacker that began the phase in an enemy zone rout now, those in attack zones last.',
);

const PREPARING = 0;
/** Disordered units in zones of control rout, without pursuit. */
const IN_ZONES = 1;
/** Those in attack zones suffer AD. */
const IN_ATTACK_ZONES = 2;
const ATTACKING = 3;

const stage = new Local(0);

/** Targets that must be attacked. */
function duties(battle: Battle): number[] {
  return targets(battle).filter((target) => !isOptional(battle, target));
}

/** The disordered units whose turn it is to rout (R25). */
function mustRout(battle: Battle): number[] {
  const { phasing: side, serial } = battle;
  const last = stage.of(battle) === IN_ATTACK_ZONES;
  const anyOrder = battle.parameters.is('disordered-first', 'any-order');
  return battle.counters.unitsOf[side].filter((unit) => {
    if (battle.obligedIn.of(unit) !== serial || battle.attackedIn.of(unit) === serial) return false;
    if (!battle.isInPlay(unit) || !battle.isDisordered(unit)) return false;
    const hex = battle.hex.of(unit);
    const inAttackZone = battle.isInEnemyAttackZone(side, hex);
    if (last) return inAttackZone;
    return (anyOrder || !inAttackZone) && battle.isInEnemyZone(side, hex);
  });
}

/** [7.32], [9.33], [9.34] The automatic AD of one of them; each suffers it once. */
function strike(battle: Battle, unit: number): void {
  battle.attackedIn.set(unit, battle.serial);
  if (battle.isInEnemyAttackZone(battle.phasing, battle.hex.of(unit))) strikeInAttackZone(battle, unit);
  else routInZone(battle, unit);
}

export const attack: Decision<Battle> = {
  id: 'attack',
  case: '7.11',
  verbs: [ATTACK, ROUT, REMOVE_PIT, PASS],
  prompt: () => ({
    title: 'Attack',
    text: 'Choose the next enemy to attack. Each unit with an enemy before it must.',
  }),
  ending: () => ({ label: 'End attacks' }),
  meant: (battle, piece, hex) => ATTACK.of(battle.piecesIn(hex)[0] ?? piece),
  odds: (battle, one) =>
    ATTACK.is(one) ? combatOdds(battle, attackersOf(battle, entityOf(one)), entityOf(one)) : null,
  proceed(battle) {
    if (stage.of(battle) === PREPARING) {
      commandLines.of(battle).judge(0);
      commandLines.of(battle).judge(1);
      judgeDuties(battle);
      // [9.37] By an option (R07) disordered units suffer nothing more.
      stage.set(battle, battle.parameters.is('disordered-again', 'stays') ? ATTACKING : IN_ZONES);
    }
    while (stage.of(battle) < ATTACKING) {
      const units = mustRout(battle);
      if (units.length > 1) return battle.phasing;
      if (units.length === 1) {
        strike(battle, units[0]);
        return CONTINUE;
      }
      stage.set(battle, stage.of(battle) + 1);
    }
    if (targets(battle).length > 0) return battle.phasing;
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    if (stage.of(battle) < ATTACKING) {
      for (const unit of mustRout(battle)) commands.add(ROUT.of(unit));
      return;
    }
    const found = targets(battle);
    for (const target of found) commands.add(ATTACK.of(target));
    listRemovalsAnyTime(battle, commands);
    if (found.every((target) => isOptional(battle, target))) commands.add(PASS.of());
  },
  check(battle, one) {
    // A step that is over is asked with a new frame: its routs are long done.
    if (stage.of(battle) === IN_ZONES || stage.of(battle) === IN_ATTACK_ZONES) {
      if (!ROUT.is(one)) return ROUTS_FIRST;
      return mustRout(battle).includes(entityOf(one)) ? LEGAL : NEED_NOT_ROUT;
    }
    if (PASS.is(one)) return duties(battle).length > 0 ? MUST_ATTACK : LEGAL;
    if (ROUT.is(one)) return NEED_NOT_ROUT;
    if (REMOVE_PIT.is(one)) return removalAnyTimeRefusal(battle, one);
    return ATTACK.is(one) ? attackRefusal(battle, entityOf(one)) : NOTHING_TO_DO;
  },
  perform(battle, one) {
    const piece = entityOf(one);
    switch (kindOf(one)) {
      case ROUT.kind:
        strike(battle, piece);
        return;
      case ATTACK.kind: {
        const attackers = attackersOf(battle, piece);
        battle.combat.open(battle, piece);
        if (attackers.length > 1 && battle.parameters.is('combined-attacks', 'attackers-choice')) {
          battle.enter(joining, piece);
          return;
        }
        for (const unit of attackers) battle.combat.join(battle, unit);
        startAttack(battle);
        return;
      }
      case REMOVE_PIT.kind:
        removePit(battle, piece);
        return;
      default:
        battle.frames.pop();
    }
  },
};
