import type { JsonObject } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { designOf, symbolsOf } from './counter-design.ts';

const BOAR = { path: 'M -20 30 L -20 -30 Z' };
const SYMBOLS = symbolsOf([{ id: 'boar', shapes: [BOAR, { path: 'M 0 0 L 9 9', stroke: 4, color: 'paper' }] }]);

describe('symbolsOf', () => {
  it('takes what can be drawn, and nothing else', () => {
    expect(SYMBOLS.get('boar')).toEqual([BOAR, { path: 'M 0 0 L 9 9', stroke: 4, color: 'paper' }]);
    const wrong = ['', 'M 0 0 H 5', 'M 0', 'url(#a)', '"/><script>', 'M 0 0 L 1e9 0'].map((path) => ({ path }));
    expect(symbolsOf([{ id: 'wrong', shapes: [...wrong, { path: 7 }, 'M 0 0 Z'] }]).get('wrong')).toEqual([]);
    expect(symbolsOf([{ id: 'url', shapes: [{ ...BOAR, color: 'url(#a)', stroke: 'x' }] }]).get('url')).toEqual([BOAR]);
  });
});

describe('designOf', () => {
  const unit: JsonObject = {
    id: 'guards',
    counter: { symbol: 'boar', color: '#c9d3ae', layout: 'corners', font: 'serif', echelon: 'corps' },
    faces: [{ id: 'melee' }, { id: 'fire', counter: { symbol: 'bow', print: '#8a1f1f' } }],
  };

  it('is that of the unit, with what a face says otherwise', () => {
    const shapes = SYMBOLS.get('boar');
    expect(designOf(unit, 'melee', SYMBOLS)).toEqual({
      symbol: 'boar',
      color: '#c9d3ae',
      design: { shapes, echelon: 'corps', layout: 'corners', font: 'serif' },
    });
    expect(designOf(unit, 'fire', SYMBOLS)).toEqual({
      symbol: 'bow',
      color: '#c9d3ae',
      design: { print: '#8a1f1f', echelon: 'corps', layout: 'corners', font: 'serif' },
    });
  });

  it('counts what it may not say as not said', () => {
    const wrong = { color: 'red', print: 'url(#a)', layout: 'round', font: 'Comic Sans', echelon: 'toString' };
    expect(designOf({ id: 'guards', counter: wrong, faces: 'none' }, '', SYMBOLS)).toEqual({});
    expect(designOf({ id: 'guards', counter: [7] }, '', SYMBOLS)).toEqual({});
  });
});
