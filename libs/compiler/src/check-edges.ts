import { directionName, facingName, turned, type Grid } from '@hexwright/hex';
import type { CompiledHome, CompiledPlacement, CompiledSide } from './compiled-game.ts';
import { hexesOf, type SetUpView } from './check-setup.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

type Edge = CompiledHome['edge'];

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };
/** The way to each edge: x grows to the east, y to the south. */
const WAY: Readonly<Record<Edge, readonly [x: number, y: number]>> = {
  north: [0, -1],
  south: [0, 1],
  east: [1, 0],
  west: [-1, 0],
};
/** By how many rows an army must stand nearer to its enemy's edge before anybody asks. */
const CLEARLY = 2;

/**
 * Sides whose home edge lies behind the enemy, whose fleeing units run away from it, or whose pieces all look towards it
 * with the enemy at their backs: what is left when an army is set up on the other side of the map than was meant at first.
 */
export function checkEdges(sides: readonly CompiledSide[], view: SetUpView, system: GameSystem): readonly Finding[] {
  const findings = new Findings();
  const { home: named } = system;
  for (const [index, side] of sides.entries()) {
    const { name, home } = side;
    if (named === undefined || home === null) continue;
    const { edge } = home;
    const isOwn = ({ unit }: CompiledPlacement): boolean => view.units[unit].side === index;
    const army = view.setUp.filter(isOwn);
    const others = view.setUp.filter((placement) => !isOwn(placement));
    const depth = meanWay(army, edge, view);
    const enemy = meanWay(others, edge, view);
    // A direction that the grain does not have is a problem of its own.
    if (home.ways.some((direction) => direction < 0)) continue;
    const stands = depth === null || enemy === null ? 0 : depth - enemy;
    const { orientation } = view.map.grid;
    if (stands < -CLEARLY) {
      const message = `The army of ${name} stands between its enemy and the ${OPPOSITE[edge]} edge, yet its home edge is ${edge}: its fleeing units would run through the enemy. Make ${OPPOSITE[edge]} its edge, or change the set-up.`;
      const around = home.ways.map((direction) => directionName(orientation, turned(direction, 3)));
      const isAway = strays(home, view.map.grid).length === home.ways.length;
      const also = isAway ? [] : [{ op: 'set' as const, at: `sides/${side.id}/${named.ways}`, value: around }];
      findings.warning(`sides/${side.id}/${named.edge}`, 'side.edge', message, {
        fixes: [{ title: `Make ${OPPOSITE[edge]} its edge`, op: 'set', value: OPPOSITE[edge], also }],
      });
      continue;
    }
    const stray = strays(home, view.map.grid);
    if (stray.length > 0) {
      const message = `Fleeing units of ${name} would run ${stray.join(' and ')}, away from their home edge, ${edge}. Give the directions that lead there.`;
      const value = towards(edge, view.map.grid);
      findings.warning(`sides/${side.id}/${named.ways}`, 'side.edge', message, {
        fixes: [{ title: `Let them run ${value.join(', ')}`, op: 'set', value }],
      });
    }
    if (stands > CLEARLY) findings.list.push(...facingHome(side, edge, army, view, system));
  }
  return findings.list;
}

/** Pieces that have a front, all of which look towards their own edge. */
function facingHome(
  { id, name }: CompiledSide,
  edge: Edge,
  army: readonly CompiledPlacement[],
  { map, units }: SetUpView,
  { facingKinds = [], home }: GameSystem,
): readonly Finding[] {
  const { orientation } = map.grid;
  const fronted = army.flatMap(({ unit, left, direction }) => {
    const { id: piece, size, kind } = units[unit];
    const nameOf = size === 2 ? facingName : facingKinds.includes(kind) ? directionName : null;
    return left < 0 || nameOf === null ? [] : [{ piece, direction, nameOf }];
  });
  const looksHome = fronted.every(({ direction, nameOf }) => along(nameOf(orientation, direction), edge) > 0);
  if (fronted.length === 0 || !looksHome) return [];
  const [first, ...also] = fronted.map(({ piece, direction, nameOf }) => ({
    op: 'set' as const,
    at: `setUp/${piece}/facing`,
    value: nameOf(orientation, turned(direction, 3)),
  }));
  const message = `All pieces of ${name} with a front look towards their own edge, with the enemy at their backs. Turn them about.`;
  const findings = new Findings();
  findings.warning(`setUp/${fronted[0].piece}/facing`, 'side.facing', message, {
    fixes: [{ ...first, title: `Turn all of ${name} about`, also }],
    added: [`sides/${id}/${home?.edge ?? ''}`],
  });
  return findings.list;
}

/** How far some pieces stand towards an edge, in rows or columns on the average; null where nobody stands on the map. */
function meanWay(placements: readonly CompiledPlacement[], edge: Edge, view: SetUpView): number | null {
  const { grid } = view.map;
  const [x, y] = WAY[edge];
  let count = 0;
  let sum = 0;
  for (const placement of placements) {
    for (const hex of hexesOf(placement, view)) {
      count++;
      sum += x * grid.columnOf(hex) + y * grid.rowOf(hex);
    }
  }
  return count === 0 ? null : sum / count;
}

/** The directions in which a side flees that lead away from its edge, by name. */
function strays({ edge, ways }: CompiledHome, { orientation }: Grid): readonly string[] {
  return ways.map((one) => directionName(orientation, one)).filter((name) => along(name, edge) < 0);
}

/** The names of the directions that lead towards an edge. */
function towards(edge: Edge, { orientation }: Grid): string[] {
  return [0, 1, 2, 3, 4, 5].map((one) => directionName(orientation, one)).filter((name) => along(name, edge) > 0);
}

const LETTERS: Readonly<Record<string, Edge>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

/** Whether a compass name leads towards an edge (above 0), away from it (below 0) or along it (0). */
function along(compass: string, edge: Edge): number {
  return compass.split('').reduce((sum, letter) => {
    const [x, y] = WAY[LETTERS[letter]];
    return sum + x * WAY[edge][0] + y * WAY[edge][1];
  }, 0);
}
