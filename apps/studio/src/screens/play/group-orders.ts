import type { Grid } from '@hexwright/hex';
import type { Denial, MoveOutcome, PieceView, Reach, WrittenCommand } from '@hexwright/playtest/screen';
import { PERSON } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameShown } from '../../game-host/game-host.ts';
import { ready } from './hand.ts';
import { goalOf, marchOrder, memberWay, type GroupAim } from './group.ts';
import type { Way } from './ways.ts';
import { words } from './words.ts';

/** Where one of a group would go; null where it cannot. */
export interface MemberPlan {
  readonly piece: PieceView;
  readonly way: Way | null;
}

/** Why one of a group stayed. */
export interface Stayed {
  readonly name: string;
  readonly text: string;
  readonly cases: readonly string[];
}

/** What came of the orders of a group. */
export interface GroupReport {
  readonly moved: number;
  readonly stayed: readonly Stayed[];
}

/** Does commands of one of them: the first begins the move, and what the others do belongs to it. */
type Perform = (commands: readonly WrittenCommand[], begins: boolean) => Promise<MoveOutcome>;

type Aiming = GroupAim['is'];

/** Several pieces in hand that are moved together: each by its own way, all of it one move that is undone at once. */
export class GroupOrders {
  readonly #pieces = new Store<readonly string[]>([]);
  readonly #aiming = new Store<Aiming>('towards');
  readonly #plan = new Store<readonly MemberPlan[]>([]);
  readonly #report = new Store<GroupReport | null>(null);
  readonly #isMoving = new Store(false);
  readonly #game: GameShown;
  readonly #perform: Perform;
  #grid: () => Grid | null = () => null;
  readonly #reaches = new Map<string, Reach | null>();
  /** The group that was moved last. */
  #last: readonly string[] = [];
  #hex = -1;
  #isStopped = false;

