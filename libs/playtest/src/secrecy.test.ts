import type { GameLibrary } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { Soak } from './soak.ts';
import { duels, grunwald, knightsAndBills } from './testing/battle.ts';

const game = grunwald();
const { library } = game;

/** The first fault of a game whose library gives something away. */
function faultOf(part: Partial<GameLibrary>): string | undefined {
  const soak = new Soak({ ...game, library: { ...library, ...part } });
  soak.check(1);
  return soak.result.faults[0]?.message;
}

describe('Secrecy', () => {
  it('finds a picture that shows what is face down', () => {
    const { hidden } = library;
    if (hidden === undefined) throw new Error('Wolf pits are hidden.');
    const everything = game.game.sides.map(({ id }) => id);
    const view: typeof hidden.view = (play, piece) => {
      const shown = library.presenter.pieces(play, everything).find(({ id }) => id === game.game.units[piece].id);
      if (shown === undefined) throw new Error('Every piece is shown to its own side.');
      return shown;
    };
    expect(faultOf({ hidden: { ...hidden, view } })).toMatch(
      /^Polish-Lithuanian can tell wolf-pit-\d+ and wolf-pit-\d+ apart: /,
    );
  });

  it('finds an account that tells it', () => {
    const readEvents: GameLibrary['readEvents'] = (play, first) => {
      const secrets = [...(library.hidden?.from(play, 1) ?? [])].flat();
      return [{ event: 'rumour', case: '14.11', text: secrets.join(' ') }, ...library.readEvents(play, first)];
    };
    expect(faultOf({ readEvents })).toMatch(/apart: .*rumour/);
  });

  it('[18.3] finds a log that tells what a leader has chosen in secret', () => {
    const arthur = duels();
    const log = (
      ...[play, first]: Parameters<typeof arthur.library.presenter.log>
    ): ReturnType<typeof arthur.library.presenter.log> => {
      const word = play.state.hasSecrets ? play.hash : '';
      return arthur.library.presenter.log(play, first).map((entry) => ({ ...entry, text: entry.text + word }));
    };
    const spoilt = { ...arthur, library: { ...arthur.library, presenter: { ...arthur.library.presenter, log } } };
    const soak = new Soak(spoilt);
    for (let seed = 1; soak.result.faults.length === 0 && seed < 6; seed++) soak.check(seed);
    expect(soak.result.faults[0]?.message).toMatch(/^What was chosen in secret shows: /);
  });

  it('[C.1] finds a picture that shows what has been plotted', () => {
    const bills = knightsAndBills();
    const { presenter } = bills.library;
    const pieces: typeof presenter.pieces = (play, viewers) =>
      presenter
        .pieces(play, viewers)
        .map((piece) => ({ ...piece, name: play.state.hasSecrets ? play.hash : piece.name }));
    const soak = new Soak({ ...bills, library: { ...bills.library, presenter: { ...presenter, pieces } } });
    soak.check(1);
    expect(soak.result.faults[0]?.message).toMatch(/^What was chosen in secret shows: /);
  });
});
