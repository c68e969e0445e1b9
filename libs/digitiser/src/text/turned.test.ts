import { describe, expect, it } from 'vitest';
import { turned } from './turned.ts';

describe('turned', () => {
  it('gives the print of a sheet that was read upside-down', () => {
    expect(turned("B-9'W")).toBe('M-6-B');
    expect(turned('V-Fd')).toBe('P4-A');
  });
});
