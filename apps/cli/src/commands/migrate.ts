import { FORMAT, locateProblems, migratePackage, textsOf } from '@hexwright/model';
import { FolderDisk } from '@hexwright/workspace/node';
import type { Command } from '../command.ts';
import { packageLibrary, printFailure } from '../packages.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

export const migrate: Command = {
  spec: {
    name: 'migrate',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Writes the files of a package that are in an older format anew, in the present one; examples and comments too.\n' +
      'What it builds on is left alone. Where a file cannot be read, or is in a newer format, nothing is written.',
    options: [],
    json: `{ "package": id, "ok": true, "format": the present format, "written": [path of a file that was in an older one] }\n${PROBLEM_SHAPE}`,
    examples: ['hexwright migrate ./scenarios/my/variant'],
  },
  async run({ args, output }) {
    const [request] = args.words;
    const library = packageLibrary(args, request);
    const loaded = library.load(request);
    if (!loaded.ok) {
      printFailure(request, loaded.problems, output);
      return 1;
    }
    const { source } = loaded;
    const migration = migratePackage(source);
    if (!migration.ok) {
      printFailure(source.id, locateProblems(migration.problems, textsOf([source])), output);
      return 1;
    }
    const disk = await FolderDisk.open(library.rootOf(source.id) ?? '');
    for (const [path, text] of migration.files) await disk.write(`${source.id}/${path}`, text);
    const written = [...migration.files.keys()];
    output.line(
      written.length === 0
        ? `${source.id}: in format ${FORMAT} already`
        : `${source.id}: ${written.length} of ${source.files.size} files written in format ${FORMAT}`,
    );
    output.result({ package: source.id, ok: true, format: FORMAT, written });
    return 0;
  },
};
