import { openPackage, type Project } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { basesToChoose, idFault, inGalleryOrder, lendersOf, suggestedId, variantOf } from './packages.ts';

const ARMY = { sides: [{ id: 'red' }], units: [{ id: 'guards' }] };

/** A project with a game, a base on top of it, and battles, of which more build on `game/war` than on others. */
function games(): Project {
  const project = openPackage('game/added', files('game/added', { kind: 'base', extends: 'game/base' }));
  project.addPackage('game/base', files('game/base', { kind: 'base' }));
  for (const id of ['game/raid', 'game/war']) project.addPackage(id, files(id, { extends: 'game/base', ...ARMY }));
  project.addPackage('game/war-in-winter', files('game/war-in-winter', { extends: 'game/war' }));
  project.addPackage('game/siege', files('game/siege', { extends: 'game/added', ...ARMY }));
  return project;
}

function files(
  id: string,
  { units = [], ...scenario }: Partial<typeof ARMY> & Record<string, unknown>,
): Map<string, string> {
  return new Map([
    ['scenario.json', JSON.stringify({ format: 1, id, kind: 'battle', ...scenario })],
    ['rules.json', '{}'],
    ['units.json', JSON.stringify({ format: 1, units })],
  ]);
}

describe('what a new battle is made of', () => {
  it('is first of all the game that most packages build on', () => {
    expect(basesToChoose(games())).toEqual(['game/base', 'game/added']);
  });

  it('is lent by battles of that game that have an army, the one that others build on first', () => {
    expect(lendersOf(games(), 'game/base')).toEqual(['game/war', 'game/raid']);
    expect(lendersOf(games(), 'game/added')).toEqual(['game/siege']);
    expect(lendersOf(games(), '')).toEqual([]);
  });
});

describe('the gallery', () => {
  it('shows what was opened last first, variants behind their battle, and bases at the end', () => {
    const project = games();
    const ids = project.ids();
    expect(inGalleryOrder(project, ids, [])).toEqual([
      'game/raid',
      'game/siege',
      'game/war',
      'game/war-in-winter',
      'game/added',
      'game/base',
    ]);
    expect(inGalleryOrder(project, ids, ['game/war-in-winter', 'game/siege']).slice(0, 4)).toEqual([
      'game/war',
      'game/war-in-winter',
      'game/siege',
      'game/raid',
    ]);
    expect(variantOf(project, 'game/war-in-winter')).toBe('game/war');
    expect(variantOf(project, 'game/war')).toBeNull();
  });
});

describe('ids', () => {
  it('are suggested from titles', () => {
    expect(suggestedId(games(), 'Señor Łukasz’ 2nd War!', 'my')).toBe('my/senor-lukasz-2nd-war');
    expect(suggestedId(games(), 'War', 'game')).toBe('game/war-2');
    expect(suggestedId(games(), '???', '')).toBe('battle');
  });

  it('are checked in plain words', () => {
    expect(idFault(games(), 'my/hill')).toBeNull();
    expect(idFault(games(), 'My Hill')).toMatch(/Small letters/);
    expect(idFault(games(), 'game/war')).toMatch(/already/);
    expect(idFault(games(), 'game')).toMatch(/inside another/);
    expect(idFault(games(), '../evil')).toMatch(/Small letters/);
  });
});
