import type { LinkedPlacement } from '@hexwright/model';
import { PROHIBITED, type CompiledMap, type CompiledPlacement, type CompiledUnit } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { CompilerCache } from './memo.ts';

/** What the checks of a whole set-up look at. */
export interface SetUpView {
  readonly map: CompiledMap;
  readonly units: readonly CompiledUnit[];
  readonly setUp: readonly CompiledPlacement[];
}

/** Both hexes of a two-hex piece, the one hex of any other, none of a piece off the map. */
export function hexesOf(placement: CompiledPlacement, { map, units }: SetUpView): readonly number[] {
  const { unit, left, direction } = placement;
  if (left < 0) return [];
  return units[unit].size === 2 ? [left, map.grid.neighbour[left * 6 + direction]] : [left];
}

/** Pieces that are set up on ground that nobody may enter. */
export function checkGroundBeneath(view: SetUpView, placements: readonly LinkedPlacement[]): readonly Finding[] {
  const findings = new Findings();
  const { entryCost, terrain, terrains, numbering } = view.map;
  for (const placement of view.setUp) {
    for (const hex of hexesOf(placement, view)) {
      if (entryCost[hex] !== PROHIBITED) continue;
      const { id, name } = view.units[placement.unit];
      const { id: kind, name: ground, case: cited } = terrains[terrain[hex]];
      const { hexes = [] } = placements.find(({ unit }) => unit === id) ?? {};
      const at = `setUp/${id}/hexes/${hexes.findIndex((label) => numbering.hexOf(label) === hex)}`;
      const message = `${name} (${id}) stands in ${numbering.label(hex)}, which is ${ground}: no piece may enter it. Choose another hex.`;
      findings.error(at, 'unit.prohibited-terrain', message, {
        added: [`terrains/${kind}/cost`, ...paintOf(hex, view.map)],
        ...(cited === '' ? {} : { case: cited }),
      });
    }
  }
  return findings.list;
}

/** Two pieces in one hex of a kind of which a hex holds one. */
export function checkStacking(view: SetUpView, system: GameSystem): readonly Finding[] {
  const findings = new Findings();
  for (const kind of system.exclusiveKinds ?? []) {
    const holder = new Map<number, CompiledUnit>();
    for (const placement of view.setUp) {
      const unit = view.units[placement.unit];
      if (unit.kind !== kind) continue;
      const hexes = hexesOf(placement, view);
      const shared = hexes.find((hex) => holder.has(hex));
      const other = shared === undefined ? undefined : holder.get(shared);
      if (shared !== undefined && other) {
        const message = `${unit.name} (${unit.id}) stands in ${view.map.numbering.label(shared)} together with ${other.name} (${other.id}); a hex holds one. Move one of them.`;
        const cited = system.exclusiveCases?.[kind];
        findings.error(
          `setUp/${unit.id}/hexes`,
          'unit.two-in-a-hex',
          message,
          cited === undefined ? {} : { case: cited },
        );
      }
      for (const hex of hexes) holder.set(hex, unit);
    }
  }
  return findings.list;
}

/** Pieces of a side with set-up zones that stand outside all of these. */
export function checkSetUpZones(view: SetUpView): readonly Finding[] {
  const findings = new Findings();
  const zones = [...view.map.zones.values()].filter((zone) => zone.purpose === 'set-up');
  for (const placement of view.setUp) {
    const unit = view.units[placement.unit];
    const own = zones.filter((zone) => zone.side === unit.side);
    if (own.length === 0) continue;
    const outside = hexesOf(placement, view).filter((hex) => !own.some((zone) => zone.hexes.includes(hex)));
    if (outside.length === 0) continue;
    const labels = outside.map((hex) => view.map.numbering.label(hex)).join(' and ');
    const names = own.map(({ id }) => `"${id}"`).join(' or ');
    const message = `${labels}, where ${unit.name} (${unit.id}) is placed, is outside of the set-up zone ${names}. Move it, or widen the zone.`;
    findings.warning(`setUp/${unit.id}/hexes`, 'unit.outside-zone', message, {
      missing: `map/zones/${own[0].id}/hexes`,
      added: own.map(({ id }) => `map/zones/${id}/hexes`),
    });
  }
  return findings.list;
}

/** Set-up zones of two sides that share hexes, told of the later one. */
export function checkZonesApart({ zones, numbering }: CompiledMap): readonly Finding[] {
  const findings = new Findings();
  const all = [...zones.values()].filter(({ purpose, side }) => purpose === 'set-up' && side >= 0);
  all.forEach((zone, index) => {
    const hexes = new Set(zone.hexes);
    for (const other of all.slice(0, index)) {
      const shared = other.side === zone.side ? [] : [...other.hexes].filter((hex) => hexes.has(hex));
      if (shared.length === 0) continue;
      const others = shared.length === 1 ? '' : ` and ${shared.length - 1} more`;
      const label = numbering.label(shared[0]);
      const message = `The set-up zones "${zone.id}" and "${other.id}" of two sides both have ${label}${others}: both sides could stand in the same hex. Take it out of one of them.`;
      findings.warning(`map/zones/${zone.id}/hexes/${label}`, 'zone.overlap', message, {
        added: [`map/zones/${other.id}/hexes/${label}`],
      });
    }
  });
  return findings.list;
}

