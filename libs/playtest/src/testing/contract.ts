/** What every game keeps to, whatever its rules are: a new game is held to it by one line in `contract.test.ts`. */
import { type Game, MODIFIER, PHASE_BEGAN, STAGE } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import { Match } from '../match.ts';
import { Soak } from '../soak.ts';

/** Of how many decisions one is looked at as a screen shows it: writing all choices in words costs more than a command. */
const LOOKED_AT = 16;

/**
 * What a game does otherwise than it should, in plain words; empty when it keeps to all of it. Legality has one source,
 * commands can be written and read again, undoing leads back and playing again leads on through the same positions, and no
 * side is shown what is hidden from it (see {@link Soak}); besides, a screen has words for every question, every choice
 * and every piece.
 */
export function breachesOf(playable: Playable, seeds: readonly number[], most?: number): string[] {
  let decisions = 0;
  const inspect = (play: Game): string | null => (decisions++ % LOOKED_AT === 0 ? speechlessIn(playable, play) : null);
  const soak = new Soak(playable, {}, inspect, most);
  for (const seed of seeds) soak.check(seed);
  return soak.result.faults.map(({ seed, command, message }) => `Seed ${seed}, command ${command}: ${message}`);
}

/** What has no words, or the wrong ones, in a position in which somebody must decide. */
function speechlessIn({ game, library }: Playable, play: Game): string | null {
  const { presenter } = library;
  const prompt = presenter.prompt(play);
  if (prompt.title === '' || prompt.text === '' || prompt.case === '') return `${prompt.decision} is not put in words.`;
  if (prompt.title === prompt.decision) return `${prompt.decision} has no words of its own.`;
  if (prompt.side !== game.sides[play.deciding].id) return `${prompt.decision} is put to the wrong side.`;
  const choices = presenter.choices(play);
  if (choices.length !== play.legal().length) return `${prompt.decision} does not offer every command once.`;
  for (const { command, label, case: cited } of choices) {
    if (label === '' || cited === '') return `${JSON.stringify(command)} is offered without words or without a case.`;
    if (play.explain(library.readCommand(play, command)).length > 0)
      return `${JSON.stringify(command)} is offered and refused.`;
  }
  const misplaced = game.units.find(
    (_, piece) => library.readPiece(play, piece).hexes.join(' ') !== library.placesOf(play, piece).join(' '),
  );
  if (misplaced !== undefined) return `${misplaced.id} stands on other hexes than its report says.`;
  const strayed = strayedIn({ game, library }, play);
  if (strayed !== null) return strayed;
  const shown = presenter.pieces(
    play,
    game.sides.map(({ id }) => id),
  );
  return shown.length === game.units.length ? null : 'Somebody who may see all does not see every piece.';
}

/** A candidate that the rules refuse: asked of every piece, where another one stands. */
function strayedIn({ game, library }: Pick<Playable, 'game' | 'library'>, play: Game): string | null {
  const places = new Set(
    game.units.flatMap((_, piece) => library.placesOf(play, piece).map((label) => game.map.placeOf(label))),
  );
  for (const { id } of game.units) {
    for (const place of places) {
      for (const { command } of library.presenter.candidates(play, { piece: id, place })) {
        const one = library.readCommand(play, command);
        if (play.explain(one).length > 0) return `${JSON.stringify(command)} is a candidate and refused.`;
      }
    }
  }
  return null;
}

/** Events of which the log makes headings, parts of a line, and the ways that it shows. */
const WORDLESS: ReadonlySet<string> = new Set([PHASE_BEGAN, MODIFIER, STAGE]);

/** Kinds of events of whole games that say nothing to a reader, but for those that are not told in words. */
export function silentEvents(playable: Playable, seeds: readonly number[]): string[] {
  const { library } = playable;
  const silent = new Set<string>();
  let first = 0;
  const listen = (play: Game): void => {
    for (const event of library.readEvents(play, first)) {
      const isSilent = !WORDLESS.has(event.event) && library.tell(play, event) === null;
      if (isSilent) silent.add(event.event);
    }
    first = play.events.count;
  };
  const match = new Match(playable);
  for (const seed of seeds) {
    first = 0;
    match.playMatch(seed, { began: listen, played: listen });
  }
  return [...silent].toSorted();
}

/** The game with a module off, and all that ask for it, one for each module that is on. */
export function withoutModules(playable: Playable): [module: string, Playable][] {
  const { game, library } = playable;
  const needs = new Map(library.system.modules.map(({ id, requires = [] }) => [id, requires]));
  return [...game.modules].map((module) => {
    const off = new Set([module]);
    // A set is walked in the order of insertion, what is added on the way included.
    for (const one of off) for (const [id, requires] of needs) if (requires.includes(one)) off.add(id);
    return [module, { ...playable, game: { ...game, modules: game.modules.difference(off) } }];
  });
}
