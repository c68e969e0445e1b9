import { say } from '../../../ui/toasts.ts';
import { Store } from '../../../parts/store.ts';
import { keepBooks, keptBooks, type KeptBook } from './book-store.ts';
import { openBook, type Book } from './open-book.ts';
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
}

/** The rulebooks that this browser has, open as long as the project is. */
export class BookShelf {
  readonly state = new Store<Shelf>({ books: [], reading: '' });
  readonly #open = new Map<string, ShelvedBook>();
  #project = '';
  /** Base first. */
  #packages: readonly string[] = [];

  /** Brings the rulebooks of a package; of the one whose they are already, nothing. */
  async show(project: string, packages: readonly string[]): Promise<void> {
    if (this.#isShown(project, packages)) return;
    this.#project = project;
    this.#packages = packages;
    this.state.value = { books: [], reading: '' };
    for (const id of packages.toReversed()) {
      for (const { name, file } of await keptBooks(this.#key(id))) {
        if (!this.#isShown(project, packages)) return;
        await this.#take(id, name, file);
      }
    }
    if (this.#isShown(project, packages)) this.#set({ reading: null });
  }

  /** Opens a file as a rulebook of the package that is shown, and keeps it. Whether it could be read. */
  async add(name: string, file: Blob): Promise<boolean> {
    const id = this.#packages.at(-1);
    if (id === undefined) return false;
    this.#forget(id, name);
    const isRead = await this.#take(id, name, file);
    this.#set({ reading: null });
    if (!isRead) return false;
    const isKept = await this.#keep(id, (kept) => [...kept.filter((one) => one.name !== name), { name, file }]);
    if (!isKept) say(BOOK.notKept, { tone: 'warning', about: 'rulebook' });
    return true;
  }

  /** Takes a rulebook out of this browser. */
  async remove({ package: id, name }: ShelvedBook): Promise<void> {
    this.#forget(id, name);
    await this.#keep(id, (kept) => kept.filter((one) => one.name !== name));
  }

  close(): void {
    for (const { pdf } of this.#open.values()) pdf?.close();
    this.#open.clear();
  }

  async #take(id: string, name: string, file: Blob): Promise<boolean> {
    const key = `${this.#key(id)} ${name}`;
    const known = this.#open.get(key);
    if (known === undefined) this.#set({ reading: name });
    const opening = known === undefined ? await openBook(name, file) : { ok: true as const, book: known };
    if (!opening.ok) {
      say(opening.message, { tone: 'warning', about: `rulebook ${name}` });
      return false;
    }
    const book = { ...opening.book, package: id };
    this.#open.set(key, book);
    if (this.#packages.includes(id)) this.#set({ books: [...this.state.value.books, book] });
    return true;
  }

  #forget(id: string, name: string): void {
    const key = `${this.#key(id)} ${name}`;
    this.#open.get(key)?.pdf?.close();
    this.#open.delete(key);
    this.#set({ books: this.state.value.books.filter((one) => one.package !== id || one.name !== name) });
  }

  async #keep(id: string, change: (kept: readonly KeptBook[]) => readonly KeptBook[]): Promise<boolean> {
    return keepBooks(this.#key(id), change(await keptBooks(this.#key(id))));
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
