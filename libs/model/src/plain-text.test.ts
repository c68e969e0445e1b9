import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { problemAt } from './problem.ts';

it('leaves texts of all languages as they are, and shows by number what a screen would obey', () => {
  for (const text of ['Lodwigowo [18.0]\n\tŁodwigowo', 'شاه‌رخ', '🏰 𝔘']) expect(plainText(text)).toBe(text);
  expect(plainText('a\u001b[2J\u0000\u009bb\u202ec\u2066d\r')).toBe(
    String.raw`a\u001b[2J\u0000\u009bb\u202ec\u2066d\u000d`,
  );
});

it('keeps a name from turning round the rest of a message', () => {
  const { message } = problemAt({ file: 'units.json', pointer: '' }, 'id.unknown', 'There is no "a\u202eb" here.');
  expect(message).toBe(String.raw`There is no "a\u202eb" here.`);
});
