/** The whole engine, against games of boardgame.io that do hardly anything. */
import type { Game } from '@hexwright/engine';
import { arrayPeer, type Peer, recordsPeer } from './boardgame.ts';
import { agree, atLeast, compare, type Measurement, versus, type Work } from './measurement.ts';
import { battleOf, compileTexts } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const GAMES = 5;
const ROUNDS = { rounds: 11, milliseconds: 200 };
const RECORDS = 'boardgame.io, one value and a die, records';
const FLAT = 'boardgame.io, one value and a die, one array';

/**
 * Commands a second from the first decision of a battle to the last, with events, undo log and a hash after each.
 * Random play lists what is legal and picks one; a replay has its commands already, as the peer has its moves. Games of
 * the peer have the same length and a state of as many words.
 */
export async function benchRandomPlay(): Promise<Measurement[]> {
  const game = compileTexts(readTexts());
  const battle = battleOf(game);
  const records = Array.from({ length: GAMES }, (_, index) => proveGame(battle, index + 1));
  const commands = records.reduce((sum, record) => sum + record.length, 0);
  const playing: Work = {
    operations: commands,
    run: () => records.reduce((sum, _, index) => sum + playRandomly(battle, index + 1).length, 0),
  };
  const replaying: Work = {
    operations: commands,
    run: () => records.reduce((sum, record, index) => sum + replay(battle, index + 1, record), 0),
  };
  const words = battle.state.words.length;
  const moves = Math.round(commands / GAMES);
  const pieces = game.units.length;
  const [play, again, asRecords, asArray] = compare(
    [
      playing,
      replaying,
      peerWork(recordsPeer(words, pieces, battle.grid.columns), moves, pieces),
      peerWork(arrayPeer(words), moves, words),
    ],
    ROUNDS,
  );
  return [
    atLeast('random play', 'commands/s', play, 30_000),
    versus('random play', 'commands/s', play, FLAT, asArray, 50),
    { ...versus('random play', 'commands/s', play, RECORDS, asRecords, 0), target: '', pass: null },
    versus('replay of commands', 'commands/s', again, FLAT, asArray, 50),
    versus('replay of commands', 'commands/s', again, RECORDS, asRecords, 50),
  ];
}

/** Plays one game with any legal commands, and returns them. */
export function playRandomly(battle: Game, seed: number): number[] {
  const played: number[] = [];
  let word = seed;
  battle.begin(seed);
  let { hash } = battle;
  while (!battle.over) {
    const commands = battle.legal();
    // The generator xorshift32.
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const one = commands.at((word >>> 0) % commands.length);
    battle.apply(one);
    hash = changed(hash, battle.hash);
    played.push(one);
  }
  return played;
}

/** Plays a game again whose commands are known; how many. */
function replay(battle: Game, seed: number, commands: readonly number[]): number {
  battle.begin(seed);
  let { hash } = battle;
  for (const one of commands) {
    battle.apply(one);
    hash = changed(hash, battle.hash);
  }
  return commands.length;
}

/** The hash after a command. Throws an Error when the command has left it as it was. */
function changed(before: string, after: string): string {
  if (before === after) throw new Error('A command has changed nothing.');
  return after;
}

/** That a game goes the same way again, that it reports what happens and that all of it can be taken back. */
export function proveGame(battle: Game, seed: number): number[] {
  const played = playRandomly(battle, seed);
  const { hash } = battle;
  replay(battle, seed, played);
  agree('whether a replay ends as the game did', battle.over, true);
  agree('the last position of a game', battle.hash, hash);
  agree('whether a game has events', battle.events.count > 0, true);
  agree('the commands that can be undone', battle.state.marks, played.length);
  while (battle.undo());
  const first = battle.hash;
  battle.begin(seed);
  agree('the first position of a game', battle.hash, first);
  return played;
}

/** One game of the peer, checked afterwards. */
export function peerWork(peer: Peer, moves: number, entries: number): Work {
  return {
    operations: moves,
    run() {
      const game = peer();
      for (let move = 0; move < moves; move++) game.move(move % entries, move);
      agree('the moves in the log of boardgame.io', game.logged, moves);
      const die = game.valueOf((moves - 1) % entries) - (moves - 1);
      agree('whether boardgame.io throws a die', die >= 1 && die <= 6, true);
      game.end();
      return die;
    },
  };
}
