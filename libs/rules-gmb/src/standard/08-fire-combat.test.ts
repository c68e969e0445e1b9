import { LEGAL } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { Board } from '../test-boards.ts';
import { type Axial, axialOf, distance } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Position, type Scene, scene } from '../test-position.ts';
import { isClearLine } from '../test-sight.ts';
import { PASS } from './04-passing.ts';
import { FIRE } from './08-fire-combat.ts';

const archers = ['serbs-1', 'azab-1', 'akinjis-1', 'janissaries-1', 'spahis-1'];
const shooters = ['gilan-1', 'kushite', 'sistan-2', 'gd-czawl-1', 'naphtha'];

function choose(numbers: Numbers): Board {
  const board = new Board(8, 7).scatter(numbers, { grove: 3, village: 3 }, 30);
  for (const [index, copy] of [...archers, ...shooters, ...archers, ...shooters].entries()) {
    const double = ['azab-1', 'janissaries-1', 'spahis-1', 'kushite', 'sistan-2', 'gd-czawl-1'].includes(copy);
    const turns = ['azab-1', 'janissaries-1', 'spahis-1', 'gd-czawl-1'].includes(copy);
    board.place(numbers, `u${index}`, double ? 2 : 1, {
      copy,
      rout: numbers.chance(20) ? 1 : 0,
      ...(turns ? { face: numbers.chance(80) ? 'fire' : 'melee' } : {}),
    });
  }
  return board;
}

interface Shot {
  readonly range: number;
  readonly bound: number;
}

/** [8.11]: the best of the shots between any hex of the one and any hex of the other; null when there is none. */
function bestShot({ battle, piece }: Scene, board: Board, firer: string, target: string): Shot | null {
  const [from, to] = [piece(firer), piece(target)];
  const { charts } = battle;
  const index = (id: string): number => battle.game.vocabulary.indexOf('units', id);
  const hexes = board.labels.map(axialOf);
  const stands = new Map(board.units.flatMap(({ id, hexes: own }) => (own as string[]).map((hex) => [hex, id])));
  const label = new Map(board.labels.map((one) => [`${axialOf(one).q} ${axialOf(one).r}`, one]));
  let best: Shot | null = null;
  for (const a of from.hexes.map(axialOf)) {
    for (const b of to.hexes.map(axialOf)) {
      if (board.terrainOf(b) === 'village') continue;
      const height = Math.max(board.levelOf(a), board.levelOf(b));
      const blocks = (hex: Axial): boolean => {
        const unit = stands.get(label.get(`${hex.q} ${hex.r}`) ?? '');
        if (unit === firer || unit === target) return false;
        return unit !== undefined || ['grove', 'village'].includes(board.terrainOf(hex)) || board.levelOf(hex) > height;
      };
      if (!isClearLine(a, b, hexes, blocks)) continue;
      const range = distance(a, b);
      const face = battle.face.of(index(firer));
      const bound = charts.fireBound(index(firer), face, index(target), battle.face.of(index(target)), range);
      if (bound < 0) continue;
      if (best === null || bound > best.bound || (bound === best.bound && range < best.range)) best = { range, bound };
    }
  }
  return best;
}

describe('[8.0] who may fire at whom', () => {
  it('is what range, sight and the table allow, for every pair of random fields, on both sides', () => {
    let shots = 0;
    for (let seed = 0; seed < 5; seed++) {
      const board = choose(new Numbers(seed));
      const field = scene(board.position('fire'));
      const { battle, unit, piece } = field;
      for (const { id: firer } of board.units) {
        for (const { id: target } of board.units) {
          const one = FIRE.of(unit(firer), unit(target));
          const mayFire = piece(firer).side !== piece(target).side && piece(firer).rout === 0;
          const shot = mayFire ? bestShot(field, board, firer, target) : null;
          expect(battle.check(one) === LEGAL, `${seed} ${firer} ${target}`).toBe(shot !== null);
          if (shot === null) continue;
          shots++;
          const { count } = battle.events;
          battle.apply(one);
          const fired = reader.all(battle, count).find(({ event }) => event === 'fire');
          expect(fired).toMatchObject({ firer, target, ...shot });
          battle.undo();
        }
      }
    }
    expect(shots).toBeGreaterThan(100);
  });
});

