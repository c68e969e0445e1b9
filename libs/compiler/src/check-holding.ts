/** Conditions of victory, and objectives, that ask of a zone what nobody can do there. */
import type { Objective } from '@hexwright/model';
import { callsIn, type TypedExpression } from '@hexwright/rule-lang';
import { closing, greatestAllowance, hexesOf, regions, type SetUpView } from './check-setup.ts';
import type { CompiledArrival, CompiledVictoryCondition } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What the checks of conditions look at. */
export interface HoldingView extends SetUpView {
  readonly arrivals: readonly CompiledArrival[];
  readonly sides: readonly { readonly name: string }[];
}

/** A side and a zone that a formula speaks of together, as indices of their words. */
interface Claim {
  readonly name: string;
  readonly side: number;
  readonly zone: number;
}

/** `holds` wants one hex of the zone, `heldFor` all of them. */
const HOLDING: ReadonlySet<string> = new Set(['holds', 'heldFor']);

/** Zones without a hex, and zones that no unit of the side can ever reach. `zones` are the words that formulas name. */
export function checkHolding(
  conditions: readonly CompiledVictoryCondition[],
  view: HoldingView,
  zones: readonly string[],
  system: GameSystem,
): readonly Finding[] {
  const findings = new Findings();
  const claims = conditions.map((condition) => ({ condition, list: claimsIn(condition.when.typed) }));
  if (claims.every(({ list }) => list.length === 0)) return [];
  const region = regions(view.map, greatestAllowance(view, system));
  for (const { condition, list } of claims) {
    const at = `victory/conditions/${condition.id}/when`;
    const more = condition.case === '' ? {} : { case: condition.case };
    for (const { name, side, zone } of list) {
      const hexes = view.map.zones.get(zones[zone])?.hexes ?? new Int32Array(0);
      const reached = reachedBy(side, region, view);
      const isReached = (hex: number): boolean => reached.has(region[hex]);
      if (hexes.length === 0) {
        const message = `The zone "${zones[zone]}" has no hexes, so that nobody can hold it. Give it some, or name another zone.`;
        findings.warning(at, 'victory.out-of-reach', message, more);
      } else if (name === 'holds' ? !hexes.some(isReached) : !hexes.every(isReached)) {
        const which = name === 'holds' ? 'any' : 'every';
        const message = `Units of ${view.sides[side].name} can never reach ${which} hex of "${zones[zone]}". Name another zone, open a way, or let somebody arrive there.`;
        findings.warning(at, 'victory.out-of-reach', message, { added: closing(hexes, region, view.map), ...more });
      }
    }
  }
  return findings.list;
}

/** Objectives that nobody who scores by them can ever hold. While no counter of these is placed, nothing is said of them. */
export function checkObjectives(
  objectives: readonly Objective[],
  view: HoldingView,
  sides: readonly string[],
  system: GameSystem,
): readonly Finding[] {
  if (objectives.length === 0) return [];
  const findings = new Findings();
  const region = regions(view.map, greatestAllowance(view, system));
  const reached = sides.map((_, side) => reachedBy(side, region, view));
  for (const { id, zone, side, case: cited } of objectives) {
    const hexes = view.map.zones.get(zone)?.hexes;
    const scoring = [...sides.keys()].filter((index) => side === undefined || sides[index] === side);
    if (hexes === undefined || scoring.every((index) => reached[index].size === 0)) continue;
    if (hexes.some((hex) => scoring.some((index) => reached[index].has(region[hex])))) continue;
    const who = scoring.map((index) => view.sides[index].name).join(' or ');
    const message =
      hexes.length === 0
        ? `The zone "${zone}" has no hexes, so that nobody scores by it. Give it some, or name another zone.`
        : `Units of ${who} can never reach any hex of "${zone}", so that nobody scores by it. Name another zone, open a way, or let somebody arrive there.`;
    findings.warning(`objectives/${id}/zone`, 'objective.out-of-reach', message, {
      missing: `map/zones/${zone}/hexes`,
      added: [`map/zones/${zone}/hexes`, ...closing(hexes, region, view.map)],
      ...(cited === undefined ? {} : { case: cited }),
    });
  }
  return findings.list;
}

/** The regions in which units of a side stand, or arrive. */
function reachedBy(side: number, region: Int32Array, view: HoldingView): ReadonlySet<number> {
  const { units, setUp, arrivals } = view;
  const standing = setUp
    .filter((placement) => units[placement.unit].side === side)
    .flatMap((placement) => hexesOf(placement, view));
  const coming = arrivals
    .filter((arrival) => arrival.units.some((unit) => units[unit].side === side))
    .flatMap(({ hexes }) => [...hexes]);
  return new Set([...standing, ...coming].map((hex) => region[hex]).filter((one) => one >= 0));
}

/** Every side and zone that a formula asks to be held, where both are written out. */
function claimsIn(expression: TypedExpression): Claim[] {
  return callsIn(expression).flatMap(({ name, arguments: [side, zone] }) =>
    HOLDING.has(name) && side?.kind === 'constant' && zone?.kind === 'constant'
      ? [{ name, side: side.value, zone: zone.value }]
      : [],
  );
}
