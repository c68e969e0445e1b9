import { describe, expect, it } from 'vitest';
import { Games } from '@hexwright/playtest';
import { PackageMirror } from '../package-mirror.ts';
import { textMerge } from './text-merge.ts';

const FILE = 'own/battle:map.json';
const LABELS = (second: string): string =>
  `"labels": [{ "id": "a", "text": "A", "hex": "0101" }, { "id": "b", "text": "${second}", "hex": "0102" }]`;
const TEXT = `{ "terrainCodes": { ".": "clear" }, "terrain": [".."], ${LABELS('B')} }`;

function asked(draft: string): ReturnType<typeof textMerge> {
  const mirror = new PackageMirror(new Games([]));
  mirror.project.addPackage('own/battle', new Map([['map.json', TEXT]]));
  return textMerge(mirror, { file: FILE, base: TEXT, draft });
}

describe('what a draft changes', () => {
  it('is told by the entries that differ', () => {
    const answer = asked(TEXT.replace(LABELS('B'), LABELS('Bridge')));
    expect(answer).toMatchObject({ is: 'edit', base: '{"labels":[{"id":"b","text":"B","hex":"0102"}]}' });
    expect(answer.is === 'edit' && answer.draft).toBe('{"labels":[{"id":"b","text":"Bridge","hex":"0102"}]}');
  });

  it('is told by whole lists where entries come, go or move', () => {
    const answer = asked(TEXT.replace('{ "id": "a", "text": "A", "hex": "0101" }, ', ''));
    expect(answer.is === 'edit' && JSON.parse(answer.base)).toHaveProperty('labels.length', 2);
  });

  it('brings the codes along that the rows of a map are read by', () => {
    const answer = asked(TEXT.replace('".."', '". "'));
    expect(answer.is === 'edit' && Object.keys(JSON.parse(answer.draft) as object)).toEqual([
      'terrain',
      'terrainCodes',
    ]);
  });

  it('is nothing where the draft says the same in another form', () => {
    expect(asked(TEXT.replaceAll(' ', '\n'))).toMatchObject({ is: 'same' });
  });

  it('is not known of a draft that cannot be read', () => {
    expect(asked(TEXT.slice(0, -1))).toMatchObject({ is: 'broken', problem: { code: 'json.syntax' } });
  });
});
