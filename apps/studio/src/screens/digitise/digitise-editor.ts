import type { CounterSheet, JsonValue, SheetsFile, Unit } from '@hexwright/model';
import { FORMAT, SHEETS_FILE } from '@hexwright/model';
import {
  agreement,
  doublesOf,
  gridOf,
  halfTurnedUnits,
  keptGrid,
  layoutOf,
  LOST,
  spotsOf,
  turnOfSheet,
  zonesOf,
  type CodePattern,
  type Corners,
  type Grid,
  type GridSide,
  type Language,
  type TranscribedSheet,
} from '@hexwright/digitiser';
import { fileKey, setAt, type FileKey } from '@hexwright/workspace';
import { strToU8, zipSync } from 'fflate';
import { notify } from '../../ui/toasts.ts';
import { inFileName, saveFile } from '../../parts/save-file.ts';
import { Store } from '../../parts/store.ts';
import { together } from '../../session/plans.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { atWork } from './at-work.ts';
import {
  keepForLater,
  LARGEST_FILE,
  openKept,
  pictureHere,
  releasePictures,
  withPicture,
  type Picture,
} from './browser-picture.ts';
import { DIGITISE } from './words.ts';
import { finishedUnits, withFinished, type Surroundings } from './finished-units.ts';
import { basisOf, edited, pictureName, titleOf, type SheetsEdit } from './sheets-edit.ts';
import { knownAgain, textUnits } from './text-units.ts';
import type { Asked } from './work/protocol.ts';
import { Aborted, SheetWork } from './work/sheet-work.ts';

/** What the screen shows, as one value that is never altered. */
export interface DigitiseState {
  readonly file: SheetsFile;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What goes on; null while nothing does. */
  readonly busy: { readonly what: 'opening' | 'finding' | 'reading' | 'cutting'; readonly sheet: string } | null;
  /** What is in the list or transcription of the counters. */
  readonly transcript: readonly TranscribedSheet[];
  /** What is wrong with a sheet, in plain words. */
  readonly troubles: ReadonlyMap<string, string>;
  /** Beyond which sides of its grid a sheet has more counters, and of which grid that was said. */
  readonly beyond: ReadonlyMap<string, { readonly grid: CounterSheet['grid']; readonly sides: readonly GridSide[] }>;
}

/** Everything that can be done. What begins with `edit` is a step in the history. */
export type DigitiseAction =
  | SheetsEdit
  | { readonly act: 'choose'; readonly files: readonly File[] }
  | { readonly act: 'find'; readonly sheet: string; readonly corners: Corners | null }
  | { readonly act: 'grid'; readonly sheet: string; readonly grid: Grid }
  | { readonly act: 'turn'; readonly sheet: string }
  | { readonly act: 'read'; readonly sheet: string; readonly codes: readonly CodePattern[] }
  | { readonly act: 'stop' }
  | ({ readonly act: 'finish'; readonly language: Language } & Surroundings)
  | ({ readonly act: 'write-text' } & Surroundings)
  | { readonly act: 'art' };

/** A sheet of a hundred cells, as most have. */
const USUAL = { rows: 10, columns: 10 };

/** The work on the sheets of one package. */
export class DigitiseEditor {
  readonly state: Store<DigitiseState>;
  readonly work: SheetWork;
  readonly #session: ProjectSession;
  readonly #package: string;
  readonly #end: () => void;
  /** The text and the patterns that were last read; nothing before. */
  #transcribed: string | null = null;

  constructor(session: ProjectSession, packageId: string) {
    this.#session = session;
    this.#package = packageId;
    this.work = session.kept(SheetWork);
    this.state = new Store<DigitiseState>({
      file: this.#file(),
      pictures: new Map(),
      busy: null,
      transcript: [],
      troubles: new Map(),
      beyond: new Map(),
    });
    this.#end = session.project.listen(({ files }) => {
      if (files.has(this.#key)) this.#set({ file: this.#file() });
      this.#recall();
    });
    this.#recall();
  }

  close(): void {
    this.#end();
    releasePictures(this.state.value.pictures.values());
  }

