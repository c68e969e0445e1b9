import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAT, writeCanonical, type JsonValue } from '@hexwright/model';
import {
  addItem,
  Editor,
  fileKey,
  mergeText,
  paintTerrain,
  renameItem,
  setItem,
  terrainAt,
  type JsonObject,
} from './index.ts';
import { battle, copyOf, sampleProject, sync } from './sample.ts';

const UNITS = 'ford:units.json';
const MAP = 'ford:map.json';

function pair(): { readonly ann: Editor; readonly bob: Editor; readonly meet: () => void } {
  const one = sampleProject();
  const other = copyOf(one);
  return { ann: new Editor(one, 'Ann'), bob: new Editor(other, 'Bob'), meet: () => sync(one, other) };
}

/** Types a text over a file; what it says when it cannot be merged. */
function type(editor: Editor, file: string, base: string, draft: string): string | null {
  const merge = mergeText(editor.project, file, base, draft);
  if (!merge.ok) return merge.problem.message;
  return editor.do(merge.operation)?.message ?? null;
}

describe('mergeText', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])('takes "%s" for a name like any other', (name) => {
    const { ann } = pair();
    const base = ann.project.text(MAP) ?? '';
    const content = JSON.parse(base) as JsonObject;
    const draft = { ...content, [name]: 'a', grid: { ...(content['grid'] as JsonObject), [name]: 3 } };
    expect(type(ann, MAP, base, JSON.stringify(draft))).toBeNull();
    expect(ann.project.text(MAP)).toBe(writeCanonical('map', draft));
    expect(type(ann, MAP, ann.project.text(MAP) ?? '', base)).toBeNull();
    expect(ann.project.text(MAP)).toBe(base);
  });

  it('has an entry once that both sides have got since, and what either says of it', () => {
    const { ann } = pair();
    const base = ann.project.text(UNITS) ?? '';
    const added = { id: 'late', name: 'Late', side: 'red', values: { movement: 1 } };
    const draft = JSON.stringify({ units: [...(JSON.parse(base) as { units: JsonObject[] }).units, added] });
    ann.do(addItem(ann.project, 'ford', 'units', { ...added, values: { movement: 1, morale: 4 } }));
    expect(type(ann, UNITS, base, draft)).toBeNull();
    const { units } = JSON.parse(ann.project.text(UNITS) ?? '') as { units: JsonObject[] };
    expect(units.filter(({ id }) => id === 'late')).toEqual([{ ...added, values: { movement: 1, morale: 4 } }]);
    // Once more, as after a text that was merged and not noted.
    expect(type(ann, UNITS, base, draft)).toBeNull();
    expect((JSON.parse(ann.project.text(UNITS) ?? '') as { units: JsonObject[] }).units).toHaveLength(units.length);
  });

  it('keeps what is written for a sign of the terrain, be it no terrain yet', () => {
    const { ann } = pair();
    ann.do(paintTerrain(ann.project, 'ford', [0], 'wood'));
    const base = ann.project.text(MAP) ?? '';
    const draft = base.replace('"~": "river"', '"~": null');
    expect(type(ann, MAP, base, draft)).toBeNull();
    expect(ann.project.text(MAP)).toBe(draft);
  });

  it('takes another order of the values of one unit', () => {
    const { ann } = pair();
    const base = ann.project.text(UNITS) ?? '';
    const draft = base.replace('"movement": 6, "armour": "mail"', '"armour": "mail", "movement": 6');
    expect(type(ann, UNITS, base, draft)).toBeNull();
    expect(ann.project.text(UNITS)).toBe(draft);
  });

  it('turns a changed number into an edit of that number, which can be taken back', () => {
    const { ann } = pair();
    const base = ann.project.text(UNITS) ?? '';
    const draft = base.replace('"movement": 6', '"movement": 7');
    expect(type(ann, UNITS, base, draft)).toBeNull();
    expect(ann.project.text(UNITS)).toBe(draft);
    expect(ann.done).toEqual(['Edit units.json']);
    ann.undo();
    expect(ann.project.text(UNITS)).toBe(base);
  });

  it('takes over what others did elsewhere since the draft was begun', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(UNITS) ?? '';
    bob.do(setItem(bob.project, 'ford', 'units/archers/values/movement', 3));
    bob.do(renameItem(bob.project, 'ford', 'units', 'pikes', 'pikemen'));
    bob.do(addItem(bob.project, 'ford', 'units', { id: 'scouts', name: 'Scouts' }));
    meet();
    const draft = base
      .replace('"name": "archers"', '"name": "Archers of the Guard"')
      .replace('The pikes of the ford.', 'The long pikes of the ford.');
    type(ann, UNITS, base, draft);
    meet();
    const units = bob.project.part(UNITS, 'units') as readonly JsonObject[];
    expect(units.map(({ id }) => id)).toEqual(['guards', 'archers', 'horse', 'pikemen', 'scouts']);
    expect(units[1]).toMatchObject({ name: 'Archers of the Guard', values: { movement: 3 } });
    expect(units[3]).toMatchObject({ note: 'The long pikes of the ford.' });
  });

  it('merges words that two people write in one note', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(UNITS) ?? '';
    type(ann, UNITS, base, base.replace('The guards of the ford.', 'The brave guards of the ford.'));
    type(bob, UNITS, base, base.replace('The guards of the ford.', 'The guards of the old ford.'));
    meet();
    expect(ann.project.part(UNITS, 'units', 0, 'note')).toBe('The brave guards of the old ford.');
  });

  it('paints hexes that are typed into the rows, beside those that others paint', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(MAP) ?? '';
    bob.do(paintTerrain(bob.project, 'ford', [6, 8], 'wood'));
    meet();
    const draft = base.replace('"..~~.."', '"..~~.m"').replace('"~": "river"', '"~": "river", "m": "marsh"');
    expect(type(ann, MAP, base, draft)).toBeNull();
    expect([6, 8, 9, 11].map((hex) => terrainAt(ann.project, 'ford', hex))).toEqual(['wood', 'wood', 'river', 'marsh']);
  });

  it('keeps hexes painted meanwhile when the map grows', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(MAP) ?? '';
    bob.do(paintTerrain(bob.project, 'ford', [29], 'marsh'));
    meet();
    const map = JSON.parse(base) as { grid: JsonObject; terrain: string[]; elevation: string[] };
    const grown = {
      ...map,
      grid: { ...map.grid, columns: 7 },
      terrain: map.terrain.map((row) => `${row}.`),
      elevation: map.elevation.map((row) => `${row}1`),
    };
    type(ann, MAP, base, writeCanonical('map', grown));
    expect(terrainAt(ann.project, 'ford', 33)).toBe('marsh');
    expect(ann.project.part(MAP, 'elevation', 4)).toBe('1111111');
  });

  it('gives two terrains that get the same sign at once different signs', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(MAP) ?? '';
    const typed = (id: string): string =>
      base.replace('"..~~.."', `"a.~~.."`).replace('"~": "river"', `"~": "river", "a": "${id}"`);
    type(ann, MAP, base, typed('marsh'));
    type(bob, MAP, base, typed('wood').replace('"a.~~.."', '".a~~.."'));
    meet();
    expect([6, 7].map((hex) => terrainAt(ann.project, 'ford', hex))).toEqual(['marsh', 'wood']);
    expect(ann.project.text(MAP)).toBe(bob.project.text(MAP));
  });

  it('keeps an item that somebody has changed since, and says so', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(UNITS) ?? '';
    bob.do(setItem(bob.project, 'ford', 'units/horse/name', 'Heavy horse'));
    meet();
    const units = JSON.parse(base) as { units: JsonObject[] };
    const draft = writeCanonical('units', { ...units, units: units.units.filter(({ id }) => id !== 'horse') });
    const merge = mergeText(ann.project, UNITS, base, draft);
    if (merge.ok) ann.do(merge.operation);
    expect(merge).toMatchObject({ ok: true, operation: { kept: ['units/horse'] } });
    expect(ann.project.text(UNITS)).toContain('Heavy horse');
  });

  it('leaves a half-typed draft to the one who types it', () => {
    const { ann, bob, meet } = pair();
    const base = ann.project.text(UNITS) ?? '';
    const cut = base.indexOf('"archers"');
    const merge = mergeText(ann.project, UNITS, base, base.slice(0, cut));
    expect(merge).toMatchObject({ ok: false, problem: { code: 'json.syntax', package: 'ford', file: 'units.json' } });
    expect(merge.ok ? null : merge.problem.range).toMatchObject({ start: { line: 6 } });
    expect(type(ann, UNITS, base, '[]')).toContain('one object');
    bob.do(setItem(bob.project, 'ford', 'units/archers/name', 'Archers'));
    meet();
    expect(ann.project.text(UNITS)).toContain('"name": "Archers"');
  });

  it('mends a file that came broken', () => {
    const { ann, bob, meet } = pair();
    ann.project.addPackage('bad', new Map([['units.json', '{ "units": [ { "id": "a" } ']]));
    meet();
    const base = ann.project.text('bad:units.json') ?? '';
    expect(type(ann, 'bad:units.json', base, `${base} ]`)).toBeNull();
    meet();
    expect(bob.project.content('bad:units.json')).toBeNull();
    expect(type(bob, 'bad:units.json', `${base} ]`, `${base} ] }`)).toBeNull();
    meet();
    expect(ann.project.content('bad:units.json')).toEqual({ units: [{ id: 'a' }] });
    bob.undo();
    expect(bob.project.text('bad:units.json')).toBe(`${base} ]`);
  });

  it('merges plain text, such as a README, by words', () => {
    const { ann, bob, meet } = pair();
    type(ann, 'ford:README.md', '', '# The ford\n\nA battle.\n');
    meet();
    const base = ann.project.text('ford:README.md') ?? '';
    type(ann, 'ford:README.md', base, base.replace('A battle', 'A small battle'));
    type(bob, 'ford:README.md', base, base.replace('# The ford', '# The old ford'));
    meet();
    expect(bob.project.text('ford:README.md')).toBe('# The old ford\n\nA small battle.\n');
  });
});

