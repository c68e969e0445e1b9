import type { CompiledArrival, CompiledPlacement, CompiledSide, CompiledUnit } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What the checks of the armies look at. */
export interface ForcesView {
  readonly sides: readonly CompiledSide[];
  readonly units: readonly CompiledUnit[];
  readonly setUp: readonly CompiledPlacement[];
  readonly arrivals: readonly CompiledArrival[];
}

/**
 * Sides without anybody to play, and sides of which nobody stands on the map. Pieces that may wait off the map, such as
 * reserves, are not missed there; nor is a side that arrives later.
 */
export function checkForces({ sides, units, setUp, arrivals }: ForcesView, system: GameSystem): readonly Finding[] {
  const findings = new Findings();
  const arriving = arrivals.flatMap((arrival) => arrival.units);
  const standing = setUp.filter(({ left }) => left >= 0).map(({ unit }) => unit);
  const onMap = new Set([...standing, ...arriving].map((unit) => units[unit].side));
  const mayWait = (kind: string): boolean => system.reserveKinds?.includes(kind) ?? false;
  // Where everything is brought in during play, nothing else can be missed.
  const comesLater = system.kinds.every(mayWait) ? new Set(units.map(({ side }) => side)) : new Set<number>();
  const armies = sides.map((side, index) => ({
    side,
    index,
    army: units.filter((unit) => unit.side === index && !mayWait(unit.kind)),
  }));
  for (const { side, index, army } of armies) {
    if (army.length > 0 || comesLater.has(index)) continue;
    findings.warning(`sides/${side.id}`, 'side.no-units', `No unit fights for ${side.name}. Add some.`);
  }
  const absent = armies.filter(({ index, army }) => army.length > 0 && !onMap.has(index));
  if (absent.length === 0) return findings.list;
  if (onMap.size === 0) {
    findings.warning('setUp', 'setup.empty', 'No counter is on the map yet. Place some of each side.');
  } else {
    for (const { side } of absent) {
      const message = `No counter of ${side.name} is on the map yet. Place some.`;
      findings.warning('setUp', 'setup.empty', message);
    }
  }
  return findings.list;
}
