import { describe, expect, it } from 'vitest';
import { Part } from './part.ts';

describe('a part', () => {
  it('is made once for each game, when it is first asked for', () => {
    let made = 0;
    const part = new Part(({ name }: { readonly name: string; readonly parts: unknown[] }) => `${name} ${++made}`);
    const [one, other] = [
      { name: 'one', parts: [] },
      { name: 'other', parts: [] },
    ];
    expect(made).toBe(0);
    expect([part.of(one), part.of(other), part.of(one)]).toEqual(['one 1', 'other 2', 'one 1']);
  });

  it('has a place of its own beside others', () => {
    const game = { parts: [] };
    const [first, second] = [new Part(() => 'first'), new Part(() => 'second')];
    expect([second.of(game), first.of(game)]).toEqual(['second', 'first']);
  });
});
