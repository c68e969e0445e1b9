import type { JsonValue } from '@hexwright/model';
import type { Change, FileKey, JsonObject, Project } from '@hexwright/workspace';
import { Store } from '../parts/store.ts';
import { differenceOf, type Content, type FileDifference } from './differences.ts';
import type { OwnEditor } from './own-editor.ts';
import { TOUCHED } from './words.ts';

/** Something that happened to the project while it was open here. */
export interface Entry {
  readonly id: number;
  /** `you`, or somebody else: another person, another tab, or a program that wrote to the folder. */
  readonly who: 'you' | 'others';
  /** Numbers of the tabs in which others did it; none where it cannot be told. */
  readonly clients: readonly number[];
  /** Name of the step; of others' steps what they touched. */
  readonly title: string;
  /** Milliseconds since 1970, by the clock of this machine. */
  readonly at: number;
  readonly files: ReadonlySet<FileKey>;
  /** Parts of files: file, `#`, list and entry. */
  readonly items: ReadonlySet<string>;
  /** Painted hexes by file, as `column,row`; null where all of a map may have changed. */
  readonly hexes: ReadonlyMap<FileKey, ReadonlySet<string> | null>;
  /** What was before and what is since; of others a moment later than the rest. */
  readonly differences: readonly FileDifference[];
}

/** What others do within this many milliseconds is one entry. */
const TOGETHER = 3000;
/** Others have been quiet for so many milliseconds when it is looked what they have done. */
const QUIET = 300;
/** Entries that are kept. */
const LONGEST = 300;

/** What is gathered until the step is over. */
interface Gathered {
  readonly files: Set<FileKey>;
  readonly items: Set<string>;
  readonly hexes: Map<FileKey, Set<string> | null>;
}

/** Notes what happens to the project while it is open here: one's own steps, and what others do. */
export class ActivityLog {
  /** The newest last. */
  readonly entries = new Store<readonly Entry[]>([]);
  /** When each package was last changed here, by package id. */
  readonly lastChanges = new Map<string, number>();
  /** The texts of all files when it began. */
  readonly opened = new Map<FileKey, string>();
  readonly #project: Project;
  readonly #editor: OwnEditor;
  readonly #now: () => number;
  readonly #ends: (() => void)[] = [];
  /** What files held when it was last looked. */
  readonly #known = new Map<FileKey, Content>();
  /** What files held before the last entry of others, and when that is looked at. */
  #others: { readonly before: Map<FileKey, Content>; due: ReturnType<typeof setTimeout> | undefined } | null = null;
  #own: Gathered | null = null;
  #count = 0;

  /** @param now milliseconds since 1970 */
  constructor(project: Project, editor: OwnEditor, now: () => number = Date.now) {
    this.#project = project;
    this.#editor = editor;
    this.#now = now;
  }

  /** Begins: what the project is now is what it was opened as. */
  begin(): void {
    const project = this.#project;
    for (const file of project.files()) this.opened.set(file, project.text(file) ?? '');
    this.#ends.push(
      project.listen((change) => this.#notice(change)),
      this.#editor.steps.listen(() => this.#close()),
    );
  }

