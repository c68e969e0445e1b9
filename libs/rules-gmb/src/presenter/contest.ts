/** Two pieces that fight it out by themselves, by whatever module has such fights. */
import type { Contest } from '@hexwright/engine';
import { logOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { ruleModules } from '../modules.ts';
import { reader } from '../reading.ts';
import type { Chronicle } from '../rule-module.ts';
import { log } from './log.ts';

/** The contest of a module; null where there is none. */
export function contest(battle: Battle): Contest | null {
  const chronicle: Chronicle = {
    read: (index) => reader.read(battle, index),
    tell: (first, end) => logOf(log, battle, first, end),
  };
  for (const { contest: of } of ruleModules) {
    const found = of?.(battle, chronicle) ?? null;
    if (found !== null) return found;
  }
  return null;
}
