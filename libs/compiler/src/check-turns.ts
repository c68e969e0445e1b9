import type { LinkedPackage } from '@hexwright/model';
import { Findings, type Finding } from './finding.ts';

/** What holds only in turns that the game does not come to. */
export function checkTurns(linked: LinkedPackage, lastTurn: number): readonly Finding[] {
  const findings = new Findings();
  const lists = ['modifiers', 'restrictions', 'effects', 'sequence'] as const;
  for (const list of lists) {
    for (const item of linked[list]) {
      const from = item.turns?.from ?? 1;
      if (lastTurn === 0 || from <= lastTurn) continue;
      const message = `The game ends with turn ${lastTurn}, so that what begins in turn ${from} never holds. Let it begin earlier, or the game last longer.`;
      findings.warning(
        `${list}/${item.id}/turns`,
        'turns.never',
        message,
        item.case === undefined ? {} : { case: item.case },
      );
    }
  }
  return findings.list;
}
