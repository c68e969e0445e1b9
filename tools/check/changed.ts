// Which files a change touches: since it left the branch main, committed or not.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit at which the change left the branch main; the last commit where there is no such branch. */
export function startOfChange(root: string): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main);
    } catch {
      // The next one, then.
    }
  }
  return git(root, 'rev-parse', 'HEAD');
}

/** Files of the repository that are other than at a commit, those that git does not know yet among them; none that are gone. */
export function changedSince(root: string, commit: string): string[] {
  const listed = [git(root, 'diff', '--name-only', commit), git(root, 'ls-files', '--others', '--exclude-standard')];
  const files = listed.flatMap((list) => list.split('\n')).filter((file) => file !== '');
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file))).toSorted();
}

/** All files of code, those that git does not know yet among them. */
export function sourcesIn(root: string): string[] {
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.mjs').split('\n');
  return listed.filter((file) => existsSync(path.join(root, file))).toSorted();
}
