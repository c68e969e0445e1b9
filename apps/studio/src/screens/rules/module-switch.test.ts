import { Editor, openPackage } from '@hexwright/workspace';
import { expect, it } from 'vitest';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { switchModule } from './module-switch.ts';

function battle(modules?: readonly string[]): {
  readonly modules: () => unknown;
  readonly press: (item?: EffectiveItem) => void;
} {
  const scenario = { id: 'my/war', title: 'War', kind: 'battle', ...(modules === undefined ? {} : { modules }) };
  const project = openPackage('my/war', new Map([['scenario.json', JSON.stringify(scenario)]]));
  const editor = new Editor(project, 'You');
  return {
    modules: () => (JSON.parse(project.text('my/war:scenario.json') ?? '{}') as { modules?: unknown }).modules,
    press: (item) => editor.do(switchModule(project, 'my/war', 'duels', item, '18.0')),
  };
}

it('turns on what is off, and off what is on', () => {
  const { modules, press } = battle();
  press();
  expect(modules()).toEqual(['duels']);
});

it('goes by the document, where the compiler has not answered since the press before', () => {
  const { modules, press } = battle(['duels', 'captives']);
  const stale: EffectiveItem = {
    list: 'modules',
    name: 'duels',
    target: 'modules/duels',
    value: 'duels',
    base: undefined,
    isOwn: true,
    sayings: [],
  };
  press(stale);
  expect(modules()).toEqual(['captives']);
  press(stale);
  expect(modules()).toEqual(['captives', 'duels']);
});
