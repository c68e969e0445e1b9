import { describe, expect, it } from 'vitest';
import { decisions } from './decisions.ts';
import { library } from './library.ts';
import { marker, packageChain, scene, unit, type Position, type Scene } from './test-position.ts';
import { compile } from '@hexwright/compiler';

const horse = unit('H', 'lithuanian-horse-1', 'A7 B9', 'N');
const leader = marker('leader', 'moniwid', 'A7 B8');
const move = (...steps: readonly unknown[]) => ({ do: 'move', unit: 'H', steps });

function moving(rules: Position['rules'], more: Partial<Position> = {}): Scene {
  return scene({ phase: 'polish-lithuanian-movement', units: [horse, leader], rules, ...more });
}

const modifier = (applies: string, value: number | string, more: Record<string, unknown> = {}) => ({
  id: 'own',
  case: '99.1',
  applies,
  label: 'Of our own',
  value,
  ...more,
});
const restriction = (forbids: string, when?: string, more: Record<string, unknown> = {}) => ({
  id: 'own',
  case: '99.2',
  forbids,
  label: 'We forbid it',
  ...(when === undefined ? {} : { when }),
  ...more,
});

describe('movement.cost', () => {
  const rules = { modifiers: [modifier('movement.cost', 1, { when: 'hex.terrain == "woods"' })] };
  const map = { columns: 14, rows: 14, terrain: { 'A7 B10': 'woods' } };

  it('is paid, found and told with its label and case', () => {
    const { battle, ...position } = moving(rules, { map });
    const found = library.presenter.reach(battle, 'H');
    const place = found?.places.find(({ places }) => places[0] === battle.map.numbering.hexOf('A7 B10'));
    expect(place).toMatchObject({ cost: 3, parts: [{ value: 2 }, { label: 'Of our own', value: 1, case: '99.1' }] });
    position.do(move('N'));
    expect(position.event('moved').at(-1)?.spent).toBe(3);
  });

  it('never makes a step cost less than nothing, nor opens what is closed', () => {
    const cheap = { modifiers: [modifier('movement.cost', -9)] };
    const lake = { columns: 14, rows: 14, terrain: { 'A7 B11': 'lake' } };
    const position = moving(cheap, { map: lake });
    position.do({ do: 'begin-move', unit: 'H' });
    position.do({ do: 'step', unit: 'H', step: 'N' });
    expect(position.event('moved').at(-1)?.spent).toBe(0);
    expect(position.refused({ do: 'step', unit: 'H', step: 'N' })).toEqual(['4.54']);
  });
});

describe('stacking', () => {
  const rules = {
    modifiers: [modifier('stacking', 1, { when: 'inTerrain(hex, "woods")', stacking: 'set' })],
  };
  const second = marker('second', 'semen', 'A7 B9');
  const leading = (terrain: string): Position => ({
    phase: 'polish-lithuanian-movement',
    units: [leader, second, unit('H', 'lithuanian-horse-1', 'A7 B10', 'N')],
    rules,
    map: { columns: 14, rows: 14, terrain: { 'A7 B9': terrain, 'A7 B10': terrain } },
  });

  it('says how many leaders a hex holds, to those who come and to those who look for a way', () => {
    const step = { do: 'step', unit: 'leader', step: 'N' };
    const { battle, ...full } = scene(leading('woods'));
    const reached = library.presenter.reach(battle, 'leader')?.places.map(({ places: hexes }) => hexes[0]);
    expect(reached).not.toContain(battle.map.numbering.hexOf('A7 B9'));
    full.do({ do: 'begin-move', unit: 'leader' });
    expect(full.refused(step)).toEqual(['5.0']);
    const denial = library.presenter.whyNot(battle, 'leader', battle.map.numbering.hexOf('A7 B9'));
    expect(denial?.refusals).toMatchObject([{ id: 'hex-full', cases: ['5.0', '99.1'] }]);
    const { battle: open, ...free } = scene(leading('clear'));
    const places = library.presenter.reach(open, 'leader')?.places.map(({ places: hexes }) => hexes[0]);
    expect(places).toContain(open.map.numbering.hexOf('A7 B9'));
    free.do({ do: 'begin-move', unit: 'leader' });
    free.do(step);
    expect(free.event('moved')).toHaveLength(1);
  });
});

