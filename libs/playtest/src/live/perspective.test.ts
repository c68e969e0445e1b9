import { describe, expect, it } from 'vitest';
import { isPassed, perspective, EVERYONE, UMPIRE, type Secrets } from './perspective.ts';

const secrets: Secrets = {
  sides: ['red', 'blue'],
  keepers: ['red'],
  seats: { red: 'person', blue: 'person' },
  deciding: 'red',
  over: false,
};
const against = { ...secrets, seats: { red: 'captain', blue: 'person' } };

describe('the seat that a screen shows', () => {
  it('is left when another person must decide, and taken again only on demand', () => {
    expect(perspective('red', secrets)).toEqual({ seat: 'red', viewers: ['red'], foretells: false });
    const left = perspective('red', { ...secrets, deciding: 'blue' });
    expect(left).toEqual({ seat: EVERYONE, viewers: [], foretells: false });
    expect(perspective(left.seat, secrets).seat).toBe(EVERYONE);
  });

  it('stays while a computer player or nobody decides', () => {
    const three = { ...secrets, sides: ['red', 'blue', 'green'], seats: { green: 'captain' } };
    expect(perspective('red', { ...three, deciding: 'green' }).seat).toBe('red');
    expect(perspective('red', { ...three, deciding: null }).seat).toBe('red');
  });

  it('is that of the only person, who may know the seed', () => {
    expect(perspective(EVERYONE, against)).toEqual({ seat: 'blue', viewers: ['blue'], foretells: true });
  });

  it('is nowhere in particular where nothing has to be hidden', () => {
    const open = { seat: UMPIRE, viewers: ['red', 'blue'], foretells: true };
    expect(perspective('red', { ...secrets, keepers: [] })).toEqual(open);
    expect(perspective('red', { ...secrets, over: true })).toEqual(open);
    expect(perspective('red', { ...secrets, seats: { red: 'captain', blue: 'random' } })).toEqual(open);
    expect(perspective(UMPIRE, secrets)).toEqual(open);
  });

  it('is passed on only where two persons share a game with secrets', () => {
    expect(isPassed(secrets)).toBe(true);
    expect(isPassed(against)).toBe(false);
    expect(isPassed({ ...secrets, over: true })).toBe(false);
    expect(isPassed({ ...secrets, keepers: [] })).toBe(false);
  });
});
