import { describe, expect, it } from 'vitest';
import { firstMover, wayFrom, wayWords } from './ways.ts';

const step = (unit: string, to: string): { do: string; unit: string; step: string } => ({ do: 'step', unit, step: to });
const take = { do: 'take', leader: 'L' };
const drop = { do: 'drop', leader: 'L' };

describe('ways', () => {
  it('take who goes along, and the steps of one unit', () => {
    const way = wayFrom([take, step('A', 'n'), step('A', 's'), step('B', 'n')], 0, 'A');
    expect(way).toEqual({ with: ['L'], steps: ['n', 's'], next: 3 });
    expect(wayWords(way)).toEqual({ with: ['L'], steps: ['n', 's'] });
  });

  it('say nothing of companions where nobody goes along', () => {
    expect(wayWords(wayFrom([step('A', 'n')], 0, 'A'))).toEqual({ steps: ['n'] });
  });

  it('end at what is no step of theirs, unless a game writes it among them', () => {
    const commands = [step('A', 'n'), drop, step('A', 's')];
    expect(wayFrom(commands, 0, 'A')).toMatchObject({ steps: ['n'], next: 1 });
    const among = wayFrom(commands, 0, 'A', (one) => (one.do === 'drop' ? { drop: one.leader } : undefined));
    expect(among).toMatchObject({ steps: ['n', { drop: 'L' }, 's'], next: 3 });
  });

  it('name who goes, where nothing but leaders taken stands before the first step', () => {
    expect(firstMover([take, step('A', 'n')], 0)).toBe('A');
    expect(firstMover([take, drop, step('A', 'n')], 0)).toBe(undefined);
  });
});
