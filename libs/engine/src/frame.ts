import type { Column, Scalar, State } from './state.ts';

const DEPTH = 8;
const FRAME_WORDS = 12;
/** Words of a frame that its procedure may use. */
export const LOCALS = FRAME_WORDS - 1;

/**
 * The stack of procedures under way, inside the state: a decision within a decision (a path, then an advance, then
 * back to the phase) is a frame on top of another, and undo takes care of it.
 */
export class FrameStack {
  readonly #state: State;
  readonly #depth: Scalar;
  readonly #words: Column;
  readonly #depthIndex: number;
  /** Index of the first local of a frame below the bottom one: the rest of the way is the depth. */
  readonly #firstLocal: number;

  constructor(state: State) {
    this.#state = state;
    this.#depth = state.scalar('frames.depth');
    this.#words = state.column('frames', DEPTH * FRAME_WORDS);
    this.#depthIndex = this.#depth.base;
    this.#firstLocal = this.#words.base - FRAME_WORDS + 1;
  }

  get depth(): number {
    return this.#depth.value;
  }

  /** The procedure number of the top frame; -1 when the stack is empty. */
  get procedure(): number {
    const depth = this.#depth.value;
    return depth === 0 ? -1 : this.#words.of((depth - 1) * FRAME_WORDS);
  }

  /** Puts a frame on top; its locals are zero but for the first ones given. */
  push(procedure: number, first = 0, second = 0, third = 0, fourth = 0): void {
    const depth = this.#depth.value;
    if (depth === DEPTH) throw new Error('Too many nested decisions: a procedure pushes frames without end.');
    const state = this.#state;
    const { words } = state;
    const base = this.#words.base + depth * FRAME_WORDS;
    state.set(base, procedure);
    state.set(base + 1, first);
    state.set(base + 2, second);
    state.set(base + 3, third);
    state.set(base + 4, fourth);
    for (let index = base + 5; index < base + FRAME_WORDS; index++) if (words[index] !== 0) state.set(index, 0);
    this.#depth.set(depth + 1);
  }

  /** Takes the top frame away. */
  pop(): void {
    this.#depth.set(this.#depth.value - 1);
  }

  /** Takes every frame away: nothing is under way any more. */
  clear(): void {
    this.#depth.set(0);
  }

  // Locals are read and written more than anything else, so that they go to the words without a detour.

  /** Local `index` of the top frame. */
  local(index: number): number {
    const { words } = this.#state;
    return words[this.#firstLocal + words[this.#depthIndex] * FRAME_WORDS + index];
  }

  setLocal(index: number, value: number): void {
    const state = this.#state;
    state.set(this.#firstLocal + state.words[this.#depthIndex] * FRAME_WORDS + index, value);
  }
}

interface HasFrames {
  readonly frames: FrameStack;
}

/** A named local of a procedure: `const unit = new Local(0)`, then `unit.of(game)` reads it from the top frame. */
export class Local {
  readonly #index: number;

  constructor(index: number) {
    if (index >= LOCALS) throw new RangeError(`A frame has ${LOCALS} locals.`);
    this.#index = index;
  }

  of(game: HasFrames): number {
    return game.frames.local(this.#index);
  }

  set(game: HasFrames, value: number): void {
    game.frames.setLocal(this.#index, value);
  }
}
