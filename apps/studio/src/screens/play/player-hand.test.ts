import type { AttackOdds, Choice, GameView, PieceView, Reach, WrittenCommand } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { GameShown } from '../../game-host/game-host.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { Store } from '../../parts/store.ts';
import { Attempts } from './attempts.ts';
import { ContestOpen } from './contest-open.ts';
import { GroupOrders } from './group-orders.ts';
import { Meant } from './meant.ts';
import { Playback } from './playback.ts';
import { PlayerHand } from './player-hand.ts';
import { LineOfSightProbe } from './line-of-sight-probe.ts';

const piece = (id: string, hex: number): PieceView =>
  ({ id, name: id, places: [hex], where: 'map', with: [], across: null }) as unknown as PieceView;

const choice = (kind: Choice['kind'], of: string | null, places: readonly number[]): Choice =>
  ({ kind, piece: of, places, target: null, command: { do: kind }, label: kind }) as unknown as Choice;

const place = (hex: number, cost: number, from: number) => ({
  places: [hex],
  cost,
  from,
  ends: true,
  entered: [hex],
  parts: [],
  command: { do: 'step', to: hex },
  after: [{ do: 'stop' }],
});

const reach = {
  piece: 'horse',
  allowance: 8,
  unit: 'points',
  before: [],
  companions: [],
  attacks: [],
  places: [place(1, 0, -1), place(2, 1, 0)],
} as unknown as Reach;

const ODDS = { chance: 0.5 } as unknown as AttackOdds;
const PICK = choice('piece', 'horse', [1]);
const TARGET = choice('target', 'horse', [5]);
const STEP = choice('step', 'horse', [2]);
const END = choice('done', null, []);

interface InHand {
  readonly hand: PlayerHand;
  readonly asked: string[];
  readonly done: string[][];
  /** The game with what can be set in it. */
  readonly game: { isUnderWay: boolean; isPersons: boolean };
  /** What the game says to what it is asked. */
  readonly answers: Record<string, unknown>;
}

/** A hand in a game of one horse and a foe, what the game was asked, and what was done in it. */
function handIn(...choices: readonly Choice[]): InHand {
  const view = {
    prompt: { piece: null },
    space: { shape: 'hexes' },
    pieces: [piece('horse', 1), piece('foe', 5)],
    node: 4,
    packageHash: 'a',
  } as unknown as GameView;
  const snapshot = { view, choices } as unknown as GameSnapshot;
  const asked: string[] = [];
  const done: string[][] = [];
  const answers: Record<string, unknown> = { reach, odds: ODDS, candidates: [], whyNot: { refusals: [] } };
  const host = {
    snapshot: new Store(snapshot),
    trouble: new Store(null),
    ask(name: string): Promise<unknown> {
      asked.push(name);
      return Promise.resolve(answers[name]);
    },
  } as unknown as GameShown;
  const game = {
    host,
    snapshot,
    isPersons: true,
    isUnderWay: false,
    attempts: new Attempts(host),
    playback: new Playback(),
    sight: new LineOfSightProbe(),
    contest: new ContestOpen(),
    group: new GroupOrders(host, () => Promise.reject(new Error('Nobody moves a group here.'))),
    meant: new Meant(() => Promise.resolve([])),
    perform(commands: readonly WrittenCommand[]): Promise<void> {
      done.push(commands.map((one) => one.do));
      return Promise.resolve();
    },
    moveGroup: () => Promise.resolve(),
  };
  return { hand: new PlayerHand(game), asked, done, game, answers };
}

