import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { MovementRange } from './movement-range.ts';
import { type Position, scene } from './test-position.ts';
import { MOVE } from './standard/05-1-moves.ts';
import { STEP } from './standard/05-2-steps.ts';

/** Every place and the least points to it, by trying all legal steps of the game itself. */
function byMoving(position: Position, id: string): Map<string, number> {
  const { battle, unit } = scene(position);
  const piece = unit(id);
  battle.apply(MOVE.of(piece));
  const least = new Map<string, number>();
  const walk = (): void => {
    const place = `${battle.left.of(piece)} ${battle.direction.of(piece)}`;
    const spent = battle.frames.local(1);
    const known = least.get(`${place} ${battle.frames.local(2)}`);
    if (known !== undefined && known <= spent) return;
    least.set(`${place} ${battle.frames.local(2)}`, spent);
    for (const one of battle.legal().toArray()) {
      if (!STEP.is(one) || entityOf(one) !== piece || argumentOf(one) < 0) continue;
      battle.apply(one);
      walk();
      battle.undo();
    }
  };
  walk();
  const places = new Map<string, number>();
  for (const [key, spent] of least) {
    const place = key.split(' ').slice(0, 2).join(' ');
    places.set(place, Math.min(spent, places.get(place) ?? Infinity));
  }
  return places;
}

function bySearch(position: Position, id: string): Map<string, number> {
  const { battle, unit } = scene(position);
  const range = new MovementRange(battle);
  range.search(unit(id));
  const places = new Map<string, number>();
  for (let index = 0; index < range.count; index++) {
    const place = range.places[index];
    const key = `${MovementRange.leftOf(place)} ${MovementRange.directionOf(place)}`;
    places.set(key, Math.min(range.costOf(place), places.get(key) ?? Infinity));
  }
  return places;
}

const rough = {
  columns: 12,
  rows: 12,
  terrain: { '0505': 'river', '0605': 'dry-river-bed', '0407': 'camp' },
  elevation: { '0606': 2, '0706': 3, '0607': 2 },
};

const double = { id: 'A', copy: 'spahis-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee' };
const others = [
  { id: 'B', copy: 'spahis-2', hexes: ['0804', '0904'], facing: 'N' },
  { id: 'C', copy: 'khoshun-1', hexes: ['0304'] },
];

describe('MovementRange', () => {
  const cases: [string, Position, string][] = [
    [
      'a double over rough ground',
      { map: rough, phase: 'movement', phasing: 'ottoman', units: [double, ...others] },
      'A',
    ],
    ['a tired double', { map: rough, turn: 9, phase: 'movement', phasing: 'ottoman', units: [double, ...others] }, 'A'],
    ['a single', { map: rough, turn: 10, phase: 'movement', phasing: 'tartar', units: [double, ...others] }, 'C'],
    [
      'a leader past his own side',
      {
        map: rough,
        phase: 'movement',
        phasing: 'ottoman',
        units: [double, ...others, { id: 'L', copy: 'musa', hexes: ['0707'] }],
      },
      'L',
    ],
  ];
  it.each(cases)('[5.1] reaches for %s what legal steps reach, at the same cost', (_, position, id) => {
    const moved = byMoving(position, id);
    expect(moved.size).toBeGreaterThan(20);
    expect(bySearch(position, id)).toEqual(moved);
  });

  it('[5.21] reckons with what steps cost in the turn that is played', () => {
    const nimble = {
      op: 'set',
      target: 'parameters/about-face-cost/value',
      value: 1,
      turns: { from: 3 },
      case: '5.21',
    };
    const position = {
      phase: 'movement',
      phasing: 'ottoman',
      turn: 2,
      units: [double, ...others],
      rules: { changes: [nimble] },
    };
    const game = scene(position);
    const range = new MovementRange(game.battle);
    const turned = (): number | undefined => {
      range.search(game.unit('A'));
      const behind = range.places
        .subarray(0, range.count)
        .find((place) => MovementRange.directionOf(place) === (game.battle.direction.of(game.unit('A')) + 3) % 6);
      return behind === undefined ? undefined : range.costOf(behind);
    };
    expect(turned()).toBe(2);
    while (game.battle.turn === 2) game.do({ do: 'pass' });
    expect(turned()).toBe(1);
  });

  it('[5.2] gives steps that the game accepts and that cost what it says', () => {
    const position = cases[0][1];
    const { battle, unit } = scene(position);
    const range = new MovementRange(battle);
    const piece = unit('A');
    range.search(piece);
    const farthest = range.places[range.count - 1];
    const steps = range.stepsTo(farthest);
    const spent = range.costOf(farthest);
    battle.apply(MOVE.of(piece));
    for (const step of steps) battle.apply(STEP.of(piece, step));
    expect(battle.left.of(piece)).toBe(MovementRange.leftOf(farthest));
    expect(battle.direction.of(piece)).toBe(MovementRange.directionOf(farthest));
    expect(battle.frames.local(1)).toBe(spent);
  });

  it('[5.1] goes no roundabout way over ground that costs nothing', () => {
    const { battle: original, unit } = scene(cases[2][1]);
    const { map } = original.game;
    const free = new Uint8Array(map.stepCost.length);
    const open = { ...map, entryCost: free.slice(0, map.grid.count), stepCost: free, surcharge: free };
    const battle = new GreatMedievalBattle({ ...original.game, map: open });
    battle.begin(1);
    const piece = unit('C');
    const range = new MovementRange(battle);
    range.search(piece);
    for (const place of range.places.subarray(0, range.count)) {
      const far = battle.grid.distance(battle.left.of(piece), MovementRange.leftOf(place));
      // A few hexes are taken by others.
      expect(range.stepsTo(place).length).toBeLessThanOrEqual(far + 2);
    }
    expect(range.count).toBeGreaterThan(100);
  });
});