/** Pieces that no placement names, but for those that may wait, and those that arrive later. */
export function checkAllPlaced(
  units: readonly CompiledUnit[],
  placements: readonly { readonly unit: string }[],
  coming: ReadonlySet<string>,
  { reserveKinds = [] }: GameSystem,
): readonly Finding[] {
  const findings = new Findings();
  const placed = new Set([...coming, ...placements.map((placement) => placement.unit)]);
  const missing = units.filter((unit) => !placed.has(unit.id) && !reserveKinds.includes(unit.kind));
  for (const unit of missing) {
    const message = `${unit.name} (${unit.id}) is never placed. Place it on the map, or remove the counter.`;
    findings.warning(`units/${unit.id}`, 'unit.never-placed', message);
  }
  return findings.list;
}

/**
 * Pieces that are kept apart from every enemy for the whole game by ground and hexsides that are prohibited, or cost more
 * than any piece on the map has.
 */
export function checkReach(view: SetUpView, system: GameSystem, cache: CompilerCache): readonly Finding[] {
  const findings = new Findings();
  const most = greatestAllowance(view, system);
  const region = cache.stage('regions', [view.map, most], () => regions(view.map, most));
  const sidesIn = new Map<number, Set<number>>();
  for (const placement of view.setUp) {
    for (const hex of hexesOf(placement, view)) {
      const sides = sidesIn.get(region[hex]) ?? new Set();
      sidesIn.set(region[hex], sides.add(view.units[placement.unit].side));
    }
  }
  const sidesPlaced = new Set([...sidesIn.values()].flatMap((sides) => [...sides])).size;
  if (sidesPlaced < 2) return [];
  // The same for all who stand in a region: an army may be cut off together.
  const closings = new Map<string, readonly string[]>();
  for (const placement of view.setUp) {
    const hexes = hexesOf(placement, view);
    // A unit on prohibited ground has a greater problem.
    if (hexes.some((hex) => region[hex] < 0 || (sidesIn.get(region[hex])?.size ?? 0) > 1)) continue;
    const unit = view.units[placement.unit];
    const label = view.map.numbering.label(placement.left);
    const message = `From ${label}, ${unit.name} (${unit.id}) can never reach an enemy: ground that nobody can enter, or cross, lies all about. Move it, or open a way.`;
    const where = hexes.map((hex) => region[hex]).join(' ');
    const added = closings.get(where) ?? closing(hexes, region, view.map);
    closings.set(where, added);
    findings.warning(`setUp/${unit.id}/hexes`, 'unit.cut-off', message, { added });
  }
  return findings.list;
}

/** Where it is written what the ground of a hex is: by the change that repaints it, else in the rows of the map. */
export function paintOf(hex: number, { numbering }: CompiledMap): readonly string[] {
  return [`map/terrain/${numbering.label(hex)}`, 'map/terrain'];
}

/**
 * Where it is written what keeps everybody away from some hexes, as paths of items: the costs that close ground or
 * hexsides, and closed ground in or beside the {@link regions} of the hexes.
 */
export function closing(hexes: Iterable<number>, region: Int32Array, map: CompiledMap): readonly string[] {
  const { grid, terrains, crossings, entryCost } = map;
  const isClosed = ({ cost }: { readonly cost: number }): boolean => cost === PROHIBITED;
  const inside = [...hexes];
  const within = new Set(inside.map((hex) => region[hex]).filter((one) => one >= 0));
  const shut = new Set(inside.filter((hex) => entryCost[hex] === PROHIBITED));
  for (let step = 0; step < grid.neighbour.length; step++) {
    const beyond = grid.neighbour[step];
    if (beyond >= 0 && entryCost[beyond] === PROHIBITED && within.has(region[Math.floor(step / 6)])) shut.add(beyond);
  }
  return [
    ...terrains.filter(isClosed).map(({ id }) => `terrains/${id}/cost`),
    ...crossings.filter(isClosed).map(({ id }) => `hexsides/${id}/cost`),
    ...new Set([...shut].flatMap((hex) => paintOf(hex, map))),
  ];
}

/** Movement points of the piece on the map that has most of them; no limit where the game does not count them so. */
export function greatestAllowance({ units, setUp }: SetUpView, { allowance }: GameSystem): number {
  if (allowance === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(...setUp.flatMap(({ unit }) => units[unit].faces.map(({ values }) => values[allowance] ?? 0)));
}

/**
 * Per hex: a number that two hexes share when a piece with so many movement points can walk from one to the other, if
 * need be over many turns; -1 for prohibited ground.
 */
export function regions({ grid, entryCost, stepCost, stepCosts, surcharge }: CompiledMap, most: number): Int32Array {
  const region = new Int32Array(grid.count).fill(-1);
  const otherCosts = [...new Set(stepCosts)].filter((costs) => costs !== stepCost);
  /** Whether nobody has the points for a step, who may be of any class. */
  const isTooDear = (step: number): boolean =>
    stepCost[step] + surcharge[step] > most && !otherCosts.some((costs) => costs[step] + surcharge[step] <= most);
  for (let start = 0; start < grid.count; start++) {
    if (region[start] >= 0 || entryCost[start] === PROHIBITED) continue;
    region[start] = start;
    const open = [start];
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      for (let direction = 0; direction < 6; direction++) {
        const beyond = grid.neighbour[hex * 6 + direction];
        if (beyond < 0 || region[beyond] >= 0 || entryCost[beyond] === PROHIBITED) continue;
        const step = hex * 6 + direction;
        if (surcharge[step] === PROHIBITED) continue;
        if (isTooDear(step)) continue;
        region[beyond] = start;
        open.push(beyond);
      }
    }
  }
  return region;
}
