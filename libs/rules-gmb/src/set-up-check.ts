/** What only these rules know of a set-up: counters that no battle could have, or that could not stand so. */
import { ARGUMENT_LIMIT, MOST_COMPANIONS, tooMany } from '@hexwright/rules-kit';
import {
  type CompiledHexGame,
  type CompiledPlacement,
  type CompiledUnit,
  partOfValue,
  PROHIBITED,
  type SetUpProblem,
} from '@hexwright/compiler';
import { KINDS, LEADER, UNIT } from './counters.ts';
import { everyOf, ruleModules } from './modules.ts';
import type { RuleModule } from './rule-module.ts';

const ENTITY_LIMIT = 1000;
/** Greatest movement allowance, in movement points, that the search of what can be reached has room for. */
const MOVEMENT_LIMIT = 200;

/** A unit over two hexes that arrives is placed by one number: its left hex and a direction. */
const MOST_HEXES_TO_ARRIVE = Math.floor((ARGUMENT_LIMIT + 1) / 6);

/** All that is wrong with the counters and the set-up of a game that is otherwise sound. */
export function checkSetUp(game: CompiledHexGame): SetUpProblem[] {
  const unread = unreadMarkers(game);
  return [
    ...wholeProblems(game),
    ...game.setUp.flatMap((placement, index) => placementProblems(game, placement, index, unread)),
  ];
}

function wholeProblems(game: CompiledHexGame): SetUpProblem[] {
  const leaders = game.units.filter((unit) => unit.kind === KINDS[LEADER]).length;
  const problems = [
    ...tooMany('leaders', leaders, MOST_COMPANIONS, '12.0'),
    ...tooMany('counters', game.units.length, ENTITY_LIMIT, '3.3'),
    ...everyOf(({ checkSetUp: check }) => check?.(game)),
    ...tooFarToArrive(game),
    ...hiddenEverywhere(game),
  ];
  const add = (
    code: string,
    caseNumber: string,
    message: string,
    more: Pick<SetUpProblem, 'unit' | 'part'> = {},
  ): void => {
    problems.push({ placement: -1, ...more, code, case: caseNumber, message });
  };
  if (game.sides.length !== 2) {
    add('set-up.two-sides', '4.0', 'These rules are for two sides. Give the scenario exactly two.');
  }
  for (const unit of game.units) {
    const wrong = unit.faces.find(({ values: { movement = 0 } }) => movement < 0 || movement > MOVEMENT_LIMIT);
    if (wrong === undefined) continue;
    const message = `${unit.name} has a movement allowance of ${wrong.values.movement}; give it 0 to ${MOVEMENT_LIMIT}.`;
    add('set-up.movement', '5.12', message, {
      unit: unit.index,
      part: partOfValue(unit, wrong, 'movement'),
    });
  }
  return problems;
}

/** Arrivals of units over two hexes on a map that is too large for them. */
function tooFarToArrive({ arrivals, units, map }: CompiledHexGame): SetUpProblem[] {
  const hexes = map.grid.count;
  if (hexes <= MOST_HEXES_TO_ARRIVE) return [];
  return arrivals.flatMap(({ id, case: cited, units: coming }) => {
    const double = coming.map((unit) => units[unit]).find(({ size }) => size === 2);
    if (double === undefined) return [];
    const message = `${double.name} covers two hexes, and such units arrive on maps of at most ${MOST_HEXES_TO_ARRIVE} hexes; this one has ${hexes}. Make the map smaller, set the unit up from the beginning, or let a unit of one hex arrive.`;
    return [{ placement: -1, at: `arrivals/${id}`, code: 'set-up.map-too-large', case: cited || '3.3', message }];
  });
}

