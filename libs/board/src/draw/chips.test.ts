import { describe, expect, it } from 'vitest';
import { ALL_LAYERS } from '../scene/layers.ts';
import { SAMPLE_SPECS, sampleScene } from '../scene/sample-scene.ts';
import type { Chip } from '../scene/scene.ts';
import { stage } from '../scene/stage.ts';
import { THEMES, type ThemeId } from '../scene/theme.ts';
import { drawChips } from './chips.ts';
import { SvgInk } from './svg-ink.ts';

const SMOKE: Chip = { text: 'S2', color: '#555555', name: 'Smoke: 2' };
const MUD: Chip = { text: 'M', color: '', name: 'Mud: 1' };
const FIRE: Chip = { text: 'F', color: '#cc3300', name: 'Fire: 1' };

function drawn(chips: readonly Chip[], scale = 40, themeId: ThemeId = 'light', place = 33): string {
  const staged = stage(sampleScene(SAMPLE_SPECS[0], { chips: [{ place, chips }] }));
  const ink = new SvgInk();
  // The left half of the sheet is looked at.
  const area = { ...staged.layout.sheet, right: staged.layout.x[36] };
  drawChips({ ink, staged, theme: THEMES[themeId], layers: ALL_LAYERS, area, scale });
  return ink.text;
}

/** The words that are written. */
const wordsOf = (text: string): string[] => Array.from(text.matchAll(/<text[^>]*>([^<]*)</g), ([, word]) => word);

describe('chips in a hex', () => {
  it('bear their letters, in every theme', () => {
    for (const theme of ['light', 'dark', 'high-contrast'] as const) {
      const text = drawn([SMOKE, MUD], 40, theme);
      expect(wordsOf(text)).toEqual(['S2', 'M']);
      expect(text).toContain(SMOKE.color);
      expect(text).toContain(THEMES[theme].paper);
    }
  });

  it('say how many there are for whom there is no room', () => {
    expect(wordsOf(drawn([SMOKE, MUD, FIRE]))).toEqual(['S2', '+2']);
  });

  it('are left out where they are too small to be read, and where nobody looks', () => {
    expect(drawn([SMOKE], 12)).toBe('');
    expect(drawn([SMOKE], 40, 'light', 39)).toBe('');
    expect(drawn([])).toBe('');
  });
});
