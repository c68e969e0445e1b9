import { playBatch } from '@hexwright/playtest/batch';
import { FIVE_LOOKS, Ladder, ONE_LOOK, type Pairing, type Standing } from '@hexwright/playtest/lab';
import { pairs, wholeNumber } from '../arguments.ts';
import type { Arguments, Command } from '../command.ts';
import type { Output } from '../output.ts';
import { type OpenPackage, openPackage } from '../packages.ts';
import { HAND_OPTIONS, readHands } from '../hands.ts';
import { FRESH_OPTION, KeptGames } from '../kept-games.ts';
import { engineName, METHOD_SHAPE, methodEndOf } from '../method.ts';
import { Progress } from '../progress.ts';
import { fieldName, triedWith, type TriedPackage } from '../tried-values.ts';
import { UsageError } from '../usage-error.ts';

const MOST_BATTLES = 20;
const MOST_GAMES = 1_000_000;
/** How often `--until-sure` looks. */
const LOOKS = 5;
/** Each two players meet from so many sides on every seed. */
const SEATINGS = 2;
const LEVELS = ['random', 'captain', 'marshal'];

export const ladder: Command = {
  spec: {
    name: 'ladder',
    usage: '<package> [<package> ...]',
    least: 1,
    most: MOST_BATTLES,
    about:
      'Lets computer players meet, all against all, from both seats of every battle, on the same seeds, and says who is\n' +
      'stronger. A draw counts as half a victory; the true part lies in the range in brackets with 95 % confidence.',
    options: [
      {
        name: 'players',
        value: 'p1,p2',
        description: 'Who meets. If absent: random, captain and marshal, as far as the first battle has them.',
      },
      {
        name: 'games',
        value: 'number',
        description: 'Games of each two players from each seat of a battle. 10 if absent.',
      },
      { name: 'seed', value: 'number', description: 'Seed of the first game from each seat. 1 if absent.' },
      {
        name: 'set',
        value: 'field=value',
        description:
          'Plays every battle with another value of a field, such as one that makes it even ("hexwright balance").',
        many: true,
      },
      {
        name: 'until-sure',
        description:
          'Looks after each fifth of the games, and plays no more of a battle once it is certain of each two who is\n'.concat(
            'stronger. Ranges are so much wider that they hold for all five looks.',
          ),
      },
      ...HAND_OPTIONS,
      FRESH_OPTION,
    ],
    json:
      '{ "players": [id], "seed", "games": from each seat, "set": { field: value }, "stopped": games not counted, "battles": [{ "package": id, "packageHash", "pairings": [pairing] }],\n' +
      '  "standings": [{ "player", "games", "share", "above": players who are weaker with 95 % confidence }] }\n' +
      'pairing: { "player", "against", "games", "won", "drawn", "share": { "count", "share": 0 to 1, "low", "high" } }\n' +
      METHOD_SHAPE,
    examples: [
      'hexwright ladder gmb/tamburlaine gmb/king-arthur',
      'hexwright ladder grunwald-1410 --players captain,marshal --games 50 --json',
      'hexwright ladder gmb/king-arthur --set parameters/game-turns/value=12 --players captain,marshal',
    ],
  },
  async run({ args, output }) {
    const games = wholeNumber(args, 'games', 10, 1, MOST_GAMES);
    const seed = wholeNumber(args, 'seed', 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - MOST_GAMES);
    const handsFor = readHands(args, output);
    const changes = [...pairs(args, 'set')];
    const opened: OpenPackage[] = [];
    for (const word of args.words) {
      const one = await openPackage(word, args, output);
      if (one === null) return 1;
      const tried = changes.reduce<TriedPackage>(
        ({ chain }, [target, text]) => triedWith({ chain, games: one.games }, target, text),
        one,
      );
      opened.push({ ...one, ...tried });
    }
    const players = readPlayers(args, opened);
    const looks = args.has('until-sure') ? LOOKS : 1;
    const z = looks === 1 ? ONE_LOOK : FIVE_LOOKS;
    const total = new Ladder(players, z);
    const twos = players.flatMap((first, index) => players.slice(index + 1).map((second) => [first, second] as const));
    const progress = new Progress('games', opened.length * twos.length * SEATINGS * games);
    const kept = await KeptGames.open(args, output);
    let done = 0;
    let stopped = 0;
    const battles = [];
    for (const { chain, game } of opened) {
      const own = new Ladder(players, z);
      const [one, other] = game.sides.map(({ id }) => id);
      for (let look = 0; look < looks && (look === 0 || !own.isSettled); look++) {
        const [from, to] = [look, look + 1].map((part) => Math.floor((games * part) / looks));
        const hands = handsFor([game.hash]);
        for (const [first, second] of twos) {
          const play = async (here: string, there: string): Promise<readonly (string | null | undefined)[]> => {
            const seats = { [one]: here, [other]: there };
            const known = kept.of([{ packageHash: game.hash, seats, watched: false }]);
            const winners: (string | null | undefined)[] = [];
            await playBatch(
              { chains: [chain], seats, games: to - from, seed: seed + from, hands, known },
              ({ winner, end }, index) => {
                progress.show(++done);
                const who = winner === one ? here : winner === other ? there : null;
                winners[index] = end === 'limit' ? undefined : who;
              },
            );
            return winners;
          };
          const [winners, winnersBack] = [await play(first, second), await play(second, first)];
          for (const [index, winner] of winners.entries()) {
            const back = winnersBack[index];
            if (winner === undefined || back === undefined) stopped += SEATINGS;
            else own.add([first, second], [winner, back]);
          }
        }
      }
      total.join(own);
      battles.push({ game, pairings: pairingsOf(own, players) });
    }
    progress.end();
    await kept.close();
    for (const { game, pairings } of battles) printPairings(game.title, pairings, output);
    const { standings } = total;
    printStandings(standings, output);
    const changed = changes.map(([target, text]) => `${fieldName(target)} = ${text}`).join(', ');
    if (changed !== '') output.line(`\nWith ${changed}.`);
    const [{ game: first, games: known }] = opened;
    const method = [
      `${games} games of each two players from each seat of a battle${looks === 1 ? '' : ' at most'}, on the seeds from ${seed} on. It is about these battles.`,
      `Each range holds the true share with 95 % confidence, looked at ${looks === 1 ? 'once' : 'five times (Pocock)'}; a draw is half a victory.`,
      'The two games of a seed, one from each seat, count together: Wilson’s interval of as many games as these pairs are worth.',
      ...(stopped > 0
        ? [
            `${stopped} games are not counted: they did not end by themselves, or those of the same seed from the other seat did not.`,
          ]
        : []),
      ...methodEndOf(known.playable(first).players, players),
    ];
    output.line();
    for (const line of method) output.line(line);
    const told = battles.map(({ game, pairings }) => ({ package: game.id, packageHash: game.hash, pairings }));
    output.result({
      players,
      seed,
      games,
      set: Object.fromEntries(changes),
      stopped,
      battles: told,
      standings,
      method,
      engine: engineName(),
    });
    return 0;
  },
};

