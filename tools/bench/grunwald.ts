/** The second game, Grunwald 1410, by the same measures as the first: 200 units on 1,600 hexes. */
import type { Match } from '@hexwright/playtest';
import { type Battle, GrunwaldBattle, MOVE, MovementRange } from '@hexwright/rules-grunwald';
import { arrayPeer } from './boardgame.ts';
import { agree, atLeast, atMost, compare, type Measurement, reported, versus, type Work } from './measurement.ts';
import { peerWork, playRandomly, proveGame } from './random-play.ts';
import { compileTexts, matchFor, typicalPositions } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const PACKAGE = 'grunwald-1410';
const GAMES = 2;
const POSITION_GAMES = 2;
const LONG = { rounds: 3, milliseconds: 300 };
const FLAT = 'boardgame.io, one value and a die, one array';

/** Whole games of the captain beside those of the first game's, random play beside the peer, and what is legal. */
export async function benchGrunwald(): Promise<Measurement[]> {
  const game = compileTexts(readTexts(PACKAGE));
  const match = matchFor(game, 'captain');
  const first = matchFor(compileTexts(readTexts()), 'captain');
  const [ours, theirs] = compare([gamesOf(match), gamesOf(first)], LONG);
  const battle = new GrunwaldBattle(game);
  const [play, peer] = randomPlay(battle);
  const positions = typicalPositions(game, POSITION_GAMES).filter(({ decision }) => decision === 'movement');
  const restore = (index: number): void => battle.state.restore(positions[index].words);
  const milliseconds = (work: () => number): number => {
    const run = (): number => {
      let sum = 0;
      for (let index = 0; index < positions.length; index++) {
        restore(index);
        sum += work();
      }
      return sum;
    };
    return 1e3 / compare([{ operations: positions.length, run }])[0];
  };
  const range = new MovementRange(battle);
  return [
    atLeast('captain against captain', 'games/s', ours, 5),
    {
      ...versus('captain against captain', 'games/s', ours, 'captain of Tamburlaine', theirs, 0),
      target: '',
      pass: null,
    },
    versus('random play', 'commands/s', play, FLAT, peer, 50),
    atMost(
      'legal commands of the whole army',
      'ms',
      milliseconds(() => everything(battle)),
      2,
    ),
    reported(
      'all that the whole army can reach',
      'ms',
      milliseconds(() => reachOf(battle, range)),
    ),
  ];
}

function gamesOf(match: Match): Work {
  const last = Array.from({ length: GAMES }, (_, index) => endOf(match, index + 1));
  return {
    operations: GAMES,
    run() {
      last.forEach((hash, index) => agree('the last position of a game', endOf(match, index + 1), hash));
      return last.length;
    },
  };
}

/** Plays a game to its end; the hash of the last position. */
function endOf(match: Match, seed: number): string {
  const { end, hash } = match.playMatch(seed);
  agree('whether a game comes to its end', end, 'over');
  return hash;
}

/** Commands a second of random games, and of the peer's with as many moves and words of state. */
function randomPlay(battle: Battle): readonly number[] {
  const seeds = [1, 2];
  const commands = seeds.reduce((sum, seed) => sum + proveGame(battle, seed).length, 0);
  const words = battle.state.words.length;
  const run = (): number => seeds.reduce((sum, seed) => sum + playRandomly(battle, seed).length, 0);
  return compare([{ operations: commands, run }, peerWork(arrayPeer(words), 200, words)], LONG);
}

/** Lists what the phasing side may do, and for every piece that it may move all that this piece may then do. */
function everything(battle: Battle): number {
  const commands = battle.legal().toArray();
  let count = commands.length;
  for (const one of commands) {
    if (!MOVE.is(one)) continue;
    battle.apply(one);
    count += battle.legal().length;
    battle.undo();
  }
  return count;
}

/** Searches the whole way of every unit that may move. */
function reachOf(battle: Battle, range: MovementRange): number {
  let count = 0;
  for (const unit of battle.counters.unitsOf[battle.phasing]) {
    if (!battle.isInPlay(unit) || battle.hasMoved(unit)) continue;
    range.search(unit);
    count += range.count;
  }
  return count;
}
