/** How units stand on a table at the beginning. Their size is a matter of the rules: `GameSystem.blockOf` says it. */
import {
  type Block,
  contains,
  corners,
  inchesText,
  type Outline,
  outlinesOverlap,
  overlapDepth,
} from '@hexwright/table/geometry';
import type { CompiledGame, CompiledPlacement, CompiledUnit } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { Purpose } from './lower-game.ts';
import { TABLE_SIZE, TableSpace } from './table-space.ts';

/** A unit of which a place holds one, and what it covers. */
interface PlacedBlock {
  readonly unit: CompiledUnit;
  readonly block: Block;
}

/** How deep in one another, in thousandths of an inch, are two who stand side by side but for the rounding of corners. */
const ROUNDED = 10;

/**
 * Units that are wider than their table, partly beside it, in terrain that nobody may enter, in one another, or outside of the
 * deployment of their side; an example shows a battle in its middle, where everybody may be anywhere.
 */
export function checkOnTable(game: CompiledGame, system: GameSystem, purpose: Purpose = 'package'): readonly Finding[] {
  const { map } = game;
  if (!(map instanceof TableSpace)) return [];
  const findings = new Findings(system.tableCase);
  const before: PlacedBlock[] = [];
  for (const placement of game.setUp) {
    if (placement.left < 0) continue;
    const unit = game.units[placement.unit];
    const block = system.blockOf?.(game, placement);
    const isThere = checkUnit(placement, block, game, map, purpose, findings);
    if (!isThere || block === undefined || purpose === 'case') continue;
    checkTerrain(unit, corners(block), map, findings);
    if (!(system.exclusiveKinds ?? []).includes(unit.kind)) continue;
    checkRoom({ unit, block }, before, system, findings);
    before.push({ unit, block });
  }
  return findings.list;
}

/** Impassable areas: of what is drawn as a line nobody can stand. */
function checkTerrain({ name, id }: CompiledUnit, covered: Outline, map: TableSpace, findings: Findings): void {
  const barred = map.plan.features.find(
    ({ form, impassable, points }) => form === 'area' && impassable && outlinesOverlap(points, covered),
  );
  if (barred === undefined) return;
  const message = `${name} (${id}) stands in ${barred.name}: no piece may enter it. Move it out.`;
  const area = `table/features/${barred.id}`;
  const added = [`${area}/area`, `${area}/kind`, `${area}/impassable`, `terrains/${barred.kind}/cost`];
  findings.error(`setUp/${id}/hexes`, 'unit.prohibited-terrain', message, { added });
}

function checkRoom(
  { unit, block }: PlacedBlock,
  before: readonly PlacedBlock[],
  system: GameSystem,
  findings: Findings,
): void {
  const other = before.find((one) => overlapDepth(one.block, block) > ROUNDED);
  if (other === undefined) return;
  const { name, id, kind } = unit;
  const message = `${name} (${id}) stands in the same place as ${other.unit.name} (${other.unit.id}). Move one of them.`;
  const cited = system.exclusiveCases?.[kind];
  findings.error(`setUp/${id}/hexes`, 'unit.two-in-a-place', message, cited === undefined ? {} : { case: cited });
}

/** Tells of where a unit stands. False where that is not on the table. */
function checkUnit(
  placement: CompiledPlacement,
  block: Block | undefined,
  game: CompiledGame,
  map: TableSpace,
  purpose: Purpose,
  findings: Findings,
): boolean {
  const { name, id, side } = game.units[placement.unit];
  const at = `setUp/${id}/hexes`;
  const { width, depth, deployments } = map.plan;
  if (block !== undefined && Math.max(block.width, block.depth) > Math.max(width, depth)) {
    const message = `${name} (${id}) is ${inchesText(block.width)} inches wide and ${inchesText(block.depth)} deep: there is no room for it on a table of ${inchesText(width)} by ${inchesText(depth)}. Give it fewer files, or more room.`;
    findings.error(at, 'unit.too-wide', message, { added: TABLE_SIZE });
    return false;
  }
  const covered: Outline = block === undefined ? [map.pointOf(placement.left)] : corners(block);
  const isOn = covered.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);
  if (!isOn) {
    const message = `${name} (${id}) stands at ${map.label(placement.left)} and reaches over the edge of the table. Move it in, or turn it.`;
    findings.error(at, 'unit.off-map', message, { added: TABLE_SIZE });
    return false;
  }
  if (purpose === 'case') return true;
  const own = deployments.filter((one) => one.side === game.sides[side].id);
  if (own.length === 0 || own.some(({ points }) => covered.every((corner) => contains(points, corner)))) return true;
  const names = own.map((one) => one.name).join(' or ');
  const message = `${name} (${id}) starts at ${map.label(placement.left)}, not wholly within ${names}. Move it, or widen the deployment.`;
  findings.warning(at, 'unit.outside-zone', message, { added: own.map((one) => `table/deployments/${one.id}/area`) });
  return true;
}
