/** The player `captain` for Grunwald: attacks planned by exact odds before anybody moves, never a look at the dice. */
import type { Temper } from '@hexwright/compiler';
import type { Command, CommandList } from '@hexwright/engine';
import { argumentOf, captainFor, chooseArrival, Heed, latest, type PlayerKind, Standoff } from '@hexwright/rules-kit';
import { Battle } from '../battle.ts';
import { MovementRange } from '../movement-range.ts';
import { moveUnderWay } from '../rules/04-2-under-way.ts';
import { hasHorse } from '../rules/15-1-leaders-alone.ts';
import { Assault } from './assault.ts';
import { CombatChoices } from './combat-choices.ts';
import { Assignments } from './assignments.ts';
import { chooseShot } from './fire-choice.ts';
import { Rings } from './rings.ts';
import { Leaders } from './leaders.ts';
import { March } from './march.ts';
import { ThreatMap } from './threat-map.ts';
import { PitLaying } from './pit-laying.ts';
import { PlaceValue } from './place-value.ts';
import { Expectations } from './expectations.ts';
import { WEIGHTS, type Weights, weightsOf } from './weights.ts';
import { ATTACK } from '../rules/07-combat.ts';
import { MOVE } from '../rules/04-2-ways.ts';
import { RALLY } from '../rules/09-4-rally.ts';
import { PLACE } from '../rules/18-deployment.ts';
import { RETURN } from '../rules/10-leaving-the-map.ts';
import { PASS, STOP } from '../rules/03-1-ending.ts';

/** One captain at one battle: its maps and plans. */
class AiPlayer {
  readonly battle: Battle;
  readonly #side: number;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;
  readonly #range: MovementRange;
  readonly #assault: Assault;
  readonly #march: March;
  readonly #leaders: Leaders;
  readonly #assignments: Assignments;
  readonly #combat: CombatChoices;
  readonly #pits: PitLaying;
  readonly #weights: Weights = { ...WEIGHTS };
  readonly #standoff = new Standoff(this.#weights);
  /** Pieces in the order in which they move in this phase, and how many have been seen to. */
  #order: number[] = [];
  #at = 0;
  /** Serial of the phase that the order is for. */
  #ordered = -1;

