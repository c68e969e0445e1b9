/** Two games that differ in nothing but what one side hides: whatever the others ask, they are told the same, byte by byte. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaseFile } from '@hexwright/model';
import type { WrittenCommand } from '@hexwright/playtest';
import type { RoomRequest } from '@hexwright/playtest/shared';
import { setItem } from '@hexwright/workspace';
import { settle } from '../faults/scene.ts';
import type { RunningServer } from '../start-server.ts';
import { until, type Client, type Place } from '../testing/place.ts';
import { PIT_PACKAGE, PITS, pitServer, RIDER, GameGuest } from '../testing/game-guest.ts';

const HEXES = 14 * 14;
const PIECES = ['A', 'F', 'B', 'P', 'Q', 'R', 'S', 'nobody', '__proto__'];

let place: Place;
let server: RunningServer;

beforeAll(async () => {
  ({ place, server } = await pitServer());
});

afterAll(() => place.clear());

/** The position with the faces of two pits exchanged. */
function twinOf({ units = [], ...position }: CaseFile): CaseFile {
  const other: Readonly<Record<string, string>> = { P: 'dummy', Q: 'real', R: 'dummy', S: 'real' };
  const faced = units.map((unit) => (other[unit.id] === undefined ? unit : { ...unit, face: other[unit.id] }));
  return { ...position, units: faced };
}

/** A game, with somebody who has laid the pits, somebody who rides, and somebody who looks on. */
class Twin {
  readonly game: string;
  readonly keeper: GameGuest;
  readonly rider: GameGuest;
  readonly viewer: GameGuest;
  readonly editor: Client;

  private constructor(game: string, guests: readonly [GameGuest, GameGuest, GameGuest], editor: Client) {
    this.game = game;
    [this.keeper, this.rider, this.viewer] = guests;
    this.editor = editor;
  }

  static async begin(position: CaseFile): Promise<Twin> {
    const editor = await place.join(server.port);
    const keeper = await GameGuest.greeted(await place.join(server.port), 'keeper');
    const rider = await GameGuest.greeted(editor, 'rider');
    const viewer = await GameGuest.greeted(await place.join(server.port), 'viewer');
    const seats = { teutonic: { to: 'me' } } as const;
    const game = await keeper.ask<string>({ type: 'begin', package: PIT_PACKAGE, name: 'Twin', seats, position });
    for (const one of [keeper, rider, viewer]) await one.watch(game);
    await rider.ask({ type: 'sit', game, side: RIDER, wish: { to: 'me' } });
    await rider.ready(game);
    return new Twin(game, [keeper, rider, viewer], editor);
  }

  /** Asks something of the game, and gives the answer as it came, without what is another one for every game. */
  async ask(one: GameGuest, asked: object): Promise<string> {
    const before = one.heard.length;
    const answer = await settle(one.ask({ game: this.game, ...asked } as unknown as RoomRequest));
    const came = one.heard.slice(before).filter((words) => words.includes('"answer"') || words.includes('"failed"'));
    if (came.length === 0) throw new Error('Nothing was answered.');
    return this.#plain(JSON.stringify([answer, ...came]));
  }

  #plain(words: string): string {
    return words
      .replaceAll(this.game, 'GAME')
      .replaceAll(/\\?"id\\?":\d+/g, '"id":N')
      .replaceAll(/\\?"updated\\?":\d+/g, '"updated":N')
      .replaceAll(/\\?"round\\?":\d+/g, '"round":N')
      .replaceAll(/[0-9a-f]{64}/g, 'PROMISE');
  }
}

const faces = (...ids: readonly string[]): readonly object[] => ['concealed', ...ids].map((id) => ({ id, name: id }));

