import { problemAt } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { saveStatus, withDrafts, type Circumstances } from './save-status.ts';

const CALM: Circumstances = {
  role: 'editor',
  save: { is: 'saved' },
  barred: null,
  folder: { unsaved: [], problems: [] },
  refused: null,
  pending: 0,
  copy: 'kept',
};

describe('saveStatus', () => {
  it('is good when server and folder have everything', () => {
    expect(saveStatus(CALM)).toMatchObject({ tone: 'good', word: 'Saved', wouldLose: false });
  });

  it('counts what waits while offline, and says where it waits', () => {
    const offline: Circumstances = { ...CALM, save: { is: 'offline' }, pending: 3 };
    expect(saveStatus(offline)).toMatchObject({ tone: 'danger', word: 'Offline, 3 changes', wouldLose: false });
    expect(saveStatus(offline).explanation).toMatch(/^3 changes kept in this browser/);
    const refused: Circumstances = { ...offline, copy: 'refused' };
    expect(saveStatus(refused)).toMatchObject({ wouldLose: true });
    expect(saveStatus(refused).explanation).toMatch(/leave the page open/);
    expect(saveStatus({ ...refused, pending: 0 })).toMatchObject({ word: 'Offline', wouldLose: false });
  });

  it('says that nothing is synced, and why, where a server that is there does not let the page in', () => {
    const shut: Circumstances = { ...CALM, save: { is: 'opening' }, barred: 'not-opened' };
    expect(saveStatus(shut)).toMatchObject({ tone: 'danger', word: 'Not synced', wouldLose: false });
    expect(saveStatus(shut).explanation).toMatch(
      /something is wrong with this project.*changes are kept in this browser/,
    );
    expect(saveStatus({ ...shut, pending: 2 })).toMatchObject({ word: 'Not synced, 2 changes', wouldLose: false });
    expect(saveStatus({ ...shut, pending: 2, copy: 'refused' }).wouldLose).toBe(true);
    expect(saveStatus({ ...shut, barred: 'refused' }).title).toBe('The server is full');
    expect(saveStatus({ ...shut, barred: 'no-access' })).toMatchObject({ tone: 'danger', word: 'No access' });
    // This is said elsewhere.
    expect(saveStatus({ ...shut, barred: 'another-epoch' }).word).toBe('Opening');
  });

  it('puts what was turned away before all else, and the disk after the connection', () => {
    const problem = problemAt({ file: 'map.json', pointer: '' }, 'disk.full', 'The disk is full.');
    const folder = { unsaved: ['a:map.json'], problems: [problem] };
    expect(saveStatus({ ...CALM, folder }).word).toBe('Disk problem');
    expect(saveStatus({ ...CALM, folder, save: { is: 'offline' } }).word).toBe('Offline');
    const full = { unsaved: [], problems: [problemAt({ file: '', pointer: '' }, 'log.failed', 'Full.')] };
    expect(saveStatus({ ...CALM, folder: full, save: { is: 'offline' } }).title).toBe(
      'The server cannot keep changes now',
    );
    const refused = { code: 'sync.too-large', message: 'Too large.' };
    expect(saveStatus({ ...CALM, folder, refused })).toMatchObject({ word: 'Not saved', explanation: 'Too large.' });
  });

  it('says that nothing can be edited by those who only look on, whatever else is under way', () => {
    const viewer: Circumstances = { ...CALM, role: 'viewer', save: { is: 'saving' } };
    expect(saveStatus(viewer)).toMatchObject({
      word: 'Read only',
      title: 'You are here as a viewer',
      wouldLose: false,
    });
    expect(saveStatus({ ...viewer, role: 'playtester' }).explanation).toContain('play, but not edit');
    expect(saveStatus({ ...viewer, save: { is: 'offline' } }).word).toBe('Offline');
    expect(saveStatus({ ...CALM, role: 'owner' }).word).toBe('Saved');
  });

  it('is not good while a text cannot be read that nobody else has', () => {
    const calm = saveStatus(CALM);
    expect(withDrafts(calm, [])).toBe(calm);
    expect(withDrafts(calm, ['map.json'])).toMatchObject({ tone: 'warning', word: '1 text not saved' });
    const offline = saveStatus({ ...CALM, save: { is: 'offline' } });
    expect(withDrafts(offline, ['map.json'])).toBe(offline);
  });
});
