/** Whole games of two armies of thirty units on a table, and what a unit may do under the pointer. */
import { compile, TableSpace } from '@hexwright/compiler';
import type { Game } from '@hexwright/engine';
import { type Playable, Match } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import { seatsFor } from './tamburlaine.ts';
import { tableBattle } from './table-battle.ts';
import { agree, atMost, compare, type Measurement, threadSeconds } from './measurement.ts';

const GAMES = 2;
const ROUNDS = { rounds: 5, milliseconds: 500 };
/** The period in which places are pointed at: the lines have met by then. */
const PERIOD = 5;
/** Places that are pointed at, and how far apart from north to south two neighbours are: no divisor of them. */
const PLACES = 20;
const STRIDE = 7;

/** Milliseconds of a game between captains, the first one with all that is compiled in it; and of a question. */
export function benchTablePlay(): Measurement[] {
  const compiled = compile(tableBattle(), games.systems);
  if (!compiled.ok) throw new Error(`The battle does not compile: ${compiled.problems[0].message}`);
  const playable = games.playable(compiled.game);
  const match = new Match(playable, seatsFor(playable.game, 'captain'));
  const play = (seed: number): string => {
    const { end, turns, hash } = match.playMatch(seed);
    agree('the length of a game', `${end} ${turns}`, `over ${playable.game.turns}`);
    return hash;
  };
  const start = threadSeconds();
  const hashes = [play(1)];
  const first = threadSeconds() - start;
  for (let seed = 2; seed <= GAMES; seed++) hashes.push(play(seed));
  const [perSecond] = compare(
    [
      {
        operations: GAMES,
        run: () =>
          hashes.filter((hash, at) => {
            agree('the last position of a game', play(at + 1), hash);
            return true;
          }).length,
      },
    ],
    ROUNDS,
  );
  return [
    atMost('12 periods of 60 units, captain against captain', 'ms', 1000 / perSecond, 1000),
    atMost('the first game of a process', 'ms', 1000 * first, 1000),
    atMost('what a unit may do under the pointer', 'ms', pointed(playable), 4),
  ];
}

/** Milliseconds to say what a unit may do at a place: all units of the side that plots, places all over the table. */
function pointed({ library, game, players }: Playable): number {
  if (!(game.map instanceof TableSpace)) throw new Error('The battle is not on a table.');
  const { map } = game;
  const places = Array.from({ length: PLACES }, (_, at) =>
    map.at(
      Math.floor((map.plan.width * at) / PLACES),
      Math.floor((map.plan.depth * ((at * STRIDE) % PLACES)) / PLACES),
    ),
  );
  let [speed] = [0];
  new Match({ library, game, players }, seatsFor(game, 'captain')).playMatch(1, {
    plays(play: Game) {
      if (speed > 0 || play.turn !== PERIOD || play.decision?.id !== 'plots') return;
      const units = game.units.filter(({ side }) => side === play.deciding);
      const run = (): number =>
        units.reduce(
          (sum, { id }) =>
            places.reduce((all, place) => all + library.presenter.candidates(play, { piece: id, place }).length, sum),
          0,
        );
      [speed] = compare([{ operations: units.length * places.length, run }], ROUNDS);
    },
  });
  return 1000 / speed;
}