describe('the hand of a player', () => {
  const click = { counter: null, isTap: false };

  it('picks a piece up, and moves it by one click where there is one plain way', async () => {
    const { hand, asked, done } = handIn(PICK);
    await hand.click({ ...click, place: 1 });
    expect([hand.held.value.piece, hand.held.value.reach, asked]).toEqual(['horse', reach, ['reach']]);
    await hand.click({ ...click, place: 2 });
    expect(done).toEqual([['step', 'stop']]);
  });

  it('hears where a piece can go before it takes a click for a single step', async () => {
    const { hand, done } = handIn(PICK, STEP);
    const picked = hand.pick('horse');
    await Promise.all([picked, hand.click({ ...click, place: 2 })]);
    expect(done).toEqual([['step', 'stop']]);
  });

  it('shows the way to where the pointer rests before it is known where the piece can go', async () => {
    const { hand } = handIn(PICK);
    const picked = hand.pick('horse');
    await hand.point(2);
    await picked;
    expect([hand.held.value.place, hand.held.value.ways.length]).toEqual([2, 1]);
    await hand.point(1);
    await hand.pick('horse');
    expect(hand.held.value.place).toBe(-1);
  });

  it('sets a piece down where it is tapped first, and lets it go there with the second tap', async () => {
    const { hand, done } = handIn(PICK);
    await hand.click({ place: 1, counter: null, isTap: true });
    await hand.click({ place: 2, counter: null, isTap: true });
    expect([hand.isReady, done]).toEqual([true, []]);
    await hand.click({ place: 2, counter: null, isTap: true });
    expect(done).toEqual([['step', 'stop']]);
  });

  it('shows the odds of an attack before it is made', async () => {
    const { hand, asked, done } = handIn(PICK, TARGET);
    await hand.pick('horse');
    await hand.click({ ...click, place: 5 });
    expect([hand.odds.value, hand.held.value.armed, asked, done]).toEqual([ODDS, TARGET, ['reach', 'odds'], []]);
    await hand.confirm();
    expect(done).toEqual([['target']]);
  });

  it('asks before it drops an order that is not carried out yet', async () => {
    const { hand, done } = handIn(PICK, TARGET, END);
    await hand.pick('horse');
    await hand.click({ ...click, place: 5 });
    await hand.choose(END);
    expect([hand.dropping.value, done]).toEqual([END, []]);
    hand.keepOrder();
    expect([hand.dropping.value, hand.held.value.armed]).toEqual([null, TARGET]);
  });

  it('says why nothing can be done there, until it is put down', async () => {
    const { hand, asked } = handIn(PICK);
    await hand.pick('horse');
    await hand.click({ ...click, place: 9 });
    expect([asked, hand.denial.value]).toEqual([['reach', 'candidates', 'whyNot'], { refusals: [] }]);
    hand.putDown();
    expect([hand.denial.value, hand.held.value.piece]).toEqual([null, null]);
  });

  describe('that is clicked with while a command is under way', () => {
    const late = async ({ hand, game }: InHand, ...places: readonly number[]): Promise<void> => {
      game.isUnderWay = true;
      for (const place of places) await hand.click({ ...click, place });
      game.isUnderWay = false;
      await hand.catchUp();
    };

    it('takes up the piece that was clicked last, and only once', async () => {
      const inHand = handIn(PICK, choice('piece', 'mule', [3]));
      await late(inHand, 9, 1);
      expect([inHand.hand.held.value.piece, inHand.hand.denial.value]).toEqual(['horse', null]);
      inHand.hand.putDown();
      await inHand.hand.catchUp();
      expect(inHand.hand.held.value.piece).toBe(null);
    });

    it('shows a way and the odds of an attack, and does neither', async () => {
      const inHand = handIn(PICK, TARGET, STEP);
      const { hand, done } = inHand;
      await hand.pick('horse');
      await late(inHand, 2);
      expect([hand.held.value.place, hand.held.value.isSet, done]).toEqual([2, true, []]);
      await late(inHand, 2);
      expect([hand.held.value.isSet, done]).toEqual([true, []]);
      await late(inHand, 5);
      await late(inHand, 5);
      expect([hand.odds.value, hand.held.value.armed, done]).toEqual([ODDS, TARGET, []]);
    });

    it('says why nothing can be done there', async () => {
      const inHand = handIn(PICK);
      await late(inHand, 9);
      expect(inHand.hand.denial.value).toEqual({ refusals: [] });
    });

    it('takes a second click where the command was given for one of a double click', async () => {
      const inHand = handIn(PICK);
      await inHand.hand.click({ ...click, place: 9 });
      inHand.hand.drop();
      await late(inHand, 9);
      expect(inHand.hand.denial.value).toBe(null);
    });

    it('means nothing any more where another player decides, or something else was clicked or ordered since', async () => {
      const inHand = handIn(PICK);
      const { hand, game } = inHand;
      game.isUnderWay = true;
      await hand.click({ ...click, place: 1 });
      game.isPersons = false;
      await hand.handOver();
      [game.isPersons, game.isUnderWay] = [true, false];
      await hand.catchUp();
      expect(hand.held.value.piece).toBe(null);
      game.isUnderWay = true;
      await hand.click({ ...click, place: 1 });
      hand.drop();
      await hand.catchUp();
      await hand.click({ ...click, place: 1 });
      game.isUnderWay = false;
      await hand.click({ ...click, place: 9 });
      await hand.catchUp();
      expect(hand.held.value.piece).toBe(null);
    });
  });

  it('shows an attack without odds at the first tap, and makes it at the second', async () => {
    const { hand, done, answers } = handIn(PICK, TARGET);
    answers['odds'] = null;
    await hand.pick('horse');
    await hand.click({ place: 5, counter: null, isTap: true });
    expect([hand.held.value.armed, done]).toEqual([TARGET, []]);
    await hand.click({ place: 5, counter: null, isTap: true });
    expect(done).toEqual([['target']]);
  });

  it('empties itself once for a position', async () => {
    const { hand } = handIn(PICK, END);
    await hand.handOver();
    expect(hand.held.value.piece).toBe(null);
    await hand.pick('horse');
    await hand.handOver();
    expect(hand.held.value.piece).toBe('horse');
  });
});
