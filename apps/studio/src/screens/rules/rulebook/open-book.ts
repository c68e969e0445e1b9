import { pagesOfText } from '@hexwright/digitiser';
import { isPdf, openPdf, type Pdf, type PdfPage } from '../../../parts/pdf/open-pdf.ts';
import type { TextLine } from '../../../parts/pdf/text-lines.ts';
import { BOOK } from './rulebook-words.ts';

/** A page of a rulebook: its lines, and where they stand on it if it is one of a PDF. */
export interface BookPage {
  readonly lines: readonly string[];
  readonly drawn: PdfPage | null;
}

/** A rulebook that is open. */
export interface Book {
  readonly name: string;
  /** At least one. */
  readonly pages: readonly BookPage[];
  /** null for a plain text. */
  readonly pdf: Pdf | null;
}

/** A rulebook, or in plain words why there is none. */
export type BookOpening = { readonly ok: true; readonly book: Book } | { readonly ok: false; readonly message: string };

/** Pages that are pictures: nothing is known of what stands on them before somebody lets them be read. */
export function picturesIn({ pages }: Pick<Book, 'pages'>): number[] {
  return [...pages.keys()].filter((page) => pages[page].drawn !== null && pages[page].lines.length === 0);
}

/** A book with what was read on a page. */
export function withRead<Of extends Book>(book: Of, page: number, lines: readonly TextLine[]): Of {
  const pages = book.pages.map((one, at): BookPage =>
    at === page && one.drawn !== null ? { lines: lines.map(({ text }) => text), drawn: { ...one.drawn, lines } } : one,
  );
  return { ...book, pages };
}

const LARGEST_FILE = 120 * 1024 * 1024;

/** Reads the file of a rulebook, a PDF or a plain text. */
export async function openBook(name: string, file: Blob): Promise<BookOpening> {
  if (file.size > LARGEST_FILE) return refuse(BOOK.tooLarge(name));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) return bookOfPdf(name, bytes);
  if (bytes.subarray(0, 100_000).includes(0)) return refuse(BOOK.notText(name));
  const pages = pagesOfText(textOf(bytes));
  if (pages.length === 0) return refuse(BOOK.noWords(name));
  return { ok: true, book: { name, pages: pages.map((lines) => ({ lines, drawn: null })), pdf: null } };
}

async function bookOfPdf(name: string, bytes: Uint8Array): Promise<BookOpening> {
  const opening = await openPdf(bytes);
  if (!opening.ok) return refuse(opening.why === 'program' ? BOOK.program : BOOK[opening.why](name));
  const { pdf } = opening;
  const pages: BookPage[] = [];
  for (let index = 0; index < pdf.pages; index++) {
    // A damaged page is shown as one, among the others.
    const drawn = await pdf.page(index).catch(() => null);
    pages.push({
      lines: drawn?.lines.map(({ text }) => text) ?? [],
      drawn: drawn ?? { width: 612, height: 792, lines: [] },
    });
  }
  return { ok: true, book: { name, pages, pdf } };
}

/** Of texts that are not UTF-8, most are of the time before it. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function refuse(message: string): BookOpening {
  return { ok: false, message };
}
