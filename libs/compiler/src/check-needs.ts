import type { CompiledSide, CompiledTable, CompiledTableLine, CompiledUnit, Vocabulary } from './compiled-game.ts';
import { Findings, type Finding, type FindingEdit, type FindingFix } from './finding.ts';
import type { CounterNeed, GameSystem, LineNeed, UnitValueType, ValueNeed } from './game-system.ts';
import type { CompilerCache } from './memo.ts';
import { saidBy, usualValue } from './usual-values.ts';
import { matchKeyType, wordOrNumber } from './value-types.ts';

/** What the check of counters looks at. */
export interface NeedsView {
  readonly sides: readonly CompiledSide[];
  readonly units: readonly CompiledUnit[];
  readonly tables: ReadonlyMap<string, Pick<CompiledTable, 'rows' | 'columns'>>;
  readonly vocabulary: Vocabulary;
  readonly modules: readonly string[];
}

/** What a face of a counter lacks: one of some values, all of some values, or a row or column of a table. */
interface Lack {
  readonly what: 'one' | 'all' | 'row' | 'column';
  readonly names: readonly string[];
}

/**
 * Counters that do not say what their pieces need to move, to fight and to be fought, so that these would stand about in
 * silence; and sides on which nobody can attack at all.
 */
export function checkNeeds(view: NeedsView, system: GameSystem, cache: CompilerCache): readonly Finding[] {
  const check = new NeedsCheck(view, system);
  if (check.needs.length === 0) return [];
  const lines = [...view.tables].flatMap(([id, { rows, columns }]) => [id, rows, columns]);
  // One thing for all counters to compare, in place of a long list.
  const asked = [cache.stage('what is needed', [system, view.vocabulary, ...check.needs, ...lines], () => ({}))];
  for (const unit of view.units) {
    const meetsAll = cache.item('needs of a counter', unit, asked, () => check.meetsAll(unit));
    // Only what is told of a lack depends on other counters: how to mend it.
    if (!meetsAll) check.counter(unit);
  }
  for (const side of view.sides.keys()) check.side(side);
  return check.findings.list;
}

/** Nothing is lacking: so it is with nearly all counters. */
const NOTHING: ReadonlyMap<number, Lack> = new Map();

class NeedsCheck {
  readonly findings = new Findings();
  readonly #view: NeedsView;
  readonly #system: GameSystem;
  /** Those that arise in this game. */
  readonly needs: readonly CounterNeed[];
  readonly #byKind = new Map<string, readonly CounterNeed[]>();
  readonly #lines = new Map<LineNeed, Lines>();

