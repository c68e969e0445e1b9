import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { Board } from '../test-boards.ts';
import { axialOf, beside, COMPASS, distance, labelOf } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { type Position, type Scene, scene } from '../test-position.ts';
import { STEP } from './05-2-steps.ts';
import { ROUT } from './11-rout-movement.ts';
import { DROP, TAKE } from './12-leaders.ts';

const open = (units: Position['units'], more: Partial<Position> = {}): Scene =>
  scene({ map: { columns: 14, rows: 20 }, phase: 'rout-movement', units, ...more });

describe('[11.1] on open ground a routed unit goes its whole distance towards its edge', () => {
  it.each([
    ['serbs-1', 1, 1, 'ottoman'],
    ['akinjis-1', 1, 2, 'ottoman'],
    ['naphtha', 1, 1, 'tartar'],
    ['gilan-1', 1, 2, 'tartar'],
    ['spahis-1', 2, 1, 'ottoman'],
    ['manatasha', 2, 2, 'ottoman'],
    ['kushite', 2, 1, 'tartar'],
    ['tumans-2', 2, 2, 'tartar'],
  ])('%s of %i hexes, %i for each level', (copy, size, perLevel, side) => {
    for (let level = 1; level <= 4; level++) {
      const rows = level * perLevel;
      const facing = size === 2 ? { facing: 'ENE', hexes: ['0710', '0709'] } : { hexes: ['0710'] };
      const { battle, unit, piece } = open([{ id: 'A', copy, rout: level, ...facing }], { phasing: side });
      const start = piece('A').hexes.map(axialOf);
      const numbers = new Numbers(level);
      battle.apply(ROUT.of(unit('A')));
      while (battle.decision?.id === 'routing') {
        const steps = battle.legal().toArray();
        // Two directions lead to the edge, and no other is free of a price.
        expect(steps.map(argumentOf)).toEqual(side === 'ottoman' ? [1, 2] : [4, 5]);
        battle.apply(numbers.pick(steps));
      }
      const end = piece('A').hexes.map(axialOf);
      expect(piece('A').rout).toBe(level);
      expect(end.map(({ r }, half) => Math.abs(r - start[half].r))).toEqual(start.map(() => rows));
      expect(end.map((hex, half) => distance(hex, start[half]))).toEqual(start.map(() => rows));
    }
  });
});

/** Runs the rout of A to its end at random; what it went through. */
function run({ battle, unit }: Scene, numbers: Numbers) {
  const { count } = battle.events;
  battle.apply(ROUT.of(unit('A')));
  while (battle.decision?.id === 'routing') {
    const steps = battle
      .legal()
      .toArray()
      .filter((one) => STEP.is(one));
    battle.apply(numbers.pick(steps));
  }
  return reader.all(battle, count);
}

describe('[11.0] a rout over random fields', () => {
  const choose = (seed: number, copy: string, size: number, level: number): Position => {
    const numbers = new Numbers(seed);
    const board = new Board(8, 10).scatter(numbers, { river: 10, camp: 10 }, 30);
    while (!board.place(numbers, 'A', size, { copy, rout: level }));
    for (let index = 0; index < 16; index++) board.place(numbers, `s${index}`, 1, { copy: 'gilan-1' });
    return board.position('rout-movement', { phasing: 'ottoman' });
  };

  it('(R03) the distance is that of the level at the start, whatever is gained on the way [11.14]', () => {
    let hindered = 0;
    for (let seed = 0; seed < 40; seed++) {
      const [copy, size, perLevel] = seed % 2 === 0 ? (['serbs-1', 1, 1] as const) : (['manatasha', 2, 2] as const);
      const level = (seed % 3) + 1;
      const one = scene(choose(seed, copy, size, level));
      const events = run(one, new Numbers(seed));
      const hexes = events.filter(({ event }) => event === 'rout-moved' || event === 'rout-held').length;
      const gained = events.filter(({ event }) => event === 'rout-penalty').length;
      const { eliminated, rout } = one.piece('A');
      if (events.some(({ event }) => event === 'left-map')) expect(hexes).toBeLessThan(level * perLevel);
      else if (!eliminated) expect(hexes).toBe(level * perLevel);
      if (!eliminated) expect(rout).toBe(level + gained);
      if (gained > 0) hindered++;
    }
    expect(hindered).toBeGreaterThan(3);
  });

  it('[11.14] every routed unit moves once a phase, in both player-turns, its owner choosing the order', () => {
    const units = [
      { id: 'A', copy: 'serbs-1', hexes: ['0305'], rout: 1 },
      { id: 'B', copy: 'akinjis-1', hexes: ['0505'], rout: 1 },
      { id: 'C', copy: 'serbs-2', hexes: ['0705'] },
      { id: 'K', copy: 'gilan-1', hexes: ['0309'], rout: 1 },
    ];
    const { battle, unit, refused } = open(units);
    expect(battle.legal().toArray()).toEqual([ROUT.of(unit('K'))]);
    expect(refused({ do: 'begin-rout', unit: 'A' })).toEqual(['11.0']);
    const order: string[] = [];
    while (battle.decision?.id === 'rout-movement' || battle.decision?.id === 'routing') {
      const listed = battle.legal().toArray();
      const last = listed.at(-1)!;
      if (ROUT.is(last)) order.push(battle.game.units[entityOf(last)].id);
      battle.apply(last);
    }
    expect(order).toEqual(['K', 'B', 'A']);
  });
});

