import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldPicture } from './field.ts';

describe('the picture of a field', () => {
  const picture = fieldPicture(path.resolve(import.meta.dirname, '../..'));
  const count = (part: string): number => picture.split(part).length - 1;

  it('shows every counter of the set-up, and one in the legend', () => {
    const [leaders, wagons, units] = [9, 2, 59];
    expect(count('<rect class="shade"')).toBe(leaders + wagons + units + 1);
  });

  it('numbers every hex', () => {
    expect(count('<tspan')).toBe(26 * 36);
  });

  it('stays light enough for a page', () => {
    expect(picture.length).toBeLessThan(400_000);
  });
});
