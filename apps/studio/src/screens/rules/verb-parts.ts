/** What an effect does, as a sentence with places to choose and to write. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { isObject, textOf, textsOf } from '../../scene/items.ts';
import { VERBS } from './words.ts';

/** Ids with the words for them. */
export type Choices = ReadonlyMap<string, string>;

/** What the verbs of a package may name. */
export interface VerbNames {
  readonly markers: Choices;
  /** What each marker belongs to: `unit`, `side`, `hex` or `game`. */
  readonly holders: Choices;
  readonly tables: Choices;
  readonly sides: Choices;
  readonly zones: Choices;
  readonly faces: Choices;
  readonly units: Choices;
  /** What the game can do with a piece. */
  readonly pieceVerbs: readonly string[];
  /** Whether there are hexes that something can lie in. */
  readonly hasHexes: boolean;
  /** Whether the moment has a side, and whether its unit has an opponent. */
  readonly hasSide: boolean;
  readonly hasOther: boolean;
  readonly hasDestroyer: boolean;
}

/** A word of the sentence, or a place in it. */
export type VerbPart =
  | string
  | { readonly name: string; readonly label: string; readonly written: string; readonly choices: Choices }
  | { readonly name: string; readonly label: string; readonly written: string; readonly isFormula: boolean };

/** Verbs that change a piece: not every game has them. */
const OF_PIECES: ReadonlySet<string> = new Set(['remove', 'replace', 'recall', 'flip', 'break', 'rally']);
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  unit: ['unit', 'other', 'destroyer'],
  side: ['side', 'enemy'],
  hex: ['hex'],
  game: ['game'],
};
const ZONE = 'zone:';
const HEXES = 'hexes';