  constructor(view: NeedsView, system: GameSystem) {
    this.#view = view;
    this.#system = system;
    this.needs = (system.needs ?? []).filter(
      ({ module, against }) =>
        (module === undefined || view.modules.includes(module)) &&
        (against === undefined || view.units.some((unit) => this.#saysAnywhere(unit, against))),
    );
  }

  /** A side of which no piece says what it takes to attack. */
  side(index: number): void {
    const army = this.#view.units.filter((unit) => unit.side === index);
    const attacks = this.needs.filter((need) => need.isAttack === true);
    if (army.length === 0 || attacks.length === 0) return;
    const isArmed = (unit: CompiledUnit): boolean =>
      attacks.some((need) => need.kinds.includes(unit.kind) && this.#lacks(unit, need).size === 0);
    if (army.some(isArmed)) return;
    const { id, name } = this.#view.sides[index];
    const kinds = listed([...new Set(attacks.flatMap((need) => need.kinds))], 'or');
    const message = `Nobody on the side of ${name} can attack. Give it a counter of the kind ${kinds} with all that an attack needs.`;
    this.findings.warning(`sides/${id}`, 'side.harmless', message, { case: attacks[0].case });
  }

  meetsAll(unit: CompiledUnit): boolean {
    for (const need of this.#needsOf(unit)) if (this.#lacks(unit, need) !== NOTHING) return false;
    return true;
  }

  /** Those that counters of its kind have. */
  #needsOf({ kind }: CompiledUnit): readonly CounterNeed[] {
    const known = this.#byKind.get(kind);
    if (known !== undefined) return known;
    const needs = this.needs.filter(({ kinds }) => kinds.includes(kind));
    this.#byKind.set(kind, needs);
    return needs;
  }

  /** Everything that a counter lacks. What a piece cannot do for want of the same thing is told together. */
  counter(unit: CompiledUnit): void {
    const told = new Map<string, { lack: Lack; faces: Set<number>; needs: CounterNeed[] }>();
    for (const need of this.#needsOf(unit)) {
      for (const [face, lack] of this.#lacks(unit, need)) {
        const key = [lack.what, ...lack.names].join(' ');
        const one = told.get(key) ?? { lack, faces: new Set(), needs: [] };
        one.faces.add(face);
        if (!one.needs.includes(need)) one.needs.push(need);
        told.set(key, one);
      }
    }
    for (const { lack, faces, needs } of told.values()) {
      const up =
        faces.size === unit.faces.length
          ? ''
          : ` with ${listed(
              [...faces].map((face) => `"${unit.faces[face].id}"`),
              'or',
            )} up`;
      const cannot = `it cannot ${listed([...new Set(needs.map(({ ability }) => ability))], 'or')}${up}`;
      const message = wordsOf(lack, `${unit.name} (${unit.id})`, cannot);
      const [{ case: cited }] = needs;
      this.findings.warning(`units/${unit.id}`, 'unit.incapable', message, {
        case: cited,
        fixes: this.#fixes(unit, lack),
        ...this.#causes(unit, lack),
      });
    }
  }

  /** What each face lacks of what is needed; empty where the need is met. */
  #lacks(unit: CompiledUnit, need: CounterNeed): ReadonlyMap<number, Lack> {
    return 'oneOf' in need ? this.#valuesLacking(unit, need) : this.#lineLacking(unit, need);
  }

  #valuesLacking(unit: CompiledUnit, { oneOf, on }: ValueNeed): ReadonlyMap<number, Lack> {
    let lacking: number[] | null = null;
    for (let face = 0; face < unit.faces.length; face++) {
      if (!this.#saysOne(unit, face, oneOf)) (lacking ??= []).push(face);
    }
    if (lacking === null || (on === 'some-face' && lacking.length < unit.faces.length)) return NOTHING;
    const lack: Lack = { what: 'one', names: oneOf };
    return new Map(lacking.map((face) => [face, lack]));
  }

  #lineLacking(unit: CompiledUnit, need: LineNeed): ReadonlyMap<number, Lack> {
    const { table, line, where } = need;
    const lines = this.#linesFor(need);
    let lacks: Map<number, Lack> | null = null;
    for (let face = 0; face < unit.faces.length; face++) {
      if (where !== undefined && !this.#says(unit, face, where)) continue;
      const said: (number | undefined)[] = [];
      for (const key of lines.keys) said.push(saidBy(unit, face, key, this.#view.vocabulary));
      if (lines.hasFor(said) || this.#hasForLikes(lines, said, unit, face)) continue;
      lacks ??= new Map();
      const missing = lines.keys.filter((_, index) => said[index] === undefined);
      lacks.set(face, missing.length > 0 ? { what: 'all', names: missing } : { what: line, names: [table] });
    }
    return lacks ?? NOTHING;
  }

  /** Whether a line is for one of the classes that a face is like. */
  #hasForLikes(lines: Lines, said: readonly (number | undefined)[], unit: CompiledUnit, face: number): boolean {
    const place = lines.keys.indexOf('class');
    if (place < 0) return false;
    return unit.faces[face].classes.some((troops) =>
      lines.hasFor(said.with(place, said[place] === undefined ? undefined : troops)),
    );
  }

  #linesFor(need: LineNeed): Lines {
    const known = this.#lines.get(need);
    if (known !== undefined) return known;
    const lines = new Lines(this.#view.tables.get(need.table)?.[need.line === 'row' ? 'rows' : 'columns'] ?? []);
    this.#lines.set(need, lines);
    return lines;
  }

  #saysOne(unit: CompiledUnit, face: number, names: readonly string[]): boolean {
    for (const name of names) if (this.#says(unit, face, name)) return true;
    return false;
  }

  /** Whether a face says something by a name. A flag that is false says nothing; the number 0 is meant. */
  #says(unit: CompiledUnit, face: number, name: string): boolean {
    const value = saidBy(unit, face, name, this.#view.vocabulary);
    return value !== undefined && !(value === 0 && matchKeyType(this.#system, name)?.type === 'flag');
  }

  #saysAnywhere(unit: CompiledUnit, name: string): boolean {
    return unit.faces.some((_, face) => this.#says(unit, face, name));
  }

  /** Where a change may have brought the lack about: one of the counter, or one of the table that has no line for it. */
  #causes(unit: CompiledUnit, { what, names: [table] }: Lack): Pick<Finding, 'missing' | 'added' | 'table'> {
    const at = `units/${unit.id}`;
    if (what === 'one' || what === 'all') return { missing: at };
    const known = this.#view.tables.get(table);
    const keys = new Lines(known?.[what === 'row' ? 'rows' : 'columns'] ?? []).keys;
    const said = keys.map((name) => (Object.hasOwn(this.#system.unitValues, name) ? `values/${name}` : name));
    const faces = unit.faces.map(({ id }) => `${at}/faces/${id}`);
    return {
      ...(known === undefined ? {} : { table }),
      missing: `tables/${table}/${what}s`,
      added: [at, ...faces].flatMap((holder) => said.map((name) => `${holder}/${name}`)),
    };
  }

  /** Ways to give a counter what it lacks: what most others of its kind have, or a plain counter of the game. */
  #fixes(unit: CompiledUnit, { what, names }: Lack): readonly FindingFix[] {
    if (what !== 'one' && what !== 'all') return [];
    const edits = names.map((name) => this.#usual(unit, name)).filter((edit) => edit !== null);
    if (what === 'one') return edits.map((edit) => ({ ...edit, title: `Set ${edit.words}` }));
    if (edits.length < names.length) return [];
    const [first, ...also] = edits;
    return [
      {
        ...first,
        also,
        title: `Set ${listed(
          edits.map(({ words }) => words),
          'and',
        )}`,
      },
    ];
  }

  /** The edit that gives a counter the usual value by a name, in words too; null where nobody can tell one. */
  #usual(unit: CompiledUnit, name: string): (FindingEdit & { readonly words: string }) | null {
    const type = matchKeyType(this.#system, name);
    if (type === undefined) return null;
    const { vocabulary, units } = this.#view;
    const usual = usualValue(units, unit, name, vocabulary);
    const known = usual === undefined ? this.#plain(unit, name, type) : wordOrNumber(usual, type, vocabulary);
    const value = type.type === 'flag' ? true : known;
    if (value === undefined) return null;
    const isValue = Object.hasOwn(this.#system.unitValues, name);
    const at = `units/${unit.id}/${isValue ? `values/${name}` : name}`;
    return { op: 'set', at, value, words: `"${name}" to ${String(value)}` };
  }

  /** The word that a plain counter of the game has by a name, or else the only one that there is. */
  #plain({ kind }: CompiledUnit, name: string, type: UnitValueType): string | undefined {
    if (type.type !== 'vocabulary') return undefined;
    const words = this.#view.vocabulary.ids(type.vocabulary);
    const { plainUnit: plain } = this.#system;
    const word = plain?.kind === kind ? { ...plain.values, class: plain.class }[name] : undefined;
    return words.length === 1 ? words[0] : words.find((one) => one === word);
  }
}

/** The rows or the columns of a table. */
class Lines {
  /** All that they are matched by. */
  readonly keys: readonly string[];
  readonly #matches: readonly (readonly (number | undefined)[])[];

  constructor(lines: readonly CompiledTableLine[]) {
    this.keys = [...new Set(lines.flatMap(({ match }) => Object.keys(match)))];
    this.#matches = lines.map(({ match }) => this.keys.map((key) => match[key]));
  }

  /** Whether one of them is for what says this, in the order of the keys. */
  hasFor(said: readonly (number | undefined)[]): boolean {
    for (const match of this.#matches) if (fits(match, said)) return true;
    return false;
  }
}

function fits(match: readonly (number | undefined)[], said: readonly (number | undefined)[]): boolean {
  for (let index = 0; index < match.length; index++) {
    if (match[index] !== undefined && match[index] !== said[index]) return false;
  }
  return true;
}

function wordsOf({ what, names }: Lack, who: string, cannot: string): string {
  if (what === 'row' || what === 'column') {
    return `The table "${names[0]}" has no ${what} for ${who}: ${cannot}. Add a ${what} that it matches, or alter the counter.`;
  }
  const quoted = names.map((name) => `"${name}"`);
  const lacking =
    what === 'all' || names.length === 1 ? `no ${listed(quoted, 'and no')}` : `neither ${listed(quoted, 'nor')}`;
  return `${who} has ${lacking}: ${cannot}. Give it ${listed(quoted, what === 'all' ? 'and' : 'or')}.`;
}

/** `a`, `a or b`, `a, b or c`. */
function listed(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}
