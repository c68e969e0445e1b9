/** Pictures of scans as this browser has them: they stay here, and are at hand again at the next visit. */
import { notify } from '../../ui/toasts.ts';
import { keepPicture, keptScan } from '../map/scan-store.ts';
import { DIGITISE } from './words.ts';
import type { SheetWork } from './work/sheet-work.ts';

/** A picture as this browser has it. */
export type Picture =
  | { readonly is: 'here'; readonly preview: ImageBitmap; readonly scale: number }
  | { readonly is: 'coming' | 'missing' };

/** Opens a picture that was kept, by the id of its scan. */
export async function openKept(work: SheetWork, key: string, id: string): Promise<Picture> {
  const kept = await keptScan(key);
  const opened = kept === null ? null : await work.ask('open', { sheet: id, picture: kept.picture }).catch(() => null);
  return opened?.ok === true ? { is: 'here', preview: opened.preview, scale: opened.scale } : { is: 'missing' };
}

/** Keeps a picture for the next visit. Nobody waits for it: the picture is at work meanwhile. */
export async function keepForLater(key: string, file: File): Promise<void> {
  const isKept = await keepPicture(key, { name: file.name, picture: file });
  if (!isKept) notify(DIGITISE.notKept, { tone: 'warning', about: 'not-kept' });
}
