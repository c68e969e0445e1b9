/**
 * Is nobody stuck who could move? What a piece is shown to reach is held against the ground as the files have it: what
 * can be reached by free hexes, far from every enemy, must be lit at no more than that, and nothing for less than the bare
 * ground costs.
 */
import type { Gait } from '@hexwright/compiler';
import { directionFromName } from '@hexwright/hex';
import type { Edition, LinkedPackage, Unit } from '@hexwright/model';
import type { Game, PieceView, Reach, ReachedPlace } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import { NO_WAY, Surveyor } from './surveyor.ts';

/** Within so many hexes of an enemy its zones may bind a piece. */
const NEAR = 2;

/** The gait of a game that says nothing of it. */
const PLAIN: Gait = { isBound: () => false };

export class Mobility {
  readonly #playable: Playable;
  readonly #linked: LinkedPackage;
  readonly #surveyor: Surveyor;
  /** By the edition of the rules that holds, undefined in all other turns: other numbers, other gaits. */
  readonly #gaits = new Map<Edition | undefined, Gait>();
  /** The package with the numbers of the turn that is looked at. */
  #now: LinkedPackage;
  /** Whether the package has costs, room or closed hexes that the ground does not show. */
  readonly #isModified: boolean;

  constructor(playable: Playable, linked: LinkedPackage) {
    this.#playable = playable;
    this.#linked = linked;
    this.#surveyor = new Surveyor(linked);
    this.#isModified =
      linked.modifiers.some(({ applies }) => applies === 'movement.cost' || applies === 'stacking') ||
      linked.restrictions.some(({ forbids }) => forbids === 'enter');
    this.#now = linked;
  }

