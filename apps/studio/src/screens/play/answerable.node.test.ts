// Plays whole games of the packages and looks whether a person could have done all that the rules allowed.
import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import type { Choice, GameView } from '@hexwright/playtest/screen';
import { games } from '@hexwright/playtest/all-games';
import { Playtest } from '@hexwright/playtest/live';
import { describe, expect, it } from 'vitest';
import { EMPTY_HAND, meaningOf, type Hand } from './hand.ts';
import { besideMap, generalButtons, pieceButtons } from './available-choices.ts';

const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../../../../../scenarios')]);

function game(id: string, seed: number): Playtest {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(`There is no ${id}.`);
  const compiled = compile(loaded.chain, games.systems);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  const seats = Object.fromEntries(compiled.game.sides.map((side) => [side.id, 'captain']));
  return new Playtest(games.playable(compiled.game), { seed, seats });
}

/** The hands with which a person could do something with a piece; where a piece has its way worked out. */
function handsWith(playtest: Playtest, piece: string): Hand {
  return { ...EMPTY_HAND, piece, reach: playtest.reach(piece) };
}

/** Whether a person finds a choice: as a button, at the way of the piece in hand, or by a click on the map. */
function isFound(choice: Choice, view: GameView, choices: readonly Choice[], hand: Hand): boolean {
  if (choice.piece === null) return generalButtons(choices).includes(choice);
  const asked = view.prompt.piece ?? choice.piece;
  if (pieceButtons(view, choices, hand, asked).includes(choice)) return true;
  if (choice.kind === 'take' && hand.reach?.companions.some(({ piece: of }) => of === choice.piece) === true)
    return true;
  if (choice.kind === 'piece') return goesSomewhere(view, choices, hand);
  return choice.places.some((hex) => {
    const meaning = meaningOf(hex, view, choices, hand);
    return meaning.is === 'choice' && meaning.choice === choice;
  });
}

/** Whether some click on the map sends the piece in hand off. One that can only stay where it is needs none. */
function goesSomewhere(view: GameView, choices: readonly Choice[], hand: Hand): boolean {
  const { places = [], attacks = [] } = hand.reach ?? {};
  if (places.length === 1 && attacks.length === 0) return true;
  const at = places.flatMap(({ places: hexes, entered }) => [...hexes, ...entered]);
  return attacks.length > 0 || at.some((hex) => meaningOf(hex, view, choices, hand).is === 'ways');
}

/** Whether a person can take a piece in hand. */
function isPickable(piece: string, view: GameView, choices: readonly Choice[]): boolean {
  if (view.prompt.piece !== null || besideMap(view, choices).some(({ id }) => id === piece)) return true;
  const { places } = view.pieces.find(({ id }) => id === piece)!;
  // Of a stack each click picks the next one.
  let hand: Hand = EMPTY_HAND;
  for (let click = 0; click < 12; click++) {
    const meaning = meaningOf(places[0], view, choices, hand);
    if (meaning.is === 'choice') return meaning.choice.piece === piece;
    if (meaning.is !== 'pick') return false;
    if (meaning.piece === piece) return true;
    hand = { ...EMPTY_HAND, piece: meaning.piece };
  }
  return false;
}

/** What cannot be done at the board although the rules allow it. */
function missing(playtest: Playtest): string[] {
  const view = playtest.view();
  const choices = playtest.choices();
  const hands = new Map<string, Hand>();
  return choices.flatMap((choice) => {
    const of = view.prompt.piece ?? choice.piece;
    const hand = of === null ? EMPTY_HAND : (hands.get(of) ?? handsWith(playtest, of));
    if (of !== null) hands.set(of, hand);
    const isReady = choice.piece === null || isPickable(choice.piece, view, choices);
    return isReady && isFound(choice, view, choices, hand) ? [] : [`${view.prompt.decision}: ${choice.label}`];
  });
}

describe('all that the rules allow', () => {
  it.each([
    ['gmb/tamburlaine', 3],
    ['gmb/king-arthur', 2],
    ['grunwald-1410', 1],
  ])('can be done at the board, whatever is played: %s', (id, seed) => {
    const playtest = game(id, seed);
    // A few of each decision, at the beginning and then now and again: most are alike, and large armies move for long.
    const left = new Map<string, number>();
    for (let move = 0; move < 1600 && !playtest.view().over; move++) {
      const { decision } = playtest.view().prompt;
      const due = left.get(decision) ?? 2;
      left.set(decision, due - 1);
      if (due > 0 || (decision !== 'movement' && due % 24 === 0)) expect(missing(playtest)).toEqual([]);
      playtest.computerMove();
    }
    expect(left.size).toBeGreaterThan(6);
  });
});
