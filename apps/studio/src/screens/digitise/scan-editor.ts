import type { JsonValue, MapOrigin, MapScan, SheetsFile } from '@hexwright/model';
import { FORMAT, SHEETS_FILE } from '@hexwright/model';
import {
  clicksOf,
  examplesOf,
  fitOf,
  numbersAgree,
  originsOf,
  sureOf,
  trailsOf,
  withOrigins,
  type DoubtfulExample,
  type HexField,
  type MapFinding,
  type MapFit,
  type Point,
  type Proposal,
  type WayKind,
  type WayProposal,
} from '@hexwright/digitiser';
import {
  drawHexsides,
  drawPath,
  fileKey,
  isOperation,
  mapOf,
  paintHexes,
  setAt,
  type FileKey,
  type MapOf,
  type PaintedHex,
  type Plan,
} from '@hexwright/workspace';
import { notify } from '../../ui/toasts.ts';
import { Store } from '../../parts/store.ts';
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
import { TERRAIN, PLACE, SCANS, WAYS } from './map-words.ts';
import { scansEdited, titleOfScansEdit, type ScansEdit } from './scans-edit.ts';
import { DIGITISE } from './words.ts';
import type { MapAsked, PlacedMap } from './work/map-protocol.ts';
import { Aborted, SheetWork } from './work/sheet-work.ts';

/** Places where something of a colour runs, as they are looked through. */
export interface FoundWays {
  readonly feature: string;
  readonly kind: WayKind;
  readonly color: readonly [number, number, number];
  readonly places: readonly WayProposal[];
  /** Those that somebody has ticked, by their number in the list. */
  readonly ticked: ReadonlySet<number>;
}

/** What the step shows, as one value that is never altered. */
export interface ScanState {
  readonly file: SheetsFile;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What goes on, in words; null while nothing does. */
  readonly busy: string | null;
  /** What is wrong, or what was found out, in words. */
  readonly trouble: string | null;
  readonly news: string | null;
  /** What is proposed of the scan and field that are looked at. */
  readonly proposals: readonly Proposal[];
  /** Examples that may be slips of the hand. */
  readonly doubtful: readonly DoubtfulExample[];
  readonly ways: FoundWays | null;
}

/** Hexes that are found on a scan. */
type FoundMap = Extract<MapFinding, { readonly ok: true }>;

/** Where nothing is proposed. */
const NOTHING: Pick<ScanState, 'proposals' | 'doubtful'> = { proposals: [], doubtful: [] };

/** The work on the scans of a package's map. */
export class ScanEditor {
  readonly state: Store<ScanState>;
  readonly work: SheetWork;
  readonly session: ProjectSession;
  readonly package: string;
  readonly #end: () => void;
  /** What was last asked to be proposed: what is answered later is out of date. */
  #asked = '';