/** Some edit of a JSON value: a text or number replaced, a property or entry removed, doubled or moved. */
function mutated(value: JsonValue, picks: number[]): JsonValue {
  const pick = picks.shift() ?? 0;
  if (Array.isArray(value)) {
    const list = [...(value as readonly JsonValue[])];
    const at = list.length === 0 ? 0 : pick % list.length;
    if (pick % 7 === 0) list.splice(at, 1);
    else if (pick % 7 === 1) list.reverse();
    else if (pick % 7 === 2) list.splice(at, 0, list[at] ?? { id: 'new' });
    else if (list.length > 0) list[at] = mutated(list[at], picks);
    return list;
  }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    const name = names[pick % Math.max(1, names.length)];
    if (name === undefined || pick % 5 === 0) return { ...value, [`x${pick % 3}`]: [pick] };
    if (pick % 5 === 1) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [name]: mutated((value as JsonObject)[name], picks) };
  }
  if (typeof value === 'string') return pick % 3 === 0 ? `${value} more` : value.slice(0, pick % 9);
  return pick;
}

describe('any edit of a text', () => {
  const picks = fc.array(fc.nat({ max: 999 }), { minLength: 12, maxLength: 12 });
  const files = fc.constantFrom('units', 'map', 'scenario', 'rules', 'terrain');

  it('arrives whole where nobody else writes', () => {
    fc.assert(
      fc.property(files, fc.array(picks, { minLength: 1, maxLength: 4 }), (kind, edits) => {
        const ann = new Editor(sampleProject(), 'Ann');
        const file = fileKey('ford', `${kind}.json`);
        let content = JSON.parse(battle.get(`${kind}.json`) ?? '') as JsonValue;
        for (const edit of edits) {
          // Of a newer format nothing can be said.
          content = { ...(mutated(content, [...edit]) as JsonObject), format: FORMAT };
          const before = ann.project.text(file) ?? '';
          const draft = writeCanonical(kind, content);
          expect(type(ann, file, before, draft)).toBeNull();
          expect(ann.project.content(file)).toEqual(JSON.parse(draft));
        }
        for (let step = 0; step < edits.length; step++) ann.undo();
        expect(ann.project.content(file)).toEqual(JSON.parse(battle.get(`${kind}.json`) ?? ''));
      }),
    );
  });

  it('converges with structural edits of others, and keeps them', () => {
    fc.assert(
      fc.property(picks, fc.nat({ max: 9 }), fc.nat({ max: 29 }), (edit, movement, hex) => {
        const { ann, bob, meet } = pair();
        const base = ann.project.text(UNITS) ?? '';
        const draft = writeCanonical('units', mutated(JSON.parse(base) as JsonValue, [...edit]));
        bob.do(setItem(bob.project, 'ford', 'units/horse/values/movement', movement + 10));
        bob.do(paintTerrain(bob.project, 'ford', [hex], 'marsh'));
        bob.do(setItem(bob.project, 'ford', 'setUp/guards/facing', 'N'));
        type(ann, UNITS, base, draft);
        meet();
        meet();
        for (const file of ann.project.files()) expect(bob.project.text(file)).toBe(ann.project.text(file));
        expect(terrainAt(ann.project, 'ford', hex)).toBe('marsh');
      }),
    );
  });
});
