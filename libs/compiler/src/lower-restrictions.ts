import type { Restriction } from '@hexwright/model';
import { BOOLEAN, type Environment } from '@hexwright/rule-lang';
import type { CompiledRestriction, Vocabulary } from './compiled-game.ts';
import { Findings, isSound, orNearest, type Stage } from './finding.ts';
import { environmentOf } from './formula-place.ts';
import type { GameSystem } from './game-system.ts';
import { lowerExpressionText } from './lower-expression.ts';
import { lowerTurns } from './lower-turns.ts';
import type { CompilerCache } from './memo.ts';

/** The place of a restriction's formula, for {@link GameSystem.environment}. */
export function restrictionPlace(act: string): string {
  return `restriction ${act}`;
}

/** What may not be done, in the order of the package. Each forbids an act that the game system knows. */
export function lowerRestrictions(
  restrictions: readonly Restriction[],
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<readonly CompiledRestriction[]> {
  const { acts = [] } = system;
  const findings = new Findings();
  const lowered: CompiledRestriction[] = [];
  for (const restriction of restrictions) {
    const { id, forbids } = restriction;
    if (!acts.includes(forbids)) {
      const message = `Nothing that may be forbidden is called "${forbids}" in this game${orNearest(forbids, acts)}`;
      findings.about(restriction.case).error(`restrictions/${id}/forbids`, 'restriction.act', message);
      continue;
    }
    const environment = environmentOf(restrictionPlace(forbids), system, vocabulary, cache);
    const stage = cache.item('restriction', restriction, [system, environment], () =>
      lowerRestriction(restriction, system, environment),
    );
    findings.list.push(...stage.findings);
    if (isSound(stage)) lowered.push(stage.value);
  }
  return findings.with(Object.freeze(lowered));
}

function lowerRestriction(
  restriction: Restriction,
  system: GameSystem,
  environment: Environment,
): Stage<CompiledRestriction> {
  const { id, case: cited = '', label, forbids, when, turns } = restriction;
  const at = `restrictions/${id}`;
  const findings = new Findings(cited);
  return findings.with(
    Object.freeze({
      id,
      case: cited,
      label,
      forbids,
      when:
        when === undefined
          ? null
          : lowerExpressionText(when, environment, BOOLEAN, system.staticReads ?? [], `${at}/when`, findings),
      turns: lowerTurns(turns, `${at}/turns`, findings),
    }),
  );
}
