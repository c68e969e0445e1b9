/**
 * What a side sees when it plans: fields over the map, worked out once a phase from where the enemy stands. They hold
 * as long as no enemy piece changes, which is checked piece by piece.
 */
import { FAR } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { meets } from '../combat-question.ts';
import { UNIT } from '../counters.ts';
import { COMPANY, type Distances, RINGS } from './distances.ts';
import type { Expectations } from './expectations.ts';
import { WEIGHTS } from './weights.ts';
import { shootingRange } from '../standard/08-3-shots.ts';

/** Words kept of each enemy piece to see whether it has changed. */
const WORDS = 5;

export class ThreatMap {
  readonly side: number;
  /** Hexes to the nearest enemy unit; a routed one counts as a hex farther. */
  readonly enemyDistance: Uint8Array;
  /** Enemies who can strike a hex in their next turn, by their weight. */
  readonly strikes: Float32Array;
  /** 1 beside an enemy unit, routed or not. */
  readonly beside: Uint8Array;
  /** Enemies who can attack a neighbouring hex without moving. */
  readonly contacts: Uint8Array;
  /** Enemy shots that reach a hex, by how likely they hit. */
  readonly shots: Float32Array;
  /** By weapon: `weapon * hexes + hex`, the best expected gain of a shot from there. */
  readonly aims: Float32Array;
  /** Points of enemy leaders who stand alone in the hex. */
  readonly captives: Float32Array;
  /** By own piece: points lost when an enemy lance strikes it, and when it is shot at. */
  readonly struckLoss: Float32Array;
  readonly shotLoss: Float32Array;
  /** Own units within two hexes. */
  readonly friends: Uint8Array;
  /** Hexes from the enemy's edge at which the army stands: the mean of those who fight hand to hand. */
  line = 0;
  /** How much stronger than at first the army is drawn to the enemy, when it has waited too long. */
  urgency = 1;
  /** Grows when the fields are made anew. */
  version = 0;
  readonly #battle: Battle;
  readonly #distances: Distances;
  readonly #expectations: Expectations;
  readonly #seen: Int32Array;
  /** By own unit: the hex with which it is counted among the friends, or -1. */
  readonly #counted: Int32Array;
  readonly #queue: Int32Array;
  /** Hexes that were gathered last. */
  readonly #around: Int32Array;
  #turn = -1;

  constructor(battle: Battle, side: number, distances: Distances, expectations: Expectations) {
    const { count } = battle.grid;
    this.#battle = battle;
    this.#distances = distances;
    this.#expectations = expectations;
    this.side = side;
    this.enemyDistance = new Uint8Array(count);
    this.strikes = new Float32Array(count);
    this.beside = new Uint8Array(count);
    this.contacts = new Uint8Array(count);
    this.shots = new Float32Array(count);
    this.aims = new Float32Array(count * Math.max(1, battle.game.vocabulary.ids('weapons').length));
    this.captives = new Float32Array(count);
    this.struckLoss = new Float32Array(battle.counters.count);
    this.shotLoss = new Float32Array(battle.counters.count);
    this.friends = new Uint8Array(count);
    this.#seen = new Int32Array(battle.counters.count * WORDS);
    this.#counted = new Int32Array(battle.counters.count).fill(-1);
    this.#queue = new Int32Array(count);
    this.#around = new Int32Array(count);
  }

  /** Forgets what was seen: a new game begins. */
  forget(): void {
    this.#turn = -1;
  }

  /** Makes sure that the fields fit the position. */
  update(): void {
    const battle = this.#battle;
    const turn = battle.turn * 2 + battle.playerTurn;
    if (!this.#enemyChanged() && turn === this.#turn) return;
    this.#turn = turn;
    this.version++;
    this.#expectations.renew();
    this.#measureDistance();
    this.#measureThreats();
    this.#measureAims();
    this.#findCaptives();
    this.#measureLosses();
    this.#measureLine();
  }

  /**
   * Counts own units around every hex, without `except`: before each piece is planned. Only those who have come or gone
   * since the last count are entered anew.
   */
  countFriends(except: number): void {
    const battle = this.#battle;
    for (const unit of battle.counters.unitsOf[this.side]) {
      const stands = unit !== except && battle.isInPlay(unit) && battle.rout.of(unit) === 0;
      const place = stands ? battle.left.of(unit) : -1;
      const before = this.#counted[unit];
      if (place === before) continue;
      if (before >= 0) this.#enterFriend(before, -1);
      if (place >= 0) this.#enterFriend(place, 1);
      this.#counted[unit] = place;
    }
  }

  #enterFriend(place: number, amount: number): void {
    const { company } = this.#distances;
    for (let at = place * COMPANY; at < (place + 1) * COMPANY; at++) {
      if (company[at] >= 0) this.friends[company[at]] += amount;
    }
  }

