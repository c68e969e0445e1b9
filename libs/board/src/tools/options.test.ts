import { expect, it } from 'vitest';
import { SampleHand } from './sample-hand.ts';
import { Options, setting, settingsOfKey } from './options.ts';
import { TERRAIN, LEVEL, PAINTED_LAYER, paintOption, RADIUS } from './paint-options.ts';
import { RANGES } from './rings.ts';

const { scene } = new SampleHand('select').context.staged;

it('are as at first until somebody sets them, and never change in place', () => {
  const before = new Options([setting(RADIUS, 3)]);
  const after = before.with(setting(TERRAIN, 2), setting(RADIUS, 4));
  expect([before.get(RADIUS), before.get(TERRAIN)]).toEqual([3, 0]);
  expect([after.get(RADIUS), after.get(TERRAIN), after.get(LEVEL)]).toEqual([4, 2, 2]);
});

it('are set by keys: those that are offered, as far as they go', () => {
  const keyed = (key: string, options: Options) =>
    settingsOfKey(key, [paintOption(options), RADIUS], { scene, options, underlay: null });
  expect(keyed('2', new Options())).toEqual([setting(TERRAIN, 1)]);
  expect(keyed('3', new Options([setting(PAINTED_LAYER, 'elevation')]))).toEqual([setting(LEVEL, 3)]);
  expect(keyed('[', new Options())).toEqual([]);
  expect(keyed(']', new Options([setting(RADIUS, 12)]))).toEqual([]);
  expect(keyed('x', new Options())).toBeNull();
});

it('read radii as people write them', () => {
  const { control } = RANGES;
  if (control?.is !== 'text') throw new Error('Radii are written');
  expect(control.read('2; 5 9,x')).toEqual([2, 5, 9]);
  expect(control.read('none, -1')).toBeNull();
  expect(control.written([1, 4])).toBe('1, 4');
});

it('paints a level that stands out of the ground of a new map', () => {
  expect(new Options([]).get(LEVEL)).toBe(2);
});
