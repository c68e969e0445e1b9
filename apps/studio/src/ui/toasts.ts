import { Store } from '../parts/store.ts';

/** Something said to the person who is working, without stopping the work. */
export interface Notice {
  readonly id: number;
  readonly tone: 'neutral' | 'good' | 'warning' | 'danger';
  /** What has happened and what to do. */
  readonly text: string;
  /** The rule it comes from. */
  readonly case?: string;
  /** What it is about: a newer word about the same takes its place. */
  readonly about?: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

/** What is said at present, the newest last. */
export const notices = new Store<readonly Notice[]>([]);

/** How long a word stays that asks for nothing, in milliseconds. */
const STAYS = 6000;

let last = 0;

/** Says something. Warnings and worse stay until they are dismissed. */
export function notify(text: string, more: Partial<Omit<Notice, 'id' | 'text'>> = {}): void {
  last += 1;
  const notice: Notice = { tone: 'neutral', ...more, id: last, text };
  // The same word said again takes the place of the first.
  const isOther = (one: Notice): boolean =>
    one.text !== text && (notice.about === undefined || one.about !== notice.about);
  notices.value = [...notices.value.filter(isOther), notice].slice(-5);
  if (notice.tone === 'neutral' || notice.tone === 'good') setTimeout(() => putAway(notice.id), STAYS);
}

/** Puts a notice away. */
export function putAway(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Puts away what was said about something that is well now. */
export function settle(about: string): void {
  notices.value = notices.value.filter((notice) => notice.about !== about);
}
