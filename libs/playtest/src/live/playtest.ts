/** One game as a person plays it: a tree of moves with a cursor, dice by hand, computer players, replay under changed rules. */
import type {
  AttackOdds,
  CandidateQuery,
  Choice,
  Denial,
  Influence,
  InfluenceSort,
  Place,
  Reach,
  SightReport,
  TakeBack,
  WrittenCommand,
} from '@hexwright/engine';
import type { CaseFile } from '@hexwright/model';
import type { Playable } from '../library.ts';
import type { GameRecord } from '../record.ts';
import { type Advice, adviceOn } from '../marshal/advice.ts';
import { thinkingOf } from '../marshal/thinking.ts';
import { caseFileOf } from './case-file.ts';
import { Computers } from './computers.ts';
import type { Perspective, Secrets } from './perspective.ts';
import { change, hindrance } from './divergence.ts';
import { GameDice } from './game-dice.ts';
import { type Attempt, LiveGame } from './live-game.ts';
import { type MoveNode, MoveTree } from './move-tree.ts';
import type { CommandWaiting, Divergence, MoveOutcome, Progress, Recompilation } from './outcomes.ts';
import type { PlaytestSettings } from './playtest-settings.ts';
import { plantRecord } from './record-tree.ts';
import { savedGame } from './saved-game.ts';
import { type DiceView, type MoveDice, type MoveView, PERSON, type GameView } from './game-view.ts';
import { viewOf } from './view.ts';

/** What came of opening a record: `trouble` says what of it could not be played, null when all could. */
export interface LoadedPlaytest {
  readonly playtest: Playtest;
  readonly trouble: string | null;
}

const BRANCH_BEFORE_CHANGE = 'before the change';

/** A game with all its branches. Everything it takes and gives but the playable is plain data. */
export class Playtest {
  readonly #dice: GameDice;
  readonly #options: Readonly<Record<string, string>>;
  readonly #position: CaseFile | null;
  readonly #progress: (progress: Progress) => void;
  readonly #computers: Computers;
  readonly #tree: MoveTree;
  #live: LiveGame;
  #cursor: MoveNode;
  #byHand: boolean;
  /** Numbers that were given and have not fallen yet. */
  #given: number[];
  #waiting: CommandWaiting | null = null;
  /** The seed of the dice of the next move, where it is another one. */
  #nextSeed: number | null = null;

  /** Throws RangeError for seats of a side or player that there is not. */
  constructor(playable: Playable, settings: PlaytestSettings) {
    this.#dice = new GameDice(settings);
    this.#options = settings.options ?? {};
    this.#progress = settings.progress ?? ((): void => undefined);
    this.#computers = new Computers(playable, settings.seats ?? {});
    this.#position = settings.position ?? null;
    this.#live = new LiveGame(playable, this.#dice.source, this.#position);
    this.#tree = new MoveTree(this.#live.beginning);
    this.#cursor = this.#tree.root;
    this.#given = (settings.tape ?? []).slice(this.#live.play.dice.used);
    this.#byHand = settings.tape !== undefined;
  }

