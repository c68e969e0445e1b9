import { LEGAL } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { between } from '../combat-question.ts';
import { TRAIN } from '../counters.ts';
import { reader } from '../reading.ts';
import { IN_PLAY } from '../status.ts';
import { DOUBLE_STEPS, StepPlan } from '../standard/05-2-facing.ts';
import { stepRefusal } from '../standard/06-stacking.ts';
import { crowds } from '../test-crowds.ts';
import { beside, type Double, doubleSteps, FACINGS, isSame, labelOf, rightOf } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { isInLager } from './20-wagons.ts';

const FACES = [0, 1, 2, 3, 4, 5] as const;
const MIDDLE = { q: 2, r: 4 };

const isSheltered = (battle: Battle, unit: number): boolean => isInLager(between(battle, unit, unit), unit);

/** A wagon in the middle and a double that the tests put where they like. */
function field(k: number, face: string, copy: string) {
  const wagon: Double = { left: MIDDLE, k };
  const hexes = [wagon.left, rightOf(wagon)];
  const place = scene({
    map: { columns: 9, rows: 9 },
    phase: 'movement',
    units: [
      { id: 'W', copy: 'wagons-1', hexes: hexes.map(labelOf), facing: FACINGS[k], face },
      { id: 'A', copy, hexes: ['0101', '0201'], facing: 'N' },
    ],
  });
  return { ...place, hexes };
}

/** How many hexes of the wagon a double covers. */
const covered = (place: Double, wagon: readonly { q: number; r: number }[]): number =>
  [place.left, rightOf(place)].filter((hex) => wagon.some((one) => isSame(one, hex))).length;

function* places(battle: Battle): Generator<Double> {
  for (let hex = 0; hex < battle.grid.count; hex++) {
    const left = { q: battle.grid.q[hex], r: battle.grid.r[hex] };
    for (const k of FACES) {
      const right = beside(left, k);
      if (battle.grid.at(right.q, right.r) >= 0) yield { left, k };
    }
  }
}

const plan = new StepPlan();

describe('[20.11] a double in a lager stands on both of its hexes', () => {
  it.each(FACES)('so no step ends on one of them: every place and step, the lager facing %i', (k) => {
    const { battle, unit, hexes } = field(k, 'lager', 'azab-1');
    const piece = unit('A');
    const wrong: unknown[] = [];
    let entries = 0;
    for (const place of places(battle)) {
      if (covered(place, hexes) === 1) continue;
      const left = battle.grid.at(place.left.q, place.left.r);
      battle.shift(piece, left, place.k);
      for (const [index, { after, moves }] of doubleSteps(place).entries()) {
        plan.plotDouble(battle.grid, left, place.k, DOUBLE_STEPS[index]);
        const onMap = moves.every(({ to }) => battle.grid.at(to.q, to.r) >= 0);
        const expected = onMap && covered(after, hexes) !== 1;
        const found = stepRefusal(battle, piece, plan) === LEGAL;
        if (found !== expected) wrong.push({ place, step: index, found });
        if (found && covered(after, hexes) === 2 && covered(place, hexes) === 0) entries++;
      }
    }
    expect(wrong).toEqual([]);
    // From ahead, from behind and by a pivot no way leads in at once but straight on, either row, facing either way.
    expect(entries).toBe(4);
  });

  it.each(FACES)('[20.21] limbered it is no obstacle, the wagon facing %i', (k) => {
    const { battle, unit } = field(k, 'limbered', 'azab-1');
    const piece = unit('A');
    for (const place of places(battle)) {
      const left = battle.grid.at(place.left.q, place.left.r);
      battle.shift(piece, left, place.k);
      for (const [index, { moves }] of doubleSteps(place).entries()) {
        plan.plotDouble(battle.grid, left, place.k, DOUBLE_STEPS[index]);
        const onMap = moves.every(({ to }) => battle.grid.at(to.q, to.r) >= 0);
        if ((stepRefusal(battle, piece, plan) === LEGAL) !== onMap) expect({ place, index }).toBe('open');
      }
      expect(isSheltered(battle, piece)).toBe(false);
    }
  });

  it('gives shelter to who stands wholly in it, facing either way, and to nobody else', () => {
    for (const k of FACES) {
      const { battle, unit, hexes } = field(k, 'lager', 'azab-1');
      let sheltered = 0;
      for (const place of places(battle)) {
        battle.shift(unit('A'), battle.grid.at(place.left.q, place.left.r), place.k);
        expect(isSheltered(battle, unit('A'))).toBe(covered(place, hexes) === 2);
        if (isSheltered(battle, unit('A'))) sheltered++;
      }
      expect(sheltered).toBe(2);
    }
  });
});

