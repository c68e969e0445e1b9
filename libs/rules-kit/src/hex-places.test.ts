import { expect, it } from 'vitest';
import { MOVEMENT_ALLOWANCE, MOVEMENT_COST } from './hex-charts.ts';
import { hexPlaceNames } from './hex-places.ts';

it('gives a game the names of shared places, those that it adds there, and its own places', () => {
  const names = hexPlaceNames({ [MOVEMENT_COST]: ['firer'], 'fire.dice': ['firer', 'target'] }, ['turn']);
  expect(names(MOVEMENT_COST)).toEqual(['unit', 'hex', 'firer', 'turn']);
  expect(names(MOVEMENT_ALLOWANCE)).toEqual(['unit', 'turn']);
  expect(names('fire.dice')).toEqual(['firer', 'target', 'turn']);
});
