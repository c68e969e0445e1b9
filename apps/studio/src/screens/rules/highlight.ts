/** A piece of a formula as it is coloured. */
export interface Piece {
  readonly text: string;
  readonly kind: 'name' | 'text' | 'number' | 'word' | 'sign' | 'space';
}

const PIECE = /("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|(\d+)|([A-Za-z_]\w*)|(\s+)|([^\s\w"']+?)/gy;
const WORDS = new Set(['true', 'false', 'in']);

/** Cuts a formula into pieces that make it up again, whatever is wrong with it. */
export function pieces(source: string): Piece[] {
  const found = [...source.matchAll(PIECE)].map(([whole, text, number, name, space]): Piece => {
    if (text !== undefined) return { text: whole, kind: 'text' };
    if (number !== undefined) return { text: whole, kind: 'number' };
    if (name !== undefined) return { text: whole, kind: WORDS.has(name) ? 'word' : 'name' };
    return { text: whole, kind: space === undefined ? 'sign' : 'space' };
  });
  const rest = source.slice(found.reduce((length, { text }) => length + text.length, 0));
  return rest === '' ? found : [...found, { text: rest, kind: 'sign' }];
}
