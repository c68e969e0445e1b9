import { expect, it } from 'vitest';
import { linesOfCode } from './before-rules.ts';

it('counts lines of code, and neither comments, blank lines nor imports', () => {
  const text = [
    '/** What it is. */',
    "import { one } from './one.ts';",
    "export { two } from './two.ts';",
    '',
    '/** Why. */',
    'export class Three {',
    '  /** Of one. */',
    '  readonly four = one; // here',
    '',
    '  // A remark.',
    '  five(): string {',
    '    return `a',
    '      b`;',
    '  }',
    '}',
  ].join('\n');
  expect(linesOfCode(text)).toBe(7);
});
