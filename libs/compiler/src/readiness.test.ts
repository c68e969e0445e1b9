import { problemAt, type Problem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { readiness } from './readiness.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

const WATCHER = { ...TOY_SYSTEM, checkSetUp: () => [] };

/** The steps that are open after some alterations, each with the codes that keep it so. */
function openOf(...edits: readonly ToyEdit[]): Record<string, string[]> {
  const { problems } = compile(toyChain(...edits), [WATCHER]);
  return codesOf(problems);
}

function codesOf(problems: readonly Problem[]): Record<string, string[]> {
  const { steps } = readiness(problems);
  return Object.fromEntries(
    steps.filter(({ open }) => open.length > 0).map(({ step, open }) => [step, open.map(({ code }) => code)]),
  );
}

describe('readiness', () => {
  it('has nothing against a whole battle', () => {
    const { problems } = compile(toyChain(), [WATCHER]);
    expect(readiness(problems)).toEqual({
      ready: true,
      steps: ['cover', 'map', 'sides', 'forces', 'set-up', 'victory', 'rules'].map((step) => ({ step, open: [] })),
    });
  });

  it('misses units, and where a side has some, somebody on the map', () => {
    const nobody: readonly ToyEdit[] = [
      ['hill', 'units.json', '/units', []],
      ['hill', 'scenario.json', '/setUp', []],
    ];
    expect(openOf(...nobody)).toEqual({ forces: ['side.no-units', 'side.no-units'] });
    const absent: readonly ToyEdit[] = [
      ['hill', 'scenario.json', '/setUp/3', undefined],
      ['hill', 'scenario.json', '/setUp/2', undefined],
    ];
    expect(openOf(...absent)).toEqual({ 'set-up': ['setup.empty'] });
    expect(openOf(['hill', 'scenario.json', '/setUp', []])).toEqual({ 'set-up': ['setup.empty'] });
  });

  it('misses the sides and the map of a package that has none', () => {
    const files = new Map([
      ['scenario.json', '{ "id": "bare", "title": "Bare", "kind": "battle" }'],
      ['rules.json', JSON.stringify({ system: TOY_SYSTEM.id })],
    ]);
    const { problems } = compile([{ id: 'bare', files }], [WATCHER]);
    expect(codesOf(problems)).toMatchObject({ map: ['system.missing'], sides: ['system.missing'] });
  });

  it('misses a victory', () => {
    expect(openOf(['hill', 'rules.json', '/victory', undefined])).toEqual({ victory: ['victory.missing'] });
  });

  it('counts every error to the step in which it is mended', () => {
    const error = (file: string, pointer: string): Problem => problemAt({ file, pointer }, 'schema.type', 'No.');
    const of = (file: string, pointer: string): string[] => Object.keys(codesOf([error(file, pointer)]));
    expect(of('map.json', '/terrain/3')).toEqual(['map']);
    expect(of('scenario.json', '/sides/0/edge')).toEqual(['sides']);
    expect(of('scenario.json', '/firstSide')).toEqual(['sides']);
    expect(of('units.json', '/units/0')).toEqual(['forces']);
    expect(of('scenario.json', '/setUp/0/hexes')).toEqual(['set-up']);
    expect(of('scenario.json', '/changes/0/value/hexes')).toEqual(['set-up']);
    expect(of('rules.json', '/victory/levels/0')).toEqual(['victory']);
    expect(of('terrain.json', '/terrains/0/cost')).toEqual(['rules']);
    expect(of('scenario.json', '/arrivals/0/hexes')).toEqual(['set-up']);
    expect(of('scenario.json', '/modules/0')).toEqual(['rules']);
    expect(of('scenario.json', '/options/retreat')).toEqual(['rules']);
    expect(of('scenario.json', '/extends')).toEqual(['cover']);
    expect(of('scenario.json', '/title')).toEqual(['cover']);
    expect(of('scenario.json', '')).toEqual(['cover']);
  });

  it('lets a battle with other warnings be played', () => {
    const warning = problemAt({ file: 'units.json', pointer: '/units/0' }, 'unit.never-placed', 'No.', {
      severity: 'warning',
    });
    expect(readiness([warning]).ready).toBe(true);
  });
});