describe('movement.allowance', () => {
  it('is judged when a piece sets out, and kept to its end', () => {
    const rules = { modifiers: [modifier('movement.allowance', -7, { when: 'inTerrain(unit, "clear")' })] };
    const { battle, ...position } = moving(rules, { map: { columns: 14, rows: 14, terrain: { 'A7 B10': 'scrub' } } });
    const printed = battle.movementOf(position.unit('H'));
    position.do({ do: 'begin-move', unit: 'H' });
    expect(library.presenter.reach(battle, 'H')?.allowance).toBe(printed - 7);
    expect(position.refused({ do: 'step', unit: 'H', step: 'N' })).toEqual(printed - 7 < 2 ? ['4.32'] : []);
  });

  it('is never less than nothing: such a piece stays', () => {
    const { battle, ...position } = moving({ modifiers: [modifier('movement.allowance', 0, { stacking: 'set' })] });
    position.do({ do: 'begin-move', unit: 'H' });
    expect(position.refused({ do: 'step', unit: 'H', step: 'N' })).toEqual(['4.32']);
    // [4.41] Only the step to the rear is left, which takes the whole allowance, whatever that is.
    expect(library.presenter.reach(battle, 'H')?.places.map(({ label }) => label)).toEqual(['', 'To the rear']);
  });
});

describe('exerts-zone', () => {
  const rules = {
    conditions: [{ id: 'exerts-zone', case: '99.3', name: 'Has a zone', when: 'unit.class != "light-horse"' }],
  };

  it('takes zones of control from a class, on the face that is up', () => {
    const { battle, unit: index } = moving(rules);
    const hex = battle.map.numbering.hexOf('A7 B10');
    expect([battle.isInEnemyZone(0, hex), battle.isInEnemyZone(1, hex)]).toEqual([false, false]);
    expect(battle.exertsZone(index('H'))).toBe(false);
    const knights = scene({
      phase: 'teutonic-movement',
      units: [unit('K', 'wielka', 'A7 B9', 'N')],
      rules,
    });
    expect(knights.battle.exertsZone(knights.unit('K'))).toBe(true);
  });

  it('asks only what is printed on a counter', () => {
    const rulesOf = (when: string): string => {
      const files = {
        'scenario.json': JSON.stringify({ id: 'my/v', title: 'V', kind: 'battle', extends: 'grunwald-1410' }),
        'rules.json': JSON.stringify({ format: 1, conditions: [{ ...rules.conditions[0], when }] }),
      };
      const chain = [...packageChain(), { id: 'my/v', files: new Map(Object.entries(files)) }];
      return compile(chain, [library.system])
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ code }) => code)
        .join();
    };
    expect(rulesOf('hasTrait(unit, "crossbow")')).toBe('');
    expect(rulesOf('unit.terrain == "woods"')).toMatch(/^expression\./);
    expect(rulesOf('turn > 2')).toMatch(/^expression\./);
  });
});

describe('fire.range and sight.range', () => {
  const crossbows = unit('C', 'teutonic-foot-1', 'A7 B9', 'N', { traits: ['crossbow'] });
  const gun = unit('G', 'gun-1', 'A3 B11', 'N');
  const targets = (rules: Position['rules'], ...units: Position['units'][number][]): string[] => {
    const { battle } = scene({ phase: 'fire', units, ...(rules === undefined ? {} : { rules }) });
    return battle
      .legal()
      .toArray()
      .map((one) => decisions.write(battle, one))
      .filter(({ do: word }) => word === 'fire')
      .map(({ target }) => String(target));
  };
  const near = unit('N', 'polish-horse-1', 'A3 B13', 'S');

  it('reach farther, or less far, than is printed', () => {
    expect(targets(undefined, gun, near)).toEqual(['N']);
    expect(targets({ modifiers: [modifier('fire.range', -1)] }, gun, near)).toEqual([]);
    expect(targets({ modifiers: [modifier('sight.range', 1, { stacking: 'set' })] }, gun, near)).toEqual([]);
    const far = unit('N', 'polish-horse-1', 'A3 B14', 'S');
    expect(targets(undefined, gun, far)).toEqual([]);
    expect(targets({ modifiers: [modifier('fire.range', 1)] }, gun, far)).toEqual(['N']);
    const before = unit('N', 'lithuanian-horse-1', 'A7 B11', 'S');
    expect(targets(undefined, crossbows, before)).toEqual([]);
    expect(targets({ modifiers: [modifier('fire.range', 1)] }, crossbows, before)).toEqual(['N']);
  });

  it('are no use to who may not fire', () => {
    expect(targets({ restrictions: [restriction('fire')] }, gun, near)).toEqual([]);
    expect(targets({ restrictions: [restriction('fire', 'target.class == "foot"')] }, gun, near)).toEqual(['N']);
  });
});