  /**
   * A game that was saved, with the cursor where it was. Players whom nobody knows any more are persons. What cannot be
   * played again is kept as a branch.
   */
  static load(
    playable: Playable,
    record: GameRecord,
    settings: Pick<PlaytestSettings, 'progress'> = {},
  ): LoadedPlaytest {
    const { seed, fair, options, position } = record;
    const begun = { seed, options, ...(fair && { fair }), ...(position && { position }) };
    const playtest = new Playtest(playable, { ...begun, ...settings });
    const unknown = Object.entries(record.seats).flatMap(([side, seat]) => playtest.#computers.seatIfKnown(side, seat));
    const leaf = plantRecord(playtest.#tree, record);
    const { stopped, divergence } = playtest.#replay(playtest.#tree.pathTo(leaf));
    const cursor = playtest.#tree.find(record.cursor ?? record.commands.length);
    if (cursor !== undefined && stopped === null) playtest.goTo(cursor.id);
    const gone = stopped ?? divergence;
    const trouble = [...unknown, ...(gone === null ? [] : [`Command ${gone.move} of the game: ${gone.text}`])];
    if (record.packageHash !== playable.game.hash) trouble.push('The package has changed since the game was kept.');
    return { playtest, trouble: trouble.length === 0 ? null : trouble.join(' ') };
  }

  // --- Looking ------------------------------------------------------------------------------------------------

  /** The game at the cursor, as somebody may see it who looks on; everything where absent. */
  view(as?: Omit<Perspective, 'seat'>): GameView {
    const viewers = this.#live.playable.game.sides.map(({ id }) => id);
    const dice = this.#diceView();
    return viewOf(this.#live, this.#cursor, this.#computers.seats, dice, as ?? { viewers, foretells: true });
  }

  /** What has to be known to say what a screen may show. */
  get secrets(): Secrets {
    const { play, playable } = this.#live;
    const sides = playable.game.sides.map(({ id }) => id);
    // What is being chosen in secret is everybody's to keep.
    const isSecret = play.decision?.secret === true || play.state.hasSecrets;
    return {
      sides,
      keepers: isSecret ? sides : this.#presenter.keepers(playable.game),
      seats: this.#computers.seats,
      deciding: play.isIdle ? null : playable.game.sides[play.deciding].id,
      over: play.over,
    };
  }

  /** What the rules ask of the players, and the sorts of layers that there are. */
  get manners(): { readonly takeBack: TakeBack | null; readonly layers: readonly InfluenceSort[] } {
    const { game } = this.#live.playable;
    return { takeBack: this.#presenter.takeBack(game), layers: this.#presenter.influenceSorts(game) };
  }

  /** What a piece makes its mark on; with null, all of the sides. */
  influences(piece: string | null): Influence[] {
    return this.#presenter.influences(this.#live.play, piece);
  }

  #diceView(): DiceView {
    return {
      source: this.#byHand ? 'hand' : 'seed',
      seed: this.#nextSeed ?? this.#tree.seedAt(this.#cursor, this.#dice.seed),
      used: this.#live.play.dice.used,
      awaiting: this.#waiting?.awaited ?? null,
    };
  }

  /** All moves with their branches, in the order in which they were made; one that has not changed is the same object. */
  moves(): MoveView[] {
    return Array.from(this.#tree.nodes, ({ view }) => view);
  }

  /** Ids of the moves from the root over the cursor to the leaf that `redo` leads to. */
  line(): number[] {
    return this.#tree.lineThrough(this.#cursor).map(({ id }) => id);
  }

  /** What was commanded after so many moves on the way to the cursor, secrets too: for anyone who keeps the game. */
  commandsAfter(move: number): WrittenCommand[] {
    return this.#tree
      .pathTo(this.#cursor)
      .slice(move + 1)
      .flatMap(({ command }) => command ?? []);
  }

  /** Every legal command, each once; see `Presenter`, as for the five that follow. */
  choices(): Choice[] {
    return this.#presenter.choices(this.#live.play);
  }

  reach(piece: string): Reach | null {
    return this.#presenter.reach(this.#live.play, piece);
  }

  candidates(query: CandidateQuery): Choice[] {
    return this.#presenter.candidates(this.#live.play, query);
  }

  whyNot(piece: string | null, place: Place): Denial | null {
    return this.#presenter.whyNot(this.#live.play, piece, place);
  }

  /** The odds of a command after those of `way`, which are taken back again; null where they cannot be given. */
  odds(command: WrittenCommand, way: readonly WrittenCommand[] = []): AttackOdds | null {
    const dice = this.#diceNow();
    const gone = way.findIndex((written) => this.#live.apply(written, dice).kind !== 'done');
    const odds = gone < 0 ? this.#presenter.odds(this.#live.play, command) : null;
    for (let taken = gone < 0 ? way.length : gone; taken > 0; taken--) this.#live.back();
    return odds;
  }

  sight(from: Place, to: Place): SightReport {
    return this.#presenter.sight(this.#live.play, from, to);
  }

  /** What a marshal of that name would do for the side that must decide; null where nobody must, or there is none. */
  advice(marshal: string): Advice | null {
    return adviceOn(this.#live.playable, this.#live.play, thinkingOf(marshal).effort);
  }

  get #presenter(): Playable['library']['presenter'] {
    return this.#live.playable.library.presenter;
  }

  // --- Playing ------------------------------------------------------------------------------------------------

  /**
   * Does a command, short or long, for the side that must decide. A long one becomes several moves. At a move that was made
   * before in the same way the cursor goes there; otherwise a branch begins.
   */
  perform(command: WrittenCommand): MoveOutcome {
    return this.performAll([command]);
  }

  /** Does a command that is a single one; a long one is unreadable here. */
  performSingle(command: WrittenCommand): MoveOutcome {
    this.cancelDice();
    return this.#make(command, [], true);
  }

  /**
   * Does several commands, one after the other: all of them, or none; but what dice have fallen for stands, and the rest is
   * left out where they have made it impossible. Waiting for dice, the rest follows later.
   *
   * @param begins whether they are a move of their own; else they belong to the move before, and are taken back with it
   */
  performAll(commands: readonly WrittenCommand[], begins = true): MoveOutcome {
    this.cancelDice();
    return this.#performAll(commands, begins);
  }

  #performAll(commands: readonly WrittenCommand[], begins: boolean): MoveOutcome {
    const start = this.#cursor;
    const { latest } = this.#tree;
    for (const [index, written] of commands.entries()) {
      const singles = this.#singles(written);
      if (!Array.isArray(singles)) return this.#giveUp(start, latest, singles);
      for (const [at, single] of singles.entries()) {
        const rest = [...singles.slice(at + 1), ...commands.slice(index + 1)];
        const outcome = this.#make(single, rest, begins && this.#cursor === start);
        if (outcome.kind === 'dice') return outcome;
        if (outcome.kind !== 'done') return this.#giveUp(start, latest, outcome);
      }
    }
    return { kind: 'done', node: this.#cursor.id };
  }

  /** The single commands that a written one stands for; the outcome when it cannot be done. */
  #singles(written: WrittenCommand): WrittenCommand[] | MoveOutcome {
    if (this.#live.play.isIdle) return { kind: 'nobody', text: 'The game is over.' };
    const expanded = this.#live.expand(written, this.#diceNow());
    if (Array.isArray(expanded)) return expanded;
    return expanded.kind === 'dice' ? { kind: 'unreadable', text: 'Dice are missing.' } : expanded;
  }

  /** Back to where several commands began, of which one cannot be done; unless dice have fallen since. */
  #giveUp(start: MoveNode, latest: number, outcome: MoveOutcome): MoveOutcome {
    const done = this.#tree.pathTo(this.#cursor).slice(start.depth + 1);
    if (done.some(({ view }) => view.dice.length > 0)) return { kind: 'done', node: this.#cursor.id };
    const made = this.#tree.pathTo(this.#cursor).find(({ id }) => id > latest);
    this.#moveTo(start);
    if (made !== undefined) this.#tree.remove(made);
    return outcome;
  }

  #diceNow(): MoveDice {
    return { seed: this.#nextSeed, tape: this.#byHand ? this.#given : null };
  }

  /** Makes one move with a single command; `rest` follows when it had to wait for dice. */
  #make(written: WrittenCommand, rest: readonly WrittenCommand[], begins: boolean): MoveOutcome {
    const dice = this.#diceNow();
    const attempt = this.#live.apply(written, dice);
    if (attempt.kind === 'dice') return this.#wait(written, attempt, { rest, begins });
    if (attempt.kind !== 'done') return attempt;
    const { command, result } = attempt;
    this.#given.splice(0, this.#byHand ? result.dice.length : 0);
    const had: MoveDice = { seed: dice.seed, tape: this.#byHand && result.dice.length > 0 ? result.dice : null };
    const seat = result.side === null ? null : this.#computers.seats[result.side];
    const before = this.#cursor;
    const known = this.#tree.child(before, command, had);
    if (known === undefined) this.#cursor = this.#tree.add(before, command, had, { seat, begins }, result);
    else {
      this.#cursor = known;
      if (!known.isFresh) known.played(result);
    }
    before.next = this.#cursor;
    this.#nextSeed = null;
    return { kind: 'done', node: this.#cursor.id };
  }

  #wait(
    command: WrittenCommand,
    { use }: Extract<Attempt, { readonly kind: 'dice' }>,
    after: Omit<CommandWaiting, 'awaited'>,
  ): MoveOutcome {
    const count = this.#live.throwSize(command, this.#diceNow());
    const text = this.#presenter.dieUse(this.#live.play, use);
    const awaiting = { command, given: [...this.#given], count, faces: use.faces, text };
    this.#waiting = { awaited: awaiting, ...after };
    return { kind: 'dice', awaiting };
  }

  /**
   * One decision of the computer player who sits for the side that must decide. Throws PlayerError when that player fails;
   * the game is as before then.
   */
  computerMove(): MoveOutcome {
    const { play, playable } = this.#live;
    if (this.#waiting !== null) return { kind: 'dice', awaiting: this.#waiting.awaited };
    if (play.isIdle) return { kind: 'nobody', text: 'The game is over.' };
    const side = playable.game.sides[play.deciding];
    const player = this.#computers.seats[side.id];
    if (player === PERSON) return { kind: 'nobody', text: `A person decides for the ${side.name} side.` };
    this.#progress({
      side: side.name,
      player,
      turn: play.turn,
      phase: playable.game.sequence[play.step].phase,
      decision: playable.library.decisionName(play),
      case: play.decision?.case ?? '',
      move: this.#cursor.depth,
    });
    const seed = this.#dice.playersSeed(this.#tree.seedAt(this.#cursor, this.#dice.seed));
    const { depth } = this.#cursor;
    const chosen = this.#computers.choose(play, seed, depth, this.#dice.freshSeed(depth + 1));
    return this.#make(playable.library.writeCommand(play, chosen), [], play.frames.depth === 1);
  }

  // --- Time travel --------------------------------------------------------------------------------------------

  /** One command back; false at the root. Where a move begins as its player made it, see `madeMoveBefore`. */
  undo(): boolean {
    this.cancelDice();
    const { parent } = this.#cursor;
    if (parent === null) return false;
    this.#computers.lose();
    this.#back();
    return true;
  }

  /** One command on, along the way last gone. */
  redo(): MoveOutcome {
    this.cancelDice();
    const { next } = this.#cursor;
    return next === null ? { kind: 'nobody', text: 'Nothing was done after this.' } : this.#moveTo(next);
  }

  /** To a move of the tree. What cannot be played any more is said; the cursor is then at the last move that could. */
  goTo(node: number): MoveOutcome {
    this.cancelDice();
    const wanted = this.#tree.find(node);
    return wanted === undefined ? { kind: 'unreadable', text: `There is no move ${node}.` } : this.#moveTo(wanted);
  }

  #back(): void {
    const { parent } = this.#cursor;
    if (parent === null) return;
    this.#live.back();
    parent.next = this.#cursor;
    this.#cursor = parent;
  }

  #moveTo(wanted: MoveNode): MoveOutcome {
    const path = this.#tree.pathTo(wanted);
    if (wanted !== this.#cursor) this.#computers.lose();
    while (path[this.#cursor.depth] !== this.#cursor) this.#back();
    for (const node of path.slice(this.#cursor.depth + 1)) {
      const attempt = this.#enter(node);
      if (attempt.kind === 'done') continue;
      const { text } = hindrance(node.depth, node.command ?? { do: '' }, attempt, null);
      return attempt.kind === 'dice' ? { kind: 'unreadable', text } : attempt;
    }
    return { kind: 'done', node: this.#cursor.id };
  }

  /** Plays a child of the cursor and goes there. */
  #enter(node: MoveNode): Attempt {
    if (node.command === null) throw new Error('The beginning is no move.');
    const attempt = this.#live.apply(node.command, node.dice);
    if (attempt.kind !== 'done') return attempt;
    if (!node.isFresh) node.played(attempt.result);
    if (attempt.result.side !== null) node.madeBy(this.#computers.seats[attempt.result.side]);
    this.#cursor.next = node;
    this.#cursor = node;
    return attempt;
  }

  /** Names the branch that begins with a move; an empty name takes the name away. */
  nameBranch(node: number, name: string): void {
    const named = this.#tree.find(node);
    if (named !== undefined) named.name = name;
  }

  /** Pins a note to a move; an empty one takes it away. */
  pinNote(node: number, note: string): void {
    const noted = this.#tree.find(node);
    if (noted !== undefined) noted.note = note;
  }

  /** Writes into the log, for everybody and for good, what happened among the players at this moment. */
  witness(text: string): void {
    this.#cursor.witnessed = [...this.#cursor.witnessed, text];
  }

  // --- Seats and dice -----------------------------------------------------------------------------------------

  /** Gives a seat to a person or a computer player. Throws RangeError for a side or player that there is not. */
  setSeat(side: string, seat: string): void {
    this.#computers.seat(side, seat);
    this.#computers.lose();
  }

  /** Dice by hand from now on, or by the generator. */
  setDice(source: 'seed' | 'hand'): void {
    this.cancelDice();
    this.#byHand = source === 'hand';
    this.#given = [];
  }

  /** The dice of all moves to come fall by another seed. */
  setSeed(seed: number): void {
    this.#nextSeed = seed === this.#tree.seedAt(this.#cursor, this.#dice.seed) ? null : seed;
  }

  /** Says what fell; the command that waits goes on, and may ask for more. What it does not need is for the next one. */
  giveDice(numbers: readonly number[]): MoveOutcome {
    const waiting = this.#waiting;
    if (waiting === null) return { kind: 'nobody', text: 'Nothing waits for dice.' };
    const { faces } = waiting.awaited;
    const wrong = numbers.find((number) => !Number.isInteger(number) || number < 1 || number > faces);
    if (wrong !== undefined) return { kind: 'unreadable', text: `A die shows 1 to ${faces}, not ${wrong}.` };
    this.#waiting = null;
    this.#given.push(...numbers);
    const outcome = this.#make(waiting.awaited.command, waiting.rest, waiting.begins);
    return outcome.kind === 'done' && waiting.rest.length > 0 ? this.#performAll(waiting.rest, false) : outcome;
  }

  /** Takes back the command that waits for dice. */
  cancelDice(): void {
    if (this.#waiting !== null) this.#given = [];
    this.#waiting = null;
  }

  // --- Another package ----------------------------------------------------------------------------------------

  /**
   * Plays the line through the cursor again under a changed package, as far as its commands can be given. The cursor is
   * then where it was, or at the last move that could be made; what comes after is kept as a branch. A choice that is still
   * secret is made again: whether another package refuses it would tell what it was.
   */
  recompiled(playable: Playable): Recompilation {
    this.cancelDice();
    const line = this.#tree.lineThrough(this.#cursor);
    const wanted = this.#cursor;
    const isOther = playable.game.hash !== this.#live.playable.game.hash;
    this.#live = new LiveGame(playable, this.#dice.source, this.#position);
    this.#computers.change(playable);
    const { beginning } = this.#live;
    const startChanged = this.#tree.root.result?.facts !== beginning.facts;
    // Of a package with the same hash only words can be others: what came of a move is known.
    if (isOther) for (const node of this.#tree.nodes) node.age();
    this.#tree.root.played(beginning);
    const sealed = isOther ? line.findIndex(({ isSealed }) => isSealed) : -1;
    const { played, divergence, stopped } = this.#replay(sealed < 0 ? line : line.slice(0, sealed));
    if (this.#cursor.depth > wanted.depth) this.#moveTo(wanted);
    return { same: divergence === null && !startChanged, startChanged, played, divergence, stopped };
  }

  /** Plays the moves of a line, the root first, from the beginning; stops at the first that cannot be made. */
  #replay(line: readonly MoveNode[]): Pick<Recompilation, 'played' | 'divergence' | 'stopped'> {
    this.#cursor = this.#tree.root;
    let divergence: Divergence | null = null;
    for (const node of line.slice(1)) {
      const before = node.result;
      const command = node.command ?? { do: '' };
      const attempt = this.#enter(node);
      if (attempt.kind !== 'done') {
        const stopped = hindrance(node.depth, command, attempt, before);
        if (node.name === '') node.name = BRANCH_BEFORE_CHANGE;
        return { played: this.#cursor.depth, divergence: divergence ?? stopped, stopped };
      }
      node.played(attempt.result);
      divergence ??= change(node.depth, command, before, attempt.result);
    }
    return { played: this.#cursor.depth, divergence, stopped: null };
  }

  // --- Files --------------------------------------------------------------------------------------------------

  /** The line through the cursor as a record, with all branches, every position, and at its end what came of it. */
  save(): GameRecord {
    const position = this.#position === null ? {} : { position: this.#position };
    const head = { ...this.#dice.head, seats: this.#computers.seats, options: this.#options, ...position };
    return savedGame(this.#tree, this.#cursor, this.#live, head);
  }

  /** What was done last as an example; null before the first move, and where no example can tell it. See `caseFileOf`. */
  asCaseFile(): CaseFile | null {
    const head = {
      playable: this.#live.playable,
      source: this.#dice.source,
      options: this.#options,
      position: this.#position,
    };
    return caseFileOf(head, this.#tree.pathTo(this.#cursor));
  }
}
