import { describe, expect, it } from 'vitest';
import type { PackageRoute } from '../../app/routes.ts';
import { sharedPlace } from './shared-place.ts';

const at: PackageRoute = {
  at: 'package',
  project: 'p',
  package: 'gmb/tamburlaine',
  screen: 'play',
  item: 'abc',
  where: { move: '3' },
};

describe('a place that is shared', () => {
  it('leads to the battle, not to a game that only this browser keeps', () => {
    expect(sharedPlace(at)).toEqual({ ...at, item: '', where: {} });
    expect(sharedPlace({ ...at, item: 'room/7' })).toEqual({ ...at, item: 'room/7', where: {} });
    expect(sharedPlace({ ...at, screen: 'text', item: 'map.json' })).toEqual({
      ...at,
      screen: 'text',
      item: 'map.json',
      where: {},
    });
    expect(sharedPlace({ at: 'gallery', project: 'p' })).toEqual({ at: 'gallery', project: 'p' });
  });
});
