/** The player `captain` for the Great Medieval Battles: scored candidates by exact odds, never a look at the dice. */
import type { Temper } from '@hexwright/compiler';
import type { CommandList } from '@hexwright/engine';
import { captainFor, chooseArrival, Heed, type PlayerKind } from '@hexwright/rules-kit';
import { Battle } from '../battle.ts';
import { everyOf } from '../modules.ts';
import { MovementRange } from '../movement-range.ts';
import type { Adviser } from './adviser.ts';
import { Assignments } from './assignments.ts';
import { FireChoice } from './fire-choice.ts';
import { Front } from './front.ts';
import { Distances } from './distances.ts';
import { Leaders } from './leaders.ts';
import { CHARGE_ONLY, MARCH, MarchingOrder, RALLY, TRAIN } from './marching-order.ts';
import { chooseMelee } from './melee-choice.ts';
import { MovementPlan } from './movement-plan.ts';
import { ThreatMap } from './threat-map.ts';
import { PlaceValue } from './place-value.ts';
import { Expectations } from './expectations.ts';
import { chooseRouter, chooseRoutStep } from './rout-choice.ts';
import { chooseStepBack } from './step-back-choice.ts';
import { WEIGHTS, type Weights, weightsOf } from './weights.ts';
import { hexOfArrival, PLACE } from '../standard/03-3-arrivals.ts';
import { PASS, STOP } from '../standard/04-passing.ts';
import { MOVE } from '../standard/05-1-moves.ts';

/** One captain at one battle: its maps and plans. */
class AiPlayer {
  readonly battle: Battle;
  readonly #side: number;
  readonly #weights: Weights = { ...WEIGHTS };
  readonly #range: MovementRange;
  readonly #distances: Distances;
  readonly #expectations: Expectations;
  readonly #threatMap: ThreatMap;
  readonly #plan: MovementPlan;
  readonly #order: MarchingOrder;
  readonly #leaders: Leaders;
  readonly #fire: FireChoice;
  readonly #advisers: readonly Adviser[];
  /** How the decisions of modules are made. */
  readonly #choices: ReadonlyMap<string, (commands: CommandList) => number>;

