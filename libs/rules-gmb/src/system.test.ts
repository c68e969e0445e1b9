import { type CompiledGame, type CompiledHexGame, PROHIBITED } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { events, refusals } from './registry.ts';
import { decisions } from './decisions.ts';
import { scene, tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { greatMedievalBattles } from './library.ts';

const game = tamburlaine();
const CASE = /^\d+\.\d+$/;

function codesOf(changed: CompiledGame): string[] {
  return greatMedievalBattles.checkSetUp(changed).map(({ code, case: cited }) => `${code} ${cited}`);
}

describe('the check of a set-up', () => {
  it('finds nothing in the battle itself', () => {
    expect(codesOf(game)).toEqual([]);
  });

  it('[12.0] more leaders than there are bits to count them by', () => {
    const leader = game.units.find(({ kind }) => kind === 'leader')!;
    const many = (count: number): CompiledGame => ({
      ...game,
      units: Array.from({ length: count }, () => leader),
      setUp: [],
    });
    expect(codesOf(many(31))).toEqual([]);
    expect(codesOf(many(32))).toEqual(['set-up.too-many 12.0']);
  });

  it('[99.1] levels that a formula gives units to begin with, but for those that the position gives another', () => {
    const problems = (start: string, bounds: object, levels = {}): string[] => {
      const units = [
        { id: 'A', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S', ...levels },
        { id: 'B', copy: 'spahis-1', hexes: ['0808', '0908'], facing: 'S' },
      ];
      const rules = { markers: [{ id: 'wind', name: 'Wind', of: 'unit', case: '99.1', start, ...bounds }] };
      return greatMedievalBattles
        .checkSetUp(scene({ phase: 'movement', units, rules }).battle.game)
        .map(({ at, severity, message, fixes = [] }) =>
          [at, severity, message, ...fixes.map(({ title }) => title)].join(' | '),
        );
    };
    expect(problems('unit.movement', { maximum: 16 })).toEqual([]);
    expect(problems('unit.movement', { maximum: 3 })).toEqual([
      'markers/wind/start | warning | "wind" goes from 0 to 3, but this gives 6 to Spahis, and too much to 1 more: they begin with 3. Let it give less, or raise the maximum. | Set the maximum to 6',
    ]);
    expect(problems('unit.movement', { maximum: 3 }, { wind: 2 })).toEqual([
      expect.stringContaining('gives 6 to Spahis: they'),
    ]);
    expect(problems('unit.movement - 9000', { maximum: 3 }, { wind: 2 })).toEqual([
      'markers/wind/start | warning | "wind" goes from 0 to 3, but this gives -8994 to Spahis: they begin with 0. Let it give more, or lower the minimum.',
    ]);
  });

  it('[5.12] an allowance that no piece can have', () => {
    const [first, ...others] = game.units;
    const lame = {
      ...first,
      faces: first.faces.map((face) => ({ ...face, values: { ...face.values, movement: -5 } })),
    };
    expect(codesOf({ ...game, units: [lame, ...others] })).toEqual(['set-up.movement 5.12']);
  });

  it('[5.31] a charge at the own side, [10.1] a routed leader', () => {
    const at = (kind: string): number => game.setUp.findIndex(({ unit }) => game.units[unit].kind === kind);
    const marked = (index: number, markers: Record<string, number>): CompiledGame => ({
      ...game,
      setUp: game.setUp.with(index, { ...game.setUp[index], markers }),
    });
    const unit = at('unit');
    expect(codesOf(marked(unit, { charging: game.setUp[unit].unit + 1 }))).toEqual(['set-up.charge-target 5.31']);
    expect(codesOf(marked(at('leader'), { rout: 1 }))).toEqual(['set-up.rout-level 10.1']);
  });

  it('[18.0], [18.6] markers of modules that are off', () => {
    const leader = game.setUp.findIndex(({ unit }) => game.units[unit].kind === 'leader');
    const marked: CompiledGame = {
      ...game,
      setUp: game.setUp.with(leader, { ...game.setUp[leader], markers: { wounded: 1, captive: 3, hiding: 0 } }),
    };
    expect(codesOf(marked)).toEqual(['set-up.marker-unread 18.0', 'set-up.marker-unread 18.6']);
    const on = { ...marked, modules: new Set([...game.modules, 'man-to-man']) };
    expect(codesOf(on)).toEqual(['set-up.marker-unread 18.6']);
  });

  it('[15.31] a hexside that stops the run of a charge, and not its last step', () => {
    const { map } = game;
    const river = new Uint8Array(map.crossingValues['charge'].length);
    river[0] = 1;
    const at = (charge: Uint8Array, modules = game.modules): CompiledHexGame => ({
      ...game,
      modules,
      map: { ...map, hexsides: new Map([['river', river]]), crossingValues: { ...map.crossingValues, charge } },
    });
    expect(greatMedievalBattles.checkSetUp(at(river))).toMatchObject([
      { at: 'hexsides/river/values/charge', code: 'set-up.charge-into', severity: 'warning' },
    ]);
    expect(codesOf(at(river, new Set([...game.modules, 'special-terrain'])))).toEqual([]);
    expect(codesOf(at(new Uint8Array(river.length)))).toEqual([]);
  });

  it('[8.16] bows where no ground can be seen into', () => {
    const { map, units } = game;
    const hidden = map.sightInto.map(() => 1);
    const on = (sightInto: Uint8Array, armed = units): CompiledHexGame => ({
      ...game,
      units: armed,
      map: { ...map, sightInto },
    });
    const found = greatMedievalBattles.checkSetUp(on(hidden));
    expect(found).toMatchObject([{ code: 'set-up.hidden-everywhere', case: '8.16', severity: 'warning' }]);
    expect(found[0].fixes).toMatchObject([{ op: 'set', value: 'blocks-through' }]);
    const open = map.entryCost.findIndex((cost) => cost !== PROHIBITED);
    expect(codesOf(on(hidden.with(open, 0)))).toEqual([]);
    // What nobody can enter may well be seen.
    const closed = map.entryCost.indexOf(PROHIBITED);
    if (closed >= 0) expect(codesOf(on(hidden.with(closed, 0)))).toHaveLength(1);
    const unarmed = units.map((unit) => ({
      ...unit,
      faces: unit.faces.map((face) => ({ ...face, values: { ...face.values, weapon: undefined } })),
    }));
    expect(codesOf(on(hidden, unarmed as unknown as typeof units))).toEqual([]);
  });

  it('[3.3] more counters than a command can name', () => {
    const unit = game.units.find(({ kind }) => kind === 'unit')!;
    const many = (count: number): CompiledGame => ({
      ...game,
      units: Array.from({ length: count }, () => unit),
      setUp: [],
    });
    expect(codesOf(many(1000))).toEqual([]);
    expect(codesOf(many(1001))).toEqual(['set-up.too-many 3.3']);
  });

  it('[3.3] a unit over two hexes that arrives on a map with more hexes than a command can name', () => {
    const { map, units } = game;
    const arriving = (size: number, count: number): CompiledHexGame => ({
      ...game,
      map: { ...map, grid: Object.create(map.grid, { count: { value: count } }) as typeof map.grid },
      arrivals: [
        {
          id: 'late',
          case: '',
          name: 'Late',
          turn: 2,
          units: [units.findIndex((unit) => unit.size === size)],
          hexes: Int32Array.of(0),
          entry: null,
          when: null,
        },
      ],
    });
    expect(codesOf(arriving(2, 10_922))).toEqual([]);
    expect(codesOf(arriving(1, 10_923))).toEqual([]);
    expect(greatMedievalBattles.checkSetUp(arriving(2, 10_923))).toMatchObject([
      { at: 'arrivals/late', code: 'set-up.map-too-large', case: '3.3' },
    ]);
  });

  it('[4.0] any number of sides but two', () => {
    expect(codesOf({ ...game, sides: [game.sides[0]] })).toEqual(['set-up.two-sides 4.0']);
    expect(codesOf({ ...game, sides: [...game.sides, game.sides[0]] })).toEqual(['set-up.two-sides 4.0']);
  });

  it('[10.1] a unit routed beyond the highest level, and which one', () => {
    const index = game.setUp.findIndex(({ unit }) => game.units[unit].kind === 'unit');
    const routed = (rout: number): CompiledGame => ({
      ...game,
      setUp: game.setUp.map((one, at) => (at === index ? { ...one, markers: { rout } } : one)),
    });
    expect(codesOf(routed(4))).toEqual([]);
    expect(greatMedievalBattles.checkSetUp(routed(5))).toMatchObject([{ placement: index, code: 'set-up.rout-level' }]);
  });
});

describe('[6.14] a leader set up with an enemy', () => {
  const units = (hex: string) => [
    { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N' },
    { id: 'W', copy: 'wagons-1', hexes: ['0707', '0807'], facing: 'N' },
    { id: 'M', copy: 'musa', hexes: ['0303'] },
    { id: 'L', copy: 'tamburlaine', hexes: [hex] },
  ];

  it.each(['0505', '0605', '0807', '0303'])('is a problem of the set-up: %s', (hex) => {
    expect(() => scene({ phase: 'movement', units: units(hex) })).toThrow('no leader shares a hex with one');
  });

  it.each(['0705', '0909'])('is none in a free hex: %s', (hex) => {
    expect(() => scene({ phase: 'movement', units: units(hex) })).not.toThrow();
  });
});

describe('what the system tells the compiler', () => {
  it('names modules, procedures and tables once each, with the cases that say so', () => {
    for (const list of [
      greatMedievalBattles.modules.map(({ id }) => id),
      greatMedievalBattles.procedures,
      greatMedievalBattles.tables.map(({ id }) => id),
      greatMedievalBattles.parameters.map(({ id }) => id),
      decisions.list.map(({ id }) => id),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
    // A step that rolls on a table of the package stands by the case of that step, which no rulebook has.
    const ruled = decisions.list.filter(({ id }) => id !== 'event');
    expect(ruled.length).toBeLessThan(decisions.list.length);
    for (const { case: cited } of [...greatMedievalBattles.modules, ...ruled]) expect(cited).toMatch(CASE);
  });

  it('[4.0] every step of the sequence calls a procedure, in the order of the booklet', () => {
    expect(game.sequence.map(({ id }) => id)).toEqual([
      'starting-modes',
      'rout-removal',
      'rampant-elephants',
      'rout-movement',
      'movement',
      'mode-change',
      'fire',
      'melee-phasing',
      'melee-other',
    ]);
    for (const step of new GreatMedievalBattle(game).plan.steps) expect(step.procedure).toBeGreaterThanOrEqual(0);
  });
});

/** What events name first that something of the package has caused: they cite its case when they are read. */
const CAUSED_BY = new Set(['modifier', 'effect']);

describe('refusals and events', () => {
  it('have a case and say something', () => {
    for (const { cases, text } of refusals.list()) {
      expect(cases.length).toBeGreaterThan(0);
      for (const cited of cases) expect(cited).toMatch(CASE);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
    for (const { id, case: cited, fields } of events.list()) {
      expect(cited, id).toMatch(CAUSED_BY.has(fields[0]?.meaning) ? /^$/ : CASE);
    }
  });

  it('[4.0] anyone who asks for something absurd in any phase is told a case', () => {
    for (const { id: phase } of game.sequence) {
      const { refused } = scene({
        phase,
        units: [
          { id: 'A', copy: 'gd-czawl-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee' },
          { id: 'B', copy: 'akinjis-1', hexes: ['0505'] },
        ],
      });
      for (const written of [
        { do: 'begin-rout', unit: 'A' },
        { do: 'step', unit: 'A', step: 'hold' },
        { do: 'take', leader: 'A' },
        { do: 'drop', leader: 'B' },
        { do: 'charge', unit: 'B', target: 'B' },
        { do: 'fire', unit: 'A', target: 'A' },
        { do: 'melee', unit: 'B', target: 'B' },
        { do: 'change-face', unit: 'B', face: 'lager' },
      ]) {
        const [cited] = refused(written);
        expect(cited, `${phase} ${JSON.stringify(written)}`).toMatch(CASE);
      }
    }
  });
});
