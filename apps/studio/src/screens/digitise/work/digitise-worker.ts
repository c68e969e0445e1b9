/** Looks at sheets, away from the page: decodes pictures, finds grids, cuts counters out and reads them. */
import {
  brokenImage,
  countersBeyond,
  counterImage,
  doublesOf,
  findCounters,
  findGrid,
  imageProblem,
  keptGroups,
  languageOf,
  lexiconOf,
  readSheetImage,
  readTranscription,
  ReaderPool,
  refineGrid,
  turnOfCounters,
  WHOLE,
  type Language,
  type LexiconEntry,
  type PictureFormat,
  type Raster,
} from '@hexwright/digitiser';
import type { Problem } from '@hexwright/model';
import { openPrintReader } from './print-reader.ts';
import type { Asked, FromWork, Opened, Question, ToWork } from './protocol.ts';
import { atlasOf } from './atlas.ts';
import { LazyReader } from './lazy-reader.ts';
import { mapAnswers } from './map-answers.ts';
import { ResumedReader, Stopped } from './resumed-reader.ts';

/** What every browser decodes, of the formats whose size can be looked up first. */
const FORMATS: readonly PictureFormat[] = ['PNG', 'JPEG', 'GIF', 'WebP'];
/** So many pictures are kept decoded: those of a front and its back. */
const DECODED = 2;
/** The longer side of a picture as it is shown. */
const SHOWN = 1800;
/** So many rows of pixels are taken out of a picture at a time. */
const STRIP = 512;

const files = new Map<string, Blob>();
/** Decoded pictures, the one that was needed last at the end. */
const decoded = new Map<string, Raster>();
/** One reader of print for each core, and two at the most: each takes some sixty megabytes. */
const readers = Array.from(
  { length: Math.min(2, navigator.hardwareConcurrency) },
  () => new LazyReader(openPrintReader),
);
const reader = new ResumedReader(new ReaderPool(readers));
/** Reads the numbers of maps: apart from the other one, which goes on with a sheet where it was stopped. */
const numbers = new LazyReader(openPrintReader);

const answers: {
  readonly [Name in keyof Asked]: (question: Asked[Name]['question']) => Promise<Asked[Name]['answer']>;
} = {
  ...mapAnswers(pictureOf, numbers, (done) => send({ type: 'progress', done, of: done })),
  open: ({ sheet, picture }) => open(sheet, picture),
  find: async ({ sheet, layout, corners }) => {
    // Counters that lie in a grid are read next.
    void openAhead();
    const image = await pictureOf(sheet);
    return corners === null ? findGrid(image, layout) : refineGrid(image, layout, corners);
  },
  text: async ({ text, codes }) => {
    const language = languageOf(codes);
    const sheets = language.ok ? readTranscription(text, language.language) : [];
    // Of what is read nobody asks what else it may be, and it would be thousands of answers.
    return sheets.map((sheet) => ({
      ...sheet,
      counters: sheet.counters.map((one) => (one.code === null ? one : { ...one, candidates: [] })),
    }));
  },
  doubles: async ({ sheet, grid }) => doublesOf(findCounters(await pictureOf(sheet), grid)),
  beyond: async ({ sheet, grid }) => countersBeyond(await pictureOf(sheet), grid),
  cut: async ({ sheet, grid, spots, size, turn }) => {
    const image = await pictureOf(sheet);
    return Promise.all(spots.map((spot) => bitmapOf(counterImage(image, grid, spot, size, WHOLE, turn))));
  },
  atlas: async ({ sheet, grid, spots, turn }) => atlasOf(await pictureOf(sheet), grid, spots, turn),
  read: async ({ sheet, grid, spots, zones, turn: supposed, codes, roster }) => {
    const language = languageOf(codes);
    if (!language.ok) throw new Error(language.problem.message);
    const lexicon = lexiconIn(roster, language.language);
    reader.begin(sheet);
    const image = await pictureOf(sheet);
    const begun = { image, grid, spots, zones, language: language.language, lexicon, drawn: [], turn: supposed };
    try {
      const turn = await turnOfCounters(begun, reader);
      const groups = await readSheetImage({ ...begun, turn }, reader, (done, of) =>
        send({ type: 'progress', done, of }),
      );
      return { groups: keptGroups(groups), turn };
    } catch (error) {
      if (error instanceof Stopped) return null;
      throw error;
    }
  },
};

