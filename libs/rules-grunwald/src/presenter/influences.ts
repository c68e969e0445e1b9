/** Zones of control [6.11], attack zones [4.12] and lines of command [15.32] as layers over the map. */
import type { Influence, InfluenceSort } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { isCommanded, commandLines } from '../rules/15-3-command.ts';

const ZONE = { id: 'zone-of-control', name: 'Zones of control', shape: 'area', isStrong: false, case: '6.11' } as const;
const ATTACK_ZONE = { id: 'attack-zone', name: 'Attack zones', shape: 'area', isStrong: true, case: '4.12' } as const;
/** Lines of the first band, which cost a unit nothing; longer ones; and units that no line reaches. */
const COMMAND = { id: 'command', name: 'Lines of command', shape: 'line', isStrong: false, case: '15.32' } as const;
const LONG_COMMAND = { ...COMMAND, shape: 'broken-line', case: '15.33' } as const;
const OUT_OF_COMMAND = { ...COMMAND, shape: 'spots', case: '15.33' } as const;

/** What there are layers of. */
export const influenceSorts: InfluenceSort[] = [ZONE, ATTACK_ZONE, COMMAND].map(({ id, name, case: cited }) => ({
  id,
  name,
  case: cited,
}));

/** Everything that has hexes. */
const present = (layers: readonly Influence[]): Influence[] => layers.filter(({ places }) => places.length > 0);

/** The lines to units of a side, and the units that none reaches; disordered units care for neither [15.34]. */
function command(battle: Battle, side: number, units: Iterable<number>): Influence[] {
  const { id } = battle.game.sides[side];
  const lines: Influence[] = [];
  const alone: number[] = [];
  for (const unit of units) {
    if (!battle.isInPlay(unit) || battle.isGun(unit) || battle.isDisordered(unit)) continue;
    const line = commandLines.of(battle).lineTo(unit);
    if (line === null) alone.push(battle.hex.of(unit));
    else if (line.hexes.length > 1)
      lines.push({ ...(line.band === 0 ? COMMAND : LONG_COMMAND), side: id, places: line.hexes });
  }
  return present([...lines, { ...OUT_OF_COMMAND, side: id, places: alone }]);
}

/** All zones and lines of both sides. */
function ofSides(battle: Battle): Influence[] {
  const all = Array.from({ length: battle.grid.count }, (_, hex) => hex);
  return battle.game.sides.flatMap(({ id }, side) => {
    const enemy = battle.enemyOf(side);
    return [
      ...present([
        { ...ZONE, side: id, places: all.filter((hex) => battle.isInEnemyZone(enemy, hex)) },
        { ...ATTACK_ZONE, side: id, places: all.filter((hex) => battle.isInEnemyAttackZone(enemy, hex)) },
      ]),
      ...command(battle, side, battle.counters.unitsOf[side]),
    ];
  });
}

/** The hexes that a unit has in its zone of control: none of a gun, a disordered unit [6.12] or one that exerts none, none across a lake [6.13]. */
function zoneOf(battle: Battle, unit: number): number[] {
  const hex = battle.hex.of(unit);
  if (battle.isDisordered(unit) || !battle.exertsZone(unit)) return [];
  return [0, 1, 2, 3, 4, 5].flatMap((direction) =>
    battle.isClosed(hex, direction) ? [] : [battle.beyond(hex, direction)],
  );
}

/** [15.31] The lines from a leader to the units whose shortest one begins in their hex. */
function ofLeader(battle: Battle, leader: number): Influence[] {
  const { counters, hex } = battle;
  const side = counters.side[leader];
  const units = counters.unitsOf[side].filter((unit) => isCommanded(battle, leader, unit));
  return command(battle, side, units).filter(({ places, shape }) => shape !== 'spots' && places[0] === hex.of(leader));
}

/** The layers of a piece; with -1 those of both sides. */
export function influences(battle: Battle, piece: number): Influence[] {
  if (piece < 0) return ofSides(battle);
  if (!battle.isInPlay(piece) || battle.hex.of(piece) < 0) return [];
  if (battle.isLeader(piece)) return ofLeader(battle, piece);
  if (battle.counters.isUnit[piece] === 0) return [];
  const side = battle.counters.side[piece];
  const { id } = battle.game.sides[side];
  const ahead = battle.attackZoneOf(piece);
  return [
    ...present([
      { ...ZONE, side: id, places: zoneOf(battle, piece) },
      { ...ATTACK_ZONE, side: id, places: ahead < 0 ? [] : [ahead] },
    ]),
    ...command(battle, side, [piece]),
  ];
}