  #measureLine(): void {
    const battle = this.#battle;
    const { counters } = battle;
    const field = this.#distances.toEdge[battle.enemyOf(this.side)];
    let sum = 0;
    let count = 0;
    for (const unit of counters.unitsOf[this.side]) {
      if (!battle.isInPlay(unit) || battle.rout.of(unit) > 0 || !counters.canMelee(unit, 0)) continue;
      sum += field[battle.left.of(unit)];
      count++;
    }
    this.line = count === 0 ? 0 : sum / count;
  }

  #enemyChanged(): boolean {
    const battle = this.#battle;
    let changed = false;
    for (const piece of battle.counters.piecesOf[battle.enemyOf(this.side)]) {
      const at = piece * WORDS;
      const seen = this.#seen;
      const left = battle.left.of(piece);
      const direction = battle.direction.of(piece);
      const face = battle.face.of(piece);
      const rout = battle.rout.of(piece);
      const lance = battle.lance.of(piece);
      if (
        seen[at] === left + 2 &&
        seen[at + 1] === direction &&
        seen[at + 2] === face &&
        seen[at + 3] === rout &&
        seen[at + 4] === lance
      )
        continue;
      changed = true;
      seen[at] = left + 2;
      seen[at + 1] = direction;
      seen[at + 2] = face;
      seen[at + 3] = rout;
      seen[at + 4] = lance;
    }
    return changed;
  }

  #measureDistance(): void {
    const battle = this.#battle;
    const { neighbour } = battle.grid;
    const field = this.enemyDistance;
    field.fill(FAR);
    const queue = this.#queue;
    let end = 0;
    const enter = (hex: number, distance: number): void => {
      if (field[hex] !== FAR) return;
      field[hex] = distance;
      queue[end++] = hex;
    };
    const units = battle.counters.unitsOf[battle.enemyOf(this.side)];
    const start = (routed: boolean, distance: number): void => {
      for (const unit of units) {
        if (!battle.isInPlay(unit) || battle.rout.of(unit) > 0 !== routed) continue;
        enter(battle.left.of(unit), distance);
        enter(battle.right(unit), distance);
      }
    };
    start(false, 0);
    let late = end > 0;
    if (!late) start(true, 1);
    for (let at = 0; at < end; at++) {
      const hex = queue[at];
      if (late && field[hex] === 1) {
        // The routed join the search where distance one begins, so that the queue stays in order.
        late = false;
        start(true, 1);
      }
      if (field[hex] === FAR - 1) continue;
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
        if (neighbour[edge] >= 0) enter(neighbour[edge], field[hex] + 1);
    }
  }

  #markBeside(): void {
    const battle = this.#battle;
    const { neighbour } = battle.grid;
    this.beside.fill(0);
    for (const unit of battle.counters.unitsOf[battle.enemyOf(this.side)]) {
      if (!battle.isInPlay(unit)) continue;
      const left = battle.left.of(unit) * 6;
      const right = battle.right(unit) * 6;
      for (let direction = 0; direction < 6; direction++) {
        if (neighbour[left + direction] >= 0) this.beside[neighbour[left + direction]] = 1;
        if (neighbour[right + direction] >= 0) this.beside[neighbour[right + direction]] = 1;
      }
    }
  }

  #measureThreats(): void {
    const battle = this.#battle;
    const { grid, counters } = battle;
    this.strikes.fill(0);
    this.contacts.fill(0);
    this.shots.fill(0);
    this.#markBeside();
    for (const unit of counters.unitsOf[battle.enemyOf(this.side)]) {
      if (!battle.isInPlay(unit) || battle.rout.of(unit) > 0) continue;
      const left = battle.left.of(unit);
      let melee = false;
      let reach = 0;
      for (let face = 0; face < counters.faces[unit]; face++) {
        melee ||= counters.canMelee(unit, face);
        reach = Math.max(reach, shootingRange(battle, unit, face));
      }
      // Measured from the hex ahead: who looks the other way is a step or two farther off.
      const direction = battle.direction.of(unit);
      const ahead = counters.size[unit] === 2 ? grid.neighbour[left * 6 + ((direction + 1) % 6)] : left;
      const from = ahead < 0 ? left : ahead;
      const movement = counters.movement(unit, battle.face.of(unit));
      const charger = melee && meets(battle, 'may-charge', unit);
      const strength = charger && battle.lance.of(unit) === 1 ? 1 : WEIGHTS.weakStriker;
      if (melee) {
        this.#addStrikes(from, movement, strength);
        this.#addContacts(unit);
      }
      if (reach > 0) this.#addShots(unit, reach);
    }
  }

  /** Enters where an enemy can strike who comes so far from a hex. */
  #addStrikes(from: number, reach: number, strength: number): void {
    const { grid } = this.#battle;
    if (reach === 0) return;
    const count = this.#lookAround(from, reach);
    for (let index = 0; index < count; index++) {
      const hex = this.#around[index];
      if (grid.distance(from, hex) <= reach) this.strikes[hex] += strength;
    }
  }

  /** Enters the hexes beside an enemy, each once. */
  #addContacts(unit: number): void {
    const battle = this.#battle;
    const { grid } = battle;
    const left = battle.left.of(unit);
    const right = battle.right(unit);
    for (let direction = 0; direction < 6; direction++) {
      const first = grid.neighbour[left * 6 + direction];
      if (first >= 0 && first !== right) this.contacts[first]++;
      const second = grid.neighbour[right * 6 + direction];
      if (second >= 0 && second !== left && grid.distance(left, second) > 1) this.contacts[second]++;
    }
  }

  /** Enters where the shots of an enemy come. */
  #addShots(unit: number, reach: number): void {
    const battle = this.#battle;
    const { grid } = battle;
    const left = battle.left.of(unit);
    const right = battle.right(unit);
    const count = this.#lookAround(left, reach + 1);
    for (let index = 0; index < count; index++) {
      const hex = this.#around[index];
      const near = Math.min(grid.distance(left, hex), grid.distance(right, hex));
      if (near <= reach && near > 0) this.shots[hex] += 1 / near;
    }
  }

  /** Gathers hexes around one, all within `reach` and others: how many. */
  #lookAround(from: number, reach: number): number {
    const { grid } = this.#battle;
    const around = this.#around;
    let count = 0;
    const row = grid.rowOf(from);
    const column = grid.columnOf(from);
    const lastRow = Math.min(grid.rows - 1, row + reach);
    const lastColumn = Math.min(grid.columns - 1, column + reach);
    for (let at = Math.max(0, row - reach); at <= lastRow; at++) {
      for (let across = Math.max(0, column - reach); across <= lastColumn; across++) {
        around[count++] = grid.hexAt(across, at);
      }
    }
    return count;
  }

  #measureAims(): void {
    const battle = this.#battle;
    const { grid, counters } = battle;
    this.aims.fill(0);
    const enemies = counters.unitsOf[battle.enemyOf(this.side)];
    const done = new Set<number>();
    const gains = new Float64Array(RINGS + 1);
    for (const unit of counters.unitsOf[this.side]) {
      for (let face = 0; face < counters.faces[unit]; face++) {
        const weapon = counters.weapon(unit, face);
        if (weapon < 0 || done.has(weapon)) continue;
        done.add(weapon);
        const reach = Math.min(RINGS, shootingRange(battle, unit, face));
        const base = weapon * grid.count;
        for (const enemy of enemies) {
          if (!battle.isInPlay(enemy)) continue;
          this.#expectations.supposedShots(unit, face, enemy, reach, gains);
          for (let range = 1; range <= reach; range++) {
            const gain = gains[range];
            if (gain <= 0) continue;
            this.#ring(base, battle.left.of(enemy), range, gain);
            if (counters.size[enemy] === 2) this.#ring(base, battle.right(enemy), range, gain);
          }
        }
      }
    }
  }

  /** Enters a gain for every hex at that range. */
  #ring(base: number, from: number, range: number, gain: number): void {
    const { rings } = this.#distances;
    const first = this.#distances.ringStart(from, range);
    for (let at = first; at < first + 6 * range; at++) {
      const hex = rings[at];
      if (hex >= 0 && this.aims[base + hex] < gain) this.aims[base + hex] = gain;
    }
  }

  #findCaptives(): void {
    const battle = this.#battle;
    this.captives.fill(0);
    for (const leader of battle.counters.leaders) {
      if (battle.counters.side[leader] === this.side || !battle.isInPlay(leader)) continue;
      const hex = battle.left.of(leader);
      if (battle.unitIn(hex) < 0) this.captives[hex] += battle.counters.capture[leader];
    }
  }

  #measureLosses(): void {
    const battle = this.#battle;
    const { counters } = battle;
    let striker = -1;
    let shooter = -1;
    let shooterFace = 0;
    for (const unit of counters.unitsOf[battle.enemyOf(this.side)]) {
      if (!battle.isInPlay(unit) || battle.rout.of(unit) > 0) continue;
      for (let face = 0; face < counters.faces[unit]; face++) {
        if (counters.canMelee(unit, face) && (striker < 0 || battle.lance.of(unit) > battle.lance.of(striker)))
          striker = unit;
        if (shooter < 0 && counters.weapon(unit, face) >= 0) {
          shooter = unit;
          shooterFace = face;
        }
      }
    }
    for (const unit of counters.unitsOf[this.side]) {
      const stands = battle.isInPlay(unit) && counters.kind[unit] === UNIT;
      this.struckLoss[unit] =
        stands && striker >= 0 ? this.#expectations.supposedMelee(striker, unit, 0, battle.lance.of(striker) === 1) : 0;
      this.shotLoss[unit] = stands && shooter >= 0 ? this.#expectations.supposedShot(shooter, shooterFace, unit, 1) : 0;
    }
  }
}
