// A page of docs/reference for each game system: every named thing that a package for it can use or change.
import { linkPackage, type LinkedPackage, type Modifier, type Table } from '@hexwright/model';
import type { FolderLibrary } from '@hexwright/model/node';
import { compile, type CompiledGame, type GameSystem, type Meanings, type ParameterSpec } from '@hexwright/compiler';
import { compareCases, systems } from '@hexwright/playtest';
import { describeType, type Environment, type Type } from '@hexwright/rule-lang';
import { code, codes, GENERATED, json, page, table } from './markdown.ts';
import type { Rulebook } from './rulebooks.ts';

interface Book extends Rulebook {
  readonly linked: LinkedPackage;
  readonly game: CompiledGame;
}

/** The page of a rulebook. */
export function rulesPage(library: FolderLibrary, rulebook: Rulebook): string {
  const book = openBook(library, rulebook);
  const { title, battle, system } = rulebook;
  return page([
    GENERATED,
    `# What a package can use and change in ${title}`,
    `The game system \`${system.id}\`. Values are those of \`${battle}\` with everything it inherits. A change names an item by list and id, as in \`parameters/${system.parameters[0].id}/value\`; [the modder's guide](../modder.md) shows how. \`hexwright explain ${battle} <case>\` tells more about any case.`,
    ...parameters(book),
    ...options(book),
    ...tables(book),
    ...modifiers(book),
    ...expressions(book),
    ...conditions(book),
    ...counters(book),
    ...ground(book),
    ...sequence(book),
    ...modules(book),
    ...happenings(book),
    ...refused(book),
  ]);
}

function openBook(library: FolderLibrary, rulebook: Rulebook): Book {
  const { battle } = rulebook;
  const loaded = library.loadChain(battle);
  if (!loaded.ok) throw new Error(`${battle} cannot be read.`);
  const link = linkPackage(loaded.chain);
  const compiled = compile(loaded.chain, systems);
  if (!link.ok || !compiled.ok) throw new Error(`${battle} does not compile: hexwright validate ${battle} says why.`);
  return { ...rulebook, linked: link.linked, game: compiled.game };
}

/** The meaning of a name. Throws for one that has none yet, so that nothing new goes without. */
function meaningOf({ system }: Book, sort: keyof Meanings, name: string): string {
  const meaning = system.meanings?.[sort][name];
  if (meaning === undefined) throw new Error(`The meanings of ${system.id} do not say what "${name}" of ${sort} is.`);
  return meaning;
}

