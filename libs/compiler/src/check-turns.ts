import type { LinkedPackage } from '@hexwright/model';
import { Findings, type Finding } from './finding.ts';

/** What holds only in turns that the game does not come to. */
export function checkTurns(linked: LinkedPackage, lastTurn: number): readonly Finding[] {
  const findings = new Findings();
  const lists = ['modifiers', 'restrictions', 'effects', 'sequence'] as const;
  for (const list of lists) {
    for (const item of linked[list]) {
      const single = 'turn' in item ? item.turn : undefined;
      const from = single ?? item.turns?.from ?? 1;
      if (!isAfter(from, lastTurn)) continue;
      const cited = item.case === undefined ? {} : { case: item.case };
      const at = `${list}/${item.id}/${single === undefined ? 'turns/from' : 'turn'}`;
      findings.warning(at, 'turns.never', neverHolds(from, lastTurn), cited);
    }
  }
  for (const { id, turns, case: cited } of linked.victory?.conditions ?? []) {
    const from = turns?.from ?? 1;
    if (!isAfter(from, lastTurn)) continue;
    const about = cited === undefined ? {} : { case: cited };
    findings.warning(`victory/conditions/${id}/turns/from`, 'turns.never', neverHolds(from, lastTurn), about);
  }
  for (const { from, changes, origins } of linked.editions ?? []) {
    const late = changes.filter(({ change }) => (change.turns?.from ?? 1) === from && isAfter(from, lastTurn));
    for (const { change } of late) {
      findings.warning(change.target, 'turns.never', neverHolds(from, lastTurn), {
        ...(change.case === undefined ? {} : { case: change.case }),
        in: origins,
      });
    }
  }
  return findings.list;
}

function isAfter(turn: number, lastTurn: number): boolean {
  return lastTurn > 0 && turn > lastTurn;
}

function neverHolds(from: number, lastTurn: number): string {
  return `The game ends with turn ${lastTurn}, so that what begins in turn ${from} never holds. Let it begin earlier, or the game last longer.`;
}