  constructor(session: ProjectSession, packageId: string) {
    this.session = session;
    this.package = packageId;
    this.work = session.kept(SheetWork);
    this.state = new Store<ScanState>({
      file: this.#file(),
      pictures: new Map(),
      busy: null,
      trouble: null,
      news: null,
      proposals: [],
      doubtful: [],
      ways: null,
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

  /** The hexes of the package; null where it has none. */
  get map(): MapOf | null {
    return mapOf(this.session.project, this.package);
  }

  edit(edit: ScansEdit): void {
    const { project } = this.session;
    const content = scansEdited(this.#file(), edit) as unknown as JsonValue;
    this.session.do(setAt(project, this.#key, '', content, titleOfScansEdit(edit)));
  }

  /** Where the hexes are on a scan; null where that is not known. */
  fit(scan: MapScan): MapFit | null {
    const { map } = this;
    return map === null ? null : fitOf(scan, map.grid, map.numbering);
  }

  /** Takes a picture as a scan of the map. */
  async choose(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) return notify(DIGITISE.tooLarge(file.name), { tone: 'warning' });
    if (this.state.value.file.sheets?.some(({ id }) => id === file.name) ?? false) {
      return notify(SCANS.isSheet(file.name), { tone: 'warning' });
    }
    const opened = await this.#during(SCANS.opening(file.name), () =>
      this.work.ask('open', { sheet: file.name, picture: file }),
    );
    if (opened === null) return;
    if (!opened.ok) return notify(opened.message, { tone: 'warning' });
    const { width, height, sha256 } = opened;
    this.#picture(file.name, pictureHere(opened));
    const known = this.state.value.file.mapScans?.find(({ id }) => id === file.name);
    if (known?.sha256 !== sha256) this.edit({ edit: 'add', scan: { id: file.name, sha256, width, height } });
    void keepForLater(this.#pictureKey(file.name), file);
  }

  /** Shows the centre of a hex on the scan; of two, the one of the same hex or the first gives way. */
  click(scan: MapScan, index: number, hex: string, { x, y }: Point): void {
    const clicks = [...(scan.clicks ?? [])];
    clicks[Math.min(index, clicks.length)] = { hex, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    this.#set({ trouble: null, news: null });
    this.edit({ edit: 'change', scan: scan.id, what: SCANS.steps.click, changes: { clicks } });
  }

  /** Finds the hexes by their lines and their numbers. */
  async find(scan: MapScan): Promise<void> {
    const { map } = this;
    if (map === null) return;
    const { grid, numbering } = map;
    const found = await this.#during(SCANS.working.find, () =>
      this.work.ask('findMap', { sheet: scan.id, grid: specOf(grid), numbering: this.#numberingOf(map) }),
    );
    if (found === null) return;
    if (!found.ok) return this.#set({ trouble: SCANS.notFound[found.reason], news: null });
    const clicks = found.clicks.map(({ hex, at: { x, y } }) => ({
      hex: numbering.label(hex),
      x: rounded(x, 1),
      y: rounded(y, 1),
    }));
    this.#set({ trouble: null, news: PLACE.foundBy(found.agree, found.turn) });
    const changes = { clicks, fit: fitKept(found) };
    this.edit({ edit: 'change', scan: scan.id, what: SCANS.steps.place, changes });
  }

  /** Finds the hexes from the two clicks. */
  async place(scan: MapScan): Promise<void> {
    const { map } = this;
    if (map === null) return;
    const [one, other] = clicksOf(scan, map.numbering);
    if (one === undefined || other === undefined) return;
    const found = await this.#during(SCANS.working.place, () =>
      this.work.ask('place', { sheet: scan.id, grid: specOf(map.grid), clicks: [one, other] }),
    );
    if (found === null) return;
    if (!found.ok) return this.#set({ trouble: SCANS.faults[found.reason], news: null });
    this.#set({ trouble: null });
    this.edit({ edit: 'change', scan: scan.id, what: SCANS.steps.place, changes: { fit: fitKept(found) } });
  }

  /** Compares printed numbers with those of the hexes. */
  async check(scan: MapScan): Promise<void> {
    const placed = this.#placed(scan);
    const { map } = this;
    if (placed === null || map === null) return;
    const found = await this.#during(SCANS.working.numbers, () =>
      this.work.ask('numbers', { ...placed, numbering: this.#numberingOf(map) }),
    );
    if (found === null) return;
    if (found.isPushedOtherwise) return this.#set({ trouble: SCANS.notFound.pushed, news: null });
    if (found.off !== null) return this.#set({ trouble: PLACE.off, news: null });
    const news = numbersAgree(found) ? PLACE.agree(found.agree, found.looked) : PLACE.unread;
    this.#set({ trouble: null, news });
  }

  /** Proposes what hexes are, unless that is what is proposed already. */
  async propose(scan: MapScan, field: HexField): Promise<void> {
    const placed = this.#placed(scan);
    const { map } = this;
    const examples = map === null ? [] : examplesOf(scan, field, map.numbering);
    const asked = JSON.stringify([scan.id, scan.sha256, field, placed?.fit, examples]);
    if (asked === this.#asked) return;
    const isOther = !this.#asked.startsWith(JSON.stringify([scan.id, scan.sha256, field]).slice(0, -1));
    this.#asked = asked;
    if (placed === null || examples.length === 0) return this.#set(NOTHING);
    if (isOther) this.#set(NOTHING);
    try {
      const proposed = await this.work.ask('propose', { ...placed, examples, field });
      if (asked === this.#asked) this.#set(proposed);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Writes what is said, and what is taken without asking, into the map: one step. */
  write(scan: MapScan, field: HexField): void {
    const { map } = this;
    const { project } = this.session;
    if (map === null) return;
    const examples = examplesOf(scan, field, map.numbering);
    const { proposals } = this.state.value;
    const values = [...examples, ...sureOf(proposals)];
    const painted = values.map(({ hex, value }): PaintedHex =>
      field === 'terrain' ? { hex, terrain: value } : { hex, elevation: Number(value) },
    );
    const fresh = originsOf(scan.id, field, examples, proposals, map.numbering);
    const own = fileKey(this.package, 'map.json');
    const before = (project.part(own, 'origins') ?? []) as unknown as readonly MapOrigin[];
    const origins = withOrigins(before, fresh) as unknown as JsonValue;
    const isDone = this.#together([
      paintHexes(project, this.package, painted, SCANS.steps.write),
      setAt(project, own, '/origins', origins),
    ]);
    if (isDone) notify(TERRAIN.written(values.length), { tone: 'good', about: 'map-written' });
  }

  /** Looks where something of the colour at a point of the scan runs. */
  async follow(scan: MapScan, feature: string, kind: WayKind, at: Point): Promise<void> {
    const placed = this.#placed(scan);
    if (placed === null) return;
    const found = await this.#during(SCANS.working.ways, async () => {
      const color = await this.work.ask('color', { sheet: scan.id, at });
      return { color, places: await this.work.ask('ways', { ...placed, color, kind }) };
    });
    if (found !== null) this.#set({ ways: { feature, kind, ...found, ticked: new Set() } });
  }

  /** Ticks places, or takes the ticks away. */
  tick(places: Iterable<number>, isTicked: boolean): void {
    const { ways } = this.state.value;
    if (ways === null) return;
    const ticked = new Set(ways.ticked);
    for (const place of places) {
      if (isTicked) ticked.add(place);
      else ticked.delete(place);
    }
    this.#set({ ways: { ...ways, ticked } });
  }

  forgetWays(): void {
    if (this.state.value.ways !== null) this.#set({ ways: null });
  }

  /** Writes the ticked places into the map: one step. */
  writeWays(name: string): void {
    const { ways } = this.state.value;
    if (ways === null) return;
    const pairs = ways.places.filter((_, index) => ways.ticked.has(index)).map(({ between }) => between);
    const title = SCANS.steps.ways(pairs.length, name);
    const plans =
      ways.kind === 'side' ? [this.#sidesPlan(ways.feature, pairs, title)] : this.#pathPlans(ways.feature, pairs);
    if (!this.#together(plans, title)) return;
    notify(WAYS.written(pairs.length), { tone: 'good', about: 'map-written' });
    const left = ways.places.filter((_, index) => !ways.ticked.has(index));
    this.#set({ ways: { ...ways, places: left, ticked: new Set() } });
  }

  #sidesPlan(feature: string, pairs: readonly (readonly [number, number])[], title: string): Plan {
    const sides = pairs.map((between) => ({ feature, between }));
    return drawHexsides(this.session.project, this.package, sides, title);
  }

  #pathPlans(feature: string, pairs: readonly (readonly [number, number])[]): Plan[] {
    const { project } = this.session;
    const file = fileKey(this.package, 'map.json');
    const features = (project.part(file, 'features') ?? []) as readonly { readonly id?: string }[];
    const taken = new Set(features.map(({ id }) => id));
    return trailsOf(pairs).map((hexes) => {
      let number = 1;
      while (taken.has(`${feature}-${number}`)) number += 1;
      taken.add(`${feature}-${number}`);
      return drawPath(project, this.package, feature, `${feature}-${number}`, hexes);
    });
  }

  /** Makes several edits as one step, unless one of them cannot be made. */
  #together(plans: readonly Plan[], title?: string): boolean {
    const operations = plans.filter(isOperation);
    const refused = plans.find((plan) => !isOperation(plan));
    if (refused !== undefined) return this.session.do(refused);
    return this.session.do({
      title: title ?? operations[0].title,
      apply: (writer) => operations.forEach((operation) => operation.apply(writer)),
    });
  }

  /** How the hexes of the map are numbered, as its file has it. */
  #numberingOf({ file }: MapOf): MapAsked['numbers']['question']['numbering'] {
    const { numbering } = this.session.project.content(file) ?? {};
    return numbering as unknown as MapAsked['numbers']['question']['numbering'];
  }

  #placed(scan: MapScan): PlacedMap | null {
    const fit = this.fit(scan);
    const { map } = this;
    return map === null || fit === null || this.state.value.pictures.get(scan.id)?.is !== 'here'
      ? null
      : { sheet: scan.id, grid: specOf(map.grid), fit };
  }

  async #during<Answer>(busy: string, work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await atWork(this.state, busy, work);
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.work.progress.value = null;
    }
  }

  #failed(error: unknown): void {
    if (error instanceof Aborted) return this.#set({ trouble: null, news: SCANS.stopped });
    notify(SCANS.failed(error instanceof Error ? error.message : String(error)), {
      tone: 'warning',
      about: 'map-scan',
    });
  }

  #recall(): void {
    for (const { id } of this.state.value.file.mapScans ?? []) {
      if (!this.state.value.pictures.has(id)) void this.#open(id);
    }
  }