/** Everything that can be looked at, by both. */
function* looks(): Generator<object> {
  const look = (name: string, ...args: readonly unknown[]): object => ({ type: 'look', name, args });
  for (const piece of PIECES) {
    yield look('reach', piece);
    yield look('influences', piece);
    for (let hex = 0; hex < HEXES; hex += 1) if (hex % 5 === 0 || hex > 90) yield look('whyNot', piece, hex);
  }
  yield look('influences', null);
  for (let hex = 0; hex < HEXES; hex += 7) yield look('sight', hex, HEXES - 1 - hex);
  for (const command of commands()) yield look('odds', command, []);
  for (const command of commands()) yield look('odds', command, [{ do: 'begin-move', unit: 'A' }]);
}

/** Commands, most of which are refused. None brings a rider into a pit, which shows what it is. */
function* commands(): Generator<WrittenCommand> {
  for (const unit of PIECES) {
    for (const word of ['stop', 'stand', 'remove-pit', 'lay-pit', 'attack', 'fire', 'rally', 'retreat', 'advance']) {
      yield { do: word, unit, target: 'P', step: 'N', hex: 'A7 B10' };
    }
    for (const step of ['N', 'NE', 'SE', 'S', 'SW', 'NW', 'X']) yield { do: 'step', unit, step };
  }
  yield { do: 'end-phase' };
  yield { do: 'nonsense' };
}

it('are told of alike to those who may not know: every look, every refusal, every change of the package', async () => {
  const [one, other] = [await Twin.begin(PITS), await Twin.begin(twinOf(PITS))];
  /** Asks both the same, of the rider and of somebody who looks on. */
  const compare = async (asked: object): Promise<void> => {
    for (const name of ['rider', 'viewer'] as const) {
      const [first, second] = [await one.ask(one[name], asked), await other.ask(other[name], asked)];
      expect(second, `${name} ${JSON.stringify(asked)}`).toBe(first);
      expect(first, `${name} ${JSON.stringify(asked)}`).not.toMatch(/(real|dummy)\\?"/);
    }
  };
  const standing = [
    JSON.stringify(one.keeper.now.snapshot.view.pieces),
    JSON.stringify(other.keeper.now.snapshot.view.pieces),
  ];
  expect(standing[0]).not.toBe(standing[1]);
  await compare({ type: 'watch' });
  for (const look of looks()) await compare(look);
  for (const command of commands()) await compare({ type: 'perform', at: 0, commands: [command] });
  await compare({ type: 'perform', at: 0, commands: [{ do: 'begin-move', unit: 'A' }] });
  for (const command of commands()) {
    const isIntoPit = command['unit'] === 'A' && (command.do === 'step' || command.do === 'stop');
    if (!isIntoPit) await compare({ type: 'perform', at: 1, commands: [command] });
  }
  await compare({ type: 'save' });
  await compare({ type: 'sit', side: 'teutonic', wish: { to: 'me' } });
  await compare({ type: 'drop' });
  const { editor } = one;
  const edits = [
    // What a pit is has another name, and the position is good only if it is not that.
    ['units/wolf-pit-1/faces', faces('another', 'dummy')],
    ['units/wolf-pit-1/faces', faces('real', 'another')],
    ['units/wolf-pit-2/faces', faces('another', 'dummy')],
    ['units/wolf-pit-2/faces', [{ id: 'concealed', name: 'Face down' }]],
    ['units/wolf-pit-1/kind', 'nothing'],
    ['units/polish-horse-1/values/movement', 1],
  ] as const;
  for (const [path, value] of edits) {
    editor.editor.do(setItem(editor.project, PIT_PACKAGE, path, value as never));
    await editor.saved();
    await compare({ type: 'offer' });
    for (const { rider, game } of [one, other]) {
      const offer = rider.games.get(game)?.offer ?? null;
      if (offer !== null) await rider.ask({ type: 'agree', game, offer: offer.id, yes: false });
      await until(() => (rider.games.get(game)?.offer ?? null) === null, 'the offer to be gone');
    }
    await compare({ type: 'watch' });
    editor.editor.undo();
    await editor.saved();
  }
});
