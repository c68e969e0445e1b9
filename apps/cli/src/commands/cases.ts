import type { LedgerEntry } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import { openRulebook } from '../rulebook.ts';

const TITLE_WIDTH = 44;

export const cases: Command = {
  spec: {
    name: 'cases',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Lists the cases of a rulebook in its order: whether a case acts, where the code and the package carry it out, and\n' +
      'how many examples prove it. Exit code 1 if a case that acts has no implementation or no example.',
    options: [
      { name: 'missing', description: 'Only cases that lack something.' },
      { name: 'places', description: 'Name every place in the code, item and example.' },
    ],
    json:
      '{ "package": id, "ok", "cases": [{ "case", "title", "acts", "ruling", "code": [{ "file", "line", "kind", "name" }],\n' +
      '  "items": [path], "examples": [{ "package", "path", "title" }], "missing": ["implementation", "example"] }],\n' +
      '  "counts": { "cases", "acting", "implemented", "proved" } }',
    examples: ['hexwright cases gmb/tamburlaine', 'hexwright cases gmb/tamburlaine --missing'],
  },
  async run({ args, output }) {
    const book = await openRulebook(args.words[0], args, output);
    if (book === null) return 1;
    const shown = args.has('missing') ? book.entries.filter(({ missing }) => missing.length > 0) : book.entries;
    for (const entry of shown) {
      output.line(row(entry));
      if (args.has('places')) for (const line of places(entry)) output.line(`         ${line}`);
    }
    const acting = book.entries.filter(({ acts }) => acts);
    const lacking = (what: 'implementation' | 'example'): number =>
      acting.filter(({ missing }) => missing.includes(what)).length;
    const counts = {
      cases: book.entries.length,
      acting: acting.length,
      implemented: acting.length - lacking('implementation'),
      proved: acting.length - lacking('example'),
    };
    const ok = counts.implemented === counts.acting && counts.proved === counts.acting;
    output.line(
      `${counts.cases} cases; of ${counts.acting} that act ${counts.implemented} are implemented and ${counts.proved} proved by examples`,
    );
    const listed = book.entries.map(({ case: number, title, acts, ruling, code, items, examples, missing }) => {
      return { case: number, title, acts, ruling, code, items: items.map(({ path }) => path), examples, missing };
    });
    output.result({ package: book.linked.id, ok, cases: listed, counts });
    return ok ? 0 : 1;
  },
};

function row(entry: LedgerEntry): string {
  const title = entry.title.length > TITLE_WIDTH ? `${entry.title.slice(0, TITLE_WIDTH - 1)}…` : entry.title;
  const head = `${entry.case.padEnd(6)} ${title.padEnd(TITLE_WIDTH)}`;
  if (!entry.acts) return `${head}  does not act`;
  const [first] = entry.code;
  const more = entry.code.length > 1 ? ` and ${entry.code.length - 1} more` : '';
  const code = first === undefined ? '' : `${first.file.split('/').slice(3).join('/')}:${first.line}${more}`;
  const items =
    entry.items.length === 0
      ? ''
      : `${entry.items[0].path}${entry.items.length > 1 ? ` and ${entry.items.length - 1} more` : ''}`;
  const where = [code, items].filter((text) => text !== '').join('; ');
  const proof =
    entry.examples.length === 0
      ? 'NO EXAMPLE'
      : `${entry.examples.length} example${entry.examples.length === 1 ? '' : 's'}`;
  return `${head}  ${proof.padEnd(12)} ${where === '' ? 'NOT IMPLEMENTED' : where}`;
}

function places(entry: LedgerEntry): string[] {
  return [
    ...entry.code.map(({ file, line, kind, name }) => `${file}:${line} ${kind} ${name}`),
    ...entry.items.map(({ path }) => path),
    ...entry.examples.map(({ package: id, path, title }) => `${id}/${path}: ${title}`),
  ];
}