  async #open(id: string): Promise<void> {
    this.#picture(id, { is: 'coming' });
    this.#picture(id, await openKept(this.work, this.#pictureKey(id), id));
  }

  #picture(id: string, picture: Picture): void {
    this.#set({ pictures: withPicture(this.state.value.pictures, id, picture) });
  }

  #set(changed: Partial<ScanState>): void {
    this.state.value = { ...this.state.value, ...changed };
  }

  #file(): SheetsFile {
    const content = this.session.project.content(this.#key);
    return { format: FORMAT, ...(content as Partial<SheetsFile> | null | undefined) };
  }

  get #key(): FileKey {
    return fileKey(this.package, SHEETS_FILE);
  }

  #pictureKey(id: string): string {
    return `${this.session.id}/${this.package} map ${id}`;
  }
}

/** What a grid is made of, without its tables: it is sent to the worker. */
export function specOf({ orientation, columns, rows, shift }: MapOf['grid']): PlacedMap['grid'] {
  return { orientation, columns, rows, shift };
}

/** Where hexes are, as it is kept: no finer than it is known. */
function fitKept({ fit: { matrix, bend }, share, rms }: Pick<FoundMap, 'fit' | 'share' | 'rms'>): MapScan['fit'] {
  return { matrix, bend, share: rounded(share, 3), rms: rounded(rms, 2) };
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
