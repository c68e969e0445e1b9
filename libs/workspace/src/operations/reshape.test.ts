import { describe, expect, it } from 'vitest';
import { Editor, mergeText, placementOf, renameItem, reshapeMap, setAt } from '../index.ts';
import { sampleProject } from '../sample.ts';

const PLAIN = { orientation: 'pointy', shift: 'even' } as const;

describe('reshapeMap', () => {
  it('numbers hexes anew, wherever they are named', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const before = ann.project.ids().map((id) => ann.project.find(id));
    const stood = placementOf(ann.project, 'ford', 'guards')?.['hexes'] as readonly string[];
    ann.do(reshapeMap(ann.project, 'ford', { ...PLAIN, numbering: { preset: 'letters' } }));
    expect(ann.project.part('ford:map.json', 'features', 0, 'path')).toEqual(['A01', 'A02']);
    const stands = placementOf(ann.project, 'ford', 'guards')?.['hexes'] as readonly string[];
    expect(stands).toEqual(stood.map((label) => 'ABCDEF'.charAt(Number(label.slice(0, 2)) - 1) + label.slice(2)));
    ann.undo();
    expect(ann.project.ids().map((id) => ann.project.find(id))).toEqual(before);
  });

  it('numbers anew what is kept of scans of the map, and what came from them', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const { project } = ann;
    const provenance = { kind: 'printed', source: 'west.png' };
    const scan = { id: 'west.png', sha256: 'ab', width: 9, height: 9 };
    const said = { clicks: [{ hex: '0102', x: 1, y: 2 }], terrain: [{ id: '0201', value: 'river' }] };
    ann.do(setAt(project, 'ford:sheets.json', '', { format: 1, mapScans: [{ ...scan, ...said }] }));
    const origins = [{ id: 'a', hexes: ['0101', '0202'], terrain: 'river', provenance }];
    ann.do(setAt(project, 'ford:map.json', '/origins', origins));
    ann.do(reshapeMap(project, 'ford', { ...PLAIN, numbering: { preset: 'letters' } }));
    expect(project.part('ford:map.json', 'origins', 0, 'hexes')).toEqual(['A01', 'B02']);
    expect(project.part('ford:sheets.json', 'mapScans', 0)).toEqual({
      ...scan,
      clicks: [{ hex: 'A02', x: 1, y: 2 }],
      terrain: [{ id: 'B01', value: 'river' }],
    });
    ann.do(renameItem(project, 'ford', 'terrains', 'river', 'stream'));
    expect(project.part('ford:map.json', 'origins', 0, 'terrain')).toBe('stream');
    expect(project.part('ford:sheets.json', 'mapScans', 0, 'terrain', 0, 'value')).toBe('stream');
  });

  it('leaves what is only half written as it is', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const text = ann.project.text('ford:map.json') ?? '';
    const unfinished = {
      ...(JSON.parse(text) as object),
      features: [
        { id: 'track', feature: 'road' },
        { id: 'lane', feature: 'road', path: [] },
      ],
      hexsides: [{ id: 'bank', feature: 'river' }],
      labels: [{ id: 'inn', text: 'The Inn' }],
      zones: [{ id: 'camp', name: 'Camp' }],
    };
    const written = mergeText(ann.project, 'ford:map.json', text, JSON.stringify(unfinished));
    if (written.ok) ann.do(written.operation);
    ann.do(reshapeMap(ann.project, 'ford', { ...PLAIN, numbering: { preset: 'letters' } }));
    for (const list of ['features', 'hexsides', 'labels', 'zones'] as const) {
      expect(ann.project.part('ford:map.json', list)).toEqual(unfinished[list]);
    }
  });

  it('says why a numbering cannot be', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const unclear = {
      preset: 'oblique',
      axes: [
        { name: 'A', along: 'q' },
        { name: 'B', along: 'q' },
      ],
    } as const;
    expect(reshapeMap(ann.project, 'ford', { ...PLAIN, numbering: unclear })).toMatchObject({ code: 'map.numbering' });
    expect(reshapeMap(ann.project, 'ford-dry', { ...PLAIN, numbering: { preset: 'letters' } })).toMatchObject({
      code: 'map.second',
    });
  });
});
