import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { Numbers } from '../test-numbers.ts';
import { type Scene, scene } from '../test-position.ts';
import { DUEL_ZONES } from './duel-charts.ts';
import { printed } from './17-leaders.ts';

/** A duel of two leaders fought with given zones and dice, as long as both live. */
function duel(first: string, second: string, dice: readonly number[]): Scene {
  const one = scene({
    package: 'gmb/king-arthur',
    phase: 'man-to-man',
    units: [
      { id: 'A', copy: first, hexes: ['0605'] },
      { id: 'B', copy: second, hexes: ['0505'] },
    ],
    dice,
  });
  one.do({ do: 'challenge', unit: 'A', target: 'B' });
  // A pagan without a unit has no answer but to fight.
  if (one.battle.decision?.id === 'challenged') one.do({ do: 'accept-challenge' });
  return one;
}

interface Fighter {
  readonly prowess: number;
  readonly chivalry: number;
  mounted: boolean;
  lance: boolean;
  stunned: boolean;
  wounded: boolean;
}

/** [18.34] By defence, then attack: keyed from the booklet, not from the package. */
const MATRIX: Readonly<Record<string, readonly number[]>> = {
  helm: [2, 6, 4, 7],
  right: [6, 7, 0, 6],
  left: [4, 2, 7, 5],
  'horse-legs': [7, 6, 5, 0],
};

/** The total of a blow by the list of [18.34]. */
function total(from: Fighter, to: Fighter, attack: string, defence: string, die: number): number {
  let sum = MATRIX[defence][DUEL_ZONES.findIndex((zone) => zone === attack)] + from.prowess - to.prowess + die;
  if (from.mounted) sum++;
  if (to.mounted) sum--;
  if (from.lance) sum++;
  if (to.stunned) sum++;
  if (from.wounded) sum--;
  if (to.wounded) sum += 3;
  return sum;
}

/** What a blow brings by the chart of [18.35]: who is killed, and how both stand then. */
function strike(sum: number, die: number, from: Fighter, to: Fighter): { dies: boolean; stuns: boolean } {
  if (die === 1) return { dies: false, stuns: false };
  if (sum <= 7) from.lance = false;
  if (sum <= 2) from.mounted = false;
  if (sum >= 11 && sum <= 13) {
    to.mounted = false;
    to.lance = false;
  }
  if (sum >= 12 && sum <= 13) to.wounded = true;
  return { dies: sum >= 14, stuns: sum >= 9 && sum <= 13 };
}

function judge(seed: number, pair: readonly [string, string]): number {
  const numbers = new Numbers(seed);
  const dice = Array.from({ length: 200 }, () => 1 + numbers.below(6));
  const { battle, unit, piece, do: perform } = duel(pair[0], pair[1], dice);
  const fighter = (id: string): Fighter => ({
    prowess: printed.of(battle).prowess[unit(id)],
    chivalry: printed.of(battle).chivalry[unit(id)],
    mounted: true,
    lance: true,
    stunned: false,
    wounded: false,
  });
  const [a, b] = [fighter('A'), fighter('B')];
  for (let round = 0; round < 40; round++) {
    perform({ do: 'fight-on' });
    perform({ do: 'fight-on' });
    const zones = [a, b].map(({ chivalry }) => {
      const attack = numbers.pick(DUEL_ZONES.slice(0, chivalry > 1 ? 3 : 4));
      return { attack, defence: numbers.pick(DUEL_ZONES.filter((zone) => zone !== attack)) };
    });
    const used = round * 2;
    for (const zone of zones) perform({ do: 'zones', ...zone });
    const before = [{ ...a }, { ...b }];
    const sums = [
      total(before[0], before[1], zones[0].attack, zones[1].defence, dice[used]),
      total(before[1], before[0], zones[1].attack, zones[0].defence, dice[used + 1]),
    ];
    a.stunned = false;
    b.stunned = false;
    const first = strike(sums[0], dice[used], a, b);
    const second = strike(sums[1], dice[used + 1], b, a);
    a.stunned = second.stuns;
    b.stunned = first.stuns;
    expect(piece('A').eliminated, `${seed} ${round}`).toBe(second.dies);
    expect(piece('B').eliminated, `${seed} ${round}`).toBe(first.dies);
    if (first.dies || second.dies) return round + 1;
    for (const [giver, taker] of [
      [a, b],
      [b, a],
    ]) {
      if (giver.chivalry >= 3 && giver.mounted) taker.mounted = true;
    }
    const lances = [a.lance, b.lance];
    for (const [index, giver, taker] of [
      [0, a, b],
      [1, b, a],
    ] as const) {
      if (giver.chivalry >= 2 && lances[index] && taker.mounted) taker.lance = true;
    }
    for (const [id, stands] of [
      ['A', a],
      ['B', b],
    ] as const) {
      expect(piece(id), `${seed} ${round} ${id}`).toMatchObject({
        mounted: stands.mounted,
        unbrokenLance: stands.lance,
        stunned: stands.stunned,
        wounded: stands.wounded,
      });
    }
  }
  return 40;
}

describe('[18.3]-[18.47] duels, blow by blow, are fought as the booklet has them', () => {
  it.each([
    ['sir-modred', 'arthur-pendragon'],
    ['chelric', 'lucan'],
    ['heliades', 'kabrnten'],
    ['lucius', 'sagrmor'],
    ['elaf', 'caradoc'],
  ] as const)('%s against %s', (first, second) => {
    let rounds = 0;
    for (let seed = 0; seed < 15; seed++) rounds += judge(seed, [first, second]);
    expect(rounds).toBeGreaterThan(20);
  });

  it('throws one die for each blow, the challenger first', () => {
    const { battle, do: perform } = duel('heliades', 'caradoc', [3, 4]);
    perform({ do: 'fight-on' });
    perform({ do: 'fight-on' });
    perform({ do: 'zones', attack: 'helm', defence: 'left' });
    perform({ do: 'zones', attack: 'left', defence: 'right' });
    const blows = reader.all(battle, 0).filter(({ event }) => event === 'duel-attack');
    expect(blows.map(({ attacker, die }) => [attacker, die])).toEqual([
      ['A', 3],
      ['B', 4],
    ]);
  });
});
