import { describe, expect, it } from 'vitest';
import { positionIn, readGame } from './game-text.ts';

const game = (id: string): string =>
  JSON.stringify({
    format: 'hexwright-game-1',
    package: id,
    packageHash: '0123456789abcdef',
    seed: 1,
    seats: {},
    options: {},
    commands: [],
  });
const example = (more: object = {}): string => JSON.stringify({ case: '9.0', title: 'Foot attacks', ...more });

describe('a game from a text', () => {
  it('is one that was saved, or an example to be played from its position', () => {
    const saved = readGame(game('own/battle'), 'own/battle');
    expect(saved).toMatchObject({ ok: true, beginning: { record: { seed: 1 } } });
    const begun = readGame(example({ format: 1 }), 'own/battle');
    expect(begun).toMatchObject({ ok: true, beginning: { example: { case: '9.0' } } });
    expect(readGame(example(), 'own/battle').ok).toBe(true);
    expect(begun.ok && positionIn(begun.beginning)).toMatchObject({ title: 'Foot attacks' });
    expect(saved.ok && positionIn(saved.beginning)).toBeNull();
  });

  it.each([
    [game('other/battle'), /This is a game of other\/battle, not of own\/battle/],
    [example({ package: 'other/battle' }), /This is an example of other\/battle/],
    [example({ title: 7 }), /./],
    ['{', /./],
    ['[]', /This is no record of a game/],
  ])('says why none can begin with %s', (text, reason) => {
    const reading = readGame(text, 'own/battle');
    expect(reading.ok ? '' : reading.problems[0].message).toMatch(reason);
  });
});
