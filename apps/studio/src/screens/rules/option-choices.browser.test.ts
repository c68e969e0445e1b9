import { openPackage } from '@hexwright/workspace';
import { expect, it } from 'vitest';
import './option-choices.ts';

it('shows what was chosen before the rules are looked up again', async () => {
  const scenario = { id: 'my/hill', title: 'Hill', kind: 'battle', options: { weather: 'rain' } };
  const project = openPackage('my/hill', new Map([['scenario.json', JSON.stringify(scenario)]]));
  const weather = { id: 'weather', title: 'Weather', default: 'sun', choices: [{ id: 'sun' }, { id: 'rain' }] };
  const element = Object.assign(document.createElement('option-choices'), {
    session: { project, do: () => true },
    route: { package: 'my/hill' },
    answer: { choices: { weather: 'sun' }, items: [] },
    item: { name: 'weather', value: weather },
  });
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelectorAll('input').length).toBe(2);
  const checked = [...(element.shadowRoot?.querySelectorAll('input') ?? [])].filter((one) => one.checked);
  expect(checked.map(({ value }) => value)).toEqual(['rain']);
  element.remove();
});