/** Who meets. Throws {@link UsageError} for a battle of other than two sides, and for a player that one of them lacks. */
function readPlayers(args: Arguments, opened: readonly OpenPackage[]): readonly string[] {
  const crowded = opened.find(({ game }) => game.sides.length !== 2);
  if (crowded !== undefined) {
    throw new UsageError(`${crowded.game.id} has ${crowded.game.sides.length} sides.`, 'Name battles of two sides.');
  }
  const there = opened.map(({ game, games }) => games.playable(game).players.map(({ id }) => id));
  const players = args.value('players')?.split(',') ?? LEVELS.filter((id) => there[0].includes(id));
  players.forEach((player, index) => {
    const lacking = there.findIndex((ids) => !ids.includes(player));
    if (lacking >= 0) {
      const known = `There are ${there[lacking].join(', ')}.`;
      throw new UsageError(`--players: ${opened[lacking].game.id} has no player "${player}".`, known);
    }
    if (players.indexOf(player) !== index) throw new UsageError(`--players names ${player} twice.`, 'Name each once.');
  });
  if (players.length < 2) throw new UsageError('--players: two must meet.', 'For example: --players captain,marshal');
  return players;
}

/** Each two players once, the later one in the list first. */
function pairingsOf(own: Ladder, players: readonly string[]): Pairing[] {
  return players.flatMap((player, index) => players.slice(0, index).map((against) => own.pairing(player, against)));
}

function shareText({ share, low, high }: Pairing['share']): string {
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  return `${percent(share).padStart(8)}   (${percent(low)} to ${percent(high)})`;
}

function printPairings(title: string, pairings: readonly Pairing[], output: Output): void {
  output.line(title);
  for (const { player, against, games, won, drawn, share } of pairings) {
    const counted = `${won} of ${games}${drawn === 0 ? '' : `, ${drawn} drawn`}`;
    output.line(`  ${`${player} against ${against}`.padEnd(28)} ${counted.padEnd(20)} ${shareText(share)}`);
  }
  output.line();
}

function printStandings(standings: readonly Standing[], output: Output): void {
  output.line('In all');
  for (const { player, share, above } of standings) {
    const sure = above.length === 0 ? '' : `   above ${above.join(' and ')}`;
    output.line(`  ${player.padEnd(28)} ${shareText(share)}${sure}`);
  }
}
