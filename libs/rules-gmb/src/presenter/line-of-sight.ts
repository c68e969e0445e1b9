/** Lines of sight in words: what stops them, hex by hex, each with its case [8.1]. */
import type { CompiledHexGame } from '@hexwright/compiler';
import type { SightReport } from '@hexwright/engine';
import { counted, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { bareBattle } from './bare-battle.ts';
import { sighting } from '../standard/08-1-line-of-sight.ts';
import { sightRange } from '../standard/08-3-shots.ts';

function blocker(
  battle: Battle,
  from: number,
  to: number,
  hex: number,
): { readonly text: string; readonly case: string } {
  const { map, game } = battle;
  const terrain = map.terrains[map.terrain[hex]].name;
  if (hex === to) return { text: `${terrain}: what is in it cannot be seen.`, case: '8.16' };
  const unit = battle.unitIn(hex);
  if (unit >= 0) return { text: `${pieceName(game, unit)} stands in the way.`, case: '8.13' };
  if (map.sightThrough[hex] === 1) return { text: `${terrain} is in the way.`, case: '8.16' };
  const same = map.elevation[from] === map.elevation[to];
  const text = `Level ${map.elevation[hex]} is higher than ${same ? 'both ends' : 'the higher end'}.`;
  return { text, case: same ? '8.14' : '8.15' };
}

/** The line between two hexes of the map, past the pieces that stand there now. */
export function sight(battle: Battle, from: number, to: number): SightReport {
  const range = battle.grid.distance(from, to);
  const { places = [], cases = [] } = sighting.of(battle).explain(battle.unitIn(from), from, battle.unitIn(to), to);
  const skirts = cases.includes('8.12') ? ' The line runs along the hexside, and both of its hexes block.' : '';
  const blockedBy = places.map((hex) => {
    const { text, case: cited } = blocker(battle, from, to, hex);
    return { place: hex, text: text + skirts, case: cited };
  });
  const seer = battle.unitIn(from);
  const most = seer < 0 ? range : sightRange(battle, seer);
  if (range > most) {
    blockedBy.push({
      place: to,
      text: `${pieceName(battle.game, seer)} sees no further than ${counted(most, 'hex', 'hexes')}.`,
      case: '8.1',
    });
  }
  return { clear: blockedBy.length === 0, range, blockedBy };
}

/** As {@link sight}, on the bare ground of a package. */
export function sightOn(game: CompiledHexGame, from: number, to: number): SightReport {
  return sight(bareBattle(game), from, to);
}
