/** What a person has picked up on the board, and what that lights up: plain data, tried without a screen. */
import type { BoardView, Highlight, PlaceNote } from '@hexwright/board';
import { EMPTY_VIEW } from '@hexwright/board';
import { equalJson } from '@hexwright/model';
import { indexByPlace, type Choice, type Reach, type GameView } from '@hexwright/playtest/screen';
import { onlyDeedAt, waysTo, type Way } from './ways.ts';

/** What a person has in hand. */
export interface Hand {
  /** The piece picked up, or the one that the rules ask about; null when there is none. */
  readonly piece: string | null;
  /** Where that piece can go; null when it cannot, or while that is being worked out. */
  readonly reach: Reach | null;
  /** Ids of pieces that shall go along. */
  readonly companions: readonly string[];
  /** The place that is aimed at, or -1. */
  readonly place: number;
  /** The ways to end there, and which of them is shown. */
  readonly ways: readonly Way[];
  readonly chosen: number;
  /** Set down, yet not let go: another click goes there. */
  readonly isSet: boolean;
  /** An attack that has been chosen and waits to be confirmed. */
  readonly armed: Choice | null;
}

/** Nothing in hand. */
export const EMPTY_HAND: Hand = {
  piece: null,
  reach: null,
  companions: [],
  place: -1,
  ways: [],
  chosen: 0,
  isSet: false,
  armed: null,
};

/** The way that is shown; null when none is. */
export function wayOf({ ways, chosen }: Hand): Way | null {
  return ways[chosen] ?? null;
}

/** Whether two choices are the same command. */
export function isSameChoice(one: Choice | null, other: Choice): boolean {
  return one !== null && equalJson(one.command, other.command);
}

/** The hand aimed at a place. */
export function aimed(hand: Hand, view: GameView, place: number): Hand {
  const { reach, companions } = hand;
  if (place === hand.place || reach === null || reach.piece !== acting(view, hand)) return hand;
  const targets = view.pieces.filter(({ places }) => places.includes(place)).map(({ id }) => id);
  const ways = place < 0 ? [] : waysTo(reach, place, targets, companions);
  return { ...hand, place, ways, chosen: 0, isSet: false };
}

/** The hand with one more companion, or one fewer. */
export function accompanied(hand: Hand, view: GameView, companion: string): Hand {
  const { companions } = hand;
  const others = companions.filter((one) => one !== companion);
  const next = { ...hand, companions: others.length < companions.length ? others : [...companions, companion] };
  const { chosen, isSet } = hand;
  return { ...aimed({ ...next, place: -1 }, view, hand.place), chosen, isSet };
}

/** The piece that is acting: the one the rules ask about goes before the one picked up. */
export function acting(view: GameView, hand: Hand): string | null {
  return view.prompt.piece ?? hand.piece;
}

/** The choices of the acting piece, or those of nobody in particular where no piece acts. */
export function choicesOf(choices: readonly Choice[], piece: string | null): Choice[] {
  return choices.filter((choice) => choice.piece === piece || (choice.piece === null && choice.kind !== 'piece'));
}

/** Ids of pieces that can do something now. */
export function ready(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ piece }) => piece ?? []))];
}

/** What a click on a place means. */
export type Meaning =
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'ways'; readonly hand: Hand }
  | { readonly is: 'pick'; readonly piece: string }
  | { readonly is: 'nothing' };

/**
 * What a click on a place means: an answer or a target that lies there, the end of a way, a piece to turn over or to pick
 * up. Of several pieces in a stack the next one after the piece in hand is picked.
 */
