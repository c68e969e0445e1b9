/** Looks at positions as a person does who plays: is what the screen shows what is played? */
import { onHexes } from '@hexwright/compiler';
import type { Choice, Game, Reach, ReachedPlace } from '@hexwright/engine';
import type { LinkedPackage } from '@hexwright/model';
import { movePathTo } from '../presenter.ts';
import type { Playable } from '../library.ts';
import type { Chooser } from './chooser.ts';
import { Mobility } from './mobility.ts';
import { Offers } from './offers.ts';

/** Pieces looked at in a position, and places looked at of each. */
const PIECES = 2;
const PLACES = 4;

/** What was seen in games, besides what is wrong. */
export interface Seen {
  attacks: number;
  moves: number;
  /** Sides that have changed their position in a movement of their own. */
  readonly stirred: Set<string>;
  /** Pieces that were lost. */
  losses: number;
}

/**
 * Looks at a position now and then: whatever is offered can be told and done, every place that is lit can be reached at
 * the cost that is shown, and every attack that is shown can be made, and nobody is stuck who could move or attack.
 */
export class PositionCheck {
  readonly seen: Seen = { attacks: 0, moves: 0, stirred: new Set(), losses: 0 };
  readonly #mobility: Mobility;
  readonly #offers: Offers;
  readonly #playable: Playable;
  readonly #choose: Chooser;
  /** Of a hundred positions, how many are looked at. */
  readonly #often: number;

  constructor(playable: Playable, linked: LinkedPackage, choose: Chooser, often: number) {
    this.#playable = playable;
    this.#mobility = new Mobility(playable, linked);
    this.#offers = new Offers(playable, linked);
    this.#choose = choose;
    this.#often = often;
  }

  /** What is wrong with the position, or null. It is left as it was. */
  readonly look = (play: Game): string | null => {
    const { presenter } = this.#playable.library;
    const withheld = this.#offers.fault(play);
    if (withheld !== null) return withheld;
    if (!this.#choose.chance(this.#often)) return null;
    presenter.prompt(play);
    const choices = presenter.choices(play);
    if (choices.length !== play.legal().length) {
      return `${choices.length} choices are shown where ${play.legal().length} commands are legal.`;
    }
    const target = choices.find(({ kind }) => kind === 'target');
    if (target !== undefined) {
      this.seen.attacks++;
      presenter.odds(play, target.command);
    }
    return this.#reaches(play, choices);
  };

  #reaches(play: Game, choices: readonly Choice[]): string | null {
    const { presenter } = this.#playable.library;
    const pieces = [...new Set(choices.flatMap(({ piece }) => piece ?? []))];
    for (let count = 0; count < Math.min(PIECES, pieces.length); count++) {
      const piece = this.#choose.one(pieces);
      const reach = presenter.reach(play, piece);
      presenter.whyNot(play, piece, this.#choose.between(0, onHexes(this.#playable.game).map.grid.count - 1));
      presenter.influences(play, piece);
      if (reach === null) continue;
      if (reach.places.length > 1) this.seen.moves++;
      const wrong =
        wrongSum(reach) ?? this.#mobility.fault(play, reach) ?? this.#places(play, reach) ?? this.#attacks(play, reach);
      if (wrong !== null) return `${piece}: ${wrong}`;
    }
    return null;
  }

  #places(play: Game, reach: Reach): string | null {
    for (let count = 0; count < Math.min(PLACES, reach.places.length); count++) {
      const index = this.#choose.between(0, reach.places.length - 1);
      const wrong = this.#goes(play, reach, index);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  /** Goes to a place that is shown, and comes back. */
  #goes(play: Game, reach: Reach, index: number): string | null {
    const { library } = this.#playable;
    const place = reach.places[index];
    const { steps } = movePathTo(reach, index);
    if (steps.length === 0) return null;
    return attempt(play, () => {
      const { used } = play.dice;
      const first = play.events.count;
      for (const command of [...reach.before, ...steps.flatMap((step) => step.command ?? [])]) {
        const outcome = library.perform(play, command);
        // What it met on its way has ended it, or the game.
        if (play.dice.used !== used || play.over) return null;
        if (!outcome.done && this.#haveEffectsActed(play, first)) return null;
        if (!outcome.done)
          return `${this.#named(place)} is lit, yet ${JSON.stringify(command)} is refused: ${outcome.refusals[0]?.text ?? ''}`;
      }
      // What an effect has made of it on its way nobody is shown.
      if (this.#haveEffectsActed(play, first)) return null;
      const spent = reach.unit === 'points' ? library.presenter.reach(play, reach.piece)?.places[0]?.cost : undefined;
      if (spent !== undefined && spent !== place.cost)
        return `${this.#named(place)} is shown to cost ${place.cost}, and has cost ${spent}.`;
      if (!place.ends || play.over) return null;
      for (const command of place.after) {
        const outcome = library.perform(play, command);
        if (!outcome.done)
          return `At ${this.#named(place)}, ${JSON.stringify(command)} is refused: ${outcome.refusals[0]?.text ?? ''}`;
      }
      return null;
    });
  }

  #haveEffectsActed(play: Game, first: number): boolean {
    let have = false;
    this.#playable.library.causes(play, first, (sort) => (have ||= sort === 'effect'));
    return have;
  }

  #attacks(play: Game, reach: Reach): string | null {
    const { library } = this.#playable;
    if (reach.attacks.length === 0) return null;
    const attack = this.#choose.one(reach.attacks);
    return attempt(play, () => {
      const first = play.events.count;
      for (const command of [...reach.before, ...attack.way, attack.command]) {
        const outcome = library.perform(play, command);
        if (!outcome.done && this.#haveEffectsActed(play, first)) return null;
        if (!outcome.done)
          return `The attack on ${attack.target} is shown, yet ${JSON.stringify(command)} is refused: ${outcome.refusals[0]?.text ?? ''}`;
      }
      return null;
    });
  }

  #named({ places }: ReachedPlace): string {
    return places.map((hex) => this.#playable.game.map.label(hex)).join(' and ') || 'A place off the map';
  }
}

/** Does something and takes it back. */
function attempt(play: Game, act: () => string | null): string | null {
  const before = play.state.marks;
  const wrong = act();
  while (play.state.marks > before) play.undo();
  return wrong;
}

/** A place whose cost is not that of the one before and of the parts that are shown. */
function wrongSum({ places, unit, allowance }: Reach): string | null {
  if (unit !== 'points') return null;
  for (const { from, cost, parts, label } of places) {
    if (from < 0) continue;
    const sum = parts.reduce((total, { value }) => total + value, 0);
    if (places[from].cost + sum !== cost)
      return `"${label}" is shown as ${sum} in its parts, and ${cost - places[from].cost} in all.`;
    if (cost > allowance) return `"${label}" is lit at a cost of ${cost} of ${allowance}.`;
  }
  return null;
}
