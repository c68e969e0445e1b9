import { type CompiledHexGame, type CompiledMap, PROHIBITED } from '@hexwright/compiler';
import type { Column, PiecePlace, Procedure, Scalar } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import type { Binding } from '@hexwright/rule-lang';
import { ByTurn, Companions, HexBattle, NOWHERE, OFF_MAP, type Question } from '@hexwright/rules-kit';
import { Charts } from './charts.ts';
import { Counters, FOOT, GUN, LIGHT, PIT } from './counters.ts';
import { Parameters } from './parameters.ts';
import { Combat } from './rules/08-1-combat.ts';
import { Camps } from './rules/17-camps.ts';
import { EXERTS_ZONE } from './slots.ts';
import { AWAY, ELIMINATED, IN_PLAY, WITHDRAWN } from './status.ts';

/** Who stands beside a unit in its combat. */
export interface Company {
  /** A leader of its own [15.31] in its hex. */
  readonly led: boolean;
  /** Its own standard [16.0]. */
  readonly standard: boolean;
  /** How many units attack together. */
  readonly attackers: number;
}

/** What formulas of a package are asked about: a unit on its ground, in a combat, on its way or at its fire. */
export interface BattleQuestion extends Question<Battle>, Company {
  /** The unit whose strength, way, fire, line of command or leave is asked about. */
  readonly unit: number;
  /** Its opponent, or the target of its fire; -1 where there is none. */
  readonly other: number;
  /** The hex in which it stands, or which it leaves; -1 off the map. */
  readonly from: number;
  /** The hex that it enters or attacks, that it is attacked from, or in which its target stands; -1 for none. */
  readonly into: number;
  /** It attacks. */
  readonly attacks: boolean;
}

/** What a battle is put together of: the rules, which know it, and not the other way round. */
export interface Rules {
  readonly procedures: readonly Procedure<Battle>[];
  readonly binding: Binding<BattleQuestion>;
}

/** Not yet asked. */
const UNKNOWN = -1;

/** Whether a hexside lets nobody through, or the hex beyond it lets nobody in. */
function isBarred({ surcharge, entryCost }: CompiledMap, to: number, hexside: number): boolean {
  return to < 0 || surcharge[hexside] === PROHIBITED || entryCost[to] === PROHIBITED;
}

/**
 * A battle of Grunwald: the columns of the state under the rulebook's names, and the questions that every section asks of
 * them. The rules themselves stand in `rules/`, a file for each section; `GrunwaldBattle` puts both together.
 */
export abstract class Battle extends HexBattle {
  /** As `grid.neighbour`; -1 also where nothing may pass: lakes and their hexsides [4.54]. */
  readonly passage: Int32Array = this.grid.neighbour.map((to, side) => (isBarred(this.map, to, side) ? NOWHERE : to));
  readonly counters: Counters = new Counters(this.game);
  readonly camps: Camps = new Camps(this.game);

