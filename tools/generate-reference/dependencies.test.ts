import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependenciesOf, dependenciesPage } from './dependencies.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the list of what Hexwright runs on', () => {
  it('has what runs, and not what only builds', () => {
    const lock = {
      packages: {
        '': {},
        'apps/server': { dependencies: { web: '1.0.0', '@hexwright/model': '0.1.0' } },
        'node_modules/@hexwright/server': { link: true },
        'node_modules/web': { version: '1.0.0', license: 'MIT', dependencies: { wire: '^2' } },
        'node_modules/wire': { version: '2.0.0', license: 'ISC' },
        'node_modules/vite': { version: '1.0.0', license: 'MIT', dev: true },
      },
    };
    expect(dependenciesOf(lock)).toEqual([
      { name: 'web', version: '1.0.0', licence: 'MIT', askedBy: ['apps/server'], isOwn: true },
      { name: 'wire', version: '2.0.0', licence: 'ISC', askedBy: ['web'], isOwn: false },
    ]);
  });

  it('can be made of what is installed', () => {
    const page = dependenciesPage(ROOT);
    for (const name of ['yjs', 'fastify', 'lit', 'pg', 'crossws']) expect(page).toContain(`\`${name}\``);
    for (const name of ['vitest', 'playwright', '@hexwright/model']) expect(page).not.toContain(`\`${name}\``);
  });
});
