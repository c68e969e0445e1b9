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

/** A hand in a game of one horse and a foe, what the game was asked, and what was done in it. */
function handIn(...choices: readonly Choice[]): { hand: PlayerHand; asked: string[]; done: string[][] } {
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
  const answers: Readonly<Record<string, unknown>> = { reach, odds: ODDS, candidates: [], whyNot: { refusals: [] } };
  const host = {
    snapshot: new Store(snapshot),
    trouble: new Store(null),
    ask(name: string): Promise<unknown> {
      asked.push(name);
      return Promise.resolve(answers[name]);
    },
  } as unknown as GameShown;
  const hand = new PlayerHand({
    host,
    snapshot,
    isPersons: true,
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
  });
  return { hand, asked, done };
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

  it('empties itself once for a position', async () => {
    const { hand } = handIn(PICK, END);
    await hand.handOver();
    expect(hand.held.value.piece).toBe(null);
    await hand.pick('horse');
    await hand.handOver();
    expect(hand.held.value.piece).toBe('horse');
  });
});