describe('[20.22] a Tartar unit that enters a wagon hex destroys the wagon', () => {
  it.each(['lager', 'limbered'])('by any step of a double that touches it, %s and empty', (face) => {
    for (const k of [0, 1, 2]) {
      const { battle, unit, hexes } = field(k, face, 'kushite');
      const piece = unit('A');
      let entries = 0;
      for (const place of places(battle)) {
        if (covered(place, hexes) > 0) continue;
        const left = battle.grid.at(place.left.q, place.left.r);
        for (const [index, { after, moves }] of doubleSteps(place).entries()) {
          battle.shift(piece, left, place.k);
          plan.plotDouble(battle.grid, left, place.k, DOUBLE_STEPS[index]);
          const onMap = moves.every(({ to }) => battle.grid.at(to.q, to.r) >= 0);
          if ((stepRefusal(battle, piece, plan) === LEGAL) !== onMap) expect({ place, index }).toBe('open');
          if (covered(after, hexes) > 0) entries++;
        }
      }
      expect(entries).toBeGreaterThan(10);
    }
  });
});

describe('[20.0] in any random game with wagons', () => {
  it.each(Object.keys(crowds).filter((name) => name.includes('wagons')))(
    'lagers do not move, nobody lies across them, no Tartar stands in them: %s',
    (name) => {
      for (let seed = 0; seed < 3; seed++) {
        const { battle } = scene(crowds[name]);
        const { counters } = battle;
        const numbers = new Numbers(seed);
        for (let played = 0; played < 120 && !battle.over; played++) {
          const stood = counters.trains.map((wagon) => [battle.face.of(wagon), battle.left.of(wagon)]);
          battle.apply(numbers.pick(battle.legal().toArray()));
          for (const [index, wagon] of counters.trains.entries()) {
            const [face, left] = stood[index];
            if (battle.status.of(wagon) !== IN_PLAY) continue;
            const isStill = face !== 1 || battle.left.of(wagon) === left;
            if (battle.rout.of(wagon) > 0 || !isStill) expect(wagon).toBe('unmoved');
            for (const hex of [battle.left.of(wagon), battle.right(wagon)]) {
              const unit = battle.unitIn(hex);
              if (unit < 0) continue;
              const isAcross = counters.size[unit] === 2 && battle.face.of(wagon) === 1 && !isSheltered(battle, unit);
              if (counters.side[unit] !== counters.side[wagon] || isAcross)
                expect(unit).toBe('wholly in its own lager');
            }
          }
        }
        const lost = new Set(
          reader.all(battle, 0).flatMap(({ event, wagon }) => (event === 'wagon-lost' ? [wagon] : [])),
        );
        const gone = counters.trains.filter((wagon) => ![IN_PLAY, 4].includes(battle.status.of(wagon)));
        expect(lost).toEqual(new Set(gone.map((wagon) => battle.game.units[wagon].id)));
      }
    },
  );

  it('(R16) a wagon is nothing that fire, melee, sight or the rear of a double know of', () => {
    const { battle, unit, refused } = scene(crowds['melee among wagons']);
    const wagon = battle.counters.trains.find((one) => battle.counters.kind[one] === TRAIN && battle.isInPlay(one))!;
    expect(battle.isCombatUnit(wagon)).toBe(false);
    expect(battle.counters.unitsOf.flat()).not.toContain(wagon);
    expect(refused({ do: 'melee', unit: 'K', target: 'W' })[0]).toBe('9.0');
    expect(unit('W')).toBeGreaterThanOrEqual(0);
  });
});

it('[20.11], [11.21] by an option a double leaves its lager lengthwise, half in it, and no other way (R42)', () => {
  const leaving = (options: Readonly<Record<string, string>>): ReturnType<typeof scene> =>
    scene({
      map: { columns: 9, rows: 9 },
      phase: 'movement',
      phasing: 'ottoman',
      options,
      units: [
        { id: 'W', copy: 'wagons-1', hexes: ['0405', '0505'], facing: 'N', face: 'lager' },
        { id: 'A', copy: 'azab-1', hexes: ['0405', '0505'], facing: 'N' },
      ],
    });
  const step = (one: string): { do: string; unit: string; steps: string[] } => ({
    do: 'move',
    unit: 'A',
    steps: [one],
  });
  expect(leaving({}).refused(step('shiftRight'))).toContain('20.11');
  const lengthwise = leaving({ 'double-in-lager': 'lengthwise' });
  expect(lengthwise.refused(step('shiftRight'))).toEqual([]);
  expect(lengthwise.refused(step('pivotLeft'))).toContain('20.11');
});