  constructor(battle: Battle, side: number) {
    this.battle = battle;
    this.#side = side;
    const rings = new Rings(battle);
    this.#threatMap = new ThreatMap(battle, side, rings);
    this.#expectations = new Expectations(battle);
    this.#range = new MovementRange(battle);
    this.#assault = new Assault(battle, this.#range, this.#threatMap, this.#expectations, this.#weights);
    this.#assignments = new Assignments(battle, this.#threatMap, this.#standoff, this.#weights);
    const heed = new Heed(battle, WEIGHTS, (piece) => this.#expectations.worth[piece]);
    const places = new PlaceValue(
      battle,
      this.#threatMap,
      this.#expectations,
      this.#assault,
      this.#assignments,
      heed,
      this.#weights,
    );
    this.#march = new March(battle, this.#range, this.#threatMap, places, heed);
    this.#leaders = new Leaders(battle, this.#threatMap, rings, heed);
    this.#combat = new CombatChoices(battle, this.#threatMap, this.#expectations);
    this.#pits = new PitLaying(battle, side);
  }

  begin(seed: number): void {
    this.#march.seed = (seed % 0x7fffffff) + this.#side;
    this.#march.forget();
    this.#threatMap.forget();
    this.#pits.begin(seed);
    this.#standoff.forget();
    this.#ordered = -1;
  }

  refresh(seed: number): void {
    this.#pits.refresh(seed);
  }

  lean(temper: Temper): void {
    Object.assign(this.#weights, weightsOf(temper));
  }

  choose(commands: CommandList): Command {
    const { battle } = this;
    if (commands.length === 1) return commands.at(0);
    switch (battle.decision?.id) {
      case 'deployment':
        return this.#pits.choose();
      case 'arrivals':
        this.#threatMap.update();
        return chooseArrival(commands, PLACE, (one) => this.#threatMap.enemyDistance[argumentOf(one)]);
      case 'movement':
        return this.#move(commands);
      case 'moving':
        return this.#step(commands);
      case 'fire':
        return chooseShot(battle, this.#expectations, commands);
      case 'rally':
        return RALLY.is(commands.at(0)) ? commands.at(0) : PASS.of();
      case 'attack':
        return ATTACK.is(commands.at(0)) ? this.#combat.attack(commands) : this.#combat.rout(commands);
      case 'routs':
        return this.#combat.rout(commands);
      case 'facing':
      case 'turning':
        return this.#combat.face(commands);
      case 'stepping-back':
        return this.#combat.stepBack(commands);
      case 'retreating':
        return this.#combat.retreat(commands);
      case 'routing':
        return this.#combat.routStep(commands);
      case 'advancing':
        return this.#combat.advance(commands);
      case 'pursuing':
        return this.#combat.follow(commands);
      default:
        return commands.at(0);
    }
  }

  /** Names the next piece that has something to do. */
  #move(commands: CommandList): Command {
    const { battle } = this;
    if (battle.serial !== this.#ordered) this.#prepare();
    else if (this.#at > 0) this.#threatMap.recount(this.#order[this.#at - 1]);
    while (this.#at < this.#order.length) {
      const piece = this.#order[this.#at++];
      if (battle.hasMoved(piece) || !battle.isInPlay(piece)) continue;
      const one = battle.isLeader(piece) ? this.#lead(piece) : this.#send(piece);
      if (one !== PASS.of() && commands.includes(one)) return one;
    }
    const back = this.#comeBack(commands);
    return back !== PASS.of() || commands.includes(PASS.of()) ? back : commands.at(0);
  }

  /** A phase begins: attacks are planned, and who moves when. */
  #prepare(): void {
    const { battle } = this;
    const { counters, hex } = battle;
    this.#ordered = battle.serial;
    this.#at = 0;
    this.#threatMap.update();
    this.#threatMap.measureCamps();
    this.#assault.plan();
    const { place } = this.#assault;
    const { quarry } = this.#threatMap;
    const own = counters.unitsOf[this.#side].filter((unit) => hex.of(unit) >= 0);
    const nearest = Math.min(...own.map((unit) => quarry[hex.of(unit)]));
    this.#standoff.look(latest(battle.attackedIn, counters.count), nearest);
    this.#threatMap.bound = this.#standoff.bound;
    this.#threatMap.urgency = this.#standoff.urgency;
    this.#assignments.choose();
    const units = counters.unitsOf[this.#side].filter((unit) => battle.isInPlay(unit));
    const rank = (unit: number): number => (place[unit] >= 0 ? 0 : 256) + quarry[hex.of(unit)];
    units.sort((one, other) => rank(one) - rank(other) || one - other);
    this.#order = [...units, ...counters.leadersOf[this.#side]];
  }

  #send(unit: number): Command {
    const { battle } = this;
    const wanted = this.#assault.place[unit];
    if (wanted >= 0 && this.#assignments.wayOf(unit) !== null) this.#assault.giveUp(unit);
    else if (wanted >= 0) {
      if (wanted === battle.hex.of(unit) * 6 + battle.facing.of(unit)) return PASS.of();
      if (this.#march.planTo(unit, wanted)) return MOVE.of(unit);
      this.#assault.giveUp(unit);
    }
    // [3.1] A unit that moves does not rally.
    const rests = battle.isDisordered(unit) && this.#isSafe(unit);
    if (rests) return PASS.of();
    this.#march.plan(unit);
    return this.#march.moves ? MOVE.of(unit) : PASS.of();
  }

  #isSafe(unit: number): boolean {
    const { battle } = this;
    return this.#threatMap.enemyDistance[battle.hex.of(unit)] >= battle.parameters.number('rally-distance');
  }

  #lead(leader: number): Command {
    const { battle } = this;
    // Who rides with a unit looks around for a better place every other turn.
    if ((battle.turn + leader) % 2 === 1 && battle.unitIn(battle.hex.of(leader)) >= 0) return PASS.of();
    this.#range.search(leader);
    const { place, gain } = this.#leaders.seek(leader, this.#range);
    if (gain <= WEIGHTS.worthMoving) return PASS.of();
    this.#march.walkTo(leader, place);
    return MOVE.of(leader);
  }

  /** [10.11] Pieces come back as far from the enemy as they can. */
  #comeBack(commands: CommandList): Command {
    let best: Command = PASS.of();
    let most = -1;
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      if (!RETURN.is(one)) continue;
      const distance = this.#threatMap.enemyDistance[argumentOf(one)];
      if (distance <= most) continue;
      most = distance;
      best = one;
    }
    return best;
  }

  /** The next step of the plan; without one the piece stays where it is. */
  #step(commands: CommandList): Command {
    const planned = this.#march.next(moveUnderWay.piece.of(this.battle), commands);
    if (planned >= 0) return planned;
    return commands.includes(STOP.of()) ? STOP.of() : this.#stepToHorse(commands);
  }

  /** [15.13] A leader who may not stop yet goes to the nearest horse of their side. */
  #stepToHorse(commands: CommandList): Command {
    const { battle } = this;
    const leader = moveUnderWay.piece.of(battle);
    const range = this.#range;
    range.searchOn();
    const place = range.places.subarray(0, range.count).find((one) => hasHorse(battle, leader, range.hexOf(one)));
    if (place !== undefined) this.#march.walkTo(leader, place);
    const planned = this.#march.next(leader, commands);
    return planned >= 0 ? planned : commands.at(0);
  }
}

/** Keeps a line, strikes flanks and rears with several units at once; see {@link WEIGHTS} for what it values. */
export const captain: PlayerKind = captainFor(
  'Keeps a line, combines attacks on flanks and rears, rallies and raids, by exact odds.',
  (play, side) => {
    if (!(play instanceof Battle)) throw new TypeError('This captain plays Grunwald only.');
    return new AiPlayer(play, side);
  },
);