  /** Hex of a piece; -1 when it is not on the map. */
  readonly hex: Column = this.forPieces('hex');
  /** Direction in which the front looks [4.11]; means nothing for a disordered unit [9.12]. */
  readonly facing: Column = this.forPieces('facing');
  /** 1 while the unit is disordered [9.11]. */
  readonly disordered: Column = this.forPieces('disordered');
  /** Turn in whose movement phase of its own side the piece spent movement: it may not rally then [3.1]. */
  readonly spentInTurn: Column = this.forPieces('spent-in-turn');
  /** Serial of the attack phase in which the unit attacked, or was attacked [7.17]; of the fire phase for a firer [11.12]. */
  readonly attackedIn: Column = this.forPieces('attacked-in');
  readonly wasAttackedIn: Column = this.forPieces('was-attacked-in');
  /** Serial of the attack phase that began with an enemy in the unit's attack zone [7.12]. */
  readonly obligedIn: Column = this.forPieces('obliged-in');
  /** Number of the combat in which the unit last routed: once in each [8.56]. */
  readonly routedIn: Column = this.forPieces('routed-in');
  /** Counts combats, fire and automatic routs, for {@link routedIn}. */
  readonly combats: Scalar = this.state.scalar('combats');
  /** Band of the command radius [20.2], as judged at the beginning of the phase [15.35]. */
  readonly band: Column = this.forPieces('band');
  /** Turn in which a piece that is away may come back [10.11]; 0 otherwise. */
  readonly returnTurn: Column = this.forPieces('return-turn');
  /** Side of the map over which it left: 0 north, 1 east, 2 south, 3 west. */
  readonly exitSide: Column = this.forPieces('exit-side');
  /** 1 once the die has let it come back. */
  readonly mayReturn: Column = this.forPieces('may-return');
  /** By standard: the unit that carries it plus one; 0 when it lies in its hex [16.0]. */
  readonly carrier: Column = this.forPieces('carrier');
  /** A bit for each king, in the order of the package: he need not go with his bodyguard any more [15.14]. */
  readonly kingReleased: Scalar = this.state.scalar('king-released');
  /** By hex: wolf pit plus one [14.12]. */
  readonly pitAt: Column = this.forHexes('pit-at');
  /** By hex: 1 once the camp hex has scored [19.0]. */
  readonly campScored: Column = this.forHexes('camp-scored');
  /** By camp: 1 once it was alarmed, and camp followers still to be placed [17.0]. */
  readonly campAlarmed: Column = this.state.column('camp-alarmed', this.camps.list.length);
  /** `side * hexes + hex`: how many units of the side have the hex in their zone of control [6.11]. */
  readonly zones: Column = this.state.column('zones', this.game.sides.length * this.grid.count);
  /** `side * hexes + hex`: how many units of the side have the hex as their attack zone [4.12]. */
  readonly attackZones: Column = this.state.column('attack-zones', this.game.sides.length * this.grid.count);
  /** Leaders who go along with the unit under way. */
  readonly riders: Companions = new Companions(this.state.scalar('riders'), this.counters.leaders);
  /** The combat under way, or the latest one. */
  readonly combat: Combat = new Combat(this.state, this.game.units.length);

  /** By unit and face whether it exerts a zone, as far as it was asked; null where no package says. */
  readonly #exerting: Int8Array | null = this.game.conditions.has(EXERTS_ZONE)
    ? new Int8Array(this.counters.count * this.counters.faceLimit).fill(UNKNOWN)
    : null;
  readonly #parameters = new ByTurn(this.game, (edition) => new Parameters(edition));
  readonly #charts: ByTurn<Charts<BattleQuestion>>;

  /** `startingPoints` by side: victory points scored before the game begins, as examples have them. */
  constructor(game: CompiledHexGame, rules: Rules, startingPoints: readonly number[] = []) {
    super(game, rules.procedures, startingPoints);
    this.#charts = new ByTurn(game, (edition) => new Charts(edition, this.counters.faceLimit, rules.binding));
    this.state.seal();
  }

  // --- Where pieces are ---------------------------------------------------------------------------------------

  /** The piece whose way is asked about, or -1, and the hex that it leaves with the step in question. */
  #walker = NOWHERE;
  #walkedTo = NOWHERE;

  /** Where a piece stands for formulas: on its way, with who goes along, in the hex that it leaves. */
  standsIn(piece: number): number {
    return this.#walker !== NOWHERE && this.#isOnWay(piece) ? this.#walkedTo : this.hex.of(piece);
  }

  #isOnWay(piece: number): boolean {
    if (piece === this.#walker) return true;
    return this.decision?.id === 'moving' && this.frames.local(0) === this.#walker && this.riders.has(piece);
  }

  /** What formulas are asked about a piece where it stands, alone. */
  asItStands(unit: number): BattleQuestion {
    const from = this.hex.of(unit);
    return { battle: this, unit, other: -1, from, into: -1, attacks: false, attackers: 0, led: false, standard: false };
  }

  /** Asks with a piece taken to stand in a hex to which its way may lead. */
  asIfIn(piece: number, hex: number, ask: () => number): number {
    this.#walker = piece;
    this.#walkedTo = hex;
    try {
      return ask();
    } finally {
      this.#walker = NOWHERE;
    }
  }

