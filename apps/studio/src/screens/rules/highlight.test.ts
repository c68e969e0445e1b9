import { expect, it } from 'vitest';
import { pieces } from './highlight.ts';

it('cuts formulas into pieces, and loses nothing of broken ones', () => {
  expect(pieces('a.b == "x" && 3 in').map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'name a',
    'sign .',
    'name b',
    'space  ',
    'sign =',
    'sign =',
    'space  ',
    'text "x"',
    'space  ',
    'sign &',
    'sign &',
    'space  ',
    'number 3',
    'space  ',
    'word in',
  ]);
  for (const source of ['', '"open', "'", '€ ≤ 3', '3x', 'a\\']) {
    expect(
      pieces(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
  }
});
