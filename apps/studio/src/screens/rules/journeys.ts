/** Arrivals and withdrawals: who may be named in them, and how one is said. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { isObject, textOf, textsOf } from '../../scene/items.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { JOURNEYS } from './journey-words.ts';

export type Journey = 'arrivals' | 'withdrawals';

/** What arrivals and withdrawals of a package may name. */
export interface JourneyNames {
  /** Ids with their names; where several units have one name, with the id behind it. */
  readonly units: ReadonlyMap<string, string>;
  /** By the name of each side, the ids of its units. */
  readonly armies: ReadonlyMap<string, readonly string[]>;
  /** Units that stand on the map at the start. */
  readonly placed: ReadonlySet<string>;
  readonly zones: ReadonlyMap<string, string>;
  /** The edge of the map that a unit's side comes from, where its game and its side say one. */
  readonly edges: ReadonlyMap<string, string>;
  /** Whether they may name hexes: a table has none. */
  readonly hasHexes: boolean;
}

export function journeyNames({ items, system }: EffectiveRulesAnswer): JourneyNames {
  const units = inList(items, 'units');
  const named = Map.groupBy(units, (unit) => nameOr(unit));
  const sides = inList(items, 'sides');
  return {
    units: new Map(
      units.map((unit) => {
        const name = nameOr(unit);
        return [unit.name, named.get(name)?.length === 1 ? name : `${name} (${unit.name})`];
      }),
    ),
    armies: new Map(
      sides.map((side) => [
        nameOr(side),
        units.filter(({ value }) => isObject(value) && textOf(value, 'side') === side.name).map(({ name }) => name),
      ]),
    ),
    placed: new Set(
      inList(items, 'setUp')
        .filter(({ value }) => isObject(value) && textsOf(value, 'hexes').length > 0)
        .map(({ name }) => name),
    ),
    zones: new Map(
      [...inList(items, 'map/zones'), ...inList(items, 'table/zones')].map((zone) => [zone.name, nameOr(zone)]),
    ),
    edges: new Map(
      units.flatMap(({ name, value }) => {
        const side = sides.find((one) => isObject(value) && one.name === textOf(value, 'side'))?.value;
        const edge = system?.home && isObject(side) ? textOf(side, system.home.edge) : '';
        return edge === '' ? [] : [[name, edge] as const];
      }),
    ),
    hasHexes: system?.hasHexes !== false,
  };
}

/** A new one, of a unit that is on no map yet where there is one: it comes over the edge of its side. */
export function freshJourney(list: Journey, { items }: EffectiveRulesAnswer, names: JourneyNames): JsonObject {
  const coming = new Set(
    inList(items, 'arrivals').flatMap(({ value }) => (isObject(value) ? textsOf(value, 'units') : [])),
  );
  const free = [...names.units.keys()].find((unit) => !names.placed.has(unit) && !coming.has(unit));
  const first = list === 'arrivals' ? free : (free ?? names.units.keys().next().value);
  const units = first === undefined ? [] : [first];
  if (list === 'withdrawals') return { turn: 2, units };
  return { turn: 2, units, edge: names.edges.get(first ?? '') ?? 'north' };
}

/** All of it in a sentence: `From turn 4 on Akinjis may come to the map over the north edge`. */
export function journeyWords(list: Journey, journey: JsonObject, names: JourneyNames): string {
  const units = textsOf(journey, 'units').map((unit) => names.units.get(unit) ?? unit);
  const [edge, zone, hexes] = [textOf(journey, 'edge'), textOf(journey, 'zone'), textsOf(journey, 'hexes')];
  const places = [
    ...(edge === '' ? [] : [JOURNEYS.theEdge(edge)]),
    ...(zone === '' ? [] : [names.zones.get(zone) ?? zone]),
    ...(hexes.length === 0 ? [] : [hexes.join(' ')]),
  ].join(', ');
  const who = units.join(', ') || JOURNEYS.nobody;
  const turn = String(turnOf(journey));
  if (list === 'arrivals')
    return [JOURNEYS.fromTurn, turn, JOURNEYS.on, who, JOURNEYS.mayCome, JOURNEYS.over, places].join(' ');
  const where = places === '' ? JOURNEYS.anywhere : `${JOURNEYS.ofThose} ${places}`;
  const points = numberIn(journey, 'points');
  const price = points === undefined ? '' : `. ${JOURNEYS.scores} ${points} ${JOURNEYS.point(String(points))}`;
  const date = textOf(journey, 'when') === '' ? turn : `${turn} ${JOURNEYS.orLater}`;
  return `${JOURNEYS.atEndOf} ${date} ${who} ${JOURNEYS.leave} ${where}${price}`;
}

export function turnOf(journey: JsonObject): number {
  return numberIn(journey, 'turn') ?? 1;
}

/** A property that should be a number; undefined where it is none. */
export function numberIn(journey: JsonObject, name: string): number | undefined {
  const value: JsonValue | undefined = journey[name];
  return typeof value === 'number' ? value : undefined;
}

function inList(items: readonly EffectiveItem[], list: RuleList): readonly EffectiveItem[] {
  return items.filter((item) => item.list === list && item.value !== undefined);
}

function nameOr({ value, name }: EffectiveItem): string {
  return isObject(value) ? textOf(value, 'name') || name : name;
}
