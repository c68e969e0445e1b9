import { nearest, type Effect } from '@hexwright/model';
import { checkCycles } from './check-cycles.ts';
import { checkFaces } from './check-faces.ts';
import { checkReplaced } from './check-replaced.ts';
import { checkIdle } from './check-idle.ts';
import type { CompiledEffect } from './compiled-effects.ts';
import { choiceOf, Findings, orNearest, type Finding } from './finding.ts';
import type { EffectGround } from './lower-effects.ts';
import { MOMENTS, PIECE_MOMENTS, ROLLED } from './moments.ts';

/** Whether an effect says what its moment has, and nothing else; what is wrong is told. */
export function checkForm(effect: Effect, at: string, ground: EffectGround, findings: Findings): boolean {
  const { tables, steps } = ground;
  if (!checkMoment(effect, at, ground, findings)) return false;
  const { at: moment, step, table, result, each } = effect;
  const isPhase = moment === 'phase-begins' || moment === 'phase-ends';
  const isRoll = moment === ROLLED;
  const strange = [
    ['step', step !== undefined && !isPhase, 'phase-begins and phase-ends'],
    ['table', table !== undefined && !isRoll, ROLLED],
    ['result', result !== undefined && !isRoll, ROLLED],
    ['each', each === 'side' && isOfPieces(moment), 'other moments where it is "side"'],
  ] as const;
  for (const [name] of strange.filter(([, isStrange]) => isStrange)) {
    const where = strange.find(([one]) => one === name)?.[2] ?? '';
    findings.error(`${at}/${name}`, 'effect.part', `"${name}" belongs to ${where}, not to ${moment}.`, {
      fixes: [{ title: `Leave ${name} out`, op: 'remove' }],
    });
  }
  if (isPhase && step !== undefined && !steps.some(({ id }) => id === step)) {
    const known = steps.map(({ id }) => id);
    findings.unknown(`${at}/step`, step, 'a step of the sequence', known, { missing: `sequence/${step}` });
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

function checkMoment(effect: Effect, at: string, { system }: EffectGround, findings: Findings): boolean {
  const { at: moment } = effect;
  const raised = system.effects?.moments ?? [];
  const has = MOMENTS.filter((one) => !isOfPieces(one) || raised.some((other) => other === one));
  if (has.some((one) => one === moment)) return true;
  const isKnown = (MOMENTS as readonly string[]).includes(moment);
  const message = isKnown
    ? `The rules of this game do not have the moment "${moment}". ${choiceOf(has)}`
    : `There is no moment "${moment}"${orNearest(moment, has)}`;
  const near = isKnown ? undefined : nearest(moment, has);
  const fixes = near === undefined ? [] : [{ title: `Write "${near}"`, op: 'set' as const, value: near }];
  findings.error(`${at}/at`, 'effect.moment', message, { fixes });
  return false;
}

function isOfPieces(moment: string): boolean {
  return (PIECE_MOMENTS as readonly string[]).includes(moment);
}

/** What is wrong with effects taken together: what never ends or does nothing, results that nothing comes of, tables nobody rolls on. */
export function checkEffects(
  effects: readonly Effect[],
  lowered: readonly CompiledEffect[],
  { tables, sequence, units, vocabulary, isPosition }: EffectGround,
): readonly Finding[] {
  const findings = new Findings();
  findings.list.push(...checkCycles(lowered, tables), ...checkIdle(effects));
  if (!isPosition) {
    findings.list.push(...checkFaces(effects, units, vocabulary), ...checkReplaced(effects, units, vocabulary));
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
