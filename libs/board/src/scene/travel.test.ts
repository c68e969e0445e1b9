import { describe, expect, it } from 'vitest';
import { Travel } from './travel.ts';

describe('a camera on its way', () => {
  const from = { x: 0, y: 0, scale: 10, width: 400, height: 300 };
  const to = { x: 8, y: 4, scale: 40, width: 400, height: 300 };
  const travel = new Travel(from, to, 1000);

  it('sets out from where it was, even if the first frame began before, and arrives', () => {
    expect(travel.at(990, from)).toEqual(from);
    expect(travel.at(1160, from)).toMatchObject({ x: 4, y: 2, scale: 20 });
    expect(travel.at(1320, from)).toEqual(to);
    expect([travel.isOver(1319), travel.isOver(1320)]).toEqual([false, true]);
  });

  it('keeps the size of the window, which may change meanwhile', () => {
    expect(travel.at(2000, { ...from, width: 800 })).toEqual({ ...to, width: 800 });
  });
});
