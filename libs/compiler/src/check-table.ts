/** How units stand on a table at the beginning. Their size is a matter of the rules: `GameSystem.blockOf` says it. */
import { contains, corners, inchesText, type Outline } from '@hexwright/table/ground';
import type { CompiledGame, CompiledPlacement } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { Purpose } from './lower-game.ts';
import { TableSpace } from './table-space.ts';

/**
 * Units that are wider than their table, partly beside it, or outside of the deployment of their side; an example shows a
 * battle in its middle, where everybody may be anywhere.
 */
export function checkOnTable(game: CompiledGame, system: GameSystem, purpose: Purpose = 'package'): readonly Finding[] {
  const { map } = game;
  if (!(map instanceof TableSpace)) return [];
  const findings = new Findings();
  for (const placement of game.setUp) {
    if (placement.left >= 0) checkUnit(placement, game, map, system, purpose, findings);
  }
  return findings.list;
}

function checkUnit(
  placement: CompiledPlacement,
  game: CompiledGame,
  map: TableSpace,
  system: GameSystem,
  purpose: Purpose,
  findings: Findings,
): void {
  const { name, id, side } = game.units[placement.unit];
  const at = `setUp/${id}/hexes`;
  const { width, depth, deployments } = map.plan;
  const cited = system.tableCase === undefined ? {} : { case: system.tableCase };
  const block = system.blockOf?.(game, placement);
  if (block !== undefined && Math.max(block.width, block.depth) > Math.max(width, depth)) {
    const message = `${name} (${id}) is ${inchesText(block.width)} inches wide and ${inchesText(block.depth)} deep: there is no room for it on a table of ${inchesText(width)} by ${inchesText(depth)}. Give it fewer files, or more room.`;
    return findings.error(at, 'unit.too-wide', message, cited);
  }
  const covered: Outline = block === undefined ? [map.pointOf(placement.left)] : corners(block);
  const isOn = covered.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);
  if (!isOn) {
    const message = `${name} (${id}) stands at ${map.label(placement.left)} and reaches over the edge of the table. Move it in, or turn it.`;
    return findings.error(at, 'unit.off-map', message, cited);
  }
  if (purpose === 'case') return;
  const own = deployments.filter((one) => one.side === game.sides[side].id);
  if (own.length === 0 || own.some(({ points }) => covered.every((corner) => contains(points, corner)))) return;
  const names = own.map((one) => one.name).join(' or ');
  const message = `${name} (${id}) starts at ${map.label(placement.left)}, not wholly within ${names}. Move it, or widen the deployment.`;
  findings.warning(at, 'unit.outside-zone', message, cited);
}
