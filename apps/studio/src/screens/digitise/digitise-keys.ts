import type { KeyMeaning } from '../../app/commands.ts';
import type { Step } from './steps.ts';
import { KEYS } from './words.ts';

const GRID: readonly KeyMeaning[] = [
  { title: KEYS.move, group: KEYS.ofGrid, keys: ['←', '→', '↑', '↓'] },
  { title: KEYS.moveFar, group: KEYS.ofGrid, keys: ['Shift+←', 'Shift+↑'] },
  { title: KEYS.toLine, group: KEYS.ofGrid, keys: ['PageUp', 'PageDown'] },
  { title: KEYS.shift, group: KEYS.ofGrid, keys: ['Alt+←', 'Alt+↑'] },
  { title: KEYS.join, group: KEYS.ofGrid, keys: ['M'] },
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

/** The keys that a step hears itself. */
export function keysOfStep(step: Step): readonly KeyMeaning[] {
  return step === 'grid' ? GRID : step === 'review' ? REVIEW : [];
}
