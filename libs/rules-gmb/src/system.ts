/** What the Great Medieval Battles tell the compiler about the packages they can play. */
import type { CompiledGame, CompiledPlacement, CompiledUnit, GameSystem, SetUpProblem } from '@hexwright/compiler';
import { KINDS, LEADER, UNIT, WAGON } from './counters.ts';
import { environment, SLOTS, staticReads } from './expressions.ts';
import { ruleModules } from './modules.ts';
import { parameterSpecs } from './parameters.ts';
import { phaseProcedures } from './procedures.ts';
import { LEADER_LIMIT } from './standard/12-leaders.ts';

const ENTITY_LIMIT = 1000;

function checkSetUp(game: CompiledGame): SetUpProblem[] {
  const problems: SetUpProblem[] = [];
  const whole = (code: string, caseNumber: string, message: string): void => {
    problems.push({ placement: -1, code, case: caseNumber, message });
  };
  const leaders = game.units.filter((unit) => unit.kind === KINDS[LEADER]).length;
  if (leaders > LEADER_LIMIT)
    whole(
      'set-up.too-many',
      '12.0',
      `A battle can have ${LEADER_LIMIT} leaders; this one has ${leaders}. Take some away.`,
    );
  if (game.units.length > ENTITY_LIMIT)
    whole(
      'set-up.too-many',
      '3.3',
      `A battle can have ${ENTITY_LIMIT} counters; this one has ${game.units.length}. Take some away.`,
    );
  if (game.sides.length !== 2)
    whole('set-up.two-sides', '4.0', 'These rules are for two sides. Give the scenario exactly two.');
  game.setUp.forEach((placement, index) => {
    const unit = game.units[placement.unit];
    if (unit.kind === KINDS[LEADER]) {
      const enemy = enemyWith(game, placement);
      if (enemy === undefined) return;
      problems.push({
        placement: index,
        code: 'set-up.leader-with-enemy',
        case: '6.14',
        message: `${unit.name} stands with an enemy, ${enemy.name}: no leader shares a hex with one. Choose another hex.`,
      });
      return;
    }
    const level = placement.markers.rout ?? 0;
    const highest = game.parameters.get('rout-level-maximum');
    if (typeof highest === 'number' && level > highest) {
      problems.push({
        placement: index,
        code: 'set-up.rout-level',
        case: '10.1',
        message: `${unit.name} has rout level ${level}, but above ${highest} a unit is eliminated. Lower it.`,
      });
    }
  });
  return problems;
}

/** An enemy counter in the hex in which a leader is set up. */
function enemyWith(game: CompiledGame, { unit, left }: CompiledPlacement): CompiledUnit | undefined {
  if (left < 0) return undefined;
  const { neighbour } = game.map.grid;
  const other = game.setUp.find((one) => {
    const counter = game.units[one.unit];
    if (one.left < 0 || counter.side === game.units[unit].side) return false;
    return one.left === left || (counter.size === 2 && neighbour[one.left * 6 + one.direction] === left);
  });
  return other === undefined ? undefined : game.units[other.unit];
}

export const greatMedievalBattles: GameSystem = {
  id: 'great-medieval-battles',
  vocabularies: ['armours', 'classes', 'morales', 'weapons', 'contingents', 'traits', 'rallies'],
  kinds: KINDS,
  exclusiveKinds: [KINDS[UNIT], KINDS[WAGON]],
  unitValues: {
    armour: { type: 'vocabulary', vocabulary: 'armours' },
    movement: { type: 'integer' },
    morale: { type: 'vocabulary', vocabulary: 'morales' },
    weapon: { type: 'vocabulary', vocabulary: 'weapons' },
    melee: { type: 'flag' },
    rallies: { type: 'vocabulary', vocabulary: 'rallies' },
    capture: { type: 'integer' },
  },
  parameters: parameterSpecs,
  tables: [
    { id: 'morale', rowKeys: [], columnKeys: ['morale'] },
    { id: 'fire', rowKeys: ['armour', 'class'], columnKeys: ['weapon'] },
    { id: 'melee', rowKeys: ['class', 'armour'], columnKeys: ['class', 'armour'] },
    { id: 'victory-points', module: 'points-by-morale', rowKeys: ['morale'], columnKeys: [] },
  ],
  slots: SLOTS,
  conditions: [{ id: 'may-charge' }, { id: 'runs-amok', module: 'rampant-elephants' }],
  procedures: phaseProcedures.map((procedure) => procedure.id),
  modules: ruleModules.map(({ id, title, case: caseNumber }) => ({ id, title, case: caseNumber })),
  markers: ['rout', 'lance', 'charging', 'disobeyed', 'eliminated', 'captured'],
  staticReads,
  environment,
  checkSetUp,
};