/** Opens the readers ahead, one after the other: the page and what is at work here need a core too. */
async function openAhead(): Promise<void> {
  for (const one of readers) await one.begin();
}

async function open(sheet: string, picture: Blob): Promise<Opened> {
  const before = files.get(sheet);
  // What is asked of it meanwhile need not wait.
  files.set(sheet, picture);
  const opened = await look(sheet, picture);
  if (opened.ok) return opened;
  if (before === undefined) files.delete(sheet);
  else files.set(sheet, before);
  return opened;
}

async function look(sheet: string, picture: Blob): Promise<Opened> {
  const { problem, sha256 } = await identified(sheet, picture);
  if (problem !== null) return { ok: false, message: problem.message };
  try {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    const scale = Math.max(1, Math.max(width, height) / SHOWN);
    const preview = await previewOf(bitmap, scale);
    // It is likely to be looked at next, and to decode it takes longer than anything else here.
    keep(sheet, pixelsOf(bitmap));
    bitmap.close();
    return { ok: true, width, height, sha256, preview, scale };
  } catch (error) {
    return { ok: false, message: brokenImage(sheet, messageOf(error)).message };
  }
}

/** What a picture is known by, or why it cannot be taken. Its bytes are given up before its pixels need their room. */
async function identified(
  sheet: string,
  picture: Blob,
): Promise<{ readonly problem: Problem | null; readonly sha256: string }> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const problem = imageProblem(sheet, bytes, FORMATS);
  const digest = problem === null ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : new Uint8Array();
  return { problem, sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** The pixels of a picture that was opened. */
async function pictureOf(sheet: string): Promise<Raster> {
  const file = files.get(sheet);
  if (file === undefined) throw new Error(`The picture ${sheet} is not here.`);
  const known = decoded.get(sheet);
  if (known !== undefined) return keep(sheet, known);
  const bitmap = await createImageBitmap(file);
  const raster = pixelsOf(bitmap);
  bitmap.close();
  // Another file may have been chosen in its place meanwhile.
  return files.get(sheet) === file ? keep(sheet, raster) : raster;
}

/** Keeps a decoded picture as the one that was needed last. */
function keep(sheet: string, raster: Raster): Raster {
  decoded.delete(sheet);
  decoded.set(sheet, raster);
  for (const other of [...decoded.keys()].slice(0, -DECODED)) decoded.delete(other);
  return raster;
}

/** A smaller picture as a file: the browser decodes it away from the page, which would have to draw an open one itself. */
function previewOf(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const [width, height] = [Math.round(bitmap.width / scale), Math.round(bitmap.height / scale)];
  const context = whiteCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** The pixels of a picture, strip by strip: a canvas of all of it would take as much memory again. */
function pixelsOf(bitmap: ImageBitmap): Raster {
  const { width, height } = bitmap;
  const data = new Uint8ClampedArray(width * height * 4);
  const context = whiteCanvas(width, Math.min(STRIP, height), { willReadFrequently: true });
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top);
    context.fillRect(0, 0, width, rows);
    context.drawImage(bitmap, 0, -top);
    data.set(context.getImageData(0, 0, width, rows).data, top * width * 4);
  }
  return { width, height, data };
}

/** What one can see through lies on white. */
function whiteCanvas(
  width: number,
  height: number,
  settings: CanvasRenderingContext2DSettings = {},
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (context === null) throw new Error('This browser has no memory left for the picture.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}

function bitmapOf({ width, height, data }: Raster): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
}

function lexiconIn(roster: string, language: Language): LexiconEntry[] {
  const sheets = readTranscription(roster, language);
  return lexiconOf(sheets.flatMap(({ counters }) => counters.map(({ name }) => ({ name }))));
}

function send(message: FromWork, transferred: Transferable[] = []): void {
  postMessage(message, { transfer: transferred });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function answer({ ask, id, question }: Question): Promise<void> {
  try {
    const given = await (answers[ask] as (question: unknown) => Promise<Asked[keyof Asked]['answer']>)(question);
    const pictures = [given].flat().filter((one) => one instanceof ImageBitmap);
    send({ type: 'answer', id, answer: given }, pictures);
  } catch (error) {
    send({ type: 'failed', id, message: messageOf(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWork>) => {
  if (data.ask === 'stop') reader.stop();
  else void answer(data);
});
