// A page of docs/reference for each game system: every named thing that a package for it can use or change.
import {
  BUILT_IN_VOCABULARIES,
  type GameSystem,
  type Meanings,
  MOMENT_MEANINGS,
  momentsOf,
  restrictionPlace,
  WAY_KNOWN,
  effectSlot,
} from '@hexwright/compiler';
import type { FolderLibrary } from '@hexwright/model/node';
import { compareCases } from '@hexwright/playtest';
import { describeType, type Environment, type RecordType, type Type } from '@hexwright/rule-lang';
import {
  type Book,
  battlePage,
  conditions,
  ground,
  modifierTable,
  openBook,
  options,
  parameters,
  sequence,
  tables,
  words,
} from './battle.ts';
import { code, codes, GENERATED, json, page, table } from './markdown.ts';
import type { Rulebook } from './rulebooks.ts';

/** The pages of a rulebook by file: one of all that the game system has, and one for each further battle. */
export function rulesPages(library: FolderLibrary, rulebook: Rulebook): Record<string, string> {
  const book = openBook(library, rulebook, rulebook.battle);
  const others = rulebook.others.map(({ battle, file }) => ({ file, book: openBook(library, rulebook, battle) }));
  return {
    [rulebook.file]: systemPage(
      book,
      others.map((other) => other.book),
    ),
    ...Object.fromEntries(others.map((other) => [other.file, battlePage(other.book)])),
  };
}

function systemPage(book: Book, others: readonly Book[]): string {
  const { title, battle, system } = book;
  const links = book.others.map(({ file }, index) => `[${others[index].game.title}](${file})`);
  const elsewhere =
    links.length === 0 ? '' : ` What holds in other battles is on pages of their own: ${links.join(', ')}.`;
  return page([
    GENERATED,
    `# What a package can use and change in ${title}`,
    `The game system \`${system.id}\`. Values are those of \`${battle}\` with everything it inherits.${elsewhere} A change names an item by list and id, as in \`parameters/${system.parameters[0].id}/value\`; [the modder's guide](../modder.md) shows how. \`hexwright explain ${battle} <case>\` tells more about any case.`,
    ...parameters(book, others),
    ...options(book),
    ...tables(book),
    ...modifiers(book),
    ...expressions(book),
    ...conditions(book, system.conditions),
    ...moments(book),
    ...restrictions(book),
    ...counters(book),
    ...ground(book),
    ...sequence(book),
    ...modules(book),
    ...commands(book),
    ...happenings(book),
    ...refused(book),
  ]);
}

/** When effects of a package act. */
function moments({ system }: Book): string[] {
  const rows = momentsOf(system).map((moment) => [code(moment), MOMENT_MEANINGS[moment]]);
  const verbs = ['set', 'add', 'place', 'roll', 'score', 'end', ...(system.effects?.verbs ?? [])];
  return [
    '## Moments of effects',
    `An effect of a package acts at one of these moments, and can ${codes(verbs)}; [the format](format.md#effect-rules) says what each takes.`,
    table(['moment', 'meaning'], rows),
  ];
}

/** The meaning of a name. Throws for one that has none yet, so that nothing new goes without. */
function meaningOf(
  { system }: Book,
  sort: Exclude<keyof Meanings, 'commands' | 'slots' | 'acts'>,
  name: string,
): string {
  const meaning = system.meanings?.[sort]?.[name];
  if (meaning === undefined) throw new Error(`The meanings of ${system.id} do not say what "${name}" of ${sort} is.`);
  return meaning;
}

function modifiers(book: Book): string[] {
  const { game, system, aboutModifiers } = book;
  const sections = system.slots.flatMap((slot) => [
    `### ${code(slot)}`,
    ...(system.meanings?.slots?.[slot] === undefined ? [] : [system.meanings.slots[slot]]),
    `Names: ${Object.entries(system.environment(slot, game.vocabulary).names)
      .map(([name, type]) => `${code(name)} (${typeWords(system, type)})`)
      .join(', ')}.`,
    modifierTable(book, slot),
  ]);
  return ['## Modifiers', `A modifier applies to one of these numbers. ${aboutModifiers}`, ...sections];
}

function typeWords(system: GameSystem, type: Type): string {
  if (type.kind === 'record') return `a ${type.name}`;
  if (type.kind !== 'enum') return describeType(type);
  return type.values.length > 0 && isPlain(system, type.name)
    ? `one of ${codes(type.values)}`
    : `a word of ${type.name}`;
}

/** Words that no vocabulary of a package lists. */
function isPlain(system: GameSystem, name: string): boolean {
  const isFixed = name === 'kinds' || name === 'sizes' || !BUILT_IN_VOCABULARIES.includes(name);
  return isFixed && !system.vocabularies.includes(name);
}

