import { type Effect, nearest, type Origin, type Victory } from '@hexwright/model';
import { deedWords, isUnderCase, type LedgerEntry, type LedgerItem, settledWords } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import type { Output } from '../output.ts';
import { openRulebook, type Rulebook } from '../rulebook.ts';
import { UsageError } from '../usage-error.ts';

/** Properties of an item that say nothing of what it does. */
const SILENT = new Set(['id', 'case', 'provenance', 'note', 'cells', 'rows', 'columns']);

export const explain: Command = {
  spec: {
    name: 'explain',
    usage: '<package> <case>',
    least: 2,
    most: 2,
    about:
      'Tells all about one case of a rulebook: what it says in our words, who wrote and changed it, the parameters, tables,\n' +
      'modifiers and options that carry it out, where the code does, and the examples that prove it.',
    options: [],
    json:
      '{ "package": id, "case", "title", "summary", "acts", "note", "ruling", "origins": [origin], "code": [{ "file", "line",\n' +
      '  "kind", "name" }], "items": [{ "path", "value", "origins": [origin] }], "examples": [{ "package", "path", "title" }],\n' +
      '  "missing": [word] }\n' +
      'origin: { "package", "file", "pointer", "case" }; case may be absent',
    examples: ['hexwright explain gmb/tamburlaine 9.12'],
  },
  async run({ args, output }) {
    const [request, number] = args.words;
    const book = await openRulebook(request, args, output);
    if (book === null) return 1;
    const entry = book.entries.find((one) => one.case === number);
    if (entry === undefined) {
      const known = book.entries.map((one) => one.case);
      const under = known.filter((one) => isUnderCase(one, number));
      const near = under.length > 0 ? under.slice(0, 8).join(', ') : nearest(number, known);
      const hint = near === undefined ? `"hexwright cases ${request}" lists them.` : `Did you mean ${near}?`;
      throw new UsageError(`The rulebook of ${book.linked.id} has no case "${number}".`, hint);
    }
    print(entry, book, output);
    output.result({ package: book.linked.id, ...entry });
    return 0;
  },
};

function print(entry: LedgerEntry, book: Rulebook, output: Output): void {
  output.line(`[${entry.case}] ${entry.title}`);
  if (entry.summary !== '') output.line(`\n${entry.summary}`);
  if (!entry.acts) output.line(`\nNothing for a computer to do. ${entry.note ?? ''}`.trimEnd());
  else if (entry.note !== null) output.line(`\nNote: ${entry.note}`);
  if (entry.ruling !== null) output.line(`Rulings: ${entry.ruling}`);
  section('Written and changed in', entry.origins.map(originText), output);
  section(
    'In the package',
    entry.items.flatMap((item) => itemLines(item, book)),
    output,
  );
  section(
    'In the code',
    entry.code.map(({ file, line, kind, name }) => `${file}:${line} ${kind}${name === '' ? '' : ` ${name}`}`),
    output,
  );
  section(
    'Proved by',
    entry.examples.map(({ package: id, path, title }) => `${title} (${id}/${path})`),
    output,
  );
  for (const what of entry.missing) output.line(`\nThere is no ${what}.`);
}

function section(title: string, lines: readonly string[], output: Output): void {
  if (lines.length === 0) return;
  output.line(`\n${title}`);
  for (const line of lines) output.line(`  ${line}`);
}

function originText({ package: id, file, pointer, case: cited }: Origin): string {
  return `${id}/${file}${pointer}${cited === undefined ? '' : ` [${cited}]`}`;
}

function itemLines({ path, value, origins }: LedgerItem, book: Rulebook): string[] {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const told = fields
    .filter(([name]) => !SILENT.has(name))
    .map(([name, field]) => `    ${name}: ${sentenceOf(path, name, value, book) ?? asWritten(field)}`);
  return [path, ...told, ...origins.map((origin) => `    from ${originText(origin)}`)];
}

/** What a list within an item says, where people would not read it as it is written; null for all else. */
function sentenceOf(path: string, field: string, value: unknown, { linked, phrases }: Rulebook): string | null {
  if (path.startsWith('effects/') && field === 'then') return deedWords((value as Effect).then, linked, phrases);
  if (path === 'victory' && field === 'conditions') return settledWords(value as Victory, linked, phrases).join('; ');
  return null;
}

function asWritten(field: unknown): string {
  return typeof field === 'string' ? field : JSON.stringify(field);
}
