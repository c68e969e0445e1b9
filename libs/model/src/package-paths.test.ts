import { describe, expect, it } from 'vitest';
import { isPackagePath } from './package-paths.ts';

describe('isPackagePath', () => {
  it('knows every file of a package', () => {
    const files = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json', 'comments.json'];
    for (const path of [...files, 'cases/9.12-rear.case.json', 'cases/A.case.json', 'README.md', 'notes-2.md']) {
      expect([path, isPackagePath(path)]).toEqual([path, true]);
    }
  });

  it('knows nothing else', () => {
    const hidden = ['.git/hooks/post-commit', '.vscode/tasks.json', '.md', '.gitattributes', 'cases/.case.json'];
    const outside = [
      '../scenario.json',
      'cases/../rules.case.json',
      'cases/a/b.case.json',
      '/map.json',
      'cases\\a.case.json',
    ];
    const others = [
      'package.json',
      'node_modules/x/package.json',
      'Scenario.json',
      'a.ts',
      'docs/a.md',
      'Makefile',
      '',
    ];
    const odd = ['nul.md', 'cases/con.case.json', 'grö\u00dfe.md', 'a\u202e.md', 'a .md', 'cases/a..case.json'];
    const obeyed = ['CLAUDE.md', 'agents.md', 'AGENTS.override.md', 'Gemini.md', 'SKILL.md', 'copilot-instructions.md'];
    for (const path of [...hidden, ...outside, ...others, ...odd, ...obeyed]) {
      expect([path, isPackagePath(path)]).toEqual([path, false]);
    }
  });
});