  get #gait(): Gait {
    const edition = this.#linked.editions?.find(({ parameters }) => parameters === this.#now.parameters);
    const known = this.#gaits.get(edition) ?? this.#playable.models?.gait(this.#now) ?? PLAIN;
    this.#gaits.set(edition, known);
    return known;
  }

  /** What is wrong with what a piece is shown to reach in its own movement, or null. */
  fault(play: Game, reach: Reach): string | null {
    if (reach.unit !== 'points' || this.#isModified) return null;
    this.#now = inTurn(this.#linked, play.turn);
    const { library, game } = this.#playable;
    const pieces = library.presenter.pieces(
      play,
      game.sides.map(({ id }) => id),
    );
    const piece = pieces.find(({ id }) => id === reach.piece);
    const unit = this.#linked.units.find(({ id }) => id === reach.piece);
    if (piece === undefined || unit === undefined || reach.places.length === 0) return null;
    return this.#tooCheap(unit, piece, reach) ?? this.#unlit(play, unit, piece, reach, pieces);
  }

  /** A place that is lit for less than the ground to it costs. */
  #tooCheap(unit: Unit, { places: hexes, face }: PieceView, { places, allowance }: Reach): string | null {
    if (hexes.length === 2) return this.#doubleTooCheap(unit, face, places);
    const [from] = hexes;
    const troops = this.#gait.troopsOf?.(unit, face);
    const bare = this.#surveyor.spread(from, { spent: places[0].cost, limit: NO_WAY }, troops, () => true);
    for (const { places: there, cost } of places) {
      // What takes all that is left takes no more.
      const least = Math.min(bare[there[0]], allowance);
      if (bare[there[0]] === NO_WAY || cost < least) return this.#told(there, cost, bare[there[0]]);
    }
    return null;
  }

  /** Of a piece over two hexes: a step into a hex for less than any half of it could have gone there. */
  #doubleTooCheap(unit: Unit, face: string, places: readonly ReachedPlace[]): string | null {
    const { grid } = this.#surveyor;
    for (const { entered, from, cost, places: hexes } of places) {
      if (from < 0) continue;
      const paid = cost - places[from].cost;
      for (const hex of entered) {
        const ways = places[from].places.flatMap((half) => {
          const direction = grid.directionBetween(half, hex);
          return direction < 0 ? [] : [this.#surveyor.step(half, direction, this.#gait.troopsOf?.(unit, face))];
        });
        const least = Math.min(...ways);
        if (paid < least) return this.#told(hexes, paid, least);
      }
    }
    return null;
  }

  /** A place that could be reached over free hexes, and is not lit or dearer. */
  #unlit(play: Game, unit: Unit, piece: PieceView, reach: Reach, pieces: readonly PieceView[]): string | null {
    const { grid } = this.#surveyor;
    const others = pieces.filter(({ id, where }) => where === 'map' && id !== piece.id);
    const taken = new Set(others.flatMap(({ places }) => places));
    const enemies = others.filter(({ side }) => side !== piece.side).flatMap(({ places }) => places);
    const isFar = (hex: number): boolean => enemies.every((enemy) => grid.distance(hex, enemy) > NEAR);
    if (this.#gait.isBound(unit) || !piece.places.every((hex) => isFar(hex) && !taken.has(hex))) return null;
    const limit = this.#restOf(play, reach);
    if (limit < 0) return null;
    const isFree = (hex: number): boolean => !taken.has(hex) && isFar(hex);
    const spent = reach.places[0].cost;
    const { face } = piece;
    const troops = this.#gait.troopsOf?.(unit, face);
    if (piece.places.length === 2) return this.#unlitPivots(piece, reach, limit, isFree);
    if (this.#gait.goesForward?.(unit, piece) === true) return this.#unlitAhead(piece, reach, limit, troops, isFree);
    const costs = this.#surveyor.spread(
      piece.places[0],
      { spent, limit, ends: this.#gait.endsAt?.(unit, limit) ?? NO_WAY },
      troops,
      isFree,
    );
    return this.#missing(reach, costs);
  }

  /** Points that may be spent whichever way it goes. */
  #restOf(play: Game, { allowance }: Reach): number {
    const numberOf = (id: string): number => Number(this.#now.parameters.find((one) => one.id === id)?.value ?? 0);
    const first = numberOf('fatigue-first-turn');
    return first > 0 && play.turn >= first ? Math.floor(allowance / numberOf('fatigue-movement-divisor')) : allowance;
  }

  #missing({ places }: Reach, costs: readonly number[]): string | null {
    const lit = new Map<number, number>();
    for (const { places: hexes, cost } of places) lit.set(hexes[0], Math.min(cost, lit.get(hexes[0]) ?? NO_WAY));
    for (const [hex, cost] of costs.entries()) {
      if (cost !== NO_WAY && (lit.get(hex) ?? NO_WAY) > cost) return this.#told([hex], lit.get(hex) ?? NO_WAY, cost);
    }
    return null;
  }

  /** Straight ahead, without a turn. */
  #unlitAhead(
    { places: [start], facing }: PieceView,
    reach: Reach,
    limit: number,
    troops: string | undefined,
    isFree: (hex: number) => boolean,
  ): string | null {
    const { grid } = this.#surveyor;
    const direction = directionFromName(grid.orientation, facing ?? '');
    const costs = Array.from({ length: grid.count }, () => NO_WAY);
    let cost = reach.places[0].cost;
    for (let hex = start; ;) {
      const beyond = grid.neighbour[hex * 6 + direction];
      cost += this.#surveyor.step(hex, direction, troops);
      if (beyond < 0 || !isFree(beyond) || cost > limit) break;
      costs[beyond] = cost;
      hex = beyond;
      // A unit that has spent all has ended its move.
      if (cost === limit) break;
    }
    return this.#missing(reach, costs);
  }

  /** A piece over two hexes swings one half after the other into the hex before both, or turns about [5.21], [5.22]. */
  #unlitPivots(piece: PieceView, reach: Reach, limit: number, isFree: (hex: number) => boolean): string | null {
    const { grid } = this.#surveyor;
    const about = Number(this.#now.parameters.find(({ id }) => id === 'about-face-cost')?.value ?? NO_WAY);
    const placeOf = (left: number, across: number): number => left * 6 + across;
    const costs = new Map([[placeOf(piece.places[0], piece.across ?? 0), reach.places[0].cost]]);
    const open = [...costs.keys()];
    const come = (place: number, sum: number): void => {
      if (sum > limit || sum >= (costs.get(place) ?? NO_WAY)) return;
      costs.set(place, sum);
      open.push(place);
    };
    for (let place = open.shift(); place !== undefined; place = open.shift()) {
      const [left, across] = [Math.floor(place / 6), place % 6];
      const right = grid.neighbour[place];
      const spent = costs.get(place) ?? NO_WAY;
      come(placeOf(right, (across + 3) % 6), spent + about);
      const before = grid.neighbour[left * 6 + ((across + 1) % 6)];
      if (before < 0 || !isFree(before)) continue;
      come(placeOf(left, (across + 1) % 6), spent + this.#surveyor.step(right, (across + 2) % 6, undefined));
      come(placeOf(before, (across + 5) % 6), spent + this.#surveyor.step(left, (across + 1) % 6, undefined));
    }
    for (const [place, cost] of costs) {
      const hexes = [Math.floor(place / 6), grid.neighbour[place]];
      const lit = reach.places.filter((one) => one.places[0] === hexes[0] && one.places[1] === hexes[1]);
      const shown = Math.min(...lit.map((one) => one.cost));
      if (shown > cost) return this.#told(hexes, shown, cost);
    }
    return null;
  }

  #told(hexes: readonly number[], shown: number, measured: number): string {
    const name = hexes.map((hex) => this.#playable.game.map.label(hex)).join(' and ');
    const points = (cost: number): string => (cost === NO_WAY ? 'out of reach' : `at ${cost}`);
    return `${name} is shown ${points(shown)}, and by the ground it is ${points(measured)}.`;
  }
}

/** The package with the numbers that hold in a turn. */
function inTurn(linked: LinkedPackage, turn: number): LinkedPackage {
  const edition = linked.editions?.find(({ from, to }) => turn >= from && turn <= (to ?? Infinity));
  return edition === undefined ? linked : { ...linked, parameters: edition.parameters };
}
