import type { SequenceStep } from '@hexwright/model';
import type { CompiledStep, Vocabulary } from './compiled-game.ts';
import { Findings, orNearest, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** The steps of a player-turn, in order. Each must call a procedure that the system has. */
export function lowerSequence(
  steps: readonly SequenceStep[],
  system: GameSystem,
  vocabulary: Vocabulary,
): Stage<readonly CompiledStep[]> {
  const findings = new Findings();
  const lowered = steps.map((step): CompiledStep => {
    if (!system.procedures.includes(step.procedure)) {
      const message = `This game system has no procedure "${step.procedure}"${orNearest(step.procedure, system.procedures)}`;
      findings.error(`sequence/${step.id}/procedure`, 'sequence.procedure', message);
    }
    const { id, phase, procedure, acts, turn = 0 } = step;
    const side = step.side === undefined ? -1 : vocabulary.indexOf('sides', step.side);
    return Object.freeze({ id, phase, procedure, acts, case: step.case ?? '', side, turn });
  });
  return findings.with(Object.freeze(lowered));
}
