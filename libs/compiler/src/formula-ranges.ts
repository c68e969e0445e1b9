/** What the numbers that formulas ask for can be, as far as a package itself says. */
import type { LinkedPackage } from '@hexwright/model';
import type { KnownRanges, Range } from '@hexwright/rule-lang';

/** The greatest number that there is. */
const MOST = 2 ** 31 - 1;

/** The parts of a package that say it. */
export type RangedPackage = Pick<LinkedPackage, 'markers' | 'parameters' | 'editions' | 'map' | 'units'>;

/** What counts pieces, hexes or turns; none of it is below 0. */
const COUNTS = /^(?:holds|heldFor|lost|friendsWithin|enemiesWithin|attackers|distance[A-Za-z]*)\(/;
/** Nobody: of the enemy in its own hex, or nearer than that. */
const NOBODY = /^(?:enemiesWithin\([^,]*, (?:0|-\d+)\)|friendsWithin\([^,]*, -\d+\))$/;
/** What a side has of a zone, or has lost. */
const OF_SIDE = /^(holds|heldFor|lost)\("([^"]*)"(?:, "([^"]*)")?\)$/;

/**
 * Of levels of its markers, of the turn, of its parameters, and of what can be counted.
 *
 * @param turns length of the game; 0 where nobody knows
 */
export function formulaRanges(linked: RangedPackage, turns: number): KnownRanges {
  const { markers, parameters, editions = [] } = linked;
  const levels = new Map(markers.map(({ id, minimum = 0, maximum }) => [id, { least: minimum, most: maximum }]));
  const numbers = new Map<string, Range>();
  for (const { id, value } of [parameters, ...editions.map((edition) => edition.parameters)].flat()) {
    if (typeof value !== 'number') continue;
    const { least, most } = numbers.get(id) ?? { least: value, most: value };
    numbers.set(id, { least: Math.min(least, value), most: Math.max(most, value) });
  }
  const turn = { least: 1, most: turns > 0 ? turns : MOST };
  return (printed) => {
    if (printed === 'turn') return turn;
    const parameter = /^parameter\("(.*)"\)$/.exec(printed);
    if (parameter !== null) return numbers.get(parameter[1]) ?? null;
    if (COUNTS.test(printed)) return { least: 0, most: greatestCount(printed, linked, turns) };
    const [, field, ...more] = printed.split('.');
    return field === undefined || more.length > 0 ? null : (levels.get(field) ?? null);
  };
}

/** The most that a count can be. A zone without hexes is told of by itself. */
function greatestCount(printed: string, { map, units }: RangedPackage, turns: number): number {
  if (NOBODY.test(printed)) return 0;
  const [, name, side, zone] = OF_SIDE.exec(printed) ?? [];
  if (name === 'lost') return units.filter((unit) => unit.side === side).length;
  const hexes = map?.zones.find(({ id }) => id === zone)?.hexes.length ?? 0;
  if (name === 'holds' && hexes > 0) return hexes;
  return name === 'heldFor' && turns > 0 ? turns : MOST;
}

/** The same, in some turns alone. */
export function inTurns(known: KnownRanges, from: number, to: number = MOST): KnownRanges {
  return (printed) => {
    const range = known(printed);
    if (printed !== 'turn' || range === null) return range;
    const narrowed = { least: Math.max(range.least, from), most: Math.min(range.most, to) };
    return narrowed.least > narrowed.most ? range : narrowed;
  };
}

/** What a range follows from, by the paths of what is written: a change of it can make a formula wrong. */
export function rangeSources(text: string, { markers }: RangedPackage): readonly string[] {
  const named = new Set(text.match(/[A-Za-z]\w*/g));
  return [
    ...markers
      .filter(({ id }) => named.has(id))
      .flatMap(({ id }) => [`markers/${id}/minimum`, `markers/${id}/maximum`]),
    ...(named.has('turn') ? ['parameters/game-turns/value'] : []),
    ...Array.from(text.matchAll(/"([^"]*)"\)/g), ([, id]) => `map/zones/${id}/hexes`),
    ...Array.from(text.matchAll(/parameter\("([^"]*)"\)/g), ([, id]) => `parameters/${id}/value`),
  ];
}