  /** Stops noting. */
  close(): void {
    for (const end of this.#ends.splice(0)) end();
    clearTimeout(this.#others?.due);
  }

  #notice(change: Change): void {
    if (change.origin === this.#editor) {
      this.#own ??= nothing();
      gather(this.#own, change);
      return;
    }
    const gathered = nothing();
    gather(gathered, change);
    const last = this.entries.value.at(-1);
    const isGoingOn = last?.who === 'others' && this.#now() - last.at < TOGETHER;
    // What was only taken away bears no number: it goes with what came just before.
    if (isGoingOn && change.clients.every((client) => last.clients.includes(client))) {
      const joined = {
        files: new Set(last.files),
        items: new Set(last.items),
        hexes: new Map<FileKey, Set<string> | null>(),
      };
      for (const [file, hexes] of last.hexes) joined.hexes.set(file, hexes === null ? null : new Set(hexes));
      gather(joined, change);
      this.#put({ ...last, ...joined, title: touched(joined) }, true);
    } else {
      this.#lookAtOthers();
      this.#others = { before: new Map(), due: undefined };
      this.#add('others', change.clients, touched(gathered), gathered, []);
    }
    this.#lookLater(change.files);
  }

  /** Notes what files held before others wrote in them, and looks what they did when they are quiet. */
  #lookLater(files: ReadonlySet<FileKey>): void {
    const others = this.#others;
    if (others === null) return;
    for (const file of files) if (!others.before.has(file)) others.before.set(file, this.#before(file));
    clearTimeout(others.due);
    others.due = setTimeout(() => this.#lookAtOthers(), QUIET);
  }

  #lookAtOthers(): void {
    const others = this.#others;
    if (others?.due === undefined) return;
    clearTimeout(others.due);
    others.due = undefined;
    const differences = this.#differences(others.before);
    const index = this.entries.value.findLastIndex(({ who }) => who === 'others');
    if (index >= 0) this.entries.value = this.entries.value.with(index, { ...this.entries.value[index], differences });
  }

  /** What a file held when it was last looked; at first, when the project was opened. */
  #before(file: FileKey): Content {
    if (this.#known.has(file)) return this.#known.get(file);
    const text = this.opened.get(file);
    return text === undefined ? undefined : contentOf(text);
  }

  #differences(before: ReadonlyMap<FileKey, Content>): FileDifference[] {
    return [...before].map(([file, was]) => {
      const now = this.#project.content(file);
      this.#known.set(file, now);
      return differenceOf(file, was, now);
    });
  }

  /** A step of one's own may be over: a gesture that goes on has not told its name yet. */
  #close(): void {
    const own = this.#own;
    if (own === null || this.#editor.isInGesture) return;
    this.#own = null;
    const before = new Map([...own.files].map((file) => [file, this.#before(file)] as const));
    const differences = this.#differences(before);
    if (this.#editor.lastWord !== '') this.#add('you', [], this.#editor.lastWord, own, differences);
  }

  #add(
    who: Entry['who'],
    clients: readonly number[],
    title: string,
    gathered: Gathered,
    differences: readonly FileDifference[],
  ): void {
    this.#count += 1;
    this.#put({ id: this.#count, who, clients, title, at: this.#now(), ...gathered, differences }, false);
  }

  #put(entry: Entry, isSame: boolean): void {
    for (const file of entry.files) this.lastChanges.set(file.slice(0, file.indexOf(':')), this.#now());
    const { value } = this.entries;
    this.entries.value = [...(isSame ? value.slice(0, -1) : value), entry].slice(-LONGEST);
  }
}

/** The content of a text; null where it is no JSON object. */
export function contentOf(text: string): Content {
  try {
    const content = JSON.parse(text) as JsonValue;
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as JsonObject) : null;
  } catch {
    return null;
  }
}

function nothing(): Gathered {
  return { files: new Set(), items: new Set(), hexes: new Map() };
}

function gather(into: Gathered, { files, items, painted }: Change): void {
  for (const file of files) into.files.add(file);
  for (const item of items) into.items.add(item);
  for (const { file, hexes } of painted) {
    const known = into.hexes.get(file);
    if (hexes === null || known === null) into.hexes.set(file, null);
    else {
      const list = known ?? new Set<string>();
      for (const { column, row } of hexes) list.add(`${column},${row}`);
      into.hexes.set(file, list);
    }
  }
}

/** What somebody whose steps bear no names here has touched. */
function touched({ files, items, hexes }: Gathered): string {
  const names = [...files].map((file) => file.slice(file.indexOf(':') + 1));
  const where = TOUCHED.files(names);
  const painted = [...hexes.values()].reduce((sum, list) => sum + (list?.size ?? 0), 0);
  if (painted > 0) return TOUCHED.hexes(painted, where);
  const [item] = items;
  if (items.size === 1 && item !== undefined) return TOUCHED.item(item.slice(item.indexOf('#') + 1), where);
  return where;
}
