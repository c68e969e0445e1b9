import { LEGAL } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { around, type Axial, beside, type Double, FACINGS, isSame, labelOf, rightOf } from '../test-hexes.ts';
import { scene } from '../test-position.ts';
import { FRONT, NOT_ADJACENT, REAR, SIDE } from './05-2-facing.ts';
import { meleeZone } from './09-4-attacks.ts';
import { MELEE } from './09-melee-combat.ts';
import { PASS } from './04-passing.ts';

const FACES = [0, 1, 2, 3, 4, 5] as const;
const SIDES = new Set(['frontLeft', 'frontRight', 'leftFlank', 'rightFlank']);

/** A field on which the tests put the four counters where they like. */
function field() {
  const place = scene({
    map: { columns: 9, rows: 9 },
    phase: 'melee-phasing',
    phasing: 'ottoman',
    units: [
      { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N', face: 'melee' },
      { id: 'B', copy: 'spahis-1', size: 'single', hexes: ['0202'], face: 'melee' },
      { id: 'K', copy: 'gilan-1', hexes: ['0504'] },
      { id: 'L', copy: 'kushite', hexes: ['0508', '0608'], facing: 'N' },
    ],
  });
  const { battle, unit } = place;
  const { grid } = battle;
  const middle = { q: 2, r: 4 };
  return { ...place, grid, middle, single: unit('K'), double: unit('L'), attacker: unit('A'), lone: unit('B'), battle };
}

type Field = ReturnType<typeof field>;

/** Zone of one hex to the attacker, as the diagram has it [9.12]. */
function zoneOf(attacker: Double, hex: Axial): number {
  const name = Object.entries(around(attacker)).find(([, one]) => isSame(one, hex))?.[0];
  if (name === undefined) return NOT_ADJACENT;
  if (name === 'frontCenter') return FRONT;
  return SIDES.has(name) ? SIDE : REAR;
}

/** (R36): the best of the zones that the defender's hexes lie in. */
function bestOf(zones: readonly number[]): number {
  const adjacent = zones.filter((zone) => zone !== NOT_ADJACENT);
  return adjacent.length === 0 ? NOT_ADJACENT : Math.min(...adjacent);
}

/** Every place of a double on the field that does not lie on the attacker. */
function* doubles({ grid }: Field, taken: readonly Axial[]): Generator<Double> {
  for (let hex = 0; hex < grid.count; hex++) {
    for (const k of FACES) {
      const place = { left: { q: grid.q[hex], r: grid.r[hex] }, k };
      const right = rightOf(place);
      if (grid.at(right.q, right.r) < 0) continue;
      if (![place.left, right].some((one) => taken.some((other) => isSame(one, other)))) yield place;
    }
  }
}

describe('[9.12] a double does not attack into its rear', () => {
  it.each(FACES)('and to the side only with +2: a single in any hex, facing %i', (direction) => {
    const one = field();
    const { battle, grid, middle, attacker, single } = one;
    const place: Double = { left: middle, k: direction };
    battle.shift(attacker, grid.at(middle.q, middle.r), direction);
    let adjacent = 0;
    for (let hex = 0; hex < grid.count; hex++) {
      if (battle.covers(attacker, hex) || battle.covers(one.double, hex) || battle.covers(one.lone, hex)) continue;
      battle.shift(single, hex, 0);
      const zone = zoneOf(place, { q: grid.q[hex], r: grid.r[hex] });
      expect(meleeZone(battle, attacker, single)).toBe(zone);
      const allowed = battle.check(MELEE.of(attacker, single)) === LEGAL;
      expect(allowed).toBe(zone === FRONT || zone === SIDE);
      if (zone !== NOT_ADJACENT) adjacent++;
    }
    expect(adjacent).toBe(8);
  });

  it.each(FACES)('(R36) the best hex of a double defender counts, in every place of it, facing %i', (direction) => {
    const one = field();
    const { battle, grid, middle, attacker, double } = one;
    const place: Double = { left: middle, k: direction };
    battle.shift(attacker, grid.at(middle.q, middle.r), direction);
    const wrong: unknown[] = [];
    const zones = new Map<number, number>();
    for (const at of doubles(one, [middle, rightOf(place)])) {
      battle.left.set(double, grid.at(at.left.q, at.left.r));
      battle.direction.set(double, at.k);
      const expected = bestOf([zoneOf(place, at.left), zoneOf(place, rightOf(at))]);
      const found = meleeZone(battle, attacker, double);
      zones.set(found, (zones.get(found) ?? 0) + 1);
      if (found !== expected) wrong.push({ at, found, expected });
    }
    expect(wrong).toEqual([]);
    // Of six neighbours of the front-center hex two are the attacker's; each of the others is held in two facings.
    expect([...zones.keys()].toSorted((a, b) => a - b)).toEqual([NOT_ADJACENT, FRONT, SIDE, REAR]);
    expect(zones.get(FRONT)).toBe(8);
  });

  it('a single attacks all six hexes around it, and nothing further off', () => {
    const one = field();
    const { battle, grid, middle, lone, single } = one;
    battle.shift(lone, grid.at(middle.q, middle.r), 0);
    for (let hex = 0; hex < grid.count; hex++) {
      if (battle.covers(lone, hex)) continue;
      battle.left.set(single, hex);
      const isNext = FACES.some((d) => isSame(beside(middle, d), { q: grid.q[hex], r: grid.r[hex] }));
      expect(meleeZone(battle, lone, single)).toBe(isNext ? FRONT : NOT_ADJACENT);
    }
  });

  it('the two dice say so: +2 for each of four hexes, nothing ahead', () => {
    for (const k of FACES) {
      const place: Double = { left: { q: 2, r: 4 }, k };
      for (const [name, hex] of Object.entries(around(place))) {
        const { battle, unit, refused } = scene({
          map: { columns: 9, rows: 9 },
          phase: 'melee-phasing',
          phasing: 'ottoman',
          units: [
            {
              id: 'A',
              copy: 'spahis-1',
              hexes: [labelOf(place.left), labelOf(rightOf(place))],
              facing: FACINGS[k],
              face: 'melee',
            },
            { id: 'K', copy: 'gilan-1', hexes: [labelOf(hex)] },
            { id: 'B', copy: 'spahis-1', size: 'single', face: 'melee', hexes: ['0101'] },
            { id: 'L', copy: 'gilan-2', hexes: ['0201'] },
          ],
          dice: [6, 6],
        });
        if (name.startsWith('rear')) {
          expect(refused({ do: 'melee', unit: 'A', target: 'K' })).toEqual(['9.12']);
          continue;
        }
        battle.apply(MELEE.of(unit('A'), unit('K')));
        const melee = reader.all(battle, 0).find(({ event }) => event === 'melee');
        expect(melee?.modified, `${k} ${name}`).toBe(name === 'frontCenter' ? 12 : 14);
      }
    }
  });
});

describe('[9.11] one attack a unit', () => {
  it('and as many on one unit as there are attackers, each counting the level it has come to', () => {
    const { battle, unit, refused, piece } = scene({
      phase: 'melee-phasing',
      phasing: 'ottoman',
      units: [
        { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S', face: 'melee' },
        { id: 'B', copy: 'serb-guard', hexes: ['0407', '0507'], facing: 'N' },
        { id: 'C', copy: 'spahis-1', size: 'single', hexes: ['0706'], face: 'melee' },
        { id: 'K', copy: 'hindustan', hexes: ['0506', '0606'], facing: 'N' },
      ],
      dice: [6, 6, 6, 6, 6, 6],
    });
    for (const id of ['A', 'B', 'C']) {
      battle.apply(MELEE.of(unit(id), unit('K')));
      if (id !== 'C') expect(refused({ do: 'melee', unit: id, target: 'K' })).toEqual(['9.11']);
    }
    expect(reader.all(battle, 0).filter(({ event }) => event === 'melee')).toHaveLength(3);
    expect(piece('K').rout).toBe(0);
  });
});

describe('[9.3] the lance', () => {
  const charge = (more: Record<string, unknown>, dice: readonly number[]) =>
    scene({
      phase: 'melee-phasing',
      units: [
        { id: 'A', copy: 'gd-czawl-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee', ...more },
        { id: 'B', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S' },
        { id: 'C', copy: 'gd-czawl-2', hexes: ['0306', '0406'], facing: 'N', face: 'melee', lance: true },
        { id: 'D', copy: 'akinjis-1', hexes: ['0305'] },
      ],
      dice,
    });

  it('[9.31], [9.32] changes two dice by four and goes, whatever the dice; without it a charge changes them by two', () => {
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) {
        for (const [marks, change] of [
          [{ lance: true, charging: 'B' }, -4],
          [{ charging: 'B' }, -2],
          [{ lance: true }, 0],
          [{ lance: true, charging: 'D' }, 0],
        ] as const) {
          if (change === 0 && first + second < 12) continue;
          const { battle, unit, piece } = charge(marks, [first, second, 6, 6, 6, 6, 6, 6]);
          battle.apply(MELEE.of(unit('A'), unit('B')));
          const melee = reader.all(battle, 0).find(({ event }) => event === 'melee');
          expect(Number(melee?.modified) - Number(melee?.dice)).toBe(change);
          expect(piece('A').lance).toBe(change === 0);
          expect(piece('A').charging).toBe(change === 0 && 'charging' in marks ? marks.charging : false);
          expect(piece('C').lance).toBe(true);
        }
      }
    }
  });

  it('(R13) the Charge marker goes at the end of its own Melee Phase, the lance stays', () => {
    const { battle, piece } = charge({ lance: true, charging: 'B' }, []);
    battle.apply(PASS.of());
    expect(piece('A').charging).toBe(false);
    expect(piece('A').lance).toBe(true);
  });

  it('(R13) in the Melee Phase of the other side it stays', () => {
    const { battle, piece } = scene({
      phase: 'melee-other',
      phasing: 'ottoman',
      units: [
        { id: 'A', copy: 'gd-czawl-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee', charging: 'B' },
        { id: 'B', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S', charging: 'A' },
      ],
    });
    battle.holdsBetweenSteps = true;
    battle.apply(PASS.of());
    expect(piece('A').charging).toBe('B');
    expect(piece('B').charging).toBe('A');
  });
});