  /** The pieces in a hex: the unit, then leaders. */
  override piecesIn(hex: number): number[] {
    const leaders = this.counters.leaders.filter((leader) => this.hex.of(leader) === hex);
    return [this.unitIn(hex), ...leaders].filter((piece) => piece >= 0);
  }

  /** True when the piece has a front. */
  hasFront(piece: number): boolean {
    return this.isInPlay(piece) && this.counters.isUnit[piece] === 1 && !this.isDisordered(piece);
  }

  /** A place in one hex; `facing` -1 where there is none. */
  placeAt(hex: number, facing: number): PiecePlace {
    const name = facing < 0 ? null : directionName(this.grid.orientation, facing);
    return hex < 0 ? OFF_MAP : { places: [hex], across: null, facing: name };
  }

  override placeOf(piece: number): PiecePlace {
    const hex = this.isInPlay(piece) ? this.hex.of(piece) : NOWHERE;
    return this.placeAt(hex, this.hasFront(piece) ? this.facing.of(piece) : -1);
  }

  /** True when nothing may pass that hexside, or enter the hex beyond it: lakes [4.54]; also of the map's edge. */
  isClosed(hex: number, direction: number): boolean {
    return this.passage[hex * 6 + direction] < 0;
  }

  /** Puts a piece that is nowhere into a hex; a unit then has its zones. */
  place(piece: number, hex: number, facing: number): void {
    this.hex.set(piece, hex);
    this.facing.set(piece, facing);
    this.status.set(piece, IN_PLAY);
    if (this.counters.isUnit[piece] === 1) {
      this.occupant.set(hex, piece + 1);
      this.#exert(piece, 1);
      this.holdings?.entered(hex, this.counters.side[piece]);
    } else if (this.counters.kind[piece] === PIT) this.pitAt.set(hex, piece + 1);
  }

  /** Takes a piece off the map, for whatever reason `status` says. */
  remove(piece: number, status: number): void {
    if (status === AWAY || status === WITHDRAWN) this.noteExit(piece);
    const hex = this.hex.of(piece);
    if (hex >= 0) {
      if (this.counters.isUnit[piece] === 1) {
        this.#exert(piece, -1);
        // A unit that is passed through [8.55] does not hold the hex.
        if (this.occupant.of(hex) === piece + 1) this.occupant.set(hex, 0);
      } else if (this.counters.kind[piece] === PIT) this.pitAt.set(hex, 0);
    }
    this.hex.set(piece, NOWHERE);
    this.status.set(piece, status);
  }

  /** Moves a unit to another hex with another facing; who goes along is moved by its rule. */
  shift(unit: number, hex: number, facing: number): void {
    this.#exert(unit, -1);
    const from = this.hex.of(unit);
    if (this.occupant.of(from) === unit + 1) this.occupant.set(from, 0);
    this.hex.set(unit, hex);
    this.facing.set(unit, facing);
    if (this.occupant.of(hex) === 0) this.occupant.set(hex, unit + 1);
    this.#exert(unit, 1);
    this.holdings?.entered(hex, this.counters.side[unit]);
  }

  /** Turns a unit in place. */
  turnTo(unit: number, facing: number): void {
    this.#exert(unit, -1);
    this.facing.set(unit, facing);
    this.#exert(unit, 1);
  }

  /** Turns a counter over to another of its faces. */
  showFace(piece: number, face: number): void {
    const isOnMap = this.counters.isUnit[piece] === 1;
    if (isOnMap) this.#exert(piece, -1);
    this.face.set(piece, face);
    // [12.34] Guns are never disordered.
    if (this.isGun(piece)) this.disordered.set(piece, 0);
    if (isOnMap) this.#exert(piece, 1);
  }

  /** Marks a unit as disordered [9.11] or takes the mark away [9.43]. */
  setDisordered(unit: number, is: boolean): void {
    this.#exert(unit, -1);
    this.disordered.set(unit, is ? 1 : 0);
    this.#exert(unit, 1);
  }

