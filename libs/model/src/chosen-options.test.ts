import { describe, expect, it } from 'vitest';
import { withChoices } from './chosen-options.ts';

const base = { id: 'base', files: new Map([['scenario.json', '{"id":"base"}']]) };
const own = {
  id: 'own',
  files: new Map([['scenario.json', '{"id":"own","options":{"weather":"rain","pace":"slow"}}']]),
};

describe('choices for one game', () => {
  it('go before those of the last package, and leave it as it is', () => {
    const chosen = withChoices([base, own], { weather: 'dust' });
    expect(JSON.parse(chosen[1].files.get('scenario.json') ?? '')).toEqual({
      id: 'own',
      options: { weather: 'dust', pace: 'slow' },
    });
    expect(chosen[0]).toBe(base);
    expect(own.files.get('scenario.json')).toContain('rain');
  });

  it('are nothing where nobody chooses', () => {
    const chain = [base, own];
    expect(withChoices(chain, {})).toBe(chain);
  });
});
