import { LEGAL } from '@hexwright/engine';
import { entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { library } from './library.ts';
import { MovementRange } from './movement-range.ts';
import { reachUnderWay } from './presenter/reach.ts';
import { sight } from './presenter/line-of-sight.ts';
import { whyNotThere } from './presenter/why-not.ts';
import { MOVE } from './standard/05-1-moves.ts';
import { STEP } from './standard/05-2-steps.ts';
import { TAKE } from './standard/12-leaders.ts';
import { targetRefusal } from './standard/05-3-charges.ts';
import { fireRange, fireRefusal } from './standard/08-3-shots.ts';
import { FIRE } from './standard/08-fire-combat.ts';
import { meleeRefusal } from './standard/09-4-attacks.ts';
import { MELEE } from './standard/09-melee-combat.ts';
import { Board } from './test-boards.ts';
import { Numbers } from './test-numbers.ts';
import { type Position, type Scene, scene } from './test-position.ts';

const modifier = (applies: string, value: number | string, more: object = {}): object => ({
  id: `test-${applies.replace('.', '-')}-${JSON.stringify([value, more])
    .replace(/[^a-z0-9]+/gi, '')
    .toLowerCase()
    .slice(0, 30)}`,
  case: '99.1',
  applies,
  label: 'Mud',
  value,
  ...more,
});
const restriction = (forbids: string, more: object = {}): object => ({
  id: `no-${forbids}`,
  case: '99.2',
  forbids,
  label: 'There is a truce',
  ...more,
});

const A = { id: 'A', copy: 'spahis-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee' };
const C = { id: 'C', copy: 'khoshun-1', hexes: ['0304'] };
const marching = (rules: object, more: Partial<Position> = {}): Position => ({
  map: { columns: 12, rows: 12, terrain: { '0505': 'camp' }, elevation: { '0707': 3 } },
  phase: 'movement',
  phasing: 'ottoman',
  units: [A, C],
  rules: { ...rules },
  ...more,
});

/** Every place and the least points to it, by trying all legal steps of the game itself. */
function byMoving({ battle, unit }: Scene, along = false): ReadonlyMap<string, number> {
  const piece = unit('A');
  const { marks } = battle.state;
  battle.apply(MOVE.of(piece));
  if (along) battle.apply(TAKE.of(unit('L')));
  const least = new Map<string, number>();
  const walk = (): void => {
    const place = `${battle.left.of(piece)} ${battle.direction.of(piece)}`;
    const spent = battle.frames.local(1);
    const known = least.get(place);
    if (known !== undefined && known <= spent) return;
    least.set(place, spent);
    for (const one of battle.legal().toArray()) {
      if (!STEP.is(one) || entityOf(one) !== piece) continue;
      battle.apply(one);
      walk();
      battle.undo();
    }
  };
  walk();
  while (battle.state.marks > marks) battle.undo();
  return least;
}

/** Every place that a unit under way is shown, and the least points to it. */
function byReach({ battle, unit }: Scene, along: boolean): ReadonlyMap<string, number> {
  const { marks } = battle.state;
  battle.apply(MOVE.of(unit('A')));
  if (along) battle.apply(TAKE.of(unit('L')));
  const { places } = reachUnderWay(battle);
  while (battle.state.marks > marks) battle.undo();
  return new Map(places.map(({ places: hexes, across, cost }) => [`${hexes[0]} ${across ?? 0}`, cost]));
}

function bySearch({ battle, unit }: Scene): ReadonlyMap<string, number> {
  const range = new MovementRange(battle);
  range.search(unit('A'));
  const places = [...range.places.subarray(0, range.count)];
  return new Map(
    places.map((place) => [`${MovementRange.leftOf(place)} ${MovementRange.directionOf(place)}`, range.costOf(place)]),
  );
}

describe('movement.cost', () => {
  const MODIFIERS: readonly (readonly [string, readonly object[]])[] = [
    ['mud in some turns', [modifier('movement.cost', 1, { turns: { from: 1, to: 3 } })]],
    ['by the hex entered', [modifier('movement.cost', 2, { when: 'hex.terrain == "clear" && hex.level > 1' })]],
    ['by where the unit stands before it', [modifier('movement.cost', 3, { when: 'unit.terrain == "camp"' })]],
    ['by who is near', [modifier('movement.cost', 'enemiesWithin(unit, 3)')]],
    ['less than nothing', [modifier('movement.cost', -9, { when: 'hex.terrain == "camp"' })]],
    ['another number', [modifier('movement.cost', 2, { stacking: 'set', when: 'hex.terrain == "dry-river-bed"' })]],
    ['an allowance that depends on where it sets out', [modifier('movement.allowance', '-unit.level')]],
  ];

  it.each(MODIFIERS)('is searched as it is paid: %s', (_, modifiers) => {
    for (let seed = 1; seed <= 4; seed++) {
      const board = new Board(10, 9).scatter(new Numbers(seed), { camp: 15, 'dry-river-bed': 15, grove: 5 }, 20);
      for (const label of ['0506', '0606', '0304']) delete board.terrain[label];
      const map = { columns: 10, rows: 9, terrain: board.terrain, elevation: board.elevation };
      const position = scene(marching({ modifiers }, { map }));
      expect(bySearch(position)).toEqual(byMoving(position));
    }
  });

  it('keeps leaders who go along to what they had where they set out', () => {
    const map = { columns: 12, rows: 12, terrain: { '0505': 'camp', '0605': 'camp', '0604': 'camp' } };
    const units = [A, C, { id: 'L', copy: 'bayazid', hexes: ['0606'] }];
    const hampered = modifier('movement.allowance', -9, { when: 'unit.kind == "leader" && inTerrain(unit, "camp")' });
    const by = (rules: object): Scene => scene(marching(rules, { map, units }));
    const position = by({ modifiers: [hampered] });
    expect(byReach(position, true)).toEqual(byMoving(position, true));
    expect(byReach(position, true)).toEqual(byReach(by({}), true));
  });

  it('changes what it did cost, and is told with its label and case', () => {
    const rules = { modifiers: [modifier('movement.cost', 2, { when: 'hex.terrain == "camp"' })] };
    const cost = (given: object): number => {
      const position = scene(marching(given));
      position.battle.apply(MOVE.of(position.unit('A')));
      position.do({ do: 'step', unit: 'A', step: 'forwardLeft' });
      return position.battle.frames.local(1);
    };
    expect(cost(rules) - cost({})).toBe(2);
    const { battle, unit } = scene(marching(rules));
    battle.apply(MOVE.of(unit('A')));
    const parts = reachUnderWay(battle).places.flatMap((place) =>
      place.from < 0 ? [] : [{ parts: place.parts, paid: place.cost - reachUnderWay(battle).places[place.from].cost }],
    );
    expect(parts.flatMap(({ parts: all }) => all)).toContainEqual({ label: 'Mud', value: 2, case: '99.1' });
    for (const { parts: all, paid } of parts) expect(all.reduce((sum, { value }) => sum + value, 0)).toBe(paid);
  });

  it('leaves prohibited ground prohibited', () => {
    const map = { columns: 12, rows: 12, terrain: { '0505': 'grove' } };
    const position = scene(marching({ modifiers: [modifier('movement.cost', 0, { stacking: 'set' })] }, { map }));
    position.battle.apply(MOVE.of(position.unit('A')));
    expect(position.refused({ do: 'step', unit: 'A', step: 'forwardLeft' })).toContain('7.25');
  });
});

const ARCHERS: Position = {
  map: { columns: 12, rows: 12 },
  phase: 'fire',
  phasing: 'ottoman',
  units: [
    { id: 'A', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'N', face: 'fire' },
    { id: 'T', copy: 'khoshun-1', hexes: ['0503'] },
  ],
};

describe('ranges', () => {
  const range = (...modifiers: readonly object[]): number => {
    const { battle, unit } = scene({ ...ARCHERS, rules: { modifiers } });
    return fireRange(battle, unit('A'), battle.face.of(unit('A')));
  };
  /** The cases that forbid the shot of A at T. */
  const refused = (position: Position): readonly string[] => {
    const { battle, unit } = scene(position);
    const code = fireRefusal(battle, unit('A'), unit('T'));
    return code === LEGAL ? [] : battle.describe(code, FIRE.of(unit('A'), unit('T'))).cases;
  };

  it('of weapons are shortened and lengthened', () => {
    const printed = range(modifier('sight.range', 5));
    expect(range(modifier('fire.range', -1))).toBe(printed - 1);
    expect(range(modifier('fire.range', 3))).toBe(printed + 3);
    expect(refused(ARCHERS)).toEqual([]);
    const short = { modifiers: [modifier('fire.range', 1, { stacking: 'set' })] };
    expect(refused({ ...ARCHERS, rules: short })).toEqual(['8.3', '8.0', '99.1']);
    const far = { ...ARCHERS, units: [ARCHERS.units[0], { ...ARCHERS.units[1], hexes: ['0501'] }] };
    expect(refused(far)).toEqual(['8.3', '8.0']);
    expect(refused({ ...far, rules: { modifiers: [modifier('fire.range', 4)] } })).toEqual([]);
  });

  it('of sight keep shots within it, and say so', () => {
    const night = { modifiers: [modifier('sight.range', 1, { stacking: 'set', turns: { from: 2 } })] };
    expect(refused({ ...ARCHERS, rules: night })).toEqual([]);
    const dark = { ...ARCHERS, turn: 2, rules: night };
    expect(refused(dark)).toEqual(['8.1', '8.0', '99.1']);
    const { battle, unit } = scene(dark);
    const seen = sight(battle, battle.left.of(unit('A')), battle.left.of(unit('T')));
    expect([seen.clear, seen.blockedBy.at(-1)?.text]).toEqual([
      false,
      expect.stringContaining('no further than 1 hex'),
    ]);
  });
});

describe('restrictions', () => {
  it('forbid each act, with their case', () => {
    const shoot = { do: 'fire', unit: 'A', target: 'T' };
    const by = (rules: object): string[] => scene({ ...ARCHERS, rules: { ...rules } }).refused(shoot);
    expect(by({ restrictions: [restriction('fire', { when: 'range > 1 && other.class == "cavalry"' })] })).toEqual([
      '99.2',
    ]);
    expect(by({ restrictions: [restriction('fire', { when: 'range > 2' })] })).toEqual([]);
    expect(by({ restrictions: [restriction('move')] })).toEqual([]);
    const march = { do: 'begin-move', unit: 'A' };
    expect(scene(marching({ restrictions: [restriction('move')] })).refused(march)).toEqual(['99.2']);
    expect(scene(marching({ restrictions: [restriction('move', { turns: { from: 2 } })] })).refused(march)).toEqual([]);
  });

  const FROM_WHERE: readonly (readonly [string, string, string?])[] = [
    ['who is near', 'enemiesWithin(unit, 2) > 0'],
    ['what it stands in', 'inTerrain(unit, "camp") || unit.level > 1'],
    ['where its leader is', 'distanceToLeader(unit) > 2'],
    ['where leaders are', 'distanceToLeader(hex) > 1'],
    ['whom it stands with', 'stacked(unit, "bayazid")'],
    ['who is behind it', 'unit.rearCenterEnemy', '0605'],
  ];

  it.each(FROM_WHERE)('are searched as they bind a unit on its way: by %s', (_, when, enemy = '0304') => {
    let fewer = 0;
    for (const along of [false, true]) {
      for (let seed = 1; seed <= 4; seed++) {
        const board = new Board(10, 9).scatter(new Numbers(seed), { camp: 15, 'dry-river-bed': 15 }, 20);
        for (const label of ['0506', '0606', enemy]) delete board.terrain[label];
        const map = { columns: 10, rows: 9, terrain: board.terrain, elevation: board.elevation };
        const units = [A, { ...C, hexes: [enemy] }, { id: 'L', copy: 'bayazid', hexes: ['0606'] }];
        const by = (rules: object): Scene => scene(marching(rules, { map, units }));
        const position = by({ restrictions: [restriction('enter', { when })] });
        const reached = byReach(position, along);
        expect(reached).toEqual(byMoving(position, along));
        if (reached.size < byReach(by({}), along).size) fewer++;
      }
    }
    expect(fewer).toBeGreaterThan(0);
  });

  it('keep units out of hexes in the search, the steps and the reasons given', () => {
    const position = scene(marching({ restrictions: [restriction('enter', { when: 'hex.terrain == "camp"' })] }));
    expect(bySearch(position)).toEqual(byMoving(position));
    const { battle, unit } = position;
    const camp = battle.map.numbering.hexOf('0505');
    battle.apply(MOVE.of(unit('A')));
    const refusals = whyNotThere(battle, unit('A'), camp)?.refusals ?? [];
    expect(refusals).toContainEqual(
      expect.objectContaining({ id: 'restrictions/no-enter', case: '99.2', text: 'There is a truce.' }),
    );
  });

  it('forbid attacks, charges and rallies', () => {
    const beside = [A, { ...C, hexes: ['0605'] }];
    const by = (forbids: string, phase: string, units: readonly Position['units'][number][]): Scene =>
      scene({ phase, phasing: 'ottoman', units, rules: { restrictions: [restriction(forbids)] } });
    const { battle, unit } = by('attack', 'melee-phasing', beside);
    const [a, c] = [unit('A'), unit('C')];
    expect(battle.describe(meleeRefusal(battle, a, c), MELEE.of(a, c)).case).toBe('99.2');
    const other = by('charge', 'movement', beside);
    const left = other.battle.left.of(a);
    expect(targetRefusal(other.battle, a, c, left, other.battle.right(a))).not.toBe(LEGAL);
    expect(targetRefusal(battle, a, c, left, battle.right(a))).toBe(LEGAL);
    const routed = [{ ...A, rout: 1 }, C, { id: 'L', copy: 'bayazid', hexes: ['0506'] }];
    expect(by('rally', 'rout-removal', routed).piece('A').rout).toBe(1);
    expect(by('fire', 'rout-removal', routed).piece('A').rout).toBe(0);
  });
});

describe('room for leaders', () => {
  it('is asked where the step begins, by those who look for a way as by those who go it', () => {
    const { battle, ...game } = scene({
      phasing: 'ottoman',
      phase: 'movement',
      units: [
        { id: 'L', copy: 'musa', hexes: ['0505'] },
        { id: 'U', copy: 'timarots-1', hexes: ['0605'] },
        { id: 'E', copy: 'khoshun-1', hexes: ['1212'] },
      ],
      rules: { modifiers: [modifier('stacking', 'friendsWithin(unit, 2)', { stacking: 'set' })] },
    });
    const lit = library.presenter.reach(battle, 'L')?.places.map(({ places }) => battle.map.label(places[0])) ?? [];
    expect(lit).toContain('0305');
    expect(lit).not.toContain('0205');
    game.do({ do: 'begin-move', unit: 'L' });
    for (const step of ['W', 'W']) game.do({ do: 'step', unit: 'L', step });
    expect(game.refused({ do: 'step', unit: 'L', step: 'W' })).toEqual(['6.12']);
  });
});
