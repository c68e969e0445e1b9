/** Every move of a game with all its branches. What came of a move may be known under an earlier state of the package only. */
import type { WrittenCommand } from '@hexwright/engine';
import type { MoveResult } from './live-game.ts';
import { FREE_DICE, type MoveDice, type MoveView, SEALED } from './game-view.ts';

/** Who made a move, and whether a move as they made it begins there; null where that is not known. */
export interface Maker {
  readonly seat: string | null;
  readonly begins: boolean | null;
}

/** One command, or the beginning. */
export class MoveNode {
  readonly id: number;
  readonly parent: MoveNode | null;
  /** null for the root. */
  readonly command: WrittenCommand | null;
  readonly dice: MoveDice;
  /** Who sat for the side that decided; null for the root. */
  #seat: string | null;
  readonly #begins: boolean | null;
  /** How many commands lead here. */
  readonly depth: number;
  #children: readonly MoveNode[] = [];
  /** The child that was gone to last. */
  next: MoveNode | null = null;
  #name = '';
  #note = '';
  #witnessed: readonly string[] = [];
  #result: MoveResult | null;
  #isFresh: boolean;
  #view: MoveView | null = null;

  constructor(
    id: number,
    parent: MoveNode | null,
    command: WrittenCommand | null,
    dice: MoveDice,
    { seat, begins }: Maker,
    result: MoveResult | null,
  ) {
    this.id = id;
    this.parent = parent;
    this.command = command;
    this.dice = dice;
    this.#seat = seat;
    this.#begins = begins;
    this.depth = parent === null ? 0 : parent.depth + 1;
    this.#result = result;
    this.#isFresh = result !== null;
  }

  get children(): readonly MoveNode[] {
    return this.#children;
  }

  set children(children: readonly MoveNode[]) {
    this.#children = children;
    this.#view = null;
  }

  /** The name that a person gave to the branch that begins here. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    this.#view = null;
  }

  get seat(): string | null {
    return this.#seat;
  }

  /** Who sits there now made it, where nobody knows who did. */
  madeBy(seat: string): void {
    this.#seat ??= seat;
    this.#view = null;
  }

  /** What a person has pinned to it; empty where nothing is. */
  get note(): string {
    return this.#note;
  }

  set note(note: string) {
    this.#note = note;
    this.#view = null;
  }

  /** What was noted for all when it stood here. */
  get witnessed(): readonly string[] {
    return this.#witnessed;
  }

  set witnessed(witnessed: readonly string[]) {
    this.#witnessed = witnessed;
    this.#view = null;
  }

  /** What came of it when it was played last; null when it never was. */
  get result(): MoveResult | null {
    return this.#result;
  }

  /** True when {@link result} is that of the package as it is. */
  get isFresh(): boolean {
    return this.#isFresh;
  }

  /** It has been played. */
  played(result: MoveResult): void {
    this.#result = result;
    this.#isFresh = true;
    this.#view = null;
    this.parent?.unveil();
  }

  /** The package has changed. */
  age(): void {
    this.#isFresh = false;
    this.#view = null;
  }

  /** True of a secret choice that no move after it has brought to light: nobody is told what it was. */
  get isSealed(): boolean {
    return this.#result !== null && this.#result.isSecret && !this.#isOpened;
  }

  get #isOpened(): boolean {
    return this.#result?.sealed !== true || this.#children.some((child) => child.#isOpened);
  }

  /** A move after it may have brought to light what it was. */
  unveil(): void {
    if (this.#result?.sealed !== true) return;
    this.#view = null;
    this.parent?.unveil();
  }

  /** As a screen shows it: the same object as long as nothing of it has changed. */
  get view(): MoveView {
    const result = this.#result;
    this.#view ??= {
      id: this.id,
      parent: this.parent?.id ?? -1,
      children: this.#children.map(({ id }) => id),
      command: this.isSealed ? SEALED : this.command,
      move: this.depth,
      side: result?.side ?? null,
      seat: this.seat,
      begins: this.#begins ?? true,
      turn: result?.turn ?? 0,
      phase: result?.phase ?? '',
      hash: result?.hash ?? '',
      lines: result?.lines ?? [],
      dice: result?.dice ?? this.dice.tape ?? [],
      given: this.dice,
      name: this.#name,
      note: this.#note,
      witnessed: this.#witnessed,
      state: this.#isFresh ? 'played' : 'other-package',
    };
    return this.#view;
  }
}

export class MoveTree {
  readonly root: MoveNode;
  readonly #nodes = new Map<number, MoveNode>();
  #count = 1;

  constructor(beginning: MoveResult) {
    this.root = new MoveNode(0, null, null, FREE_DICE, { seat: null, begins: true }, beginning);
    this.#nodes.set(0, this.root);
  }

  /** The id of the move that was made last. */
  get latest(): number {
    return this.#count - 1;
  }

  /** In the order in which they were made. */
  get nodes(): Iterable<MoveNode> {
    return this.#nodes.values();
  }

  /** The move with that id; undefined when there is none. */
  find(id: number): MoveNode | undefined {
    return this.#nodes.get(id);
  }

  /** The child of a move that is the same command with the same dice; undefined when there is none. */
  child(parent: MoveNode, command: WrittenCommand, dice: MoveDice): MoveNode | undefined {
    const wanted = JSON.stringify([command, dice.seed, dice.tape]);
    return parent.children.find((one) => JSON.stringify([one.command, one.dice.seed, one.dice.tape]) === wanted);
  }

  /** A new move. */
  add(parent: MoveNode, command: WrittenCommand, dice: MoveDice, maker: Maker, result: MoveResult | null): MoveNode {
    const node = new MoveNode(this.#count++, parent, command, dice, maker, result);
    this.#nodes.set(node.id, node);
    parent.children = [...parent.children, node];
    parent.unveil();
    return node;
  }

  /** Takes a move out, and all that follow it. */
  remove(node: MoveNode): void {
    for (const child of node.children) this.remove(child);
    this.#nodes.delete(node.id);
    const { parent } = node;
    if (parent === null) return;
    parent.children = parent.children.filter((one) => one !== node);
    if (parent.next === node) parent.next = parent.children.at(-1) ?? null;
  }

  /** The moves from the root to one of them, both included. */
  pathTo(node: MoveNode): MoveNode[] {
    const path: MoveNode[] = [];
    for (let at: MoveNode | null = node; at !== null; at = at.parent) path.push(at);
    return path.reverse();
  }

  /** The moves from the root over one of them to the leaf that was gone to last. */
  lineThrough(node: MoveNode): MoveNode[] {
    const line = this.pathTo(node);
    for (let at = node.next; at !== null; at = at.next) line.push(at);
    return line;
  }

  /** The seed by which dice fall after a move, where `first` was that of the beginning. */
  seedAt(node: MoveNode, first: number): number {
    for (let at: MoveNode | null = node; at !== null; at = at.parent) if (at.dice.seed !== null) return at.dice.seed;
    return first;
  }
}
