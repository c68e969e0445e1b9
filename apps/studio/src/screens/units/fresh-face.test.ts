import { expect, it } from 'vitest';
import { freeFace, withFaceName } from './fresh-face.ts';

const MOUNTED = { id: 'mounted', name: 'Mounted', values: { melee: true } };

it('gives a new face an id that none of the others has', () => {
  expect(freeFace([MOUNTED])).toBe('front');
  expect(freeFace([{ id: 'front' }])).toBe('back');
  expect(freeFace([{ id: 'front' }, { id: 'back' }])).toBe('face-3');
});

it('makes the id of a new face of its first name', () => {
  expect(withFaceName([MOUNTED, { id: 'back' }], 1, 'On foot')).toEqual([MOUNTED, { id: 'on-foot', name: 'On foot' }]);
  expect(withFaceName([MOUNTED, { id: 'back' }], 1, 'Mounted')[1]).toEqual({ id: 'mounted-2', name: 'Mounted' });
});

it('leaves the id of a face that others may name as it is', () => {
  const onFoot = { id: 'on-foot', name: 'On foot' };
  expect(withFaceName([MOUNTED, onFoot], 1, 'Dismounted')).toEqual([MOUNTED, { id: 'on-foot', name: 'Dismounted' }]);
  expect(withFaceName([{ id: 'back', class: 'infantry' }], 0, 'On foot')[0]).toMatchObject({ id: 'back' });
  expect(withFaceName([onFoot], 0, '')).toEqual([{ id: 'on-foot' }]);
});
