import type { KeyMeaning } from '../../app/commands.ts';
import type { Step } from './steps.ts';
import { MAP_KEYS } from './map-words.ts';
import { KEYS } from './words.ts';

const GRID: readonly KeyMeaning[] = [
  { title: KEYS.move, group: KEYS.ofGrid, keys: ['←', '→', '↑', '↓'] },
  { title: KEYS.moveFar, group: KEYS.ofGrid, keys: ['Shift+←', 'Shift+↑'] },
  { title: KEYS.toLine, group: KEYS.ofGrid, keys: ['PageUp', 'PageDown'] },
  { title: KEYS.shift, group: KEYS.ofGrid, keys: ['Alt+←', 'Alt+↑'] },
  { title: KEYS.join, group: KEYS.ofGrid, keys: ['M'] },
  { title: KEYS.bare, group: KEYS.ofGrid, keys: ['N'] },
];

const REVIEW: readonly KeyMeaning[] = [
  { title: KEYS.accept, group: KEYS.ofReview, keys: ['Enter'] },
  { title: KEYS.acceptNext, group: KEYS.ofReview, keys: ['Shift+Enter'] },
  { title: KEYS.choose, group: KEYS.ofReview, keys: ['1', '2', '9'] },
  { title: KEYS.toCode, group: KEYS.ofReview, keys: ['C'] },
  { title: KEYS.toName, group: KEYS.ofReview, keys: ['/'] },
  { title: KEYS.unreadable, group: KEYS.ofReview, keys: ['U'] },
  { title: KEYS.turn, group: KEYS.ofReview, keys: ['R'] },
  { title: KEYS.apart, group: KEYS.ofReview, keys: ['S'] },
  { title: KEYS.walk, group: KEYS.ofReview, keys: ['↑', '↓'] },
];

const MAP: readonly KeyMeaning[] = [
  { title: MAP_KEYS.move, group: MAP_KEYS.group, keys: ['←', '→', '↑', '↓'] },
  { title: MAP_KEYS.far, group: MAP_KEYS.group, keys: ['Shift+←', 'Shift+↑'] },
  { title: MAP_KEYS.click, group: MAP_KEYS.group, keys: ['Enter'] },
  { title: MAP_KEYS.choose, group: MAP_KEYS.group, keys: ['1', '2', '9'] },
  { title: MAP_KEYS.skip, group: MAP_KEYS.group, keys: ['S'] },
  { title: MAP_KEYS.back, group: MAP_KEYS.group, keys: ['Escape'] },
];

/** The keys that a step hears itself. */
export function keysOfStep(step: Step): readonly KeyMeaning[] {
  return step === 'grid' ? GRID : step === 'review' ? REVIEW : step === 'map' ? MAP : [];
}