  /** Adds a unit's zones to the map, or takes them away: [6.11], none of guns and disordered units [6.12]. */
  #exert(unit: number, amount: number): void {
    const hex = this.hex.of(unit);
    if (hex < 0 || this.disordered.of(unit) === 1 || !this.exertsZone(unit)) return;
    const base = this.counters.side[unit] * this.grid.count;
    for (let direction = 0; direction < 6; direction++) {
      // [6.13] Not across a lake.
      const to = this.passage[hex * 6 + direction];
      if (to >= 0) this.zones.add(base + to, amount);
    }
    const ahead = this.passage[hex * 6 + this.facing.of(unit)];
    if (ahead >= 0) this.attackZones.add(base + ahead, amount);
  }

  // --- Sides, zones and states --------------------------------------------------------------------------------

  /** True when an enemy of `side` has the hex in its zone of control, negated or not [6.15]. */
  isInEnemyZone(side: number, hex: number): boolean {
    return this.zones.of((1 - side) * this.grid.count + hex) > 0;
  }

  /** True when an enemy of `side` has the hex as its attack zone. */
  isInEnemyAttackZone(side: number, hex: number): boolean {
    return this.attackZones.of((1 - side) * this.grid.count + hex) > 0;
  }

  /** [6.15] True when an ordered unit of `side` stands in the hex: enemy zones do not count there for others. */
  isNegated(side: number, hex: number): boolean {
    const unit = this.occupant.of(hex) - 1;
    return unit >= 0 && this.counters.side[unit] === side && this.disordered.of(unit) === 0;
  }

  /** Whether the unit has a zone of control while it is in order: guns have none [6.12], others as a package says. */
  exertsZone(unit: number): boolean {
    if (this.isGun(unit)) return false;
    if (this.#exerting === null) return true;
    const at = unit * this.counters.faceLimit + this.face.of(unit);
    // Somebody who counts how often it holds hears of every time.
    if (this.#exerting[at] === UNKNOWN || this.watchHeld !== null)
      this.#exerting[at] = this.charts.conditions.hold(EXERTS_ZONE, this.asItStands(unit)) ? 1 : 0;
    return this.#exerting[at] === 1;
  }

  /** [4.12] The hex that it has as its attack zone, or -1 where it has none. */
  attackZoneOf(unit: number): number {
    return this.exertsZone(unit) ? this.attackHex(unit) : NOWHERE;
  }

  /** The hex that the unit's front looks at, or -1 where it has none: disordered, a gun, the map's edge or a lake. */
  attackHex(unit: number): number {
    const hex = this.hex.of(unit);
    if (hex < 0 || this.disordered.of(unit) === 1 || this.isGun(unit)) return NOWHERE;
    return this.passage[hex * 6 + this.facing.of(unit)];
  }

  isDisordered(unit: number): boolean {
    return this.disordered.of(unit) === 1;
  }

  /** What troops a unit is with the face that is up: HEAVY, LIGHT, FOOT, GUN or NO_TROOPS of counters.ts. */
  troopsOf(unit: number): number {
    return this.counters.troops(unit, this.face.of(unit));
  }

  isGun(unit: number): boolean {
    return this.troopsOf(unit) === GUN;
  }

  /** Movement points printed on the face that is up [4.32]. */
  movementOf(piece: number): number {
    return this.counters.movement(piece, this.face.of(piece));
  }

  isHorse(unit: number): boolean {
    return this.troopsOf(unit) <= LIGHT;
  }

  /** The numbers of the rules in this turn. */
  get parameters(): Parameters {
    return this.#parameters.in(this);
  }

  /** The charts in this turn [20.0]. */
  get charts(): Charts<BattleQuestion> {
    return this.#charts.in(this);
  }

  isFoot(unit: number): boolean {
    return this.troopsOf(unit) === FOOT;
  }

  override isLost(piece: number): boolean {
    return this.status.of(piece) === ELIMINATED;
  }

  override isCounted(piece: number): boolean {
    return this.counters.isUnit[piece] === 1;
  }
}
