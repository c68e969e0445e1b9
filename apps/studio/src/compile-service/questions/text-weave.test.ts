import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Splice } from '@hexwright/workspace';
import { splicesBetween, weave } from './text-weave.ts';

const BASE = 'one\ntwo\nthree\nfour\nfive\n';

function spliced(text: string, splices: readonly Splice[]): string {
  return splices.toReversed().reduce((now, { start, length, insert }) => {
    return now.slice(0, start) + insert + now.slice(start + length);
  }, text);
}

describe('weave', () => {
  it('puts what others did into a draft, around what the draft has changed', () => {
    const draft = 'one\ntwo {\nthree\nfour\nfive\n';
    const theirs = 'zero\none\ntwo\nthree\nFour\nfive\n';
    const { base, splices, isBehind } = weave(BASE, draft, theirs);
    expect(spliced(draft, splices)).toBe('zero\none\ntwo {\nthree\nFour\nfive\n');
    expect(base).toBe(theirs);
    expect(isBehind).toBe(false);
    expect(splices.map(({ insert }) => insert)).toEqual(['zero\n', 'F']);
  });

  it('leaves lines alone that both have changed, and remembers what the draft has not seen', () => {
    const draft = 'one\nmine\nthree\nfour\nfive\n';
    const theirs = 'one\ntheirs\nthree\nfour\nfive, six\n';
    const { base, splices, isBehind } = weave(BASE, draft, theirs);
    expect(spliced(draft, splices)).toBe('one\nmine\nthree\nfour\nfive, six\n');
    expect(base).toBe('one\ntwo\nthree\nfour\nfive, six\n');
    expect(isBehind).toBe(true);
  });
});

describe('splicesBetween', () => {
  it('leads from any text to any other', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'dd', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(fc.property(text, text, (from, to) => spliced(from, splicesBetween(from, to)) === to));
  });

  it('changes as few lines as can be', () => {
    const long = Array.from({ length: 3000 }, (_, line) => `line ${line}\n`);
    const other = long.with(10, 'ten\n').toSpliced(2000, 1, 'a\n', 'b\n').with(2991, 'line 2990!\n');
    const splices = splicesBetween(long.join(''), other.join(''));
    expect(splices).toHaveLength(3);
    expect(splices.at(-1)?.insert).toBe('!');
  });
});
