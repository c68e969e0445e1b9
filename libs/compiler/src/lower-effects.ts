import type { Effect, EffectVerb, SequenceStep } from '@hexwright/model';
import { BOOLEAN, INTEGER, type Environment } from '@hexwright/rule-lang';
import type { CompiledEffect } from './compiled-effects.ts';
import { checkEffects, checkForm } from './check-effects.ts';
import type { AmountReader, EffectContext } from './effect-context.ts';
import { Findings, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { lowerExpressionText } from './lower-expression.ts';
import { lowerTurns } from './lower-turns.ts';
import { lowerVerb } from './lower-verbs.ts';
import { effectSlot, KNOWN, KNOWN_OF, type Known, knownAt, type Moment, ROLLED } from './moments.ts';

/** The effects of a package, in its order; one that cannot be understood is left out, with findings. */
export function lowerEffects(effects: readonly Effect[], context: EffectContext): Stage<readonly CompiledEffect[]> {
  const findings = new Findings();
  const known = knownByTable(effects, context.sequence);
  const lowered = effects.flatMap((effect, index) => {
    const stage = lowerEffect(effect, index, context, known);
    findings.list.push(...stage.findings);
    return stage.value === null ? [] : [stage.value];
  });
  findings.list.push(...checkEffects(effects, lowered, context));
  return findings.with(Object.freeze(lowered));
}

function lowerEffect(
  effect: Effect,
  index: number,
  context: EffectContext,
  byTable: ReadonlyMap<string, readonly Known[]>,
): Stage<CompiledEffect | null> {
  const { id, label, when, each = null, lot = 0 } = effect;
  const at = `effects/${id}`;
  const findings = new Findings(effect.case);
  if (!checkForm(effect, at, context, findings)) return findings.with(null);
  const known = knownOf(effect, byTable);
  const { system, vocabulary, tables, steps } = context;
  const environment = system.environment(effectSlot(known), vocabulary);
  const table = tables.findIndex((one) => one.id === effect.table);
  const verb = { ...context, known, environment, amount: amountIn(environment, system, findings) };
  return findings.with(
    Object.freeze({
      index,
      id,
      case: effect.case ?? '',
      label,
      at: effect.at as Moment,
      step: steps.findIndex((step) => step.id === effect.step),
      table,
      result: effect.result === undefined ? -1 : (tables[table]?.results.indexOf(effect.result) ?? -1),
      each,
      lot,
      when:
        when === undefined
          ? null
          : lowerExpressionText(when, environment, BOOLEAN, system.staticReads ?? [], `${at}/when`, findings),
      turns: lowerTurns(effect.turns, `${at}/turns`, findings),
      then: Object.freeze(
        effect.then.flatMap((one, place) => {
          const made = lowerVerb(one, `${at}/then/${place}`, verb, findings);
          return made === null ? [] : [Object.freeze(made)];
        }),
      ),
    }),
  );
}

function amountIn(environment: Environment, system: GameSystem, findings: Findings): AmountReader {
  return (value, at) =>
    typeof value === 'number'
      ? value
      : (lowerExpressionText(value, environment, INTEGER, system.staticReads ?? [], at, findings) ?? 0);
}

/** An effect as far as it says what is known to it, and to those that its rolls call. */
export type Moved = Pick<Effect, 'at' | 'table' | 'each'> & {
  readonly then: readonly Pick<EffectVerb, 'do' | 'table'>[];
};

/** What formulas in a table of words are asked as: by what is known to all that roll on it. */
export function tablePlace(
  table: string,
  effects: readonly Moved[],
  sequence: readonly Pick<SequenceStep, 'table'>[],
): string {
  return effectSlot(knownByTable(effects, sequence).get(table) ?? KNOWN);
}

/** What formulas of an effect are asked as, beside all effects and the sequence of its package: an {@link effectSlot}. */
export function effectPlace(
  effect: Moved,
  effects: readonly Moved[],
  sequence: readonly Pick<SequenceStep, 'table'>[],
): string {
  return effectSlot(knownOf(effect, knownByTable(effects, sequence)));
}

function knownOf(effect: Moved, byTable: ReadonlyMap<string, readonly Known[]>): readonly Known[] {
  const { each = null } = effect;
  if (effect.at !== ROLLED) return knownAt(effect.at as Moment, each);
  if (each !== null) return KNOWN_OF[each];
  if (effect.table !== undefined) return byTable.get(effect.table) ?? KNOWN;
  return [...byTable.values()].reduce(common, KNOWN);
}

/**
 * What is known when a table has been rolled on: what all who roll on it know, and what is known to those who are called
 * by a roll follows from this in turn. Nothing is said of a table that nobody rolls on: that is what is wrong with it.
 */
function knownByTable(
  effects: readonly Moved[],
  sequence: readonly Pick<SequenceStep, 'table'>[],
): ReadonlyMap<string, readonly Known[]> {
  const known = new Map<string, readonly Known[]>();
  const narrow = (table: string, to: readonly Known[]): boolean => {
    const before = known.get(table) ?? KNOWN;
    const after = common(before, to);
    known.set(table, after);
    return after.length < before.length;
  };
  for (const { table } of sequence) if (table !== undefined) narrow(table, ['side']);
  for (let changes = true; changes;) {
    changes = false;
    for (const effect of effects) {
      for (const { do: word, table } of effect.then) {
        if (word === 'roll' && table !== undefined) changes = narrow(table, knownOf(effect, known)) || changes;
      }
    }
  }
  return known;
}

function common(one: readonly Known[], other: readonly Known[]): readonly Known[] {
  return one.filter((name) => other.includes(name));
}
