// The parts of a page of the reference that show what holds in one battle: its numbers, tables, ground and steps.
import { compile, type CompiledGame, type ParameterSpec } from '@hexwright/compiler';
import { linkPackage, type LinkedPackage, type Modifier, type Table } from '@hexwright/model';
import type { FolderLibrary } from '@hexwright/model/node';
import { games } from '@hexwright/playtest/all-games';
import { code, codes, GENERATED, page, table } from './markdown.ts';
import type { Rulebook } from './rulebooks.ts';

/** A rulebook with one of its battles open. */
export interface Book extends Rulebook {
  readonly linked: LinkedPackage;
  readonly game: CompiledGame;
}

/** @param battle the one whose values are shown */
export function openBook(library: FolderLibrary, rulebook: Rulebook, battle: string): Book {
  const loaded = library.loadChain(battle);
  if (!loaded.ok) throw new Error(`${battle} cannot be read.`);
  const link = linkPackage(loaded.chain);
  const compiled = compile(loaded.chain, games.systems);
  if (!link.ok || !compiled.ok) throw new Error(`${battle} does not compile: hexwright validate ${battle} says why.`);
  return { ...rulebook, linked: link.linked, game: compiled.game };
}

/** The page of a battle whose values are not those on the page of its rulebook: what holds in it. */
export function battlePage(book: Book): string {
  const { game, linked, system, file } = book;
  return page([
    GENERATED,
    `# What holds in ${game.title}`,
    `The values of \`${game.id}\` with everything it inherits, by the ids that a change names. Whatever the game system has besides, names of formulas, modules, hooks, procedures, events and refusals, is on [the page of the system](${file}).`,
    `Modules that are on: ${codes(linked.modules) || 'none'}.`,
    ...values(book),
    ...options(book),
    ...tables(book),
    '## Modifiers',
    ...system.slots.flatMap((slot) => {
      const own = modifierTable(book, slot);
      return own === '' ? [] : [`### ${code(slot)}`, own];
    }),
    ...conditions(
      book,
      system.conditions.filter(({ id }) => linked.conditions.some((one) => one.id === id)),
    ),
    '## Words',
    words(book),
    ...ground(book),
    ...sequence(book),
  ]);
}

/** The parameters that the battle has. */
function values({ linked }: Book): string[] {
  const rows = linked.parameters.map(({ id, value, name, case: number }) => [
    code(id),
    String(value),
    name ?? '',
    number ?? '',
  ]);
  return ['## Parameters', table(['id', 'value', 'meaning', 'case'], rows)];
}

/** All parameters that the game system knows. What one is for is said by the first battle that has it. */
export function parameters(book: Book, others: readonly Book[]): string[] {
  const rows = book.system.parameters.map((spec) => {
    const valued = [book, ...others].map(({ linked }) => linked.parameters.find(({ id }) => id === spec.id));
    const named = valued.find((one) => one !== undefined);
    return [
      code(spec.id),
      String(valued[0]?.value ?? ''),
      limits(spec),
      named?.name ?? '',
      named?.case ?? '',
      spec.module ?? '',
    ];
  });
  return [
    '## Parameters',
    'Change them with `{ "op": "set", "target": "parameters/<id>/value", "value": ... }`. One that belongs to a module must be given only where that module is on.',
    table(['id', 'value', 'limits', 'meaning', 'case', 'module'], rows),
  ];
}

function limits(spec: ParameterSpec): string {
  return spec.type === 'integer' ? `${spec.minimum} to ${spec.maximum}` : codes(spec.values);
}

export function options({ linked }: Book): string[] {
  const rows = linked.options.flatMap((option) =>
    option.choices.map((choice, index) => [
      index === 0 ? `${code(option.id)}: ${option.title}` : '',
      `${code(choice.id)}${choice.id === option.default ? ' (default)' : ''}`,
      choice.title,
      index === 0 ? [option.case, option.ruling].filter((one) => one !== undefined).join(', ') : '',
    ]),
  );
  return [
    '## Options',
    'Where the rulebook leaves a doubt. Settle one in `scenario.json` with `"options": { "<id>": "<choice>" }`, or for one run with `--option <id>=<choice>`.',
    table(['option', 'choice', 'meaning', 'case, ruling'], rows),
  ];
}

