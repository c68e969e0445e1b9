/** Who comes to the map in the course of the game, and who leaves it. */
import { type Edge, EDGES } from '@hexwright/hex';
import type { Arrival, Withdrawal } from '@hexwright/model';
import { BOOLEAN, type Environment } from '@hexwright/rule-lang';
import type { CheckedExpression } from './checked-expression.ts';
import {
  type CompiledArrival,
  type CompiledMap,
  type CompiledWithdrawal,
  isHexMap,
  PROHIBITED,
  type TableEntry,
  type Vocabulary,
} from './compiled-game.ts';
import { paintOf } from './check-setup.ts';
import { type FindingFix, Findings, type Stage } from './finding.ts';
import { lowerExpressionText } from './lower-expression.ts';
import type { TableSpace } from './table-space.ts';

/** What arrivals and withdrawals are read against. */
export interface TimeContext {
  readonly map: CompiledMap | TableSpace;
  readonly vocabulary: Vocabulary;
  /** What formulas about the game as a whole may say. */
  readonly environment: Environment;
  /** Length of the game; 0 where it has none. */
  readonly turns: number;
}

/**
 * The arrivals, in the order of the package. Units that the position does not have are left out: an example has few. The
 * linker has seen to it that units and zones exist.
 */
export function lowerArrivals(arrivals: readonly Arrival[], context: TimeContext): Stage<readonly CompiledArrival[]> {
  const { map } = context;
  const all = new Findings();
  const lowered = arrivals.map((arrival): CompiledArrival => {
    const { id, name = id, turn, when } = arrival;
    const at = `arrivals/${id}`;
    const findings = all.about(arrival.case);
    checkTurn(turn, at, context, findings);
    return Object.freeze({
      id,
      case: arrival.case ?? '',
      name,
      turn,
      units: unitsOf(arrival.units, context),
      hexes: isHexMap(map) ? entryHexes(arrival, at, map, findings) : NO_HEXES,
      entry: isHexMap(map) ? null : tableEntry(arrival, at, map, findings),
      when: conditionOf(when, at, context, findings),
    });
  });
  return all.with(Object.freeze(lowered));
}

/** The withdrawals, in the order of the package. */
export function lowerWithdrawals(
  withdrawals: readonly Withdrawal[],
  context: TimeContext,
): Stage<readonly CompiledWithdrawal[]> {
  const { map } = context;
  const all = new Findings();
  const lowered = withdrawals.map((withdrawal): CompiledWithdrawal => {
    const { id, name = id, turn, edge, zone, points = 0, when } = withdrawal;
    const at = `withdrawals/${id}`;
    const findings = all.about(withdrawal.case);
    checkTurn(turn, at, context, findings);
    const isAnywhere = edge === undefined && zone === undefined;
    if (isAnywhere && withdrawal.points !== undefined) {
      const message =
        'They leave from wherever they stand, so that nobody ever scores these points. Name the edge or the zone that they must reach, or leave the points out.';
      findings.warning(`${at}/points`, 'withdrawal.points', message, {
        fixes: [{ title: 'Leave the points out', op: 'remove' }],
      });
    }
    return Object.freeze({
      id,
      case: withdrawal.case ?? '',
      name,
      turn,
      units: unitsOf(withdrawal.units, context),
      hexes: isAnywhere || !isHexMap(map) ? null : hexesOf(withdrawal, map),
      exit: isAnywhere || isHexMap(map) ? null : tableEntry(withdrawal, at, map, findings),
      points,
      when: conditionOf(when, at, context, findings),
    });
  });
  return all.with(Object.freeze(lowered));
}

/** What must hold before they come or go; null: nothing. */
function conditionOf(
  when: string | undefined,
  at: string,
  { environment }: TimeContext,
  findings: Findings,
): CheckedExpression | null {
  return when === undefined ? null : lowerExpressionText(when, environment, BOOLEAN, [], `${at}/when`, findings);
}

function unitsOf(ids: readonly string[], { vocabulary }: TimeContext): readonly number[] {
  return Object.freeze(ids.map((id) => vocabulary.indexOf('units', id)).filter((unit) => unit >= 0));
}

const NO_HEXES = new Int32Array(0);

