import type { Reach } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { decisions } from '../decisions.ts';
import { library } from '../library.ts';
import { unit, type Scene } from '../test-position.ts';
import { routed } from '../test-routs.ts';

function reachOf({ battle }: Scene): Reach {
  const reach = library.presenter.reach(battle, 'A');
  if (reach === null) throw new Error('It routs.');
  return reach;
}

/** What the places of a hex say: the steps to it, whether the rout ends there, and the case of the harm it does. */
function at(fled: Scene, label: string): unknown[] {
  const hex = fled.battle.map.numbering.hexOf(label);
  return reachOf(fled)
    .places.filter(({ places }) => places[0] === hex)
    .map(({ cost, ends, harm }) => [cost, ends, harm?.case ?? '']);
}

describe('the reach of a rout', () => {
  it('ends three hexes away, and each end is come to by the commands of its way [8.53]', () => {
    const fled = routed();
    const { battle } = fled;
    const { places } = reachOf(fled);
    expect(at(fled, 'A7 B9')).toEqual([[3, true, '']]);
    expect(at(fled, 'A7 B10')).toEqual([[2, false, '']]);
    const ends = places.filter(({ ends: isEnd }) => isEnd);
    expect(ends.length).toBeGreaterThan(3);
    for (const end of ends) {
      const { marks } = battle.state;
      const way: (typeof end)[] = [];
      for (let place = end; place.from >= 0; place = places[place.from]) way.unshift(place);
      for (const { command } of way) expect(decisions.perform(battle, command!)).toEqual({ done: true });
      expect(battle.placeOf(fled.unit('A')).places).toEqual(end.places);
      expect(battle.decision?.id).not.toBe('routing');
      while (battle.state.marks > marks) battle.undo();
    }
  });

  it('is seen no farther where a die falls for a friend, and says whom it harms [8.56]', () => {
    const crowded = routed([
      unit('B', 'polish-horse-2', 'A7 B11', 'N'),
      unit('C', 'polish-horse-3', 'A6 B12', 'N'),
      unit('D', 'polish-horse-4', 'A8 B11', 'N'),
    ]);
    expect(at(crowded, 'A7 B11')).toEqual([[1, false, '8.56']]);
    expect(at(crowded, 'A7 B10')).toEqual([]);
    expect(reachOf(crowded).places.every(({ cost }) => cost <= 1)).toBe(true);
  });
});
