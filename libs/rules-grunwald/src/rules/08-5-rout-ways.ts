/** [8.53], [8.54], [8.56], [8.57] Ways that a rout can take: none is begun that cannot be finished. */
import { LEGAL } from '@hexwright/engine';
import { axialDistance, DIRECTIONS } from '@hexwright/hex';
import { Part } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { entryForbidden } from '../forbidden.ts';

const CLOSED = refusals.add('rout-closed', '8.54', 'Lakes and hexsides of lake bar a rout as they bar movement.');
const ENEMY = refusals.add('rout-to-enemy', '8.54', 'An enemy unit stands there.');
const ZONE = refusals.add('rout-into-zone', '8.54', 'A rout may not enter an enemy zone of control.');
const NOT_AWAY = refusals.add(
  'rout-not-away',
  ['8.53', '8.57'],
  'A rout leads farther from the hex in which it began, hex by hex, and then never back within its distance.',
);
const DEAD_END = refusals.add(
  'rout-dead-end',
  ['8.53', '8.57'],
  'From there the rout could not end far enough away in a hex without a friend.',
);
const FARTHER_THAN_NEEDED = refusals.add(
  'rout-farther-than-needed',
  '8.57',
  'A rout runs on past friends no farther than it must: another way leads to a free hex sooner.',
);

/** [8.56] Whether a die falls for a friend whose hex is entered: for nobody twice in a combat. */
export function isRiddenThrough(battle: Battle, friend: number): boolean {
  return battle.routedIn.of(friend) !== battle.combats.value;
}

/** True when the unit may rest in a hex: far enough away, or once it was so by an option, and not with a friend [8.57]. */
export function finishes(battle: Battle, unit: number, start: number, hex: number, runsOn: boolean): boolean {
  const other = battle.unitIn(hex);
  return (other < 0 || other === unit) && mayRest(battle, start, hex, runsOn);
}

/** True for a hex in which a rout may rest that has run as far as it must, or has not. */
function mayRest(battle: Battle, start: number, hex: number, runsOn: boolean): boolean {
  return isFar(battle, start, hex) || (runsOn && battle.parameters.is('rout-run-on', 'any-way'));
}

/** True for a hex as far from the start as a rout must come [8.53]. */
export function isFar(battle: Battle, start: number, hex: number): boolean {
  return battle.grid.distance(start, hex) >= battle.parameters.number('rout-hexes');
}

/** Distance of the hex beyond a hexside from the start, on the map or off it. */
function distanceBeyond({ grid }: Battle, start: number, hex: number, direction: number): number {
  const step = DIRECTIONS[direction];
  return axialDistance(grid.q[hex] + step[0] - grid.q[start], grid.r[hex] + step[1] - grid.r[start]);
}

/** Why a single step is barred, wherever it leads in the end; `runsOn`: the rout has come far enough before [8.57] (R10). */
function barred(battle: Battle, unit: number, start: number, hex: number, runsOn: boolean, direction: number): number {
  const side = battle.counters.side[unit];
  const to = battle.beyond(hex, direction);
  const isAway = leadsAway(battle, start, hex, direction) || (runsOn && (to < 0 || mayRest(battle, start, to, runsOn)));
  if (!isAway) return NOT_AWAY;
  // [10.11] The map may be left.
  if (to < 0) return LEGAL;
  if (battle.isClosed(hex, direction)) return CLOSED;
  const forbidden = entryForbidden(battle, unit, hex, to);
  if (forbidden !== LEGAL) return forbidden;
  const other = battle.unitIn(to);
  if (other >= 0 && battle.counters.side[other] !== side) return ENEMY;
  return battle.isInEnemyZone(side, to) && !battle.isNegated(side, to) ? ZONE : LEGAL;
}

function leadsAway(battle: Battle, start: number, hex: number, direction: number): boolean {
  return distanceBeyond(battle, start, hex, direction) > battle.grid.distance(start, hex);
}

/** What a search of {@link stepsLeft} has seen and has yet to look at. A place is a hex, twice, plus 1 once the rout runs on there. */
class Places {
  readonly list: Int32Array;
  count = 0;
  /** By place: the number of the search that has seen it. */
  readonly #seenIn: Int32Array;
  #search = 0;

  constructor(hexes: number) {
    this.list = new Int32Array(hexes * 2);
    this.#seenIn = new Int32Array(hexes * 2);
  }

  /** For another search. */
  clear(): void {
    this.#search++;
    this.count = 0;
  }

  /** Adds a place, unless the search has seen it. */
  add(place: number): void {
    if (this.#seenIn[place] === this.#search) return;
    this.#seenIn[place] = this.#search;
    this.list[this.count++] = place;
  }
}

const placesOf = new Part(({ grid }: Battle) => new Places(grid.count));

/** Least steps in which a rout of the unit comes from a hex to where it may rest, or off the map; Infinity when it cannot. */
function stepsLeft(battle: Battle, unit: number, start: number, from: number, ranOn: boolean): number {
  const places = placesOf.of(battle);
  const { list } = places;
  places.clear();
  places.add(from * 2 + (ranOn || isFar(battle, start, from) ? 1 : 0));
  for (let steps = 0, at = 0; at < places.count; steps++) {
    for (const last = places.count; at < last; at++) {
      const hex = list[at] >> 1;
      const runsOn = (list[at] & 1) === 1;
      if (battle.unitIn(hex) < 0 && mayRest(battle, start, hex, runsOn)) return steps;
      for (let direction = 0; direction < 6; direction++) {
        if (barred(battle, unit, start, hex, runsOn, direction) !== LEGAL) continue;
        const to = battle.beyond(hex, direction);
        if (to < 0) return steps + 1;
        places.add(to * 2 + (runsOn || isFar(battle, start, to) ? 1 : 0));
      }
    }
  }
  return Infinity;
}

/**
 * Why the unit cannot rout from a hex in that direction; 0 when it can. `start` is the hex in which the rout began; `runsOn` says
 * that it has come far enough, and goes on because it stands with a friend [8.57]: then it comes nearer to a free hex with
 * each step, or farther from the start and no farther from one, so that it ends.
 */
export function routStepRefusal(
  battle: Battle,
  unit: number,
  start: number,
  hex: number,
  runsOn: boolean,
  direction: number,
): number {
  const refusal = barred(battle, unit, start, hex, runsOn, direction);
  if (refusal !== LEGAL) return refusal;
  const to = battle.beyond(hex, direction);
  if (to < 0) return LEGAL;
  const left = stepsLeft(battle, unit, start, to, runsOn);
  if (left === Infinity) return DEAD_END;
  if (!runsOn) return LEGAL;
  const here = stepsLeft(battle, unit, start, hex, runsOn);
  return left < here || (left === here && leadsAway(battle, start, hex, direction)) ? LEGAL : FARTHER_THAN_NEEDED;
}
