import { describe, expect, it } from 'vitest';
import { Findings, type WatchedResult } from './findings.ts';

const SUBJECT = {
  sides: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  levels: [{ id: 'marginal', name: 'Marginal' }],
  acts: {
    acted: [],
    applied: [{ id: 'flank', label: 'On the flank' }],
    forbade: [{ id: 'mud', label: 'Mud' }],
    held: [],
    arrived: [{ id: 'relief', label: 'The relief' }],
    withdrew: [],
    settled: [],
  },
  contingents: [],
};

const game = (seed: number, more: Partial<WatchedResult> = {}): WatchedResult => ({
  seed,
  winner: 'red',
  level: null,
  levelName: null,
  score: 10,
  victoryPoints: { red: 12, blue: 2 },
  turns: 5,
  commands: 100,
  hash: '',
  end: 'over',
  losses: [],
  moved: {},
  fought: {},
  ...more,
});

describe('findings', () => {
  it('count winners, levels, points and what acted, with their intervals', () => {
    const findings = new Findings(SUBJECT);
    for (let seed = 1; seed <= 40; seed++) {
      const isBlue = seed % 4 === 0;
      findings.add(
        game(seed, {
          winner: isBlue ? 'blue' : 'red',
          level: isBlue ? null : 'marginal',
          applied: { flank: isBlue ? 4 : 0 },
          arrived: { relief: isBlue ? 2 : 0 },
        }),
      );
    }
    const { games, wins, levels, points, acting } = findings.report;
    expect(games).toBe(40);
    expect(wins.map(({ id, estimate }) => [id, estimate.mean])).toEqual([
      ['red', expect.closeTo(0.75, 12)],
      ['blue', expect.closeTo(0.25, 12)],
      ['draw', 0],
    ]);
    for (const { estimate } of wins) {
      expect(estimate.low).toBeGreaterThanOrEqual(0);
      expect(estimate.high).toBeLessThanOrEqual(1);
      expect(estimate.high - estimate.low).toBeGreaterThan(0.05);
    }
    expect(levels[0].estimate.mean).toBeCloseTo(0.75, 12);
    expect(points.map(({ estimate }) => estimate.mean)).toEqual([12, 2]);
    expect(acting).toEqual([
      { sort: 'modifier', id: 'flank', label: 'On the flank', perGame: expect.closeTo(1, 12) },
      { sort: 'restriction', id: 'mud', label: 'Mud', perGame: 0 },
      { sort: 'arrival', id: 'relief', label: 'The relief', perGame: expect.closeTo(0.5, 12) },
    ]);
  });

  it('add up losses turn by turn, and tell where they were', () => {
    const findings = new Findings(SUBJECT);
    findings.add(
      game(1, {
        turns: 3,
        losses: [
          { unit: 'a', side: 'red', turn: 1, hexes: ['0101'] },
          { unit: 'b', side: 'red', turn: 3, hexes: ['0101', '0102'] },
        ],
      }),
    );
    findings.add(game(2, { turns: 4, losses: [{ unit: 'c', side: 'blue', turn: 2, hexes: ['0303'] }] }));
    expect(findings.report.losses).toEqual([
      {
        side: 'red',
        upToTurn: [0.5, 0.5, 1, 1],
        hexes: [
          ['0101', 2],
          ['0102', 1],
        ],
      },
      { side: 'blue', upToTurn: [0, 0.5, 0.5, 0.5], hexes: [['0303', 1]] },
    ]);
  });

  it('add up where counters of each side went and fought, the most first', () => {
    const findings = new Findings(SUBJECT);
    findings.add(game(1, { moved: { red: '0101 1;0102 4' }, fought: { blue: '0103 1' } }));
    findings.add(game(2, { moved: { red: '0101 5' }, fought: { blue: '0103 2', red: '0102 1' } }));
    expect(findings.report.traces).toEqual([
      {
        side: 'red',
        moved: [
          ['0101', 6],
          ['0102', 4],
        ],
        fought: [['0102', 1]],
      },
      { side: 'blue', moved: [], fought: [['0103', 3]] },
    ]);
  });

  it('point out the game in the middle and those that were least like the others', () => {
    const findings = new Findings(SUBJECT);
    for (let seed = 1; seed <= 9; seed++) findings.add(game(seed, { score: seed }));
    findings.add(game(10, { score: 60 }));
    findings.add(game(11, { score: 5, turns: 30 }));
    const { median, strangest } = findings.report;
    expect(median?.seed).toBe(11);
    expect(new Set(strangest.slice(0, 2).map(({ seed }) => seed))).toEqual(new Set([10, 11]));
  });

  it('give each side half of a draw', () => {
    const findings = new Findings(SUBJECT);
    for (const winner of ['red', 'draw', 'draw', null]) findings.add(game(1, { winner }));
    expect([findings.share('red').mean, findings.share('blue').mean]).toEqual([
      expect.closeTo(2.5 / 4, 12),
      expect.closeTo(1.5 / 4, 12),
    ]);
  });

  it('leave out a game that was stopped', () => {
    const findings = new Findings(SUBJECT);
    findings.add(game(1, { end: 'limit' }));
    const { games, stopped, median } = findings.report;
    expect([games, stopped, median]).toEqual([0, 1, null]);
  });
});