/** Where somebody comes to a table, or leaves it. The linker has seen to it that the zone exists. */
function tableEntry(
  { hexes = [], edge, zone }: Pick<Arrival, 'hexes' | 'edge' | 'zone'>,
  at: string,
  { plan }: TableSpace,
  findings: Findings,
): TableEntry {
  const area = plan.zones.find(({ id }) => id === zone)?.points ?? null;
  if (hexes.length > 0) {
    const message = 'A table has no hexes in which somebody could come in. Name an edge of it, or a zone.';
    const fixes = [{ title: 'Leave the hexes out', op: 'remove' as const }];
    findings.error(`${at}/hexes`, 'arrival.off-map', message, { fixes });
  } else if (edge === undefined && zone === undefined) {
    const message = 'Nothing says where they come in. Name an edge of the table, or a zone.';
    findings.error(at, 'arrival.nowhere', message, { fixes: edgeFixes(at) });
  }
  return Object.freeze({ edge: edge ?? null, area });
}

/** Ways out of an arrival that comes from nowhere: from any edge but the one that will not do. */
function edgeFixes(at: string, shut?: Edge): FindingFix[] {
  return EDGES.filter((edge) => edge !== shut).map((edge) => ({
    title: `Let them come from the ${edge}`,
    op: 'set',
    at: `${at}/edge`,
    value: edge,
  }));
}

/** A turn of the game: neither before the first nor after the last. */
function checkTurn(turn: number, at: string, { turns }: TimeContext, findings: Findings): void {
  const last = turns === 0 ? Number.MAX_SAFE_INTEGER : turns;
  if (turn >= 1 && turn <= last) return;
  const nearest = Math.max(1, Math.min(turn, last));
  const length = turns === 0 ? 'The first game-turn is 1' : `The game has the turns 1 to ${turns}`;
  const message = `There is no game-turn ${turn}. ${length}: choose one of these, or make the game longer.`;
  findings.error(`${at}/turn`, 'turn.none', message, {
    fixes: [{ title: `Write ${nearest}`, op: 'set', value: nearest }],
  });
}

/** Where an arrival comes in, without ground that nobody may enter. */
function entryHexes(arrival: Arrival, at: string, map: CompiledMap, findings: Findings): Int32Array {
  arrival.hexes?.forEach((label, index) => {
    const hex = map.numbering.hexOf(label);
    const place = `${at}/hexes/${index}`;
    const fixes = [{ title: `Leave ${label} out`, op: 'remove' as const }];
    if (hex < 0) {
      const range = `${map.numbering.label(0)} to ${map.numbering.label(map.grid.count - 1)}`;
      const message = `${label} is not on the map, so that nobody can come in there. Its hexes run from ${range}.`;
      findings.error(place, 'arrival.off-map', message, { fixes });
    } else if (map.entryCost[hex] === PROHIBITED) {
      const { id, name } = map.terrains[map.terrain[hex]];
      const message = `${label} is ${name}, which no piece may enter, so that nobody can come in there. Choose another hex.`;
      findings.error(place, 'arrival.prohibited', message, {
        added: [`terrains/${id}/cost`, ...paintOf(hex, map)],
        fixes,
      });
    }
  });
  const named = hexesOf(arrival, map);
  const open = named.filter((hex) => map.entryCost[hex] !== PROHIBITED);
  if (open.length > 0 || findings.list.some((finding) => finding.at.startsWith(`${at}/hexes/`))) return open;
  const where = arrival.edge === undefined ? `the zone "${arrival.zone}"` : `the ${arrival.edge} edge`;
  const message =
    named.length === 0
      ? 'Nothing says where they come in. Name hexes, an edge of the map, or a zone that has hexes.'
      : `No piece may enter any hex of ${where}, so that nobody can come in there. Name other hexes.`;
  findings.error(at, 'arrival.nowhere', message, {
    added: [...named].flatMap((hex) => [`terrains/${map.terrains[map.terrain[hex]].id}/cost`, ...paintOf(hex, map)]),
    fixes: edgeFixes(at, arrival.edge),
  });
  return open;
}

/** Every hex that is named, by itself, by its edge or by its zone: ascending. */
function hexesOf(place: Pick<Arrival, 'hexes' | 'edge' | 'zone'>, map: CompiledMap): Int32Array {
  const { hexes = [], edge, zone } = place;
  const found = new Set(hexes.map((label) => map.numbering.hexOf(label)).filter((hex) => hex >= 0));
  for (const hex of (zone === undefined ? undefined : map.zones.get(zone)?.hexes) ?? []) found.add(hex);
  if (edge !== undefined) for (const hex of map.grid.edge(edge)) found.add(hex);
  return Int32Array.from([...found].toSorted((one, other) => one - other));
}