export function tables({ linked, system, aboutCells }: Book): string[] {
  const sections = system.tables.flatMap((spec) => {
    const found = linked.tables.find(({ id }) => id === spec.id);
    if (found === undefined) return [];
    const { rowKeys = [], columnKeys = [] } = spec;
    const keys = [...rowKeys.map((key) => `rows by ${key}`), ...columnKeys.map((key) => `columns by ${key}`)];
    const about = `${found.dice === '1d1' ? 'No dice' : found.dice}, case ${found.case}. Looked up: ${keys.join(', ') || 'by place'}.`;
    return [
      `### ${found.title ?? found.id} (${code(found.id)})`,
      `${about}${spec.module === undefined ? '' : ` Belongs to the module ${code(spec.module)}.`} ${found.note ?? ''}`.trim(),
      cells(found),
    ];
  });
  const absent = system.tables.filter(({ id }) => !linked.tables.some((one) => one.id === id));
  const names = absent.map(({ id, module = '' }) => `${code(id)} (${module})`).join(', ');
  return [
    '## Tables',
    `A cell is \`tables/<table>/cells/<row>/<column>\`. ${aboutCells}`,
    ...sections,
    ...(absent.length === 0 ? [] : [`Tables of modules that are off in this battle: ${names}.`]),
  ];
}

function cells(found: Table): string {
  return table(
    ['row', ...found.columns.map((column) => code(column.id))],
    found.rows.map((row) => [
      code(row.id),
      ...found.columns.map((column) => String(found.cells[row.id]?.[column.id] ?? 'null')),
    ]),
  );
}

/** The modifiers of a slot. */
export function modifierTable({ linked }: Book, slot: string): string {
  const own = linked.modifiers.filter(({ applies }) => applies === slot);
  return table(['id', 'when', 'value', 'label', 'case'], own.map(modifierRow));
}

function modifierRow({ id, when, value, label, case: number, stacking }: Modifier): string[] {
  const how = stacking === undefined || stacking === 'add' ? '' : ` (${stacking})`;
  return [code(id), code(when ?? 'always'), `${code(String(value))}${how}`, label, number ?? ''];
}

/** The words of the vocabularies. */
export function words({ linked }: Book): string {
  const rows = linked.vocabularies.map((vocabulary) => [
    code(vocabulary.id),
    vocabulary.values
      .map(({ id, name }) => (name === undefined || name === id ? code(id) : `${code(id)} ${name}`))
      .join(', '),
  ]);
  return table(['vocabulary', 'words'], rows);
}

/** The conditions that the game system asks for, or those of them that the battle has. */
export function conditions(
  { linked, system }: Book,
  asked: readonly { readonly id: string; readonly module?: string }[],
): string[] {
  const { conditions: meanings = {} } = system.meanings ?? {};
  const rows = asked.map(({ id, module }) => {
    const item = linked.conditions.find((one) => one.id === id);
    return [code(id), item?.name ?? meanings[id] ?? '', code(item?.when ?? ''), item?.case ?? '', module ?? ''];
  });
  return [
    '## Conditions',
    'Questions that the rules ask of a unit. One without a formula is left to packages: where none answers, the rules are as printed.',
    table(['id', 'question', 'when', 'case', 'module'], rows),
  ];
}

export function ground({ linked, system }: Book): string[] {
  const grounds = Object.entries(system.groundValues ?? {});
  const rows = linked.terrains.map(({ id, name, cost, values, sight, case: number }) => [
    code(id),
    name,
    String(cost),
    ...grounds.map(
      ([
        name,
        {
          words: [ordinary],
        },
      ]) => String(values?.[name] ?? ordinary),
    ),
    sight ?? 'open',
    number ?? '',
  ]);
  const sides = linked.hexsides.map(({ id, name, cost, when, values, case: number }) => [
    code(id),
    name ?? '',
    String(cost),
    when,
    ...grounds.map(
      ([
        name,
        {
          words: [ordinary],
        },
      ]) => String(values?.[name] ?? ordinary),
    ),
    number ?? '',
  ]);
  return [
    '## Terrain',
    table(['terrain', 'name', 'cost', ...grounds.map(([name]) => name), 'sight', 'case'], rows),
    table(['hexside', 'name', 'cost added', 'when', ...grounds.map(([name]) => name), 'case'], sides),
  ];
}

export function sequence({ linked, system }: Book): string[] {
  return [
    '## Sequence of play',
    `The steps of a player-turn. A step may call one of these procedures: ${codes(system.procedures)}.`,
    table(
      ['step', 'phase', 'procedure', 'acts', 'case'],
      linked.sequence.map((step) => [code(step.id), step.phase, code(step.procedure), step.acts, step.case ?? '']),
    ),
  ];
}
