import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { State } from './state.ts';

function sealed(): { state: State; write(index: number, value: number): void } {
  const state = new State();
  const column = state.column('things', 16);
  state.seal();
  return { state, write: (index, value) => column.set(index, value) };
}

describe('State', () => {
  it('gives back the words and the hash of the mark it returns to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(15), fc.integer())),
        fc.array(fc.tuple(fc.nat(15), fc.integer())),
        (first, then) => {
          const { state, write } = sealed();
          for (const [index, value] of first) write(index, value);
          const words = state.snapshot();
          const { hash } = state;
          state.mark(7);
          for (const [index, value] of then) write(index, value);
          expect(state.undo()).toBe(7);
          expect(state.snapshot()).toEqual(words);
          expect(state.hash).toBe(hash);
        },
      ),
    );
  });

  it('has one hash for one content, however it was reached', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(15), fc.integer())), (writes) => {
        const { state, write } = sealed();
        for (const [index, value] of writes) write(index, value);
        const other = sealed();
        other.state.restore(state.snapshot());
        expect(other.state.hash).toBe(state.hash);
      }),
    );
  });

  it('tells contents apart that differ in one word', () => {
    const { state, write } = sealed();
    const hashes = new Set<string>();
    for (let index = 0; index < 16; index++) {
      for (let value = -20; value <= 20; value++) {
        state.restart();
        write(index, value);
        hashes.add(state.hash);
      }
    }
    // All the zeros are one content.
    expect(hashes.size).toBe(16 * 40 + 1);
  });

  it('keeps undoing across a log that has grown', () => {
    const { state, write } = sealed();
    const { hash } = state;
    for (let round = 1; round <= 5000; round++) {
      state.mark(round);
      write(round % 16, round);
      write((round + 1) % 16, -round);
    }
    for (let round = 5000; round >= 1; round--) expect(state.undo()).toBe(round);
    expect(state.hash).toBe(hash);
    expect(state.undo()).toBe(-1);
  });

  it('refuses a second column of a name, a late one and a snapshot of another size', () => {
    const state = new State();
    state.column('a', 1);
    expect(() => state.scalar('a')).toThrow(/already/);
    state.seal();
    expect(() => state.scalar('b')).toThrow(/sealed/);
    expect(() => state.restore(new Int32Array(5))).toThrow(RangeError);
  });

  it('tells in its public hash nothing of secret words, and in its hash all', () => {
    const state = new State();
    const open = state.column('open', 2);
    const hidden = state.secretColumn('hidden', 2);
    state.seal();
    expect([state.hasSecrets, state.publicHash]).toEqual([false, state.hash]);
    const before = state.publicHash;
    state.mark(0);
    hidden.set(1, 7);
    const first = state.hash;
    expect([state.hasSecrets, state.publicHash]).toEqual([true, before]);
    hidden.set(1, 9);
    expect(state.publicHash).toBe(before);
    expect(state.hash).not.toBe(first);
    open.set(0, 1);
    expect(state.publicHash).not.toBe(before);
    state.undo();
    expect([state.hasSecrets, state.hash]).toEqual([false, before]);
  });
});
