/** The thread that holds games: rules and computer players think here, where nobody waits for them but who asked. */
import { parentPort } from 'node:worker_threads';
import { CompilerCache } from '@hexwright/compiler';
import type { PackageChain, Problem } from '@hexwright/model';
import { withGames } from '@hexwright/playtest';
import { type BeginningAt, playableAt, type PlayableResult, SharedGame } from '@hexwright/playtest/shared';
import { areQuestionArguments } from './question-arguments.ts';
import type { Done, Order, OrderName, Orders, Reply } from './thread-protocol.ts';

type Answers = {
  readonly [Name in OrderName]: (
    game: string,
    ...args: Orders[Name]['args']
  ) => Orders[Name]['answer'] | Promise<Orders[Name]['answer']>;
};

/** Thrown where what is asked is wrong, whatever the game is. */
class NoQuestion extends Error {
  override readonly name = 'NoQuestion';
}

const FAILED = 'This could not be done. Nothing has changed.';

const port = parentPort;
if (port === null) throw new Error('game-worker.ts is started by a GameThread only.');

const open = new Map<string, SharedGame>();
const cache = new CompilerCache();

const answers: Answers = {
  open: async (game, chain, shared) => {
    const found = await playableFrom(chain, shared);
    if (!found.ok) return reasonOf(found.problems);
    const opened = new SharedGame(found.playable, shared);
    open.set(game, opened);
    const { state, trouble, sides, players } = opened;
    return { state, trouble, sides, players };
  },
  follow: (game, commands) => sharedGame(game).follow(commands),
  seat: (game, seats) => {
    sharedGame(game).seat(seats);
    return null;
  },
  perform: (game, sides, at, commands) => done(game, sharedGame(game).perform(sides, at, commands)),
  compute: (game, milliseconds) => done(game, sharedGame(game).compute(milliseconds)),
  stand: (game, playerView, seats) => sharedGame(game).playerView(playerView, seats).snapshot(),
  look: (game, playerView, seats, name, args) => {
    const asked = sharedGame(game);
    if (!areQuestionArguments(name, args, (place) => asked.hasPlace(place)))
      throw new NoQuestion('That is no question.');
    // Name and arguments belong together: that has just been seen.
    const look = asked.playerView(playerView, seats).looks[name] as (...args: readonly unknown[]) => unknown;
    return look(...args);
  },
  leave: (game, playerView) => {
    open.get(game)?.leave(playerView);
    return null;
  },
  bound: async (game, sides, chain) => {
    // Without the position: what is hidden in it has no part in what is said of the package.
    const found = await playableFrom(chain, { options: sharedGame(game).options, position: null });
    return sharedGame(game).bound(sides) ?? (found.ok ? null : reasonOf(found.problems));
  },
  under: async (game, chain, position) => {
    const found = await playableFrom(chain, { options: sharedGame(game).options, position });
    return found.ok ? sharedGame(game).under(found.playable) : null;
  },
  hides: (game) => sharedGame(game).hides,
  save: (game) => sharedGame(game).save(),
  close: (game) => {
    open.delete(game);
    return null;
  },
};

// One thing is asked at a time: nothing else is on the way while rules are loaded.
port.on('message', (order: Order) => void answer(order));

async function answer({ game, name, args }: Order): Promise<void> {
  try {
    const answering = answers[name] as (game: string, ...args: readonly unknown[]) => unknown;
    reply({ ok: true, answer: await answering(game, ...args) });
  } catch (error) {
    // What the rules say when they fail may follow from what is hidden.
    reply({ ok: false, message: error instanceof NoQuestion ? error.message : FAILED });
  }
}

// What has not arrived in one piece is answered too: anyone who waits for it would wait for ever.
port.on('messageerror', (error) => reply({ ok: false, message: `The question did not arrive: ${String(error)}` }));

function reply(message: Reply): void {
  port?.postMessage(message);
}

/** Compiles a package. The rules of other games than its own would take as much time and memory again. */
function playableFrom(chain: PackageChain, beginning: BeginningAt): Promise<PlayableResult> {
  return withGames(chain, (games) => playableAt(games, chain, beginning, cache));
}

function sharedGame(game: string): SharedGame {
  const found = open.get(game);
  if (found === undefined) throw new NoQuestion('The game is not open.');
  return found;
}

function done(game: string, outcome: Omit<Done, 'state'>): Done {
  return { ...outcome, state: sharedGame(game).state };
}

function reasonOf(problems: readonly Problem[]): string {
  const first = problems.find(({ severity }) => severity === 'error');
  return first?.message ?? 'The package cannot be played as it is.';
}