  /** Does something, now or in a while. */
  dispatch(action: DigitiseAction): void {
    if ('edit' in action) this.#edit(action);
    else void this.#act(action);
  }

  /** A sheet by its id. */
  sheet(id: string): CounterSheet | undefined {
    return this.state.value.file.sheets?.find((one) => one.id === id);
  }

  /** Reads the list or transcription of the counters, unless that is done: away from the page, as it may be long. */
  async transcribe(codes: readonly CodePattern[]): Promise<void> {
    const { roster: text = '' } = this.state.value.file;
    const asked = JSON.stringify([text, codes]);
    if (asked === this.#transcribed) return;
    this.#transcribed = asked;
    if (text.trim() === '') {
      this.#set({ transcript: [] });
      return;
    }
    try {
      const transcript = await this.work.ask('text', { text, codes });
      if (asked === this.#transcribed) this.#set({ transcript });
    } catch {
      // What goes on was stopped, or its worker has failed: it is asked again when the page is drawn again.
      if (asked === this.#transcribed) this.#transcribed = null;
    }
  }

  async #act(action: Exclude<DigitiseAction, SheetsEdit>): Promise<void> {
    try {
      switch (action.act) {
        case 'choose':
          for (const file of action.files) await this.#choose(file);
          return;
        case 'find':
          return await this.#find(action.sheet, action.corners);
        case 'grid':
          this.#move(action.sheet, action.grid);
          return await this.#lookBeyond(action.sheet);
        case 'turn':
          return await this.#turn(action.sheet);
        case 'read':
          return await this.#read(action.sheet, action.codes);
        case 'finish':
          return this.#finish(action.language, action);
        case 'write-text':
          return this.#writeText(action);
        case 'art':
          return await this.#saveArt();
        case 'stop':
          return this.#stop();
      }
    } catch (error) {
      if (error instanceof Aborted) return notify(DIGITISE.abandoned);
      notify(DIGITISE.failed(error instanceof Error ? error.message : String(error)), {
        tone: 'warning',
        about: 'digitise',
      });
    }
  }

  /** A reading ends where it is and can go on from there; anything else is given up. */
  #stop(): void {
    if (this.state.value.busy?.what === 'reading') this.work.stop();
    else this.work.abort();
  }

  /** The answer of the worker; meanwhile the screen says what goes on. */
  async #during<Name extends Exclude<keyof Asked, 'text'>>(
    what: NonNullable<DigitiseState['busy']>['what'],
    ask: Name,
    question: Asked[Name]['question'],
  ): Promise<Asked[Name]['answer']> {
    try {
      return await atWork(this.state, { what, sheet: question.sheet }, () => this.work.ask(ask, question));
    } finally {
      this.work.progress.value = null;
    }
  }

