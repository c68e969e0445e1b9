import { ask } from '../testing/guest-book.ts';
import { PITS, GameGuest } from '../testing/game-guest.ts';
import type { KeptDice } from '../games/dice-shares.ts';
import { settle, type Attack, type Scene } from './scene.ts';

/** Attacks on the games of a room: for another seat, and on what the referee keeps secret. */
export const GAME_ATTACKS: readonly Attack[] = [
  { name: 'a seat’s command for the other seat, and a viewer’s', make: othersSeat },
  { name: 'requests for hidden information', make: hidden },
  { name: 'questions nested without end', make: nestedQuestions },
];

/** What a wolf pit is, wherever that is said. */
const SECRET = /"(real|dummy)"/;
const RIDER = 'polish-lithuanian';

/** A game before wolf pits: the editor has laid them, the owner rides and must decide, and the viewer looks on. */
interface AttackedGame {
  readonly keeper: GameGuest;
  readonly rider: GameGuest;
  readonly viewer: GameGuest;
  readonly game: string;
}

async function sitDown({ place, server, cookies }: Scene): Promise<AttackedGame> {
  const join = async (cookie: string): Promise<GameGuest> => {
    const guest = new GameGuest(await place.join(server.port, { cookie }), 'key');
    await guest.greeted();
    return guest;
  };
  const [keeper, rider, viewer] = [await join(cookies.editor), await join(cookies.owner), await join(cookies.viewer)];
  const seats = { teutonic: { to: 'me' } } as const;
  const game = await keeper.ask<string>({ type: 'begin', package: 'grunwald-1410', name: '', seats, position: PITS });
  await rider.ask({ type: 'watch', game });
  await rider.ask({ type: 'sit', game, side: RIDER, wish: { to: 'me' } });
  for (const one of [keeper, rider, viewer]) await one.watch(game);
  await rider.ready(game);
  return { keeper, rider, viewer, game };
}

async function rowOf({ server }: Scene, game: string): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await server.database.query('SELECT seats, moves, edition, dice FROM games WHERE id = $1', [game]);
  return row ?? {};
}

async function othersSeat(scene: Scene, size: number): Promise<string | null> {
  const { keeper, rider, viewer, game } = await sitDown(scene);
  const before = await rowOf(scene, game);
  const tried: Promise<unknown>[] = [];
  for (let round = 0; round < size; round++) {
    const one = [keeper, viewer][scene.chance(2)];
    const { command } = rider.choices[scene.chance(rider.choices.length)];
    const commands = Array.from({ length: 1 + scene.chance(3) }, () => command);
    const at = scene.chance(3);
    tried.push(settle(one.ask({ type: 'perform', game, at, commands })));
    const wishes = [{ to: 'me' }, { to: 'free' }, { to: 'person', id: 'x' }] as const;
    tried.push(settle(one.ask({ type: 'sit', game, side: RIDER, wish: wishes[scene.chance(3)] })));
    tried.push(settle(viewer.ask({ type: 'offer', game })));
    tried.push(settle(viewer.ask({ type: 'drop', game })));
    await Promise.all(tried.splice(0));
  }
  const after = await rowOf(scene, game);
  return JSON.stringify(after) === JSON.stringify(before) ? null : 'somebody played, or sat, for somebody else';
}

async function hidden(scene: Scene, size: number): Promise<string | null> {
  const { keeper, rider, viewer, game } = await sitDown(scene);
  if (!SECRET.test(JSON.stringify(keeper.now.snapshot.view.pieces))) return 'there was nothing to be found';
  const pieces = [...rider.now.snapshot.view.pieces.map(({ id }) => id), '__proto__', 'wolf-pit-1'];
  const said: unknown[] = [];
  for (let round = 0; round < size; round++) {
    const one = [rider, viewer][scene.chance(2)];
    const [piece, hex, other] = [pieces[scene.chance(pieces.length)], scene.chance(200), scene.chance(200)];
    const command = { do: 'step', unit: piece, step: 'N' };
    const looks = [
      { name: 'reach', args: [piece] },
      { name: 'candidates', args: [{ piece, place: hex }] },
      { name: 'whyNot', args: [piece, hex] },
      { name: 'odds', args: [command, []] },
      { name: 'odds', args: [command, [{ do: 'begin-move', unit: piece }]] },
      { name: 'sight', args: [hex, other] },
      { name: 'influences', args: [[piece, null][scene.chance(2)]] },
    ] as const;
    said.push(await settle(one.ask({ type: 'look', game, ...looks[scene.chance(looks.length)] })));
    said.push(await settle(one.ask({ type: 'save', game })), await settle(one.ask({ type: 'offer', game })));
  }
  for (const path of ['games', `games/${game}`, 'state', 'versions']) {
    const address = `/api/projects/scenarios/${path}`;
    said.push((await ask(scene.server, 'GET', address, { cookie: scene.cookies.viewer })).body);
  }
  const { dice } = await rowOf(scene, game);
  const { secret } = JSON.parse(String(dice)) as KeptDice;
  const told = JSON.stringify([said, rider.heard, viewer.heard]);
  if (SECRET.test(told.replaceAll('\\', ''))) return 'what a pit is was told';
  if (told.includes(secret)) return 'the secret of the dice was told';
  return /"hash":"[^"]|"seed":[0-9]/.test(told.replaceAll('\\', '')) ? 'a seed or a hash was told' : null;
}

async function nestedQuestions(scene: Scene, size: number): Promise<string | null> {
  const { viewer, game } = await sitDown(scene);
  const depths = [100, 5000, 31_000 - size];
  for (const depth of depths) {
    const args = '['.repeat(depth) + ']'.repeat(depth);
    for (const name of ['odds', 'reach', 'sight'])
      viewer.sendText(`{"kind":"game","id":-1,"type":"look","game":"${game}","name":"${name}","args":[${args}]}`);
    viewer.sendText(
      `{"kind":"game","id":-1,"type":"begin","package":"grunwald-1410","name":"","seats":{},"position":{"a":${args}}}`,
    );
  }
  // They are nothing, and anyone who asks something else is answered.
  const answer = await viewer.ask({ type: 'look', game, name: 'sight', args: [0, 1] });
  return answer === undefined ? 'the games answer no more' : null;
}