const duel: Position = {
  map: { columns: 10, rows: 10 },
  phase: 'fire',
  units: [
    { id: 'A', copy: 'serbs-1', hexes: ['0404'] },
    { id: 'B', copy: 'azab-1', hexes: ['0504', '0604'], facing: 'S', face: 'fire' },
    { id: 'C', copy: 'akinjis-1', hexes: ['0704'] },
    { id: 'K', copy: 'gilan-1', hexes: ['0505'] },
    { id: 'L', copy: 'kushite', hexes: ['0605', '0705'], facing: 'N' },
    { id: 'M', copy: 'gilan-2', hexes: ['0405'] },
  ],
};

/** Fires the shots in this order, in either side's turn, and lets the phase end. */
function volley(order: readonly (readonly [string, string])[], options: Readonly<Record<string, string>> = {}) {
  const { battle, unit, piece } = scene({ ...duel, options });
  const { serial } = battle;
  for (const [firer, target] of order) battle.apply(FIRE.of(unit(firer), unit(target)));
  while (battle.serial === serial) battle.apply(PASS.of());
  const events = reader.all(battle, 0);
  const shots = events.filter(({ event }) => event === 'fire').map((shot) => JSON.stringify(shot));
  const checks = events.filter(({ event }) => event === 'morale-check').length;
  const hits = events.filter(({ event, hit }) => event === 'fire' && hit === true).length;
  return { shots: shots.toSorted(), checks, hits, rout: duel.units.map(({ id }) => piece(id).rout), events };
}

const shots = [
  ['A', 'K'],
  ['B', 'K'],
  ['C', 'L'],
  ['K', 'A'],
  ['L', 'C'],
  ['M', 'A'],
] as const;

describe('[8.0] fire is simultaneous', () => {
  it('whatever order the shots are fired in, the same ones hit', () => {
    const first = volley(shots);
    expect(first.shots).toHaveLength(6);
    const numbers = new Numbers(8);
    for (let round = 0; round < 12; round++) {
      const order = numbers.shuffled(shots);
      expect(volley(order).shots).toEqual(first.shots);
    }
  });

  it('[8.21] every hit is one check, at the end of the phase, after the last shot', () => {
    const { checks, hits, events } = volley(shots);
    expect(checks).toBe(hits);
    expect(hits).toBeGreaterThan(0);
    const names = events.map(({ event }) => event);
    expect(names.indexOf('morale-check')).toBeGreaterThan(names.lastIndexOf('fire'));
  });

  it('(R08) where hits take effect at once, a check follows its shot, and who is routed still fires', () => {
    const { events, shots: fired } = volley(shots, { 'fire-rout-modifier': 'running' });
    expect(fired).toHaveLength(6);
    const told = events.filter(({ event }) => event === 'fire' || event === 'morale-check');
    for (const [index, { event, hit }] of told.entries()) {
      if (event === 'fire') expect(told[index + 1]?.event === 'morale-check').toBe(hit);
    }
  });
});

describe('[8.0] the two sides in turn', () => {
  it('the phasing side is asked first, and then each after the other has fired', () => {
    const { battle } = scene(duel);
    const sides: number[] = [];
    for (;;) {
      const first = battle.legal().at(0);
      if (!FIRE.is(first)) break;
      sides.push(battle.counters.side[entityOf(first)]);
      expect(battle.deciding).toBe(sides.at(-1));
      battle.apply(first);
    }
    expect(sides.slice(0, 4)).toEqual([1, 0, 1, 0]);
    expect(sides).toHaveLength(6);
  });

  it('a side that passes fires no more, the other goes on', () => {
    const { battle, unit, refused } = scene(duel);
    battle.apply(PASS.of());
    expect(refused({ do: 'fire', unit: 'K', target: 'A' })).toEqual(['8.0']);
    expect(battle.deciding).toBe(0);
    battle.apply(FIRE.of(unit('A'), unit('K')));
    expect(battle.deciding).toBe(0);
    expect(
      battle
        .legal()
        .toArray()
        .filter((one) => FIRE.is(one))
        .map((one) => [entityOf(one), argumentOf(one)])
        .every(([firer]) => firer === unit('B') || firer === unit('C')),
    ).toBe(true);
  });

  it('[8.18] nobody fires twice', () => {
    const { battle, unit, refused } = scene(duel);
    battle.apply(FIRE.of(unit('K'), unit('A')));
    expect(refused({ do: 'fire', unit: 'K', target: 'A' })).toEqual(['8.18']);
    expect(refused({ do: 'fire', unit: 'K', target: 'B' })).toEqual(['8.18']);
  });
});
