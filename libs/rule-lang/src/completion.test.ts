import { describe, expect, it } from 'vitest';
import { namesAt } from './completion.ts';
import { COLORS, ENVIRONMENT, SHAPES, TOYS } from './sample-environment.ts';

/** Completions where the mark | stands. */
function at(marked: string) {
  const offset = marked.indexOf('|');
  return namesAt(marked.replace('|', ''), offset, ENVIRONMENT);
}

const NAMES = ['first', 'second', 'turn', 'night', 'place', 'distance', 'touches', 'smaller', 'dice'];
const FIELDS = ['shape', 'color', 'weight', 'broken'];

describe('namesAt', () => {
  it('offers names and functions where a word begins or is being typed', () => {
    expect(at('|')).toEqual({ start: 0, kind: 'name', labels: NAMES });
    expect(at('turn > 1 && fir|')).toEqual({ start: 12, kind: 'name', labels: NAMES });
  });

  it('offers the fields after a dot', () => {
    expect(at('first.|')).toEqual({ start: 6, kind: 'field', labels: FIELDS });
    expect(at('turn > 1 && second.we| == 1')).toEqual({ start: 19, kind: 'field', labels: FIELDS });
    expect(at('turn.|').labels).toEqual([]);
    expect(at('first.toString.|').labels).toEqual([]);
  });

  it('offers the values inside a quote', () => {
    expect(at('first.shape == "c|"')).toEqual({ start: 16, kind: 'value', labels: SHAPES.values });
    expect(at("night && first.color in ['red', '|").labels).toEqual(COLORS.values);
    expect(at('touches(first, "|').labels).toEqual(TOYS.values);
    expect(at('first.weight == "|').labels).toEqual([]);
    expect(at('"|').labels).toEqual([]);
    expect(at('first.shape in [(second.shape), "|').labels).toEqual(SHAPES.values);
  });
});