describe('command.radius', () => {
  it('makes lines of command count as shorter or longer', () => {
    const far = unit('F', 'lithuanian-horse-1', 'A7 B13', 'N');
    const bandOf = (more: number): number => {
      const { battle, unit: index } = moving(
        { modifiers: [modifier('command.radius', more)] },
        { units: [far, marker('leader', 'witold', 'A7 B8')] },
      );
      return battle.band.of(index('F'));
    };
    const [shorter, same, longer] = [-4, 0, 4].map(bandOf);
    expect(longer).toBeLessThanOrEqual(same);
    expect(shorter).toBeGreaterThan(longer);
  });
});

describe('restrictions', () => {
  it('on setting out are told with label and case, in their turns only', () => {
    const rules = { restrictions: [restriction('move', 'unit.class == "light-horse"', { turns: { from: 2, to: 3 } })] };
    const { battle, ...held } = moving(rules);
    expect(held.refused({ do: 'begin-move', unit: 'H' })).toEqual(['99.2']);
    expect(library.presenter.reach(battle, 'H')).toBeNull();
    expect(moving(rules, { turn: 4 }).refused({ do: 'begin-move', unit: 'H' })).toEqual([]);
  });

  it('on entering a hex bind the way, and are named to who asks why not', () => {
    const rules = { restrictions: [restriction('enter', 'hex.terrain == "woods"')] };
    const map = { columns: 14, rows: 14, terrain: { 'A7 B10': 'woods' } };
    const { battle, ...position } = moving(rules, { map });
    expect(position.refused(move('N'))).toEqual(['99.2']);
    const found = library.presenter.reach(battle, 'H');
    expect(found?.places.some(({ places }) => places[0] === battle.map.numbering.hexOf('A7 B10'))).toBe(false);
    const denial = library.presenter.whyNot(battle, 'H', battle.map.numbering.hexOf('A7 B10'));
    expect(denial?.refusals).toMatchObject([{ id: 'restrictions/own', case: '99.2', text: 'We forbid it.' }]);
  });

  it('on attacks free from the duty to attack [7.12]', () => {
    const units = [unit('K', 'teutonic-horse-1', 'A7 B9', 'N'), unit('A', 'polish-horse-1', 'A7 B10', 'S')];
    const fight = (rules?: Position['rules']): Scene =>
      scene({ phase: 'teutonic-attack', units, ...(rules === undefined ? {} : { rules }) });
    expect(fight().battle.decision?.id).toBe('attack');
    const held = fight({ restrictions: [restriction('attack', 'attacker.strength < 99 && defender.class != "foot"')] });
    expect(held.battle.decision?.id).not.toBe('attack');
  });

  it('on rallying', () => {
    const units = [{ ...unit('K', 'teutonic-horse-1', 'A7 B9', 'N'), disordered: true }];
    const rally = (rules?: Position['rules']): string | undefined =>
      scene({ phase: 'teutonic-reorganisation', units, ...(rules === undefined ? {} : { rules }) }).battle.decision?.id;
    expect(rally()).toBe('rally');
    expect(rally({ restrictions: [restriction('rally')] })).not.toBe('rally');
  });
});

describe('names of combat', () => {
  it('tell the opponents and how many attack together', () => {
    const units = [unit('K', 'teutonic-horse-1', 'A7 B9', 'N'), unit('A', 'polish-horse-1', 'A7 B10', 'S')];
    const rules = {
      modifiers: [
        modifier('strength', 2, { when: 'attacker.class == "heavy-horse" && attackers == 1 && !attacks' }),
        { ...modifier('strength', 3, { when: 'defender.side == "polish-lithuanian" && attacks' }), id: 'other' },
      ],
    };
    const { battle } = scene({ phase: 'teutonic-attack', units, rules });
    const [attack] = battle.legal().toArray();
    const labels = library.presenter
      .odds(battle, decisions.write(battle, attack))
      ?.modifiers.map(({ label, value }) => [label, value]);
    expect(labels).toContainEqual(['Of our own', -2]);
    expect(labels).toContainEqual(['Of our own', 3]);
  });
});