  constructor(battle: Battle, side: number) {
    this.battle = battle;
    this.#side = side;
    this.#range = new MovementRange(battle);
    this.#distances = new Distances(battle, side);
    this.#expectations = new Expectations(battle);
    this.#threatMap = new ThreatMap(battle, side, this.#distances, this.#expectations);
    const assignments = new Assignments(battle, side, this.#distances, this.#weights);
    const front = new Front(battle, this.#threatMap);
    const heed = new Heed(battle, WEIGHTS, (piece) => this.#expectations.worth[piece]);
    const places = new PlaceValue(
      battle,
      this.#distances,
      this.#threatMap,
      this.#expectations,
      assignments,
      front,
      heed,
      this.#weights,
    );
    this.#plan = new MovementPlan(battle, this.#range, this.#threatMap, this.#expectations, places, heed);
    this.#order = new MarchingOrder(battle, this.#threatMap, assignments, front, this.#weights);
    const staff = { battle, threatMap: this.#threatMap, places, graphs: this.#range.graphs };
    this.#advisers = everyOf(({ advise }) => (advise === undefined ? [] : [advise(staff)]));
    places.heed(this.#advisers.flatMap(({ shelter }) => shelter ?? []));
    this.#choices = new Map(this.#advisers.flatMap(({ choices = {} }) => Object.entries(choices)));
    this.#leaders = new Leaders(battle, this.#distances, this.#threatMap, this.#expectations, this.#advisers, heed);
    this.#fire = new FireChoice(battle, this.#expectations);
  }

  begin(seed: number): void {
    this.#plan.seed = (seed % 0x7fffffff) + this.#side;
    for (const { begin } of this.#advisers) begin?.(this.#plan.seed);
    this.#plan.forget();
    this.#threatMap.forget();
    this.#order.forget();
    this.#fire.forget();
  }

  /** What is chosen in secret follows from another number. */
  refresh(seed: number): void {
    for (const { refresh } of this.#advisers) refresh?.((seed % 0x7fffffff) + this.#side);
  }

  lean(temper: Temper): void {
    Object.assign(this.#weights, weightsOf(temper));
  }

  choose(commands: CommandList): number {
    const { battle } = this;
    if (commands.length === 1) return commands.at(0);
    switch (battle.decision?.id) {
      case 'arrivals':
        this.#threatMap.update();
        return chooseArrival(commands, PLACE, (one) => this.#threatMap.enemyDistance[hexOfArrival(battle, one)]);
      case 'movement':
        return this.#move(commands);
      case 'moving':
        return this.#step(commands);
      case 'fire':
        return this.#fire.choose(commands);
      case 'melee':
        return chooseMelee(battle, this.#expectations, commands);
      case 'stepping-back':
        return chooseStepBack(battle, this.#expectations, commands);
      case 'rout-movement':
        return chooseRouter(battle, this.#distances, commands);
      case 'routing':
        return chooseRoutStep(battle, commands);
      default:
        return this.#choices.get(battle.decision?.id ?? '')?.(commands) ?? commands.at(commands.length - 1);
    }
  }

  /** Names the next piece that has something to do. */
  #move(commands: CommandList): number {
    const { battle } = this;
    this.#threatMap.update();
    for (const { beforeMoving } of this.#advisers) {
      const one = beforeMoving?.(commands) ?? null;
      if (one !== null) return one;
    }
    this.#order.refresh();
    const { pieces, purposes } = this.#order;
    while (this.#order.at < pieces.length) {
      const piece = pieces[this.#order.at];
      const purpose = purposes[this.#order.at];
      this.#order.at++;
      if (battle.hasMoved(piece) || !battle.isInPlay(piece)) continue;
      const one = this.#candidate(piece, purpose);
      if (one !== PASS.of() && commands.includes(one)) return one;
    }
    return PASS.of();
  }

  #candidate(piece: number, purpose: number): number {
    const { battle } = this;
    if (purpose === TRAIN) {
      for (const { train } of this.#advisers) {
        const one = train?.(piece) ?? null;
        if (one !== null) return one;
      }
      return PASS.of();
    }
    if (purpose === CHARGE_ONLY) {
      const reach = battle.counters.movement(piece, battle.face.of(piece)) + 2;
      const isNear = this.#threatMap.enemyDistance[battle.left.of(piece)] <= reach;
      return isNear && this.#plan.planCharge(piece, WEIGHTS.chargeFirst) ? this.#go(piece) : PASS.of();
    }
    if (purpose === MARCH) {
      this.#plan.plan(piece);
      return this.#plan.moves ? this.#go(piece) : PASS.of();
    }
    this.#range.search(piece);
    const { place, gain } = this.#leaders.seek(piece, this.#range, purpose === RALLY);
    if (gain <= WEIGHTS.worthMoving) return PASS.of();
    this.#plan.walkTo(piece, place);
    return MOVE.of(piece);
  }

  /** Sets out by the plan, with the leaders who come along. */
  #go(unit: number): number {
    this.#plan.takeAlong(this.#leaders.companions(unit, this.#plan.destination, this.#plan.target >= 0));
    return MOVE.of(unit);
  }

  /** The next step of the plan; a new plan when the position is not the one foreseen. */
  #step(commands: CommandList): number {
    const { battle } = this;
    const unit = battle.frames.local(MOVING_PIECE);
    const planned = this.#plan.next(unit, commands);
    if (planned >= 0) return planned;
    this.#threatMap.update();
    const spent = battle.frames.local(MOVING_SPENT);
    // Over ground that costs nothing a piece would go round and round for ever.
    if (!battle.isCombatUnit(unit) || spent <= this.#plan.spent) return STOP.of();
    this.#plan.plan(unit, spent, battle.frames.local(MOVING_STRAYED) === 1);
    const anew = this.#plan.moves ? this.#plan.next(unit, commands) : -1;
    return anew >= 0 ? anew : STOP.of();
  }
}

/** Locals of the procedure `moving` [5.1]. */
const MOVING_PIECE = 0;
const MOVING_SPENT = 1;
const MOVING_STRAYED = 2;

/** Charges, fires, rallies and keeps a line; see {@link WEIGHTS} for what it values. */
export const captain: PlayerKind = captainFor(
  'Charges, shoots, rallies and keeps a line, by exact odds.',
  (play, side) => {
    if (!(play instanceof Battle)) throw new TypeError('This captain plays the Great Medieval Battles only.');
    return new AiPlayer(play, side);
  },
);