/** A number or a formula as it is written; nothing for anything else. */
function amountOf(value: JsonValue | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

/** The verbs that can be chosen, with their words. */
export function verbChoices({ pieceVerbs, hasHexes }: VerbNames): Choices {
  const words = Object.entries(VERBS.words).filter(([verb]) => hasHexes || verb !== 'place');
  return new Map(words.filter(([verb]) => !OF_PIECES.has(verb) || pieceVerbs.includes(verb)));
}

/** The sentence that a verb makes, without its first word. */
export function verbParts(verb: JsonObject, names: VerbNames): readonly VerbPart[] {
  const choice = (name: string, choices: Choices, written = textOf(verb, name)): VerbPart => ({
    name,
    label: VERBS.labels[name] ?? name,
    written,
    choices,
  });
  const amount = (name: string): VerbPart => ({
    name,
    label: VERBS.labels[name] ?? name,
    written: amountOf(verb[name]),
    isFormula: true,
  });
  const pieces = only(VERBS.pieces, present(['unit', 'other', 'destroyer'], names));
  const marker = choice('marker', names.markers);
  switch (textOf(verb, 'do')) {
    case 'set':
      return [marker, VERBS.of, choice('of', ...holderOf(verb, names)), VERBS.to, amount('to')];
    case 'add':
      return [amount('value'), VERBS.to, marker, VERBS.of, choice('of', ...holderOf(verb, names))];
    case 'place':
      return [marker, VERBS.in, ...placeParts(verb, names), VERBS.atLevel, amount('level')];
    case 'remove':
      return [
        choice('piece', pieces, textOf(verb, 'piece') || 'unit'),
        VERBS.as,
        choice('as', new Map(Object.entries(VERBS.ends)), textOf(verb, 'as') || 'eliminated'),
      ];
    case 'replace':
      return [choice('piece', pieces, textOf(verb, 'piece') || 'unit'), VERBS.by, choice('by', names.units)];
    case 'recall':
    case 'break':
    case 'rally':
      return [choice('piece', pieces, textOf(verb, 'piece') || 'unit')];
    case 'flip':
      return [choice('piece', pieces, textOf(verb, 'piece') || 'unit'), VERBS.toFace, choice('to', names.faces)];
    case 'roll':
      return [VERBS.on, choice('table', names.tables), VERBS.adding, amount('modifier')];
    case 'score': {
      return [amount('points'), VERBS.pointsFor(amountOf(verb['points'])), choice('side', sidesFor(names))];
    }
    case 'end':
      return [VERBS.wonBy, choice('winner', new Map([['', VERBS.byScore], ...sidesFor(names)]))];
    default:
      return [];
  }
}

/** Sides by their names, and that of the moment where it has one. */
function sidesFor({ hasSide, sides }: VerbNames): Choices {
  return new Map([...(hasSide ? Object.entries(VERBS.scorers) : []), ...sides]);
}

/** A verb in words: `Add −1 to Ammunition of the unit`. */
export function verbWords(verb: JsonObject, names: VerbNames): string {
  const said = verbParts(verb, names).map((part) => {
    if (typeof part === 'string') return part;
    if ('choices' in part) return part.choices.get(part.written) ?? part.written;
    return part.written === '' ? VERBS.usual[part.name] : part.written.replace(/^-(?=\d+$)/, '−');
  });
  return [VERBS.words[textOf(verb, 'do')] ?? textOf(verb, 'do'), ...said].join(' ');
}

/** A verb of another kind in the place of one: what both have stays. */
export function freshVerb(word: string, names: VerbNames, before: JsonObject = {}): JsonObject {
  const first = (choices: Choices): string => choices.keys().next().value ?? '';
  const marker = textOf(before, 'marker') || first(names.markers);
  const fresh: Readonly<Record<string, JsonObject>> = {
    set: { marker, to: 0 },
    add: { marker, value: 1 },
    place: { marker: [...names.holders].find(([, of]) => of === 'hex')?.[0] ?? marker, in: 'hex', level: 1 },
    remove: { piece: 'unit', as: 'eliminated' },
    replace: { piece: 'unit', by: first(names.units) },
    flip: { piece: 'unit', to: first(names.faces) },
    recall: { piece: 'unit' },
    break: { piece: 'unit' },
    rally: { piece: 'unit' },
    roll: { table: first(names.tables) },
    score: { side: first(sidesFor(names)), points: 1 },
  };
  return { do: word, ...fresh[word] };
}

/** A verb with something else in one of its places. */
export function withPart(verb: JsonObject, name: string, typed: string, names: VerbNames): JsonObject {
  const text = typed.trim();
  if (name === HEXES) return { ...verb, in: { hexes: text.split(/[\s,]+/).filter((label) => label !== '') } };
  const { [name]: _, ...rest } = verb;
  if (text === '') return rest;
  if (name === 'in') return { ...verb, in: placeOf(text) };
  const isNumber = name !== 'side' && /^[-−]?\d{1,9}$/.test(text) && textOf(verb, 'do') !== 'flip';
  const next = { ...verb, [name]: isNumber ? Number(text.replace('−', '-')) : text };
  if (name !== 'marker') return next;
  // Whose level it is follows from what the marker belongs to.
  const { of, ...free }: JsonObject = next;
  const isFit = of === undefined || HOLDERS[names.holders.get(text) ?? '']?.includes(textOf(next, 'of'));
  return isFit ? next : free;
}

/** Those of them who are there at the moment. */
function present(who: readonly string[], { hasOther, hasDestroyer }: VerbNames): readonly string[] {
  return who.filter((one) => (one !== 'other' || hasOther) && (one !== 'destroyer' || hasDestroyer));
}

function holderOf(verb: JsonObject, names: VerbNames): [choices: Choices, written: string] {
  const holders = HOLDERS[names.holders.get(textOf(verb, 'marker')) ?? ''] ?? [];
  return [only(VERBS.holders, present(holders, names)), textOf(verb, 'of') || (holders[0] ?? '')];
}

function placeParts(verb: JsonObject, names: VerbNames): readonly VerbPart[] {
  const place = verb['in'];
  const zones = [...names.zones].map(([id, name]) => [ZONE + id, VERBS.zone(name)] as const);
  const choices = new Map([['hex', VERBS.theHex], ...zones, [HEXES, VERBS.theHexes]]);
  const label = VERBS.labels['in'] ?? '';
  if (!isObject(place)) return [{ name: 'in', label, written: textOf(verb, 'in'), choices }];
  if (place['zone'] !== undefined) return [{ name: 'in', label, written: ZONE + textOf(place, 'zone'), choices }];
  return [
    { name: 'in', label, written: HEXES, choices },
    { name: HEXES, label: VERBS.labels[HEXES] ?? '', written: textsOf(place, HEXES).join(' '), isFormula: false },
  ];
}

function placeOf(chosen: string): JsonValue {
  if (chosen.startsWith(ZONE)) return { zone: chosen.slice(ZONE.length) };
  return chosen === HEXES ? { hexes: [] } : chosen;
}

function only(words: Readonly<Record<string, string>>, names: readonly string[]): Choices {
  return new Map(names.map((name) => [name, words[name] ?? name]));
}
