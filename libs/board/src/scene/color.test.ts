import { describe, expect, it } from 'vitest';
import { contrast, faded, mixed, readableOn, rgb } from './color.ts';
import { THEMES } from './theme.ts';

describe('colours', () => {
  it('are read in both spellings, and half-typed ones are grey', () => {
    expect(rgb('#f80')).toEqual([255, 136, 0]);
    expect(rgb('#ff8800')).toEqual([255, 136, 0]);
    expect(rgb('#ff8')).toEqual([255, 255, 136]);
    expect(rgb('#ff88')).toEqual([136, 136, 136]);
  });

  it('mix and fade', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(faded('#ff0000', 0.25)).toBe('rgba(255,0,0,0.25)');
  });

  it('choose an ink that can be read', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    for (const paper of ['#a3312b', '#2f5d8a', '#e8d27a', '#ffffff', '#111111', '#777777']) {
      expect(contrast(paper, readableOn(paper))).toBeGreaterThan(4);
    }
  });

  it('keep names readable on the paper of every theme', () => {
    for (const theme of Object.values(THEMES)) {
      const least = theme.id === 'high-contrast' ? 7 : 4.5;
      expect(contrast(theme.text, theme.paper), theme.id).toBeGreaterThan(least);
      expect(contrast(theme.text, theme.terrain('#d9cfa3')), theme.id).toBeGreaterThan(4.5);
    }
  });
});