function parameters({ linked, system }: Book): string[] {
  const rows = system.parameters.map((spec) => {
    const item = linked.parameters.find(({ id }) => id === spec.id);
    return [
      code(spec.id),
      String(item?.value ?? ''),
      limits(spec),
      item?.name ?? '',
      item?.case ?? '',
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

function options({ linked }: Book): string[] {
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

function tables({ linked, system, aboutCells }: Book): string[] {
  const sections = system.tables.flatMap((spec) => {
    const found = linked.tables.find(({ id }) => id === spec.id);
    if (found === undefined) return [];
    const keys = [...spec.rowKeys.map((key) => `rows by ${key}`), ...spec.columnKeys.map((key) => `columns by ${key}`)];
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

function modifiers({ linked, game, system, aboutModifiers }: Book): string[] {
  const sections = system.slots.flatMap((slot) => [
    `### ${code(slot)}`,
    `Names: ${Object.entries(system.environment(slot, game.vocabulary).names)
      .map(([name, type]) => `${code(name)} (${typeWords(system, type)})`)
      .join(', ')}.`,
    table(
      ['id', 'when', 'value', 'label', 'case'],
      linked.modifiers.filter(({ applies }) => applies === slot).map(modifierRow),
    ),
  ]);
  return ['## Modifiers', `A modifier applies to one of these numbers. ${aboutModifiers}`, ...sections];
}

function modifierRow({ id, when, value, label, case: number, stacking }: Modifier): string[] {
  const how = stacking === undefined || stacking === 'add' ? '' : ` (${stacking})`;
  return [code(id), code(when ?? 'always'), `${code(String(value))}${how}`, label, number ?? ''];
}

function typeWords(system: GameSystem, type: Type): string {
  if (type.kind === 'record') return 'a unit';
  if (type.kind !== 'enum') return describeType(type);
  return type.values.length > 0 && isPlain(system, type.name)
    ? `one of ${codes(type.values)}`
    : `a word of ${type.name}`;
}

/** Words that no vocabulary of a package lists. */
function isPlain(system: GameSystem, name: string): boolean {
  return !['sides', 'units', 'terrains'].includes(name) && !system.vocabularies.includes(name);
}

function expressions(book: Book): string[] {
  const { game, system } = book;
  const places = [...system.slots, ...system.conditions.map(({ id }) => id)];
  const environments = places.map((place) => system.environment(place, game.vocabulary));
  const names = new Map(environments.flatMap((environment) => Object.entries(environment.names)));
  const record = [...names.values()].find((type) => type.kind === 'record');
  const fields = record?.kind === 'record' ? Object.entries(record.fields) : [];
  return [
    '## Expressions',
    '[The rule language](../rule-language.md) says how they are written. Names, and where they are known:',
    table(
      ['name', 'type', 'known in', 'meaning'],
      [...names].map(([name, type]) => [
        code(name),
        typeWords(system, type),
        knownIn(name, places, environments),
        meaningOf(book, 'names', name),
      ]),
    ),
    `Fields of a unit, as in \`${[...names].find(([, type]) => type === record)?.[0] ?? 'unit'}.${fields[0]?.[0] ?? ''}\`:`,
    table(
      ['field', 'type', 'meaning'],
      fields.map(([field, type]) => [code(field), typeWords(system, type), meaningOf(book, 'fields', field)]),
    ),
    ...functionTable(book, environments[0]),
  ];
}

function knownIn(name: string, places: readonly string[], environments: readonly Environment[]): string {
  const known = places.filter((_, index) => name in environments[index].names);
  return known.length === places.length ? 'everywhere' : codes(known);
}

function functionTable(book: Book, { functions }: Environment): string[] {
  const rows = Object.entries(functions).map(([name, { parameters: takes, result }]) => [
    code(
      `${name}(${takes.map((type) => (type.kind === 'record' ? 'unit' : `word of ${type.kind === 'enum' ? type.name : ''}`)).join(', ')})`,
    ),
    describeType(result),
    meaningOf(book, 'functions', name),
  ]);
  return rows.length === 0 ? [] : ['Functions:', table(['function', 'answer', 'meaning'], rows)];
}

function conditions({ linked, system }: Book): string[] {
  const rows = system.conditions.map(({ id, module }) => {
    const item = linked.conditions.find((one) => one.id === id);
    return [code(id), item?.name ?? '', code(item?.when ?? ''), item?.case ?? '', module ?? ''];
  });
  return [
    '## Conditions',
    'Questions that the rules ask of a unit.',
    table(['id', 'question', 'when', 'case', 'module'], rows),
  ];
}

function counters(book: Book): string[] {
  const { linked, game, system } = book;
  const values = Object.entries(system.unitValues).map(([name, type]) => [
    code(name),
    type.type === 'vocabulary' ? `a word of ${type.vocabulary}` : type.type === 'flag' ? '`true`' : 'whole number',
    meaningOf(book, 'values', name),
  ]);
  const words = linked.vocabularies.map((vocabulary) => [
    code(vocabulary.id),
    vocabulary.values
      .map(({ id, name }) => (name === undefined || name === id ? code(id) : `${code(id)} ${name}`))
      .join(', '),
  ]);
  return [
    '## Counters',
    `Kinds: ${codes(game.vocabulary.ids('kinds'))}. Markers in a set-up or an example: ${codes(system.markers)}.`,
    table(['value', 'type', 'meaning'], values),
    'Words they use; a package adds its own with `{ "op": "add", "target": "vocabularies/<id>/values/<word>", ... }`:',
    table(['vocabulary', 'words'], words),
  ];
}

function ground({ linked }: Book): string[] {
  const rows = linked.terrains.map(({ id, name, cost, charge, sight, case: number }) => [
    code(id),
    name,
    String(cost),
    charge ?? 'allowed',
    sight ?? 'open',
    number ?? '',
  ]);
  const sides = linked.hexsides.map(({ id, name, cost, when, charge, case: number }) => [
    code(id),
    name ?? '',
    String(cost),
    when,
    charge ?? 'allowed',
    number ?? '',
  ]);
  return [
    '## Terrain',
    table(['terrain', 'name', 'cost', 'charge', 'sight', 'case'], rows),
    table(['hexside', 'name', 'cost added', 'when', 'charge', 'case'], sides),
  ];
}

function sequence({ linked, system }: Book): string[] {
  return [
    '## Sequence of play',
    `The steps of a player-turn. A step may call one of these procedures: ${codes(system.procedures)}.`,
    table(
      ['step', 'phase', 'procedure', 'acts', 'case'],
      linked.sequence.map((step) => [code(step.id), step.phase, code(step.procedure), step.acts, step.case ?? '']),
    ),
  ];
}

function modules({ modules: all, hooks }: Book): string[] {
  if (all.length === 0) return [];
  const rows = all.map(({ id, title, case: number, registrations }) => [
    code(id),
    title,
    number,
    codes([...new Set(registrations.map(({ hook }) => hook))]),
  ]);
  return [
    '## Modules',
    'Exclusive rules that a package turns on by naming them in `"modules"` of `scenario.json`. Those of the base stay on; `{ "op": "remove", "target": "modules/<id>" }` turns one off.',
    table(['id', 'rules', 'case', 'hooks'], rows),
    '## Hooks',
    'Where the code of a module reaches into the standard rules. Only code can use them; they are listed so that one can see what a module touches.',
    table(
      ['hook', 'meaning'],
      [...hooks].map(([name, about]) => [code(name), about]),
    ),
  ];
}

function happenings({ events, event }: Book): string[] {
  return [
    '## Events',
    'What `"events"` of an example may expect. Units and leaders are given by id, hexes by label. A `modifier` has the case of the modifier it tells of.',
    table(
      ['event', 'fields', 'case'],
      events
        .list()
        .toSorted((one, other) => compareCases(one.case, other.case))
        .map((kind) => [code(kind.id), codes(kind.fields.map(({ name }) => name)), kind.case]),
    ),
    'For instance:',
    json(event),
  ];
}

function refused({ refusals }: Book): string[] {
  return [
    '## Refusals',
    'Why a command may not be given. `"refused"` of an example names one of the cases.',
    table(
      ['refusal', 'cases', 'words'],
      refusals
        .list()
        .toSorted((one, other) => compareCases(one.cases[0], other.cases[0]))
        .map(({ id, cases, text }) => [code(id), cases.join(', '), text]),
    ),
  ];
}
