/**
 * Formulas about a game as a whole, as sentences: who holds what, who is lost, where the points stand. A formula that is
 * made of such sentences, all joined by `&&` or all by `||`, can be read back; any other one is left to its writer.
 */
import { parseExpression, type Expression } from '@hexwright/rule-lang';
import { isObject, textOf } from '../../scene/items.ts';
import type { EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { journeyNames } from './journeys.ts';
import { ruleTitle } from './rule-fields.ts';
import { CLAUSES } from './settlement-words.ts';
import type { Choices } from './verb-parts.ts';
import { SIDES } from './sides-words.ts';

/** What a clause is about: each is a sentence of its own. */
export type ClauseKind =
  | 'held'
  | 'holds'
  | 'lost'
  | 'destroyed'
  | 'units'
  | 'points'
  | 'survives'
  | 'eliminated'
  | 'destroyed-by'
  | 'on-map'
  | 'off-map'
  | 'left'
  | 'turn'
  | 'level';
type Comparison = '>=' | '<=' | '==';

/** One sentence: what it is about, and what stands in its places. */
export interface Clause {
  readonly kind: ClauseKind;
  /** Ids of sides, zones, units or edges, or a number with its comparison. */
  readonly places: Readonly<Partial<Record<ClausePlace, string>>>;
}

export type ClausePlace = 'side' | 'zone' | 'unit' | 'edge' | 'marker' | 'compare' | 'number';

/** Sentences of which all must hold, or one. */
export interface Clauses {
  readonly join: '&&' | '||';
  readonly list: readonly Clause[];
}

/** What clauses of a package may name. */
export type ClauseNames = Readonly<Record<'side' | 'zone' | 'unit' | 'edge' | 'marker' | 'compare', Choices>> & {
  /** The functions that formulas of the game may call; all of them where that is not known. */
  readonly functions?: ReadonlySet<string>;
  /** Whether zones are made of hexes. */
  readonly hasHexes: boolean;
};

/** A word of the sentence, or a place in it. */
export type ClausePart = string | { readonly place: ClausePlace; readonly label: string; readonly choices?: Choices };

/** How each kind is written: a function with what it takes, compared to a number where it gives one. */
const FORMS: Readonly<Record<ClauseKind, { call: string; takes: readonly ClausePlace[]; is?: 'number' | 'not' }>> = {
  held: { call: 'heldFor', takes: ['side', 'zone'], is: 'number' },
  holds: { call: 'holds', takes: ['side', 'zone'], is: 'number' },
  lost: { call: 'lost', takes: ['side'], is: 'number' },
  destroyed: { call: 'destroyed', takes: ['side'], is: 'number' },
  units: { call: 'unitsOf', takes: ['side'], is: 'number' },
  points: { call: 'pointsOf', takes: ['side'], is: 'number' },
  eliminated: { call: 'isLost', takes: ['unit'] },
  'destroyed-by': { call: 'isLostTo', takes: ['unit', 'side'] },
  survives: { call: 'isLost', takes: ['unit'], is: 'not' },
  'on-map': { call: 'isOnMap', takes: ['unit'] },
  'off-map': { call: 'isOnMap', takes: ['unit'], is: 'not' },
  left: { call: 'hasLeft', takes: ['unit', 'edge'] },
  turn: { call: '', takes: [], is: 'number' },
  level: { call: '', takes: ['marker'], is: 'number' },
};
const KINDS = Object.keys(FORMS) as readonly ClauseKind[];
const COMPARISONS: readonly string[] = ['>=', '<=', '=='] satisfies readonly Comparison[];

/** What clauses may name in a package, with the words for it. */
export function clauseNames(answer: EffectiveRulesAnswer): ClauseNames {
  const titles = (list: RuleList, fits: (value: object) => boolean = () => true): Choices =>
    new Map(
      answer.items
        .filter((item) => item.list === list && isObject(item.value) && fits(item.value))
        .map((item) => [item.name, ruleTitle(item)]),
    );
  return {
    side: titles('sides'),
    zone: new Map([...titles('map/zones'), ...titles('table/zones')]),
    unit: journeyNames(answer).units,
    edge: new Map(Object.entries(SIDES.edges).map(([id, name]) => [id, name.toLowerCase()])),
    marker: titles('markers', (marker) => textOf({ ...marker }, 'of') === 'game'),
    compare: new Map(Object.entries(CLAUSES.compare)),
    hasHexes: answer.system?.hasHexes !== false,
    ...(answer.system === null ? {} : { functions: answer.system.functions }),
  };
}

/** The kinds that the game can be asked, and of which a package has something to name. */
export function clauseKinds(names: ClauseNames): readonly ClauseKind[] {
  return KINDS.filter((kind) => {
    const { call, takes } = FORMS[kind];
    if (call !== '' && names.functions?.has(call) === false) return false;
    // A zone of hexes can be made where it is chosen.
    return takes.every((place) => (place === 'zone' && names.hasHexes) || choicesOf(place, names).size > 0);
  });
}

/** The formula as sentences; null for one that is none of them. Nothing at all is no sentence. */
export function readClauses(formula: string): Clauses | null {
  if (formula.trim() === '') return { join: '&&', list: [] };
  const parsed = parseExpression(formula);
  if (!parsed.ok) return null;
  const { ast } = parsed;
  const join = ast.kind === 'binary' && ast.operator === '||' ? '||' : '&&';
  const list = joined(ast, join).map(clauseOf);
  return list.every((clause) => clause !== null) ? { join, list } : null;
}

/** The sentences as a formula. */
export function writeClauses({ join, list }: Clauses): string {
  return list.map(written).join(` ${join} `);
}

/** A clause of another kind in the place of one: what both have stays. */
export function freshClause(kind: ClauseKind, names: ClauseNames, before: Clause | null = null): Clause {
  const { takes, is } = FORMS[kind];
  const first = (place: ClausePlace): string =>
    before?.places[place] ?? choicesOf(place, names).keys().next().value ?? '';
  const counted: Clause['places'] =
    is === 'number'
      ? { compare: before?.places.compare ?? '>=', number: before?.places.number ?? (kind === 'held' ? '3' : '1') }
      : {};
  return { kind, places: { ...Object.fromEntries(takes.map((place) => [place, first(place)])), ...counted } };
}

/** The sentence of a clause, behind the words for its kind. */
export function clauseParts({ kind, places }: Clause, names: ClauseNames): readonly ClausePart[] {
  const label = (place: ClausePlace): string => CLAUSES.labels[place];
  return CLAUSES.sentences[kind].split(/\{(\w+)\}/).flatMap((piece, index): ClausePart[] => {
    if (index % 2 === 0) return piece.trim() === '' ? [] : [piece.trim()];
    const [place] = [piece as ClausePlace | 'things'];
    if (place === 'things') return [CLAUSES.things[kind]?.(places.number ?? '') ?? ''];
    return [{ place, label: label(place), ...(place === 'number' ? {} : { choices: choicesOf(place, names) }) }];
  });
}

/** A clause in words: `Held in a row: Castilians hold all of The bridge for at least 3 turns`. */
export function clauseWords(clause: Clause, names: ClauseNames): string {
  const said = clauseParts(clause, names).map((part) => {
    if (typeof part === 'string') return part;
    const held = clause.places[part.place] ?? '';
    return part.choices?.get(held) ?? held;
  });
  return `${CLAUSES.kinds[clause.kind]} ${said.join(' ')}`;
}

/** The formula with the two sides in each other's place; null where it is no sentences, or names no side. */
export function mirrored(formula: string, one: string, other: string): string | null {
  const clauses = readClauses(formula);
  if (clauses === null || !clauses.list.some(({ places }) => places.side !== undefined)) return null;
  const turn = (side: string): string => (side === one ? other : side === other ? one : side);
  const list = clauses.list.map(({ kind, places }) => ({
    kind,
    places: places.side === undefined ? places : { ...places, side: turn(places.side) },
  }));
  return writeClauses({ ...clauses, list });
}

function choicesOf(place: ClausePlace, names: ClauseNames): Choices {
  return place === 'number' ? new Map() : names[place];
}

/** The parts of a formula between the operators that join it. */
function joined(ast: Expression, operator: '&&' | '||'): readonly Expression[] {
  if (ast.kind !== 'binary' || ast.operator !== operator) return [ast];
  return [...joined(ast.left, operator), ...joined(ast.right, operator)];
}

function clauseOf(ast: Expression): Clause | null {
  if (ast.kind === 'binary' && COMPARISONS.includes(ast.operator) && ast.right.kind === 'integer') {
    const counted = { compare: ast.operator, number: String(ast.right.value) };
    const { left } = ast;
    if (left.kind !== 'path') return left.kind === 'call' ? called(left, 'number', counted) : null;
    const [name, marker, ...more] = left.parts.map((part) => part.name);
    if (name === 'turn' && marker === undefined) return { kind: 'turn', places: counted };
    return name === 'game' && marker !== undefined && more.length === 0
      ? { kind: 'level', places: { marker, ...counted } }
      : null;
  }
  if (ast.kind === 'unary' && ast.operator === '!') {
    return ast.operand.kind === 'call' ? called(ast.operand, 'not', {}) : null;
  }
  return ast.kind === 'call' ? called(ast, undefined, {}) : null;
}

function called(
  { callee, arguments: words }: Extract<Expression, { kind: 'call' }>,
  is: 'number' | 'not' | undefined,
  counted: Clause['places'],
): Clause | null {
  const kind = KINDS.find((one) => FORMS[one].call === callee.name && FORMS[one].is === is);
  if (kind === undefined || words.length !== FORMS[kind].takes.length) return null;
  const named = words.map((word) => (word.kind === 'text' ? word.value : null));
  if (named.includes(null)) return null;
  const places = Object.fromEntries(FORMS[kind].takes.map((place, index) => [place, named[index] ?? '']));
  return { kind, places: { ...places, ...counted } };
}

function written({ kind, places }: Clause): string {
  const { call, takes, is } = FORMS[kind];
  const words = takes.map((place) => `"${places[place] ?? ''}"`).join(', ');
  const subject = kind === 'turn' ? 'turn' : kind === 'level' ? `game.${places.marker ?? ''}` : `${call}(${words})`;
  if (is === 'number') return `${subject} ${places.compare ?? '>='} ${places.number ?? '1'}`;
  return is === 'not' ? `!${subject}` : subject;
}
