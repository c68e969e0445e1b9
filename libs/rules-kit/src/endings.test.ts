import { expect, it } from 'vitest';
import { Decisions } from './decisions.ts';
import { passVerb, stopVerb } from './endings.ts';
import type { Fair } from './test-fair.ts';

it('end a phase, or what a piece is doing; alone, the latter declines what is offered', () => {
  const [pass, stop] = [passVerb<Fair>(), stopVerb<Fair>('a dance')];
  const decisions = new Decisions<Fair>({
    phases: [
      {
        id: 'dancing',
        case: '1.0',
        verbs: [pass, stop],
        proceed: () => 0,
        legal: () => undefined,
        check: () => 0,
        perform: () => undefined,
      },
    ],
    inner: [],
    forms: [],
  });
  expect([pass.words.ends, stop.words.ends]).toEqual([true, true]);
  expect(Object.keys(decisions.meanings)).toEqual(['pass', 'decline', 'stop']);
  expect(decisions.meanings.decline.about).toBe('No to what is offered, such as a dance.');
  expect(decisions.longForms([{ do: 'stop' }, { do: 'pass' }])).toEqual([{ do: 'decline' }, { do: 'pass' }]);
});
