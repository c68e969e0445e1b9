// Modules of rules stand in folders of their own, and nothing names them but the lists of modules.
import path from 'node:path';
import { importsOf } from './imports.ts';
import type { Finding, SourceFile } from './source.ts';

/** The folders of modules, and the lists that name them: all there is of a module, and how its counters look. */
interface ModuleFolders {
  readonly folders: readonly string[];
  readonly lists: readonly string[];
}

const GMB = 'libs/rules-gmb/src';

export const MODULES: readonly ModuleFolders[] = [
  {
    folders: [`${GMB}/king-arthur/`, `${GMB}/tamburlaine/`],
    lists: [`${GMB}/modules.ts`, `${GMB}/module-counter-styles.ts`],
  },
];

/** A finding for each import from the folder of a module by a file outside of it that is no list of modules. */
export function checkModules(files: readonly SourceFile[], modules = MODULES): Finding[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      if (!specifier.startsWith('.')) return [];
      const target = path.posix.join(path.posix.dirname(file.path), specifier);
      const broken = modules.find(
        ({ folders, lists }) =>
          !lists.includes(file.path) &&
          folders.some((folder) => target.startsWith(folder) && !file.path.startsWith(folder)),
      );
      if (broken === undefined) return [];
      const lists = broken.lists.map((list) => path.posix.basename(list)).join(' and ');
      const message = `'${specifier}' is in the folder of a module, which only ${lists} may name; let the module bring what is needed`;
      return [{ path: file.path, line, message }];
    }),
  );
}