export function meaningOf(place: number, view: GameView, choices: readonly Choice[], hand: Hand): Meaning {
  const piece = acting(view, hand);
  const offered = choicesOf(choices, piece).filter(({ places, kind }) => places.includes(place) && kind !== 'piece');
  const direct = offered.find(({ kind }) => kind === 'target') ?? offered.find(({ kind }) => kind === 'answer');
  if (direct !== undefined) return { is: 'choice', choice: direct };
  const there = aimed(hand, view, place);
  const able = new Set(ready(choices));
  const here = view.pieces.filter(({ id, places, where }) => where === 'map' && places.includes(place) && able.has(id));
  // Who clicks another piece means that one, not to ride it down.
  const isHarmful = here.some(({ id }) => id !== piece) && there.ways.every(({ harm }) => harm !== null);
  if (there.place === place && there.ways.length > 0 && !isHarmful) return { is: 'ways', hand: there };
  const deed = view.prompt.piece === null ? onlyDeedAt(choices, place) : null;
  if (deed !== null) return { is: 'choice', choice: deed };
  const step = offered.find(({ kind }) => kind === 'step');
  if (step !== undefined) return { is: 'choice', choice: step };
  if (here.length === 0) return { is: 'nothing' };
  const next = here[(here.findIndex(({ id }) => id === hand.piece) + 1) % here.length];
  return { is: 'pick', piece: next.id };
}

/** Whether a click means this whatever is still to be heard of where the piece can go: a step may be the first of a way. */
export function isSure(meaning: Meaning): boolean {
  return meaning.is === 'choice' ? meaning.choice.kind !== 'step' : meaning.is !== 'nothing';
}

/** What is shown over the map: who can act, where the piece in hand can go and at what cost, whom it can attack. */
export function shown(view: GameView, choices: readonly Choice[], hand: Hand): BoardView {
  const piece = acting(view, hand);
  const own = choicesOf(choices, piece);
  const held = view.pieces.find(({ id }) => id === piece);
  const highlights: Highlight[] = [];
  const notes: PlaceNote[] = [];
  const light = (places: readonly number[], tone: Highlight['tone'], look: Highlight['look']): void => {
    if (places.length > 0) highlights.push({ places, tone, look });
  };
  light(held?.places ?? [], 'selection', 'outline');
  const reach = hand.reach?.piece === piece ? hand.reach : null;
  if (reach === null) {
    const offered = piece === null ? choices.filter(({ kind }) => kind === 'answer') : own;
    const steps = offered.filter(({ kind }) => kind === 'step' || kind === 'answer');
    light(
      steps.flatMap((step) => step.places),
      'good',
      'fill',
    );
  } else {
    const covered = new Set(view.pieces.flatMap(({ places }) => places));
    const reached = [...indexByPlace(reach)].filter(([, index]) => reach.places[index].from >= 0);
    for (const [place, index] of reached) {
      const { cost, ends, harm } = reach.places[index];
      const tone = !ends ? 'neutral' : harm === undefined ? 'good' : 'warning';
      notes.push({ place, text: String(cost), tone, low: covered.has(place) });
    }
    const ends = reached.filter(([, index]) => reach.places[index].ends);
    const harms = (index: number): boolean => reach.places[index].harm !== undefined;
    const placesOf = (some: typeof ends): number[] => some.map(([place]) => place);
    light(placesOf(ends.filter(([, index]) => !harms(index))), 'good', 'fill');
    light(placesOf(ends.filter(([, index]) => harms(index))), 'warning', 'fill');
  }
  const targets = own.filter(({ kind }) => kind === 'target').flatMap(({ places }) => places);
  light([...new Set([...targets, ...attacked(view, reach)])], 'danger', 'outline');
  const way = wayOf(hand);
  const against = hand.armed?.places ?? (way?.attack === null || way === null ? [] : placeOf(view, way.attack.target));
  light(against, 'danger', 'fill');
  if (way !== null) light(way.places, 'selection', hand.isSet ? 'fill' : 'outline');
  const start = held?.places[0];
  const arrows =
    way === null || start === undefined
      ? []
      : [{ places: [start, ...way.through], tone: 'good', costs: way.costs.map(String) } as const];
  return { ...EMPTY_VIEW, highlights, notes, arrows, litCounters: piece === null ? ready(choices) : [piece] };
}

/** Where everybody stands who can be attacked at the end of a way. */
function attacked(view: GameView, reach: Reach | null): readonly number[] {
  const targets = new Set((reach?.attacks ?? []).map(({ target }) => target));
  return view.pieces.filter(({ id }) => targets.has(id)).flatMap(({ places }) => places);
}

function placeOf(view: GameView, piece: string): readonly number[] {
  return view.pieces.find(({ id }) => id === piece)?.places ?? [];
}