describe('[11.13] a leader with a routed unit', () => {
  const units = [
    { id: 'A', copy: 'spahis-1', hexes: ['0710', '0810'], facing: 'S', rout: 3 },
    { id: 'L', copy: 'musa', hexes: ['0810'] },
    { id: 'M', copy: 'mustafa', hexes: ['0710'] },
  ];

  it('goes along with his half, or stays, and may stop on the way', () => {
    const { battle, unit, piece } = open(units, { phasing: 'ottoman' });
    battle.apply(ROUT.of(unit('A')));
    battle.apply(TAKE.of(unit('L')));
    battle.apply(TAKE.of(unit('M')));
    const numbers = new Numbers(3);
    for (let step = 0; step < 3; step++) {
      const listed = battle.legal().toArray();
      expect(listed.filter((one) => DROP.is(one))).toHaveLength(step === 0 ? 0 : step === 1 ? 2 : 1);
      battle.apply(numbers.pick(listed.filter((one) => STEP.is(one))));
      if (step === 0) {
        // The left half of a counter that faces south is the eastern one.
        expect([piece('L').hexes[0], piece('M').hexes[0]]).toEqual(piece('A').hexes);
        continue;
      }
      if (step === 1) {
        battle.apply(DROP.of(unit('L')));
        expect(piece('A').hexes).toContain(piece('L').hexes[0]);
      }
    }
    expect(piece('A').hexes).toContain(piece('M').hexes[0]);
    expect(piece('A').hexes).not.toContain(piece('L').hexes[0]);
  });

  it('still has his own move afterwards, and has it in each phase', () => {
    const { battle, unit } = open(units, { phasing: 'ottoman' });
    battle.apply(ROUT.of(unit('A')));
    battle.apply(TAKE.of(unit('L')));
    for (let step = 0; step < 3; step++) {
      const steps = battle.legal().toArray();
      battle.apply(steps[0]);
    }
    expect(battle.decision?.id).toBe('movement');
    expect(battle.hasMoved(unit('L'))).toBe(false);
  });
});

describe('[11.14] off the map', () => {
  it.each([
    ['serbs-1', ['0301'], undefined, 4],
    ['akinjis-1', ['0301'], undefined, 2],
    ['janissaries-1', ['0301', '0401'], 'N', 2],
    ['janissaries-1', ['0401', '0402'], 'WSW', 2],
  ])('%s leaves with its first step over its own edge, and no step costs it anything', (copy, hexes, facing, rout) => {
    for (const towards of ['NE', 'NW']) {
      const label = hexes[0];
      expect(labelOf(beside(axialOf(label), COMPASS.indexOf(towards as 'NE'))).slice(2)).toBe('00');
    }
    const { battle, unit, piece } = open(
      [
        { id: 'A', copy, hexes, rout, ...(facing === undefined ? {} : { facing }) },
        { id: 'K', copy: 'gilan-1', hexes: ['1219'] },
      ],
      { phasing: 'ottoman' },
    );
    const { count } = battle.events;
    battle.apply(ROUT.of(unit('A')));
    const steps = battle.legal().toArray();
    expect(steps.map(argumentOf)).toEqual([1, 2]);
    battle.apply(steps[0]);
    const events = reader.all(battle, count).map(({ event }) => event);
    expect(events).toContain('left-map');
    expect(events).not.toContain('rout-penalty');
    expect(piece('A').eliminated).toBe(true);
    expect(battle.victoryPoints.of(battle.counters.side[unit('K')])).toBeGreaterThan(0);
  });

  it('[7.3] never over the edges at the side, nor over that of the enemy', () => {
    const { battle, unit, refused } = open([{ id: 'A', copy: 'serbs-1', hexes: ['0105'], rout: 1 }], {
      phasing: 'ottoman',
    });
    battle.apply(ROUT.of(unit('A')));
    expect(refused({ do: 'step', unit: 'A', step: 'W' })).toEqual(['7.3']);
  });
});