function expressions(book: Book): string[] {
  const { game, system } = book;
  const { acts = [] } = system;
  const places = [...system.slots, ...system.conditions.map(({ id }) => id), ...acts.map(restrictionPlace)];
  const environments = places.map((place) => system.environment(place, game.vocabulary));
  // An effect for others at a loss knows all that effects may know; which of it another knows, its meaning says.
  const ofLosses = effectSlot(['unit', 'other', 'destroyer', 'hex', 'side']);
  const ofEffects = system.effects === undefined ? [] : [system.environment(ofLosses, game.vocabulary).names];
  const known = [...environments.map(({ names: own }) => own), ...ofEffects];
  const named = ofEffects.length === 0 ? places : [...places, 'effects'];
  const names = new Map(known.flatMap((own) => Object.entries(own)));
  const records = new Map(
    [...names]
      .toReversed()
      .flatMap(([name, type]) => (type.kind === 'record' ? [[type.name, { name, type }] as const] : [])),
  );
  return [
    '## Expressions',
    `[The rule language](../rule-language.md) says how they are written.${ofEffects.length === 0 ? '' : ' Markers of a package are fields besides those below: of a unit its own, its hex’s and its side’s, and of `hex`, `side` and `game` theirs.'} Names, and where they are known:`,
    table(
      ['name', 'type', 'known in', 'meaning'],
      [...names].map(([name, type]) => [
        code(name),
        typeWords(system, type),
        knownIn(name, named, known),
        meaningOf(book, 'names', name),
      ]),
    ),
    ...[...records].flatMap(([sort, { name, type }]) => fieldTable(book, sort, name, type)),
    ...functionTable(
      book,
      [...places, 'effect at unit-enters'],
      [...environments, system.environment(WAY_KNOWN[0], game.vocabulary)],
    ),
  ];
}

function fieldTable(book: Book, sort: string, name: string, { fields }: RecordType): string[] {
  const rows = Object.entries(fields).map(([field, type]) => [
    code(field),
    typeWords(book.system, type),
    meaningOf(book, 'fields', field),
  ]);
  return [
    `Fields of a ${sort}, as in \`${name}.${Object.keys(fields)[0] ?? ''}\`:`,
    table(['field', 'type', 'meaning'], rows),
  ];
}

/** What a package may forbid. */
function restrictions({ system }: Book): string[] {
  const { acts = [], meanings } = system;
  if (acts.length === 0) return [];
  return [
    '## Restrictions',
    'What a restriction of a package may forbid. Its label and its case are what players are told.',
    table(
      ['act', 'meaning'],
      acts.map((act) => [code(act), meanings?.acts?.[act] ?? '']),
    ),
  ];
}

/** What a function takes in one place. */
function argumentWords(type: Type): string {
  switch (type.kind) {
    case 'record':
      return [type.name, ...(type.or ?? [])].join(' or ');
    case 'enum':
      return `word of ${type.name}`;
    default:
      return 'number';
  }
}

/** @param known the names known in each of the places */
function knownIn(name: string, places: readonly string[], known: readonly Readonly<Record<string, unknown>>[]): string {
  const knowing = places.filter((_, index) => name in known[index]);
  if (knowing.length === places.length) return 'everywhere';
  const [unknowing, ...others] = places.filter((place) => !knowing.includes(place));
  return others.length === 0 && places.length > 2 ? `everywhere but in ${code(unknowing)}` : codes(knowing);
}

function functionTable(book: Book, places: readonly string[], environments: readonly Environment[]): string[] {
  const known = environments.map(({ functions }) => functions);
  const all = new Map(known.flatMap((functions) => Object.entries(functions)));
  const rows = [...all].map(([name, { parameters: takes, result }]) => [
    code(`${name}(${takes.map(argumentWords).join(', ')})`),
    typeWords(book.system, result),
    knownIn(name, places, known),
    meaningOf(book, 'functions', name),
  ]);
  return rows.length === 0 ? [] : ['Functions:', table(['function', 'answer', 'known in', 'meaning'], rows)];
}

function counters(book: Book): string[] {
  const { game, system } = book;
  const values = Object.entries(system.unitValues).map(([name, type]) => [
    code(name),
    type.type === 'vocabulary' ? `a word of ${type.vocabulary}` : type.type === 'flag' ? '`true`' : 'whole number',
    meaningOf(book, 'values', name),
  ]);
  return [
    '## Counters',
    `Kinds: ${codes(game.vocabulary.ids('kinds'))}.`,
    table(['value', 'type', 'meaning'], values),
    'Markers in a set-up or an example:',
    table(
      ['marker', 'meaning'],
      system.markers.map((marker) => [code(marker), meaningOf(book, 'markers', marker)]),
    ),
    'Words they use; a package adds its own with `{ "op": "add", "target": "vocabularies/<id>/values/<word>", ... }`:',
    words(book),
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

function commands({ system }: Book): string[] {
  const rows = Object.entries(system.meanings?.commands ?? {}).map(([word, { takes, about }]) => [
    code(word),
    takes
      .split(', ')
      .map((name) => (name.startsWith('[') ? `[${code(name.slice(1, -1))}]` : name === '' ? '' : code(name)))
      .join(', '),
    about,
  ]);
  return [
    '## Commands',
    'What `"do"` of a command says in an example or a record of a game. Properties in brackets may be left out. A game is recorded in single commands, and an example may write those too; the longer ones stand for several in a row. `go-to` and `check` of an example are no commands of a player: [examples](../examples.md#the-commands) tell of them.',
    table(['command', 'properties', 'meaning'], rows),
    ...commandProperties(system),
  ];
}

/** What stands in the properties of commands that say more than the name of a piece or a place. */
function commandProperties({ forms }: GameSystem): string[] {
  const told = Object.entries(forms?.command ?? {}).flatMap(([name, form]) => {
    const about = form.description ?? form.enum?.map((word) => code(String(word))).join(', ');
    const ways = (form.anyOf ?? []).flatMap((way) => (way.description === undefined ? [] : [way.description]));
    return about === undefined ? [] : [[code(name), [about, ...ways].join(' ')]];
  });
  return told.length === 0 ? [] : ['Their properties:', table(['property', 'meaning'], told)];
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
    json({ ...event, case: events.named(event.event)?.case ?? '' }),
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
