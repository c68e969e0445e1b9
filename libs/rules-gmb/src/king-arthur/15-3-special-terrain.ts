/**
 * [15.3] Special terrain. What the ground does to movement and to the run of a charge, and what shrines [15.33] and the
 * ditch below the ridge [15.32] do to dice, is data; here is what is said of charges [15.31].
 */
import { isOnHexes, type CompiledGame, type SetUpProblem } from '@hexwright/compiler';
import { LEGAL } from '@hexwright/engine';
import { choiceOf, PartByTurn } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import type { RuleModule } from '../rule-module.ts';

const TARGET_SHELTERED = refusals.add(
  'charge-into-special-terrain',
  '15.31',
  'The target stands on ground, or behind a ridge, that no charge goes into.',
);

/** Whether only the run of a charge must be clear, or its target too [15.31]. */
const chargeInto = new PartByTurn((game) => choiceOf(game, 'charge-into', ['run', 'target']));

const cite = (): readonly string[] => ['15.31'];

/** True when a unit in `left` and `right` is next to the target over open ground: a hex that may be charged into, and no ridge before it. */
function isOpenTo(battle: Battle, target: number, left: number, right: number): boolean {
  const { grid, map } = battle;
  for (const from of [left, right]) {
    for (const into of [battle.left.of(target), battle.right(target)]) {
      const direction = grid.directionBetween(from, into);
      if (direction < 0 || map.groundValues['charge'][into] !== 0) continue;
      // A slope does not shelter: 7.24 is about the run.
      if (map.elevation[into] < map.elevation[from] || map.crossingValues['charge'][from * 6 + direction] === 0)
        return true;
    }
  }
  return false;
}

const ID = 'special-terrain';
const TITLE = 'Special terrain';

/** Hexsides on the map that stop a charge everywhere but before its target, because this module is off. */
function openAtTheEnd(game: CompiledGame): SetUpProblem[] {
  const { modules, parameters } = game;
  if (modules.has(ID) || !isOnHexes(game)) return [];
  const { map } = game;
  const { charge } = map.crossingValues;
  return [...map.hexsides].flatMap(([id, sides]): SetUpProblem[] => {
    if (!sides.some((lies, side) => lies === 1 && charge[side] !== 0)) return [];
    return [
      {
        placement: -1,
        at: `hexsides/${id}/values/charge`,
        code: 'set-up.charge-into',
        case: '15.31',
        severity: 'warning',
        message: `"${id}" stops the run of a charge, but not its last step onto the target: that takes the module "${TITLE}". Turn it on with "charge-into" set to "target", or leave it so.`,
        fixes: [
          {
            title: `Turn on "${TITLE}", and let hexsides shelter a target`,
            op: 'add',
            at: 'modules/-',
            value: ID,
            also: parameters.has('charge-into')
              ? []
              : [{ op: 'add', at: 'parameters/-', value: { id: 'charge-into', value: 'target' } }],
          },
        ],
      },
    ];
  });
}

export const specialTerrain: RuleModule = {
  id: ID,
  title: TITLE,
  case: '15.3',
  parameters: [{ id: 'charge-into', type: 'choice', values: ['run', 'target'] }],
  groundNotes: {
    charge:
      'The hex of its target, and the hexside before it, count only with the module `special-terrain` and `charge-into` set to `target`.',
  },
  citations: { 'charge-over-rough-ground': cite, 'charge-over-hexside': cite },
  checkSetUp: openAtTheEnd,
  registrations: [
    {
      hook: 'charge.refuse',
      case: '15.31',
      order: 0,
      run(battle, target, left, right) {
        if (chargeInto.of(battle) === 'run') return LEGAL;
        return isOpenTo(battle, target, left, right) ? LEGAL : TARGET_SHELTERED;
      },
    },
  ],
};
