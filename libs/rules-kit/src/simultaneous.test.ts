import { type Column, EventRegistry, Game, LEGAL, type Procedure, RefusalRegistry } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { simultaneous } from './simultaneous.ts';

const SIDES = 3;
const refusals = new RefusalRegistry<Auction>();
const events = new EventRegistry();
const TOO_MUCH = refusals.add('too-much', '1.2', 'Nobody has so much.');
const bidden = events.add('bidden', '1.3', 'side:number', 'bid:number');

/** Three sides bid 1 to 3 at once; a side that is bankrupt is not asked. */
const bidding: Procedure<Auction> = simultaneous<Auction>({
  id: 'bidding',
  case: '1.1',
  decides: (auction, side) => side !== auction.bankrupt,
  legal: (_, __, commands) => [1, 2, 3].forEach((bid) => commands.add(bid)),
  check: (_, __, bid) => (bid <= 3 ? LEGAL : TOO_MUCH),
  note(auction, side, bid) {
    auction.bids.set(side, bid);
    return true;
  },
  reveal(auction) {
    for (let side = 0; side < SIDES; side++) {
      auction.events.emit(bidden, side, auction.bids.of(side));
      auction.bids.set(side, 0);
    }
  },
});

class Auction extends Game {
  readonly refusals = refusals;
  readonly bids: Column = this.state.secretColumn('bids', SIDES);
  readonly bankrupt: number;
  protected readonly procedures = [bidding];

  constructor(bankrupt = -1) {
    super({ turns: 1, order: [1, 2, 0], steps: [{ id: 'bidding', procedure: 0, side: 1 }] }, SIDES);
    this.bankrupt = bankrupt;
    this.state.seal();
    this.begin(1);
  }

  protected override setUp(): void {
    // Nobody has bidden yet.
  }

  protected override finish(): void {
    // Nothing is scored.
  }
}

describe('a simultaneous step', () => {
  it('asks every side, and tells nothing before the last has decided', () => {
    const auction = new Auction();
    const before = auction.publicHash;
    const asked: number[] = [];
    for (const bid of [3, 1, 2]) {
      asked.push(auction.deciding);
      expect([auction.events.count, auction.decision?.secret]).toEqual([0, true]);
      auction.apply(bid);
    }
    expect(asked).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((index) => [...(auction.events.read(index)?.words.subarray(0, 2) ?? [])])).toEqual([
      [0, 2],
      [1, 3],
      [2, 1],
    ]);
    expect([auction.over, auction.state.hasSecrets]).toEqual([true, false]);
    while (auction.undo());
    expect(auction.publicHash).toBe(before);
  });

  it('shows the same whatever somebody has chosen', () => {
    const [one, other] = [1, 3].map((bid) => {
      const auction = new Auction();
      auction.apply(bid);
      return auction;
    });
    expect(one.publicHash).toBe(other.publicHash);
    expect(one.hash).not.toBe(other.hash);
  });

  it('can be asked anew, as if nobody had chosen yet', () => {
    const auction = new Auction();
    const begun = auction.hash;
    auction.apply(3);
    auction.apply(1);
    expect([auction.askAnew(), auction.deciding, auction.hash]).toEqual([true, 1, begun]);
    for (const bid of [2, 2, 2]) auction.apply(bid);
    expect([auction.over, auction.askAnew()]).toEqual([true, false]);
  });

  it('passes over a side that has nothing to decide, and refuses what is not legal', () => {
    const auction = new Auction(2);
    expect(auction.explain(4).map(({ id }) => id)).toEqual(['too-much']);
    auction.apply(1);
    expect(auction.deciding).toBe(0);
  });
});
