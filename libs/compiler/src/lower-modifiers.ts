import { BOOLEAN, INTEGER, type Environment } from '@hexwright/rule-lang';
import type { Condition, Modifier } from '@hexwright/model';
import type { CompiledCondition, CompiledModifier, Stacking, Vocabulary } from './compiled-game.ts';
import { Findings, isSound, orNearest, type Stage } from './finding.ts';
import { environmentOf } from './formula-place.ts';
import type { GameSystem } from './game-system.ts';
import { lowerExpressionText } from './lower-expression.ts';
import { lowerTurns } from './lower-turns.ts';
import type { CompilerCache } from './memo.ts';

/** Modifiers by slot, in the order of the package; a list, if only an empty one, for each slot of the system. */
export function lowerModifiers(
  modifiers: readonly Modifier[],
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<ReadonlyMap<string, readonly CompiledModifier[]>> {
  const slots = new Map<string, CompiledModifier[]>(system.slots.map((slot) => [slot, []]));
  const findings = new Findings();
  for (const modifier of modifiers) {
    const at = `modifiers/${modifier.id}`;
    const slot = slots.get(modifier.applies);
    if (!slot) {
      const message = `No rule of this game asks for modifiers of "${modifier.applies}"${orNearest(modifier.applies, system.slots)}`;
      findings.about(modifier.case).error(`${at}/applies`, 'modifier.slot', message);
      continue;
    }
    const environment = environmentOf(modifier.applies, system, vocabulary, cache);
    const stage = cache.item('modifier', modifier, [system, environment], () =>
      lowerModifier(modifier, system, environment),
    );
    findings.list.push(...stage.findings);
    if (isSound(stage)) slot.push(stage.value);
  }
  for (const list of slots.values()) Object.freeze(list);
  return findings.with(slots);
}

/** The conditions of a package, by id. */
export function lowerConditions(
  conditions: readonly Condition[],
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<ReadonlyMap<string, CompiledCondition>> {
  const lowered = new Map<string, CompiledCondition>();
  const findings = new Findings();
  for (const condition of conditions) {
    const at = `conditions/${condition.id}`;
    const known = system.conditions.map((spec) => spec.id);
    if (!known.includes(condition.id)) {
      const what = `No rule of this game asks for the condition "${condition.id}"`;
      const message =
        known.length === 0 ? `${what}, nor for any other. Leave it out.` : what + orNearest(condition.id, known);
      findings.about(condition.case).error(at, 'condition.unknown', message);
      continue;
    }
    const environment = environmentOf(condition.id, system, vocabulary, cache);
    const stage = cache.item('condition', condition, [system, environment], () =>
      lowerCondition(condition, system, environment),
    );
    findings.list.push(...stage.findings);
    if (stage.value) lowered.set(condition.id, stage.value);
  }
  return findings.with(lowered);
}

function lowerModifier(modifier: Modifier, system: GameSystem, environment: Environment): Stage<CompiledModifier> {
  const at = `modifiers/${modifier.id}`;
  const findings = new Findings(modifier.case);
  const still = system.staticReads ?? [];
  const { when, value } = modifier;
  const lowered: CompiledModifier = {
    id: modifier.id,
    case: modifier.case ?? '',
    label: modifier.label,
    slot: modifier.applies,
    when: when === undefined ? null : lowerExpressionText(when, environment, BOOLEAN, still, `${at}/when`, findings),
    value:
      typeof value === 'number'
        ? value
        : (lowerExpressionText(value, environment, INTEGER, still, `${at}/value`, findings) ?? 0),
    stacking: lowerStacking(modifier.stacking ?? 'add'),
    turns: lowerTurns(modifier.turns, `${at}/turns`, findings),
    otherwise: NEVER_OTHERWISE,
  };
  return findings.with(Object.freeze(lowered));
}

const NEVER_OTHERWISE: CompiledModifier['otherwise'] = Object.freeze([]);

function lowerCondition(
  condition: Condition,
  system: GameSystem,
  environment: Environment,
): Stage<CompiledCondition | null> {
  const at = `conditions/${condition.id}/when`;
  const findings = new Findings(condition.case);
  const when = lowerExpressionText(condition.when, environment, BOOLEAN, system.staticReads ?? [], at, findings);
  const { id, case: cited = '', name = id } = condition;
  return findings.with(when && Object.freeze({ id, case: cited, name, when }));
}

/** `add`, `set`, or `best`, `worst` or `cap` with a group behind a colon: the schema lets nothing else through. */
function lowerStacking(written: string): Stacking {
  const [kind, group = ''] = written.split(':');
  switch (kind) {
    case 'best':
    case 'worst':
    case 'cap':
      return Object.freeze({ kind, group });
    case 'set':
      return Object.freeze({ kind });
    default:
      return Object.freeze({ kind: 'add' });
  }
}
