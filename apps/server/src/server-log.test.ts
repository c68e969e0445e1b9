import { expect, it } from 'vitest';
import { lineLog } from './server-log.ts';

it('writes one object a line', () => {
  const lines: string[] = [];
  const log = lineLog(
    (line) => void lines.push(line),
    () => new Date(0),
  );
  log.note('room.opened', { project: 'two\nlines' });
  log.failure('request.failed', new Error('why'));
  expect(lines.every((line) => line.endsWith('\n') && line.split('\n').length === 2)).toBe(true);
  const [first, second] = lines.map((line) => JSON.parse(line) as unknown);
  expect(first).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    event: 'room.opened',
    project: 'two\nlines',
  });
  expect(second).toMatchObject({ level: 'error', error: expect.stringContaining('why') as string });
});
