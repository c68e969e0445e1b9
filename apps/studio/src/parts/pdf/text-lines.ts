/** A piece of text on a page, in points from its upper left corner. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  /** Of the line on which it stands. */
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly height: number;
}

/** A line of a page with its place, in points from the upper left corner. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is further apart than so many heights of a letter stands in another column. */
const COLUMN_GAP = 2.2;
/** A gap of so many heights of a letter is a space. */
const WORD_GAP = 0.18;

/** The lines of a page: pieces that follow one another on one height, in the order in which the page has them. */
export function linesOf(pieces: readonly TextPiece[]): TextLine[] {
  const lines: TextPiece[][] = [];
  for (const piece of pieces) {
    if (piece.text === '' || (piece.text.trim() === '' && piece.width === 0)) continue;
    const line = lines.at(-1);
    if (line !== undefined && continues(line[line.length - 1], piece)) line.push(piece);
    else if (piece.text.trim() !== '') lines.push([piece]);
  }
  return lines.map(joined);
}

function continues(last: TextPiece, next: TextPiece): boolean {
  const height = Math.max(last.height, next.height);
  const gap = next.x - (last.x + last.width);
  return Math.abs(next.y - last.y) < height * 0.4 && gap > -height && gap < height * COLUMN_GAP;
}

function joined(pieces: readonly TextPiece[]): TextLine {
  let text = '';
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1] as TextPiece | undefined;
    const gap = before === undefined ? 0 : piece.x - (before.x + before.width);
    const isApart = gap > piece.height * WORD_GAP && !text.endsWith(' ') && !piece.text.startsWith(' ');
    text += `${isApart ? ' ' : ''}${piece.text}`;
  });
  const height = Math.max(...pieces.map((piece) => piece.height));
  const [first] = pieces;
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const bottom = Math.max(...pieces.map(({ y }) => y));
  return { text: text.trimEnd(), x: first.x, top: bottom - height, width: right - first.x, height: height * 1.25 };
}
