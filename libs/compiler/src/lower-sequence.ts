import type { SequenceStep } from '@hexwright/model';
import type { CompiledEventTable } from './compiled-effects.ts';
import type { CompiledStep, Vocabulary } from './compiled-game.ts';
import type { CompiledTurns } from './checked-expression.ts';
import { choiceOf, Findings, orNearest, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { lowerTurns } from './lower-turns.ts';

/** The procedure of every game that rolls on a table of the package. */
export const EVENT_STEP = 'event';

/** The procedure in which players choose effects of the package: of every game that asks its players in turn. */
export const CHOICE_STEP = 'choice';

/**
 * The steps of a player-turn, in order. Each must call a procedure that the system has. Where sides act together, a step of
 * no side in particular is done once a game-turn: in the player-turn of `first`.
 */
export function lowerSequence(
  steps: readonly SequenceStep[],
  system: GameSystem,
  vocabulary: Vocabulary,
  tables: readonly CompiledEventTable[],
  first: string,
): Stage<readonly CompiledStep[]> {
  const findings = new Findings();
  const ofAll = system.actsTogether === true ? vocabulary.indexOf('sides', first) : -1;
  const lowered = steps.map((step): CompiledStep => {
    const known = [...system.procedures, ...(system.effects === undefined ? [] : [EVENT_STEP])];
    if (!known.includes(step.procedure)) {
      const message = `This game system has no procedure "${step.procedure}"${orNearest(step.procedure, known)}`;
      findings.error(`sequence/${step.id}/procedure`, 'sequence.procedure', message);
    }
    const { id, phase, procedure, acts } = step;
    const side = step.side === undefined ? ofAll : vocabulary.indexOf('sides', step.side);
    return Object.freeze({
      id,
      phase,
      procedure,
      acts,
      case: step.case ?? '',
      side,
      table: tableOf(step, tables, findings),
      turns: turnsOf(step, findings),
    });
  });
  return findings.with(Object.freeze(lowered));
}

/** The table that a step rolls on. */
function tableOf(step: SequenceStep, tables: readonly CompiledEventTable[], findings: Findings): number {
  const { id, procedure, table } = step;
  const at = `sequence/${id}`;
  const known = tables.map((one) => one.id);
  const isEvent = procedure === EVENT_STEP;
  if (isEvent && table === undefined) {
    findings.error(
      at,
      'effect.part',
      `A step with the procedure "event" rolls on a table. Add table. ${choiceOf(known)}`,
    );
  } else if (!isEvent && table !== undefined) {
    const message = `Only a step with the procedure "event" rolls on a table.`;
    findings.error(`${at}/table`, 'effect.part', message, { fixes: [{ title: 'Leave table out', op: 'remove' }] });
  } else if (table !== undefined && !known.includes(table)) {
    findings.unknown(`${at}/table`, table, 'a table of words', known, { missing: `tables/${table}` });
  }
  return tables.findIndex((one) => one.id === table);
}

function turnsOf({ id, turn, turns }: SequenceStep, findings: Findings): CompiledTurns | null {
  if (turn !== undefined && turns !== undefined) {
    const message = `A step has turn or turns, not both. Leave turn out, or turns if only turn ${turn} is meant.`;
    const fixes = [{ title: 'Take turn out', op: 'remove' }] as const;
    findings.error(`sequence/${id}/turn`, 'turns.twice', message, { fixes });
  }
  return lowerTurns(
    turns ?? (turn === undefined ? undefined : { from: turn, to: turn }),
    `sequence/${id}/turns`,
    findings,
  );
}
