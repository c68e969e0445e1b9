import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor, setItem } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { effectiveRules, type EffectiveItem, type RuleList } from './effective-rules.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

function mirror(): PackageMirror {
  const made = new PackageMirror(games);
  for (const id of ['gmb/standard', 'gmb/tamburlaine', 'gmb/tamburlaine-heavier-wagons']) {
    const texts = FILES.flatMap((file) => {
      try {
        return [[file, readFileSync(path.join(SCENARIOS, id, file), 'utf8')] as const];
      } catch {
        return [];
      }
    });
    made.project.addPackage(id, new Map(texts));
  }
  return made;
}

const HEAVIER = 'gmb/tamburlaine-heavier-wagons';

function item(made: PackageMirror, list: RuleList, name: string, id = HEAVIER): EffectiveItem {
  const found = effectiveRules(made, { package: id, lists: [list] }).items.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name} in ${list}.`);
  return found;
}

describe('what is in force', () => {
  it('says what the base says and who has changed it, with case and reason', () => {
    const lager = item(mirror(), 'modifiers', 'fire-on-lager');
    expect([lager.base, lager.value].map((value) => (value as { value: number }).value)).toEqual([2, 3]);
    expect(lager.isOwn).toBe(false);
    expect(lager.sayings).toMatchObject([
      { package: 'gmb/tamburlaine', op: 'define', file: 'rules.json', pointer: '/modifiers/1', case: '20.0' },
      { package: HEAVIER, op: 'set', pointer: '/changes/0', value: 3, reason: expect.stringContaining('Hussite') },
    ]);
  });

  it('tells what a choice of an option makes of it', () => {
    const charge = item(mirror(), 'modifiers', 'fire-on-charge');
    expect(charge.value).toMatchObject({ value: 1 });
    expect(charge.inForce).toMatchObject({ value: 2 });
    expect(charge.sayings.at(-1)).toMatchObject({ option: 'fire-on-charge', case: '8.3' });
  });

  it('knows what a change adds whose name only its target says', () => {
    const made = mirror();
    const step = { phase: 'Weather', procedure: 'event', acts: 'both', case: '4.0' };
    const changes = [{ op: 'add', target: 'sequence/weather', value: step, case: '4.0' }];
    const cover = { format: 1, id: 'my/wet', title: 'Wet', kind: 'battle', extends: 'gmb/tamburlaine' };
    const texts = { 'scenario.json': cover, 'rules.json': { format: 1, changes } };
    made.project.addPackage(
      'my/wet',
      new Map(Object.entries(texts).map(([name, content]) => [name, JSON.stringify(content)])),
    );
    expect(item(made, 'sequence', 'weather', 'my/wet').value).toMatchObject({ id: 'weather', phase: 'Weather' });
  });

  it('keeps the order of play, with steps that were put between others', () => {
    const { items, system } = effectiveRules(mirror(), { package: HEAVIER, lists: ['sequence', 'modules', 'victory'] });
    const steps = items.filter(({ list }) => list === 'sequence').map(({ name }) => name);
    expect(steps.indexOf('rampant-elephants')).toBe(steps.indexOf('rout-movement') - 1);
    expect(items.filter(({ list }) => list === 'modules').map(({ name }) => name)).toContain('naphtha');
    expect(items.at(-1)).toMatchObject({ target: 'victory', isOwn: false });
    expect(system?.slots).toContain('melee.dice');
  });

  it('shows edits at once, of a package that does not link too', () => {
    const made = mirror();
    const editor = new Editor(made.project, 'test');
    expect(
      editor.do(setItem(made.project, HEAVIER, 'units/serbs-2/side', 'nobody', { reason: 'Gone over' })),
    ).toBeNull();
    const serbs = item(made, 'units', 'serbs-2');
    expect(serbs.value).toMatchObject({ side: 'nobody' });
    expect(serbs.base).toMatchObject({ side: 'ottoman' });
    editor.do(setItem(made.project, HEAVIER, 'modules/naphtha', undefined));
    expect(item(made, 'modules', 'naphtha')).toMatchObject({ value: undefined, base: 'naphtha' });
  });

  it('shows of a broken file what it said before', () => {
    const made = mirror();
    made.linked('gmb/tamburlaine');
    made.project.addPackage('gmb/tamburlaine', new Map([['units.json', '{"format": 1, "units": [']]));
    expect(item(made, 'units', 'serbs-2', 'gmb/tamburlaine').value).toMatchObject({ name: 'Serbs' });
  });
});
