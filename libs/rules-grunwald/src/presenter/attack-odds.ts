/** The exact odds of an attack or a shot in words [7.22], [11.13], [12.12]: both strengths, their difference, the table. */
import type { AttackOdds, Chance, Part } from '@hexwright/engine';
import { agreed, NO_WORD, pieceName, signed } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { AD, AE, AR, AX, DD, DE, DR, DX, HOLD } from '../charts.ts';
import { attackStrength, defenceStrength, hasFoot, type Listener } from '../rules/07-2-strength.ts';
import { atFire } from '../questions.ts';
import { hasShock } from '../rules/07-5-shock.ts';
import { combatResult } from '../rules/08-1-results.ts';
import { CENTRE } from '../rules/08-1-combat.ts';
import { columnsAt, notesOn } from './attack-columns.ts';

const FACES = 6;

const LABELS: Readonly<Record<number, string>> = {
  [NO_WORD]: 'No effect',
  [AE]: 'AE: attackers eliminated',
  [AX]: 'AX: attackers eliminated, and foot that defends',
  [AD]: 'AD: attackers disordered, rout',
  [AR]: 'AR: attackers retreat',
  [HOLD]: '~: all hold',
  [DR]: 'DR: defender retreats',
  [DD]: 'DD: defender disordered, routs',
  [DX]: 'DX: defender eliminated, and foot that attacks',
  [DE]: 'DE: defender eliminated',
};

/** Every result of one die, the least die first. */
function chancesOf(resultOf: (die: number) => number): Chance[] {
  const ways = new Map<number, number>();
  for (let die = 1; die <= FACES; die++) ways.set(resultOf(die), (ways.get(resultOf(die)) ?? 0) + 1);
  return [...ways].map(([result, count]) => ({ label: LABELS[result], ways: count, of: FACES }));
}

function certain(title: string, label: string, cited: string): AttackOdds {
  const chances = [{ label, ways: FACES, of: FACES }];
  return { title, roll: 'No dice are thrown', chances, modifiers: [], table: null, second: null, case: cited };
}

/** Collects what makes up the strengths: those of attackers count for the differential, the defender's against it. */
class Breakdown implements Listener {
  readonly parts: Part[] = [];
  readonly #battle: Battle;
  readonly #sign: 1 | -1;
  /** The strength of the unit so far. */
  #value = 0;
  #steps: Part[] = [];

  constructor(battle: Battle, sign: 1 | -1) {
    this.#battle = battle;
    this.#sign = sign;
  }

  #note(label: string, value: number, cited: string): void {
    this.#steps.push({ label, value: value * this.#sign, case: cited });
  }

  begins(unit: number): void {
    const { counters, face } = this.#battle;
    this.#value = counters.strength(unit, face.of(unit));
    const shock = hasShock(this.#battle, unit) ? ', with shock' : '';
    this.#note(`${pieceName(this.#battle.game, unit)}${shock}`, this.#value, '7.22');
  }

  /** Brings the strength to a value, and says by how much that changes it. */
  #to(value: number, label: string, cited: string): void {
    this.#note(label, value - this.#value, cited);
    this.#value = value;
  }

  rear(): void {
    this.#to(1, 'Attacked through its rear', '7.31');
  }

  doubled(_: number, to: number): void {
    this.#to(to, 'Doubled by its ground', '7.42');
  }

  halved(_: number, to: number, attacks: boolean): void {
    this.#to(to, attacks ? 'Halved against a village' : 'Halved in a village', attacks ? '7.44' : '7.43');
  }

  modified(_: number, index: number, value: number): void {
    const { label, case: cited } = this.#battle.charts.modifiers[index];
    this.#to(this.#value + value, label, cited);
  }

  total(_: number, __: number, value: number): void {
    if (value !== this.#value) this.#to(value, 'Not below nothing', '7.45');
    this.parts.push(...this.#steps);
    this.#steps = [];
  }
}

/** The odds of an attack. */
export function combatOdds(battle: Battle, attackers: readonly number[], target: number): AttackOdds {
  const { game } = battle;
  const title = `${attackers.map((unit) => pieceName(game, unit)).join(', ')} against ${pieceName(game, target)}`;
  if (battle.isGun(target)) return certain(title, 'The gun is lost if an attacker advances', '12.32');
  if (battle.isDisordered(target)) return certain(title, LABELS[DD], '7.32');
  const ours = new Breakdown(battle, 1);
  const theirs = new Breakdown(battle, -1);
  const attack = attackStrength(battle, attackers, target, ours);
  const defence = defenceStrength(battle, attackers, target, theirs);
  const foot = hasFoot(battle, attackers, target);
  const differential = attack - defence;
  return {
    title,
    roll: `1d6 in column ${signed(differential)}: ${attack} against ${defence}`,
    chances: chancesOf((die) => combatResult(battle, foot, differential, die)),
    modifiers: [...ours.parts, ...theirs.parts],
    table: {
      label: foot ? 'Foot table, differential' : 'Horse table, differential',
      value: differential,
      case: foot ? '20.8' : '20.7',
    },
    second: null,
    columns: columnsAt(battle, foot, differential),
    notes: notesOn(battle, attackers, target),
    case: '7.22',
  };
}

/** The odds of a shot. */
export function fireOdds(battle: Battle, unit: number, target: number): AttackOdds {
  const gun = battle.isGun(unit);
  const { charts, game } = battle;
  const modifiers = charts.fireDie.breakdown(atFire(battle, unit, target));
  const added = modifiers.reduce((sum, { value }) => sum + value, 0);
  return {
    title: agreed(`${pieceName(game, unit)} fires at ${pieceName(game, target)}`, game, unit),
    roll: '1d6',
    chances: chancesOf((die) => (gun ? charts.artillery : charts.crossbow).at(die + added - 1, 0)),
    modifiers,
    table: null,
    second: null,
    case: gun ? '12.12' : '11.13',
  };
}

/** The odds of the attack that is being put together, of those who take part already and others besides (R01). */
export function joinedOdds(battle: Battle, besides: readonly number[] = []): AttackOdds {
  const units = [...besides];
  for (let place = 0; place < CENTRE; place++) {
    const unit = battle.combat.unitAt(place);
    if (unit >= 0 && !units.includes(unit)) units.push(unit);
  }
  return combatOdds(battle, units, battle.combat.unitAt(CENTRE));
}
