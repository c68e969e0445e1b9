/** "The Serbs attack", "the Guard attacks": sentences agree with the number of troops they tell of. */
import type { CompiledGame } from '@hexwright/compiler';
import { pieceName } from './names.ts';

/** Kinds of piece that are one person, whatever the name ends in. */
const PERSONS: ReadonlySet<string> = new Set(['leader']);

/** Words for many that do not end in s: "Polish horse", "Bowmen", and peoples: "Irish", "Swiss". */
const MANY = /(?:^| )(?:horse|foot|[\w-]*men|people|[A-Z]\w*ish|[A-Z]\w*ese|Welsh|French|Dutch|Swiss)$/;

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were' };

/**
 * Whether a piece has the name of many: "Serbs", "Irish", "Knights of the Round Table". One that has a number is one of them, and
 * a person is one.
 */
function isMany(game: CompiledGame, piece: number): boolean {
  const { kind, name } = game.units[piece];
  if (PERSONS.has(kind) || pieceName(game, piece) !== name) return false;
  const [head] = name.split(/ (?:of|from|on|with) /);
  return /[^su]s$/i.test(head) || MANY.test(head);
}

/** A sentence that begins with what one piece does, as it is said of this piece; -1 for no piece. */
export function agreed(text: string, game: CompiledGame, piece: number): string {
  if (piece < 0 || !text.startsWith(game.units[piece].name) || !isMany(game, piece)) return text;
  const name = pieceName(game, piece);
  const [verb] = text.startsWith(`${name} `) ? text.slice(name.length + 1).split(/[ ,:;.]/) : [''];
  if (verb === '') return text;
  const rest = text.slice(name.length + 1 + verb.length).replace(/^((?: [a-z]+){0,2}) its\b/, '$1 their');
  return `${name} ${manyOf(verb)}${rest}`;
}

/** The form of a verb that many have: "attacks" is "attack". Others stay: "may", "cannot". */
function manyOf(verb: string): string {
  if (IRREGULAR[verb] !== undefined) return IRREGULAR[verb];
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|z)es$/.test(verb)) return verb.slice(0, -2);
  return /[a-z][^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