  constructor(game: GameShown, perform: Perform) {
    this.#game = game;
    this.#perform = perform;
    game.snapshot.listen(() => this.#stand());
  }

  /** Ids of the pieces, in the order in which they were chosen. */
  get pieces(): ReadonlyStore<readonly string[]> {
    return this.#pieces;
  }

  /** How it is told where to go. */
  get aiming(): ReadonlyStore<Aiming> {
    return this.#aiming;
  }

  /** Where each would go from where all stand now. */
  get plan(): ReadonlyStore<readonly MemberPlan[]> {
    return this.#plan;
  }

  /** What came of the orders that were given last; null where none were, or somebody has seen it. */
  get report(): ReadonlyStore<GroupReport | null> {
    return this.#report;
  }

  /** Whether its orders are carried out. */
  get isMoving(): ReadonlyStore<boolean> {
    return this.#isMoving;
  }

  /** The game stands otherwise: who can do nothing any more has left the group. */
  #stand(): void {
    this.#reaches.clear();
    if (!this.isSet || this.isMoving.value) return;
    const able = new Set(this.#able());
    if (this.pieces.value.some((id) => !able.has(id))) this.#choose(this.pieces.value.filter((id) => able.has(id)));
  }

  /** It stands on this grid, as soon as its map is there. */
  standOn(grid: () => Grid | null): void {
    this.#grid = grid;
  }

  /** Whether there is anybody in it. */
  get isSet(): boolean {
    return this.pieces.value.length > 0;
  }

  /** Whether all or none of several pieces come to the group: who is in it already goes, if all of them are. */
  toggle(wanted: readonly string[]): void {
    const able = new Set(this.#able());
    const some = wanted.filter((id) => able.has(id));
    const has = new Set(this.pieces.value);
    const isOut = some.every((id) => has.has(id));
    const gone = new Set(isOut ? some : []);
    this.#choose([...this.pieces.value.filter((id) => !gone.has(id)), ...some.filter((id) => !has.has(id))]);
  }

  /** Chooses all that can act. */
  chooseAll(): void {
    this.#choose(this.#able());
  }

  /** Chooses those again that were moved last, as far as they can act. */
  chooseAgain(): void {
    const able = new Set(this.#able());
    this.#choose(this.#last.filter((id) => able.has(id)));
  }

  /** Another way to be told where to go. */
  aimBy(aiming: Aiming): void {
    this.#aiming.value = aiming;
    void this.aimAt(this.#hex);
  }

  /** The other of the two. */
  aimByNext(): void {
    this.aimBy(this.aiming.value === 'towards' ? 'by' : 'towards');
  }

  drop(): void {
    this.#isStopped = true;
    this.#choose([]);
    this.#report.value = null;
  }

  /** Shows where everybody would go. */
  async aimAt(hex: number): Promise<void> {
    this.#hex = hex;
    const grid = this.#grid();
    const aim = this.#aim(hex);
    if (grid === null || aim === null) {
      this.#plan.value = [];
      return;
    }
    const chosen = this.pieces.value;
    const plans: MemberPlan[] = [];
    for (const piece of this.#members()) {
      const reach = await this.#reachOf(piece.id);
      // Another hex, or another group, is meant meanwhile.
      if (this.#hex !== hex || this.pieces.value !== chosen) return;
      plans.push({ piece, way: reach === null ? null : memberWay(piece, reach, aim, grid) });
    }
    this.#plan.value = plans;
  }

  /** Whether a hex is aimed at already. */
  isAimedAt(hex: number): boolean {
    return this.isSet && this.#hex === hex && this.plan.value.length > 0;
  }

  /** Moves everybody who can be moved; the others are named with the reason. */
  async moveTo(hex: number): Promise<void> {
    const grid = this.#grid();
    const aim = this.#aim(hex);
    if (grid === null || aim === null || this.isMoving.value) return;
    const order = marchOrder(this.#members(), aim, grid);
    this.#last = this.pieces.value;
    this.#isStopped = false;
    this.#isMoving.value = true;
    this.#plan.value = [];
    const step = this.#step;
    const stayed: Stayed[] = [];
    let moved = 0;
    try {
      for (const piece of order) {
        const why = this.#isStopped
          ? plain(piece, words.group.stopped)
          : this.#step !== step || this.#asks
            ? plain(piece, words.group.interrupted)
            : await this.#moveOne(piece, aim, grid, moved === 0);
        if (why === null) moved += 1;
        else stayed.push(why);
      }
    } finally {
      this.#isMoving.value = false;
      this.#choose([]);
      this.#report.value = { moved, stayed };
    }
  }

  /** Moves one of them; why it stayed, or null. */
  async #moveOne(piece: PieceView, aim: GroupAim, grid: Grid, isFirst: boolean): Promise<Stayed | null> {
    const goal = goalOf(piece, aim, grid);
    if (goal < 0) return plain(piece, words.group.beyondMap);
    const reach = await this.#game.ask('reach', piece.id);
    if (reach === null) return plain(piece, words.group.cannotMove);
    const way = memberWay(piece, reach, aim, grid);
    if (way === null) {
      if (aim.is === 'towards') return plain(piece, words.group.nearest);
      return refused(piece, await this.#game.ask('whyNot', piece.id, goal));
    }
    const outcome = await this.#perform(way.commands, isFirst);
    if (outcome.kind === 'done') return null;
    if (outcome.kind === 'refused') return refused(piece, { command: null, refusals: outcome.refusals });
    this.#isStopped = true;
    return plain(piece, outcome.kind === 'dice' ? words.group.dice : outcome.text);
  }

  #aim(hex: number): GroupAim | null {
    const [first] = this.#members();
    if (first === undefined || hex < 0) return null;
    return this.aiming.value === 'towards' ? { is: 'towards', hex } : { is: 'by', from: first.places[0], to: hex };
  }

  #choose(pieces: readonly string[]): void {
    if (pieces.length > 0) this.#report.value = null;
    this.#plan.value = [];
    this.#pieces.value = pieces;
    if (pieces.length > 0) void this.aimAt(this.#hex);
  }

  /** Those on the map, in the order in which they were chosen. */
  #members(): PieceView[] {
    const all = new Map((this.#game.snapshot.value?.view.pieces ?? []).map((piece) => [piece.id, piece]));
    return this.pieces.value.flatMap((id) => all.get(id) ?? []).filter(({ where }) => where === 'map');
  }

  #able(): string[] {
    const snapshot = this.#game.snapshot.value;
    if (snapshot === null || snapshot.view.prompt.piece !== null) return [];
    const onMap = new Set(snapshot.view.pieces.flatMap(({ id, where }) => (where === 'map' ? [id] : [])));
    return ready(snapshot.choices).filter((id) => onMap.has(id));
  }

  /** The step of the sequence that is played: in another one, others move. */
  get #step(): string {
    const view = this.#game.snapshot.value?.view;
    return view === undefined ? '' : `${view.turn} ${view.phasing} ${view.phase.id} ${view.prompt.side}`;
  }

  /** Whether something must be decided before anybody else can move. */
  get #asks(): boolean {
    const view = this.#game.snapshot.value?.view;
    return view === undefined || view.over || view.seat !== PERSON || view.prompt.piece !== null;
  }

  async #reachOf(piece: string): Promise<Reach | null> {
    const known = this.#reaches.get(piece);
    if (known !== undefined) return known;
    const reach = await this.#game.ask('reach', piece);
    this.#reaches.set(piece, reach);
    return reach;
  }
}

function plain({ name }: PieceView, text: string): Stayed {
  return { name, text, cases: [] };
}

function refused({ name }: PieceView, denial: Denial | null): Stayed {
  const refusal = denial?.refusals[0];
  return refusal === undefined
    ? { name, text: words.group.cannotReach, cases: [] }
    : { name, text: refusal.text, cases: refusal.cases };
}
