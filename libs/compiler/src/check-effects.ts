import { nearest, type Effect } from '@hexwright/model';
import { checkCycles } from './check-cycles.ts';
import { checkFaces } from './check-faces.ts';
import { checkReplaced } from './check-replaced.ts';
import { checkIdle } from './check-idle.ts';
import type { CompiledEffect } from './compiled-effects.ts';
import type { CompiledStep } from './compiled-game.ts';
import { choiceOf, Findings, orNearest, type Finding } from './finding.ts';
import type { EffectContext } from './effect-context.ts';
import { CHOICE_STEP } from './lower-sequence.ts';
import { CHOSEN, isPieceMoment, MOMENTS, ROLLED } from './moments.ts';
import { momentsOf } from './moments-of.ts';

/** Whether an effect says what its moment has, and nothing else; what is wrong is told. */
export function checkForm(effect: Effect, at: string, context: EffectContext, findings: Findings): boolean {
  const { tables, steps } = context;
  if (!checkMoment(effect, at, context, findings)) return false;
  const { at: moment, step, table, result, each, lot } = effect;
  const isPhase = moment === 'phase-begins' || moment === 'phase-ends';
  const isRoll = moment === ROLLED;
  const isChosen = moment === CHOSEN;
  const strange = [
    ['step', step !== undefined && !isPhase && !isChosen, 'phase-begins, phase-ends and chosen'],
    ['table', table !== undefined && !isRoll, ROLLED],
    ['result', result !== undefined && !isRoll, ROLLED],
    ['each', each === 'side' && isPieceMoment(moment), 'other moments where it is "side"'],
    ['lot', lot !== undefined && (each === undefined || isChosen), 'effects for each unit, hex or side'],
  ] as const;
  for (const [name] of strange.filter(([, isStrange]) => isStrange)) {
    const where = strange.find(([one]) => one === name)?.[2] ?? '';
    findings.error(
      `${at}/${name}`,
      'effect.part',
      `"${name}" belongs to ${where}, not to ${name === 'lot' && !isChosen ? 'one that acts once' : moment}.`,
      {
        fixes: [{ title: `Leave ${name} out`, op: 'remove' }],
      },
    );
  }
  if (each === 'hex' && context.system.playsOnTables === true) {
    findings.error(`${at}/each`, 'effect.part', 'A table has no hexes. Let it act for each unit, or for each side.', {
      fixes: [{ title: 'Write "unit"', op: 'set', value: 'unit' }],
    });
  }
  if ((isPhase || isChosen) && step !== undefined && !steps.some(({ id }) => id === step)) {
    const known = steps.map(({ id }) => id);
    findings.unknown(`${at}/step`, step, 'a step of the sequence', known, { missing: `sequence/${step}` });
  } else if (isChosen && !choiceSteps(steps).some(({ id }) => id === (step ?? id))) {
    const message = `No step ${step === undefined ? 'of the sequence' : `"${step}"`} asks players for it. Give ${step === undefined ? 'a step' : 'it'} the procedure "${CHOICE_STEP}".`;
    findings.error(step === undefined ? `${at}/at` : `${at}/step`, 'effect.choice', message);
  }
  if (!isRoll) return true;
  const found = tables.find(({ id }) => id === table);
  if (table !== undefined && found === undefined) {
    const known = tables.map(({ id }) => id);
    findings.unknown(`${at}/table`, table, 'a table of words', known, { missing: `tables/${table}` });
  } else if (table === undefined && result !== undefined) {
    const message = `A result belongs to a table. Say which table it is of.`;
    findings.error(`${at}/result`, 'effect.part', message);
  } else if (found !== undefined && result !== undefined && !found.results.includes(result)) {
    findings.unknown(`${at}/result`, result, `a result of the table ${found.id}`, found.results);
  }
  return true;
}

function checkMoment(effect: Effect, at: string, { system }: EffectContext, findings: Findings): boolean {
  const { at: moment } = effect;
  const has = momentsOf(system);
  if (has.some((one) => one === moment)) return true;
  const isKnown = (MOMENTS as readonly string[]).includes(moment);
  if (has.length === 0) {
    findings.error(at, 'effect.moment', 'The rules of this game carry out no effects. Leave it out, or use modifiers.');
    return false;
  }
  const message = isKnown
    ? `The rules of this game do not have the moment "${moment}". ${choiceOf(has)}`
    : `There is no moment "${moment}"${orNearest(moment, has)}`;
  const near = isKnown ? undefined : nearest(moment, has);
  const fixes = near === undefined ? [] : [{ title: `Write "${near}"`, op: 'set' as const, value: near }];
  findings.error(`${at}/at`, 'effect.moment', message, { fixes });
  return false;
}

function choiceSteps(steps: readonly CompiledStep[]): readonly CompiledStep[] {
  return steps.filter(({ procedure }) => procedure === CHOICE_STEP);
}

/** What is wrong with effects taken together: what never ends or does nothing, results that nothing comes of, tables nobody rolls on. */
export function checkEffects(
  effects: readonly Effect[],
  lowered: readonly CompiledEffect[],
  { tables, steps, sequence, units, vocabulary, system, isPosition }: EffectContext,
): readonly Finding[] {
  const findings = new Findings();
  findings.list.push(...checkCycles(lowered, tables), ...checkIdle(effects));
  if (!isPosition) {
    findings.list.push(
      ...checkFaces(effects, units, vocabulary),
      ...checkReplaced(effects, units, vocabulary, system.effects?.exchanges ?? []),
    );
  }
  for (const { id, case: cited } of choiceSteps(steps)) {
    if (effects.some((one) => one.at === CHOSEN && (one.step ?? id) === id)) continue;
    const message = `There is nothing to choose in this step. Add an effect at the moment "${CHOSEN}", or leave the step out.`;
    findings.warning(`sequence/${id}`, 'effect.choice', message, cited === '' ? {} : { case: cited });
  }
  const rolled = new Set([
    ...sequence.map(({ table }) => table),
    ...effects.flatMap(({ then }) => then.map(({ table }) => table)),
  ]);
  for (const table of tables) {
    const cited = table.case === '' ? {} : { case: table.case };
    if (!rolled.has(table.id)) {
      const message = `Nothing rolls on the table "${table.id}". Add an effect that does "roll", or a step with the procedure "event".`;
      findings.warning(`tables/${table.id}`, 'system.unused-table', message, cited);
      continue;
    }
    const heard = effects.filter((one) => one.at === ROLLED && (one.table ?? table.id) === table.id);
    const silent = table.results.filter((word) => !heard.some(({ result = word }) => result === word));
    for (const word of silent) {
      const message = `Nothing comes of the result "${word}" of the table "${table.id}". Add an effect at the moment rolled, or write null in the cell.`;
      findings.warning(`tables/${table.id}/cells`, 'effect.silent', message, cited);
    }
  }
  return findings.list;
}
