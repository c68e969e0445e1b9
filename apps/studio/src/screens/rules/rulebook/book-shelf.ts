import { notify } from '../../../ui/toasts.ts';
import { Store } from '../../../parts/store.ts';
import { keepBooks, keptBooks, type KeptBook } from './book-store.ts';
import type { TextLine } from '../../../parts/pdf/text-lines.ts';
import { openBook, picturesIn, withRead, type Book } from './open-book.ts';
import { BOOK } from './rulebook-words.ts';

/** A rulebook with the package it was opened for: what builds on that has it too. */
export interface ShelvedBook extends Book {
  readonly package: string;
}

/** The rulebooks of a package, those of what it builds on included. */
export interface Shelf {
  /** The package's own first. */
  readonly books: readonly ShelvedBook[];
  /** The name of the one that is being read; empty while it is not known whether there are any; null else. */
  readonly reading: string | null;
  /** Of which book pages are read that are pictures, and how far that has come; null while none are. */
  readonly pictures: { readonly name: string; readonly done: number; readonly of: number } | null;
}

/** The rulebooks that this browser has, open as long as the project is. */
export class BookShelf {
  readonly state = new Store<Shelf>({ books: [], reading: '', pictures: null });
  #keeping: Promise<unknown> = Promise.resolve();
  readonly #open = new Map<string, ShelvedBook>();
  #isStopped = false;
  #project = '';
  /** Base first. */
  #packages: readonly string[] = [];

  /** Brings the rulebooks of a package; of the one whose they are already, nothing. */
  async show(project: string, packages: readonly string[]): Promise<void> {
    if (this.#isShown(project, packages)) return;
    this.#project = project;
    this.#packages = packages;
    this.#set({ books: [], reading: '' });
    for (const id of packages.toReversed()) {
      for (const kept of await keptBooks(this.#key(id))) {
        if (!this.#isShown(project, packages)) return;
        await this.#take(id, kept);
      }
    }
    if (this.#isShown(project, packages)) this.#set({ reading: null });
  }

  /** Opens a file as a rulebook of the package that is shown, and keeps it. Whether it could be read. */
  async add(name: string, file: Blob): Promise<boolean> {
    const id = this.#packages.at(-1);
    if (id === undefined) return false;
    this.#forget(id, name);
    const isRead = await this.#take(id, { name, file });
    this.#set({ reading: null });
    if (!isRead) return false;
    const isKept = await this.#keep(id, (kept) => [...kept.filter((one) => one.name !== name), { name, file }]);
    if (!isKept) notify(BOOK.notKept, { tone: 'warning', about: 'rulebook' });
    return true;
  }

  /** Reads the pages of a book that are pictures, one after the other, and keeps what stands on them. */
  async readPictures({ package: id, name }: ShelvedBook): Promise<void> {
    const key = `${this.#key(id)} ${name}`;
    const pages = picturesIn(this.#open.get(key) ?? { pages: [] });
    const progress = (done: number): void => this.#set({ pictures: { name, done, of: pages.length } });
    progress(0);
    this.#isStopped = false;
    try {
      const { PageReader } = await import('./page-reader.ts');
      const reader = await PageReader.open();
      try {
        for (const [done, page] of pages.entries()) {
          const { pdf } = this.#open.get(key) ?? { pdf: null };
          if (pdf === null || this.#isStopped) break;
          // A damaged page is one on which nothing stands.
          const lines = await reader.lines(pdf, page).catch(() => []);
          await this.#addRead(id, name, page, lines);
          progress(done + 1);
        }
      } finally {
        reader.close();
      }
    } catch {
      notify(BOOK.readerNotLoaded, { tone: 'warning', about: 'rulebook' });
    }
    this.#set({ pictures: null });
  }

  /** Stops the reading of pages after the one that is at work. */
  stopReading(): void {
    this.#isStopped = true;
  }

  /** Takes a rulebook out of this browser. */
  async remove({ package: id, name }: ShelvedBook): Promise<void> {
    await this.#keep(id, (kept) => kept.filter((one) => one.name !== name));
    this.#forget(id, name);
  }

  close(): void {
    for (const { pdf } of this.#open.values()) pdf?.close();
    this.#open.clear();
  }

  async #take(id: string, { name, file, read = new Map() }: KeptBook): Promise<boolean> {
    const key = `${this.#key(id)} ${name}`;
    const known = this.#open.get(key);
    if (known === undefined) this.#set({ reading: name });
    const opening = known === undefined ? await openBook(name, file) : { ok: true as const, book: known };
    if (!opening.ok) {
      notify(opening.message, { tone: 'warning', about: `rulebook ${name}` });
      return false;
    }
    const opened: ShelvedBook = { ...opening.book, package: id };
    const book = [...read].reduce((now, [page, lines]) => withRead(now, page, lines), opened);
    this.#open.set(key, book);
    if (this.#packages.includes(id)) this.#set({ books: [...this.state.value.books, book] });
    return true;
  }

  async #addRead(id: string, name: string, page: number, lines: readonly TextLine[]): Promise<void> {
    const key = `${this.#key(id)} ${name}`;
    const known = this.#open.get(key);
    if (known === undefined || lines.length === 0) return;
    const book = withRead(known, page, lines);
    this.#open.set(key, book);
    this.#set({ books: this.state.value.books.map((one) => (one === known ? book : one)) });
    await this.#keep(id, (kept) =>
      kept.map((one) => (one.name === name ? { ...one, read: new Map(one.read).set(page, lines) } : one)),
    );
  }

  #forget(id: string, name: string): void {
    const key = `${this.#key(id)} ${name}`;
    this.#open.get(key)?.pdf?.close();
    this.#open.delete(key);
    this.#set({ books: this.state.value.books.filter((one) => one.package !== id || one.name !== name) });
  }

  /** One change after another: each begins with what the one before has left. */
  #keep(id: string, change: (kept: readonly KeptBook[]) => readonly KeptBook[]): Promise<boolean> {
    const key = this.#key(id);
    const kept = this.#keeping.then(async () => keepBooks(key, change(await keptBooks(key))));
    this.#keeping = kept.catch(() => undefined);
    return kept;
  }

  #isShown(project: string, packages: readonly string[]): boolean {
    return project === this.#project && packages.join(' ') === this.#packages.join(' ');
  }

  #set(changed: Partial<Shelf>): void {
    this.state.value = { ...this.state.value, ...changed };
  }

  #key(id: string): string {
    return `${this.#project}/${id}`;
  }
}
