/** Whether a side can tell from anything it is shown what is hidden from it. */
import { type Command, type Game, LEGAL } from '@hexwright/engine';
import type { Playable } from './library.ts';
import { equalJson } from '@hexwright/model';
import type { NumberStream } from '@hexwright/rules-kit';

/**
 * Of how many commands one is followed by a look at all pieces and the words of all choices. After each of them a look is
 * taken at the pieces exchanged, at what is legal and at all that was told.
 */
const WHOLE_LOOK = 64;

/**
 * Plays a command twice: as things are, and with two hidden pieces exchanged that the side cannot tell apart, or with
 * another choice where one was made in secret. Whatever the side is shown then must be the same: pieces, choices, the question, log, events, the score. That says more than a
 * search for words that give a secret away: it holds for words that nobody thought of.
 */
export class Secrecy {
  readonly #playable: Playable;

  constructor(playable: Playable) {
    this.#playable = playable;
  }

  /**
   * What gives a secret away, or null. `play` stands after `command`, its latest, which began with event `first`; it is
   * left as it was.
   */
  check(play: Game, command: Command, first: number, numbers: NumberStream): string | null {
    const { game, library } = this.#playable;
    const told = this.#checkChoice(play, command, first, numbers);
    if (told !== null) return told;
    const { hidden } = library;
    if (hidden === undefined) return null;
    const whole = numbers.below(WHOLE_LOOK) === 0;
    for (const [side, { name }] of game.sides.entries()) {
      const pair = pairOf(hidden.from(play, side), (piece) => game.units[piece].side, numbers);
      if (pair === null) continue;
      const [one, other] = pair.map((piece) => game.units[piece].id);
      const shown = (): unknown[] => [
        ...pair.map((piece) => hidden.view(play, piece, side)),
        ...(whole ? library.presenter.pieces(play, [game.sides[side].id]) : []),
        whole ? library.presenter.choices(play) : play.legal().toArray(),
        library.presenter.prompt(play),
        library.presenter.markers(play),
        library.presenter.log(play, first),
        library.readEvents(play, first),
        library.readResult(play),
      ];
      const asItIs = shown();
      play.undo();
      play.state.mark(play.events.count);
      hidden.exchange(play, ...pair);
      if (play.check(command) !== LEGAL) return `${name} can tell ${one} and ${other} apart by what is legal.`;
      play.apply(command);
      const exchanged = shown();
      play.undo();
      play.undo();
      play.apply(command);
      const at = asItIs.findIndex((part, index) => !equalJson(part, exchanged[index]));
      if (at < 0) continue;
      const [before, after] = [asItIs[at], exchanged[at]].map((part) => JSON.stringify(part));
      return `${name} can tell ${one} and ${other} apart: ${difference(before, after)}`;
    }
    return null;
  }

  /**
   * What gives away a choice that was made in secret and is not shown yet, or null: another choice in its place must show
   * the others, and anybody who looks on, the very same.
   */
  #checkChoice(play: Game, command: Command, first: number, numbers: NumberStream): string | null {
    const { game, library } = this.#playable;
    if (!play.state.hasSecrets) return null;
    play.undo();
    const chooser = play.deciding;
    play.apply(command);
    const others = game.sides.filter((_, side) => side !== chooser);
    const shown = (): unknown[] => [
      ...others.map(({ id }) => library.presenter.pieces(play, [id])),
      // Who goes on deciding knows what they have chosen.
      play.deciding === chooser ? [] : library.presenter.choices(play),
      library.presenter.prompt(play),
      library.presenter.markers(play),
      library.presenter.contest(play),
      library.presenter.log(play, first),
      library.readEvents(play, first),
      library.readResult(play),
      play.publicHash,
    ];
    const asItIs = shown();
    play.undo();
    // That somebody has no more to say is no secret.
    const isSecret = play.decision?.secret === true && !library.isPass(play, command);
    const choices = isSecret
      ? play
          .legal()
          .toArray()
          .filter((one) => one !== command && !library.isPass(play, one))
      : [];
    const another = choices.length === 0 ? command : choices[numbers.below(choices.length)];
    play.apply(another);
    const otherwise = shown();
    play.undo();
    play.apply(command);
    const at = asItIs.findIndex((part, index) => !equalJson(part, otherwise[index]));
    if (at < 0) return null;
    const [before, after] = [asItIs[at], otherwise[at]].map((part) => JSON.stringify(part));
    return `What was chosen in secret shows: ${difference(before, after)}`;
  }
}

/** Two pieces of one side that differ, by lot; null when there are none. */
function pairOf(
  secrets: ReadonlyMap<number, number>,
  sideOf: (piece: number) => number,
  numbers: NumberStream,
): readonly [number, number] | null {
  if (secrets.size === 0) return null;
  const [one, value] = [...secrets][numbers.below(secrets.size)];
  const others = [...secrets].filter(([piece, another]) => another !== value && sideOf(piece) === sideOf(one));
  return others.length === 0 ? null : [one, others[numbers.below(others.length)][0]];
}

/** Where two texts part, with a little of what stands before. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 60)} is otherwise ${other.slice(from, at + 60)}`;
}
