import type { Hexside, MapHexside } from '@hexwright/model';
import type { CompiledMap } from './compiled-game.ts';
import type { Findings } from './finding.ts';
import type { MapGrid } from './map-grid.ts';

/**
 * Tells of every bridge or ford that lies beside what it carries across. One that joins the ends of a river stands for the
 * river there, and where there is no river at all it may be still to come.
 */
export function checkCarriers(
  drawn: readonly MapHexside[],
  kinds: readonly Hexside[],
  { grid, numbering }: MapGrid,
  sides: CompiledMap['hexsides'],
  findings: Findings,
): void {
  const nameOf = (id: string): string => kinds.find((kind) => kind.id === id)?.name ?? id;
  for (const { id, feature, between } of drawn) {
    const crosses = kinds.find((kind) => kind.id === feature)?.crosses ?? [];
    const crossed = crosses.filter((one) => sides.get(one)?.includes(1) === true);
    const [from, to] = between.map((label) => numbering.hexOf(label));
    const direction = from < 0 || to < 0 ? -1 : grid.directionBetween(from, to);
    if (crossed.length === 0 || direction < 0) continue;
    const near = [0, 1, 5].flatMap((turn) => [
      from * 6 + ((direction + turn) % 6),
      to * 6 + ((direction + 3 + turn) % 6),
    ]);
    if (crossed.some((one) => near.some((crossing) => sides.get(one)?.[crossing] === 1))) continue;
    const [name, what] = [nameOf(feature), crossed.map(nameOf).join(' or ')];
    findings.warning(
      `map/hexsides/${id}/between`,
      'map.crosses-nothing',
      `${name} between ${between.join(' and ')} crosses nothing: there is no ${what} on that side. Move it, or draw the ${what} there.`,
    );
  }
}
