/** Pictures of scans as this browser has them: they stay here, and are at hand again at the next visit. */
import { notify } from '../../ui/toasts.ts';
import { keepPicture, keptScan } from '../map/scan-store.ts';
import { DIGITISE } from './words.ts';
import type { Opened } from './work/protocol.ts';
import type { SheetWork } from './work/sheet-work.ts';

/** A picture as it is shown: smaller than the scan where that is large. */
export interface Preview {
  /** Where the page has it, until it is released. */
  readonly url: string;
  /** In its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the scan in one of its own. */
  readonly scale: number;
}

/** A picture as this browser has it. */
export type Picture = { readonly is: 'here'; readonly preview: Preview } | { readonly is: 'coming' | 'missing' };

/** Larger files are no scans. */
export const LARGEST_FILE = 80 * 1024 * 1024;

/** A picture that the worker has opened. */
export function pictureHere({ preview, width, height, scale }: Extract<Opened, { ok: true }>): Picture {
  const [across, down] = [Math.round(width / scale), Math.round(height / scale)];
  return { is: 'here', preview: { url: URL.createObjectURL(preview), width: across, height: down, scale } };
}

/** Pictures with another one under an id; the former one is released. */
export function withPicture(
  pictures: ReadonlyMap<string, Picture>,
  id: string,
  picture: Picture,
): ReadonlyMap<string, Picture> {
  const former = pictures.get(id);
  if (former !== undefined) releasePictures([former]);
  return new Map(pictures).set(id, picture);
}

/** Gives up the memory of pictures that are not shown any more. */
export function releasePictures(pictures: Iterable<Picture>): void {
  for (const picture of pictures) if (picture.is === 'here') URL.revokeObjectURL(picture.preview.url);
}

/** Opens a picture that was kept, by the id of its scan. */
export async function openKept(work: SheetWork, key: string, id: string): Promise<Picture> {
  const kept = await keptScan(key);
  const opened = kept === null ? null : await work.ask('open', { sheet: id, picture: kept.picture }).catch(() => null);
  return opened?.ok === true ? pictureHere(opened) : { is: 'missing' };
}

/** Keeps a picture for the next visit. Nobody waits for it: the picture is at work meanwhile. */
export async function keepForLater(key: string, file: File): Promise<void> {
  const isKept = await keepPicture(key, { name: file.name, picture: file });
  if (!isKept) notify(DIGITISE.notKept, { tone: 'warning', about: 'not-kept' });
}
