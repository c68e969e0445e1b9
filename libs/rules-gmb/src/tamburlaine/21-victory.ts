/** [21.1] Points for eliminated units by their morale, more for doubles; captured leaders and camp hexes are data [21.2]. */
import type { CompiledUnit, ScoringView } from '@hexwright/compiler';
import { countFor } from '@hexwright/rules-kit';
import { UNITS_SCORE } from '../counter-needs.ts';
import { KINDS, UNIT } from '../counters.ts';
import type { RuleModule } from '../rule-module.ts';

const TABLE = 'victory-points';

/** What the loss of a combat unit is worth: by the morale printed on the face that is up, and more where it is a double. */
function lossOf({ parameters, tables }: ScoringView, unit: CompiledUnit, face: number): number {
  const doubles = unit.size === 2 ? Number(parameters.get('victory-double-multiplier') ?? 1) : 1;
  return doubles * countFor(tables.get(TABLE), unit, face);
}

export const pointsByMorale: RuleModule = {
  id: 'points-by-morale',
  title: 'Victory points by morale',
  case: '21.1',
  parameters: [{ id: 'victory-double-multiplier', type: 'integer', minimum: 0, maximum: 10, fixed: true }],
  tables: [{ id: TABLE, rowKeys: ['morale'], columnKeys: [], fixed: true }],
  // [21.1] What is lost without a row scores nothing, and a battle of such counters nobody can win.
  needs: [{ ...UNITS_SCORE, case: '21.1', table: TABLE }],
  scores: true,
  spanOf: (game, unit, points) =>
    unit.kind === KINDS[UNIT] ? points + Math.max(...unit.faces.map((_, face) => lossOf(game, unit, face))) : points,
  registrations: [
    {
      hook: 'unit.points',
      case: '21.1',
      order: 0,
      run: ({ game, face }, unit) => lossOf(game, game.units[unit], face.of(unit)),
    },
  ],
};
