import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREEN_NAMES, SCREENS } from './screens.ts';

const fileOf = (name: string): URL => new URL(`./${name}/${name}-screen.ts`, import.meta.url);

it.each(SCREEN_NAMES)('%s has a file of its name, with the element of its name', (name) => {
  expect(existsSync(fileOf(name))).toBe(true);
  expect(readFileSync(fileOf(name), 'utf8')).toContain(`customElements.define('${name}-screen'`);
});

it('gives each screen a key of its own', () => {
  const keys = Object.values(SCREENS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
