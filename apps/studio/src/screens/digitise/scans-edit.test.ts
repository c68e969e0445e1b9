import type { MapScan, SheetsFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { scansEdited, titleOfScansEdit, type ScansEdit } from './scans-edit.ts';

const WEST: MapScan = { id: 'west.png', sha256: 'ab', width: 100, height: 80 };
const FILE: SheetsFile = { format: 1, sheets: [], mapScans: [WEST] };
const after = (...edits: readonly ScansEdit[]): SheetsFile => edits.reduce(scansEdited, FILE);

describe('scansEdited', () => {
  it('adds a scan, puts another picture in its place, and takes it away; sheets stay', () => {
    const east = { ...WEST, id: 'east.png' };
    expect(after({ edit: 'add', scan: east }).mapScans).toEqual([WEST, east]);
    expect(after({ edit: 'add', scan: { ...WEST, width: 50 } }).mapScans).toEqual([{ ...WEST, width: 50 }]);
    expect(after({ edit: 'remove', scan: 'west.png' })).toEqual({ ...FILE, mapScans: [] });
  });

  it('forgets where the hexes are, and nothing else', () => {
    const fit = { matrix: [1, 0, 0, 0, 1, 0, 0, 0], bend: 0, share: 1, rms: 0 };
    const place: ScansEdit = { edit: 'change', scan: 'west.png', what: 'Find', changes: { clicks: [], fit } };
    const placed = after(place, { edit: 'change', scan: 'west.png', what: 'Describe', changes: { origin: 'mine' } });
    expect(placed.mapScans).toEqual([{ ...WEST, clicks: [], fit, origin: 'mine' }]);
    expect(scansEdited(placed, { edit: 'lift', scan: 'west.png' }).mapScans).toEqual([{ ...WEST, origin: 'mine' }]);
  });

  it('keeps the last that was said of a hex, and takes it back', () => {
    const about = { scan: 'west.png', field: 'terrain' } as const;
    const say = (id: string, value: string): ScansEdit => ({ edit: 'say', ...about, answers: [{ id, value }] });
    const said = after(say('0101', 'clear'), say('0102', 'woods'), say('0101', 'marsh'));
    expect(said.mapScans?.[0].terrain).toEqual([
      { id: '0102', value: 'woods' },
      { id: '0101', value: 'marsh' },
    ]);
    expect(scansEdited(said, { edit: 'unsay', ...about, hex: '0102' }).mapScans?.[0].terrain).toEqual([
      { id: '0101', value: 'marsh' },
    ]);
    expect(titleOfScansEdit(say('0101', 'marsh'))).toBe('Say what 0101 is: marsh');
  });
});
