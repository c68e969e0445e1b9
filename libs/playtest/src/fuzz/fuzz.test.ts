import { describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import { scenarios } from '../testing/battle.ts';
import { type Files, generatePackage, shrink, tryGenerated, type Verdict } from './index.ts';

/** As many as half a minute allows; `npm run fuzz -- packages` tries thousands, to the end of their games. */
const COUNT = 100;
const PATIENCE = { commands: 60, whole: false };

describe('packages that nobody wrote', () => {
  it('play, or a problem says why not', () => {
    const verdicts = new Map<string, number>();
    const faults: string[] = [];
    for (let seed = 1; seed <= COUNT; seed++) {
      const verdict: Verdict = tryGenerated(seed, scenarios, games, PATIENCE);
      verdicts.set(verdict.kind, (verdicts.get(verdict.kind) ?? 0) + 1);
      if (verdict.kind === 'fault') faults.push(`seed ${seed}: ${verdict.message}`);
    }
    expect(faults).toEqual([]);
    // They are worth the trouble: most of them are played.
    expect(verdicts.get('played') ?? 0).toBeGreaterThan(COUNT / 4);
    expect(verdicts.get('refused') ?? 0).toBeLessThan(COUNT / 3);
  });

  it('lose a gun that fire disorders [12.34]', () => {
    expect(tryGenerated(971740, scenarios, games)).toMatchObject({ kind: 'played' });
  });

  it('say why not there, though a king on the way would end the game [19.0]', () => {
    expect(tryGenerated(2027113277, scenarios, games)).toMatchObject({ kind: 'warned' });
  });

  it('say why not there, though an effect on the way would end the game', () => {
    expect(tryGenerated(7201206, scenarios, games)).toMatchObject({ kind: 'warned' });
  });

  it('let camp followers pin an attacker as other foot does [7.13], [17.0]', () => {
    expect(tryGenerated(2027113220, scenarios, games)).toMatchObject({ kind: 'played' });
  });

  it('follow from their seed alone', () => {
    expect(generatePackage(7, scenarios, games)).toEqual(generatePackage(7, scenarios, games));
    expect(generatePackage(7, scenarios, games).files).not.toEqual(generatePackage(8, scenarios, games).files);
  });
});

describe('shrink', () => {
  it('leaves out whatever a fault does not need', () => {
    const files: Files = { 'units.json': { units: [{ id: 'a' }, { id: 'b', name: 'B' }, { id: 'c' }], notes: ['x'] } };
    const fails = (some: Files): boolean => JSON.stringify(some).includes('"b"');
    expect(shrink(files, fails)).toEqual({ 'units.json': { units: [{ id: 'b' }] } });
  });

  it('ends with what it has when there is no more time', () => {
    const files: Files = { 'units.json': { units: [{ id: 'a' }, { id: 'b' }] }, 'map.json': {} };
    let left = 0;
    const goOn = (): boolean => left-- > 0;
    const fails = (some: Files): boolean => Object.hasOwn(some, 'units.json');
    expect(shrink(files, fails, goOn)).toEqual(files);
    left = 1;
    expect(shrink(files, fails, goOn)).toEqual({ 'units.json': {}, 'map.json': {} });
  });
});