/** [8.16] Bows on a map on which nobody can ever be fired at, since no ground that may be entered can be seen into. */
function hiddenEverywhere({ map, units }: CompiledHexGame): SetUpProblem[] {
  const mayBeEntered = (hex: number): boolean => map.entryCost[hex] !== PROHIBITED;
  if (map.sightInto.some((isHidden, hex) => isHidden === 0 && mayBeEntered(hex))) return [];
  const hex = map.sightInto.findIndex((_, at) => mayBeEntered(at));
  const isArmed = units.some(({ faces }) => faces.some(({ values }) => values.weapon !== undefined));
  if (hex < 0 || !isArmed) return [];
  const { id, name } = map.terrains[map.terrain[hex]];
  const at = `terrains/${id}`;
  const message = `No hex can be seen into, so that nobody can ever be fired at. Let one see into some ground, such as ${name}.`;
  const fixes = [{ title: `Let one see into ${name}`, op: 'set' as const, at: `${at}/sight`, value: 'blocks-through' }];
  return [{ placement: -1, at, code: 'set-up.hidden-everywhere', case: '8.16', severity: 'warning', message, fixes }];
}

/** Where a placement says the rout level. */
const ROUT = 'markers/rout';

function placementProblems(
  game: CompiledHexGame,
  placement: CompiledPlacement,
  index: number,
  unread: readonly UnreadMarker[],
): SetUpProblem[] {
  const problems: SetUpProblem[] = [];
  const add = (part: string, code: string, caseNumber: string, message: string): void => {
    problems.push({ placement: index, part, code, case: caseNumber, message });
  };
  const unit = game.units[placement.unit];
  const level = placement.markers.rout ?? 0;
  const target = placement.markers.charging ?? 0;
  if (unit.kind === KINDS[LEADER]) {
    const enemy = enemyWith(game, placement);
    if (enemy !== undefined) {
      const message = `${unit.name} stands with an enemy, ${enemy.name}: no leader shares a hex with one. Choose another hex.`;
      add('hexes', 'set-up.leader-with-enemy', '6.14', message);
    }
  }
  if (unit.kind !== KINDS[UNIT] && level > 0) {
    add(
      ROUT,
      'set-up.rout-level',
      '10.1',
      `${unit.name} is no combat unit and is never routed. Take the rout level away.`,
    );
  }
  const highest = game.parameters.get('rout-level-maximum');
  if (typeof highest === 'number' && level > highest) {
    const message = `${unit.name} has rout level ${level}, but above ${highest} a unit is eliminated. Lower it.`;
    add(ROUT, 'set-up.rout-level', '10.1', message);
  }
  for (const { marker, id, title, case: cited } of unread) {
    if ((placement.markers[marker] ?? 0) === 0) continue;
    const message = `${unit.name} has the marker "${marker}", which says nothing while the module "${id}" (${title}) is off. Turn it on, or take the marker away.`;
    const part = `markers/${marker}`;
    problems.push({ placement: index, part, code: 'set-up.marker-unread', case: cited, severity: 'warning', message });
  }
  if (target > 0 && game.units[target - 1].side === unit.side) {
    add('markers/charging', 'set-up.charge-target', '5.31', `${unit.name} charges its own side. Name an enemy unit.`);
  }
  return problems;
}

/** A marker of a module that is off: no rule asks for it. */
interface UnreadMarker extends Pick<RuleModule, 'id' | 'title' | 'case'> {
  readonly marker: string;
}

function unreadMarkers({ modules }: CompiledHexGame): readonly UnreadMarker[] {
  return ruleModules.flatMap(({ id, title, case: cited, markers = [] }) =>
    modules.has(id) ? [] : markers.map((marker) => ({ marker, id, title, case: cited })),
  );
}

/** An enemy counter in the hex in which a leader is set up. */
function enemyWith(game: CompiledHexGame, { unit, left }: CompiledPlacement): CompiledUnit | undefined {
  if (left < 0) return undefined;
  const { neighbour } = game.map.grid;
  const { side } = game.units[unit];
  // What is mostly not so is asked first: every leader is held against every counter.
  const other = game.setUp.find(
    (one) =>
      one.left >= 0 &&
      (one.left === left || (neighbour[one.left * 6 + one.direction] === left && game.units[one.unit].size === 2)) &&
      game.units[one.unit].side !== side,
  );
  return other === undefined ? undefined : game.units[other.unit];
}