  async #choose(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) {
      notify(DIGITISE.tooLarge(file.name), { tone: 'warning' });
      return;
    }
    const known = this.sheet(file.name);
    const opened = await this.#during('opening', 'open', { sheet: file.name, picture: file });
    if (!opened.ok) {
      notify(opened.message, { tone: 'warning' });
      return;
    }
    const { width, height, sha256 } = opened;
    this.#picture(file.name, pictureHere(opened));
    await nextTask();
    if (known === undefined) {
      this.#edit({ edit: 'add', sheet: { id: file.name, sha256, width, height, ...USUAL } });
    } else if (known.sha256 !== sha256) {
      this.#edit({
        edit: 'change',
        sheet: file.name,
        what: DIGITISE.steps.describe,
        changes: { sha256, width, height },
      });
      notify(DIGITISE.otherPicture(file.name), { tone: 'warning' });
    }
    void keepForLater(this.#pictureKey(file.name), file);
  }

  async #find(id: string, corners: Corners | null): Promise<void> {
    const sheet = this.sheet(id);
    if (sheet === undefined || !this.#isHere(sheet)) return this.#sayMissing(id);
    const found = await this.#during('finding', 'find', {
      sheet: pictureName(sheet),
      layout: layoutOf(sheet),
      corners,
    });
    if (found === null) {
      this.#trouble(id, DIGITISE.noGrid);
      return;
    }
    this.#trouble(id, found.score < LOST ? DIGITISE.lost : null);
    await this.#place(id, found.grid, Math.round(found.score * 100) / 100);
    await this.#lookBeyond(id);
  }

  /** Looks where the grid of a sheet has left counters out: one that is a whole cell off fits as well as the right one. */
  async #lookBeyond(id: string): Promise<void> {
    const sheet = this.sheet(id);
    const grid = sheet === undefined ? null : gridOf(sheet);
    if (sheet === undefined || grid === null || !this.#isHere(sheet)) return;
    const sides = await this.work.ask('beyond', { sheet: pictureName(sheet), grid });
    this.#set({ beyond: new Map(this.state.value.beyond).set(id, { grid: sheet.grid, sides }) });
  }

  /** Counts a sheet that lies upside-down from its other end; what the package has from it still tells its place, in one step. */
  async #turn(id: string): Promise<void> {
    const sheet = this.sheet(id);
    if (sheet === undefined) return;
    const { project } = this.#session;
    const edit: SheetsEdit = { edit: 'turn', sheet: id };
    const own = this.#own();
    const units = halfTurnedUnits(own, sheet) as unknown as JsonValue;
    const plans = [
      setAt(project, this.#key, '', edited(this.#file(), edit) as unknown as JsonValue),
      ...(own.length === 0 ? [] : [setAt(project, this.#units, '/units', units)]),
    ];
    if (this.#session.do(together(titleOf(edit), plans))) await this.#lookBeyond(id);
  }

  /** Lays a grid that was found, and looks which cells are one counter on it. */
  async #place(id: string, grid: Grid, score: number): Promise<void> {
    const sheet = this.sheet(id);
    if (sheet === undefined) return;
    const doubles = this.#isHere(sheet)
      ? await this.#during('finding', 'doubles', { sheet: pictureName(sheet), grid })
      : doublesOf(spotsOf(sheet));
    await nextTask();
    this.#lay(id, { grid: keptGrid(grid), doubles, score });
  }

  /** Lays a grid that somebody has moved: at once, as the next key moves on from where it lies then. */
  #move(id: string, grid: Grid): void {
    const sheet = this.sheet(id);
    if (sheet !== undefined) this.#lay(id, { grid: keptGrid(grid), doubles: doublesOf(spotsOf(sheet)) });
  }

  #lay(id: string, changes: Pick<CounterSheet, 'grid' | 'doubles' | 'score'>): void {
    this.#edit({ edit: 'change', sheet: id, what: DIGITISE.steps.grid, changes });
  }

  async #read(id: string, codes: readonly CodePattern[]): Promise<void> {
    const sheet = this.sheet(id);
    const grid = sheet === undefined ? null : gridOf(sheet);
    if (sheet === undefined || grid === null || !this.#isHere(sheet)) return this.#sayMissing(id);
    const answer = await this.#during('reading', 'read', {
      sheet: pictureName(sheet),
      grid,
      spots: spotsOf(sheet),
      zones: zonesOf(sheet),
      turn: turnOfSheet(sheet),
      codes,
      roster: this.state.value.file.roster ?? '',
    });
    if (answer === null) {
      notify(DIGITISE.stopped);
      return;
    }
    const { groups, turn } = answer;
    await nextTask();
    this.#edit({ edit: 'read', sheet: id, groups, turn, from: basisOf(sheet) });
    const isWithoutCodes = groups.every(({ code }) => agreement(code) === 0);
    this.#trouble(id, isWithoutCodes ? DIGITISE.noCodes(spotsOf(sheet).length) : null);
  }

  /** Writes the units that are settled into the package, as one step. */
  #finish(language: Language, { inherited, isValue }: Surroundings): void {
    const { units } = finishedUnits(this.state.value.file, language);
    const next = withFinished(this.#own(), units, { inherited, isValue });
    this.#writeUnits(next, units.length, DIGITISE.steps.finish(units.length));
  }

  /** Writes the units that the text gives, as one step. */
  #writeText({ inherited, isValue }: Surroundings): void {
    const { file, transcript } = this.state.value;
    const { units } = textUnits(file, transcript);
    const own = this.#own();
    const next = withFinished(own, units, { inherited, isValue }, knownAgain(own, units));
    this.#writeUnits(next, units.length, DIGITISE.steps.text(units.length));
  }

  /** The units of the package itself. */
  #own(): readonly Unit[] {
    return (this.#session.project.part(this.#units, 'units') ?? []) as unknown as readonly Unit[];
  }

  #writeUnits(units: readonly Unit[], count: number, title: string): void {
    const write = setAt(this.#session.project, this.#units, '/units', units as unknown as JsonValue, title);
    if (this.#session.do(write)) notify(DIGITISE.written(count), { tone: 'good', about: 'finish' });
  }

  /** Saves the counters, cut out of their scans, as files of one's own: they do not go into the project. */
  async #saveArt(): Promise<void> {
    const files: Record<string, Uint8Array> = {};
    for (const sheet of this.state.value.file.sheets ?? []) {
      const grid = gridOf(sheet);
      if (grid === null || !this.#isHere(sheet)) {
        this.#sayMissing(sheet.id);
        continue;
      }
      const { picture, places } = await this.#during('cutting', 'atlas', {
        sheet: pictureName(sheet),
        grid,
        spots: spotsOf(sheet),
        turn: turnOfSheet(sheet),
      });
      const name = sheet.id.replace(/\.[^.]+(?=$| \()/, '');
      files[`${name}.webp`] = new Uint8Array(await picture.arrayBuffer());
      files[`${name}.json`] = strToU8(
        `${JSON.stringify({ image: `${name}.webp`, source: sheet.id, counters: places }, null, 2)}\n`,
      );
    }
    if (Object.keys(files).length > 0) {
      saveFile(`${inFileName(this.#package)}-counters.zip`, zipSync(files, { level: 0 }), 'application/zip');
    }
  }

  #sayMissing(id: string): void {
    const sheet = this.sheet(id);
    notify(DIGITISE.missingPicture(sheet === undefined ? id : pictureName(sheet)), {
      tone: 'warning',
      about: 'missing',
    });
  }

  #isHere(sheet: CounterSheet): boolean {
    return this.state.value.pictures.get(pictureName(sheet))?.is === 'here';
  }

  /** Takes up pictures of sheets that this browser has kept: of those of a former visit, or that were added again by a redo. */
  #recall(): void {
    for (const sheet of this.state.value.file.sheets ?? []) {
      const name = pictureName(sheet);
      if (!this.state.value.pictures.has(name)) void this.#open(name);
    }
  }

  async #open(id: string): Promise<void> {
    this.#picture(id, { is: 'coming' });
    this.#picture(id, await openKept(this.work, this.#pictureKey(id), id));
  }

  #edit(edit: SheetsEdit): void {
    const { project } = this.#session;
    this.#session.do(setAt(project, this.#key, '', edited(this.#file(), edit) as unknown as JsonValue, titleOf(edit)));
  }

  #picture(id: string, picture: Picture): void {
    this.#set({ pictures: withPicture(this.state.value.pictures, id, picture) });
  }

  #trouble(id: string, trouble: string | null): void {
    const troubles = new Map(this.state.value.troubles);
    if (trouble === null) troubles.delete(id);
    else troubles.set(id, trouble);
    this.#set({ troubles });
  }

  #set(changed: Partial<DigitiseState>): void {
    this.state.value = { ...this.state.value, ...changed };
  }

  #file(): SheetsFile {
    const content = this.#session.project.content(this.#key);
    return { format: FORMAT, ...(content as Partial<SheetsFile> | null | undefined) };
  }

  get #key(): FileKey {
    return fileKey(this.#package, SHEETS_FILE);
  }

  get #units(): FileKey {
    return fileKey(this.#package, 'units.json');
  }

  #pictureKey(id: string): string {
    return `${this.#session.id}/${this.#package} ${id}`;
  }
}

/** Lets the page show what has come of it so far: to write into the project takes as long again, and both would be felt. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
