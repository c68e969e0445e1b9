import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedSince, startOfChange } from './changed.ts';

let root = '';
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hexwright-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  write('kept.ts', '1');
  write('altered.ts', '1');
  write('gone.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '--message=one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a change', () => {
  it('begins where it left the branch main, and has what is committed, altered and new', () => {
    const first = git('rev-parse', 'HEAD');
    git('checkout', '--quiet', '-b', 'change');
    write('altered.ts', '2');
    git('commit', '--quiet', '--all', '--message=two');
    write('new.ts', '1');
    rmSync(path.join(root, 'gone.ts'));
    expect(startOfChange(root)).toBe(first);
    expect(changedSince(root, first)).toEqual(['altered.ts', 'new.ts']);
  });

  it('begins at the last commit where there is no branch main', () => {
    git('branch', '--move', 'other');
    expect(startOfChange(root)).toBe(git('rev-parse', 'HEAD'));
    expect(changedSince(root, startOfChange(root))).toEqual([]);
  });
});
