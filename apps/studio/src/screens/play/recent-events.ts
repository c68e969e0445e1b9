/** What has just happened, as the board shows it for a moment: ways gone, and what came of attacks. Plain data. */
import type { Arrow, Highlight } from '@hexwright/board';
import type { LogEntry, PieceView } from '@hexwright/playtest/screen';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { words } from './words.ts';

/** Words beside a place. */
export interface Caption {
  readonly place: number;
  readonly lines: readonly string[];
}

/** What has just happened. */
export interface RecentEvents {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  readonly captions: readonly Caption[];
  /** To be read out. */
  readonly news: string;
}

/** Nothing that is to be shown. */
export const NOTHING_NEW: RecentEvents = { arrows: [], highlights: [], captions: [], news: '' };

/** A whole army may have moved; more words than these would only hide it. */
const MOST_ARROWS = 60;
const MOST_CAPTIONS = 3;
const MOST_LINES = 4;

/** What the moves between two snapshots have brought; nothing where the second does not follow from the first. */
export function recentEvents(before: GameSnapshot, now: GameSnapshot): RecentEvents {
  const [from, to] = [now.line.indexOf(before.view.node), now.line.indexOf(now.view.node)];
  if (from < 0 || to <= from) return NOTHING_NEW;
  const entries = now.line.slice(from + 1, to + 1).flatMap((id) => now.moves.get(id)?.lines ?? []);
  const lines = entries.filter(({ kind }) => kind === 'line');
  const captions = captionsOf(lines, before.view.pieces, now.view.pieces);
  return {
    arrows: arrowsOf(lines, before.view.pieces, now.view.pieces),
    highlights: captions.map(({ place }) => ({ places: [place], tone: 'warning', look: 'outline' })),
    captions,
    news: newsOf(entries),
  };
}

function arrowsOf(lines: readonly LogEntry[], before: readonly PieceView[], now: readonly PieceView[]): Arrow[] {
  const was = new Map(before.map((piece) => [piece.id, piece]));
  const arrows: Arrow[] = [];
  for (const { id, places } of now) {
    const start = was.get(id)?.places[0];
    const [end] = places;
    if (start === undefined || end === undefined || start === end) continue;
    const through = lines.filter(({ key, pieces }) => key !== null && pieces[0] === id).flatMap((line) => line.places);
    const way = [start, ...through, end].filter((place, index, all) => place !== all[index - 1]);
    // Who rides along goes the same way.
    if (!arrows.some((arrow) => arrow.places.at(-1) === end)) arrows.push({ places: way, tone: 'neutral' });
  }
  return arrows.slice(-MOST_ARROWS);
}

/** Words about each piece that something befell, where it stands or stood. */
function captionsOf(lines: readonly LogEntry[], before: readonly PieceView[], now: readonly PieceView[]): Caption[] {
  const captions = new Map<number, string[]>();
  const placeOf = (id: string): number | undefined =>
    [before, now]
      .map((pieces) => pieces.find((piece) => piece.id === id)?.places[0])
      .find((place) => place !== undefined);
  for (const { key, pieces, text, isAttack } of lines) {
    const about = pieces[isAttack ? 1 : 0];
    const place = about === undefined || key !== null ? undefined : placeOf(about);
    if (place === undefined) continue;
    captions.set(place, [...(captions.get(place) ?? []), text]);
  }
  return [...captions].slice(-MOST_CAPTIONS).map(([place, all]) => ({ place, lines: all.slice(-MOST_LINES) }));
}

/** Of a way only where it led, and of phases only the one under way. */
function newsOf(entries: readonly LogEntry[]): string {
  const lines = entries.filter(({ kind, key }, index) => {
    const next = entries[index + 1];
    return kind === 'line' ? key === null || next?.key !== key : next === undefined || next.kind === 'line';
  });
  // Some lines are whole sentences, others headings.
  const news = lines.slice(-MOST_LINES).map(({ text }) => text.replace(/\.$/, ''));
  const earlier = lines.length - MOST_LINES;
  return [...(earlier > 0 ? [words.log.more(earlier)] : []), ...news].join('. ');
}
