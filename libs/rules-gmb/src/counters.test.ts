import { describe, expect, it } from 'vitest';
import { ABSENT, LEADER, UNIT, TRAIN } from './counters.ts';
import { tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';

const game = tamburlaine();
const { counters } = new GreatMedievalBattle(game);
const all = game.units.map(({ index }) => index);

describe('[3.3] the counters of the battle', () => {
  it('are forty singles and thirty doubles, nine of them leaders and two wagons', () => {
    expect(counters.count).toBe(70);
    expect(all.filter((unit) => counters.size[unit] === 1)).toHaveLength(40);
    expect(all.filter((unit) => counters.size[unit] === 2)).toHaveLength(30);
    expect(counters.leaders).toHaveLength(9);
    expect(counters.trains).toHaveLength(2);
  });

  it('stand in exactly one list each, by kind and by side', () => {
    const listed = [...counters.unitsOf.flat(), ...counters.leaders, ...counters.trains];
    expect(listed.toSorted((one, other) => one - other)).toEqual(all);
    expect(counters.piecesOf.flat().toSorted((one, other) => one - other)).toEqual(all);
    expect(counters.leadersOf.flat().toSorted((one, other) => one - other)).toEqual(counters.leaders);
    for (const [side, pieces] of counters.piecesOf.entries()) {
      expect(pieces.every((piece) => counters.side[piece] === side)).toBe(true);
    }
  });

  it('[3.31], [3.33] read as they are printed, on every face', () => {
    for (const { index, kind, faces, side, size, contingent, class: unitClass } of game.units) {
      expect(['unit', 'leader', 'wagon'][counters.kind[index]]).toBe(kind);
      expect([counters.side[index], counters.size[index], counters.faces[index]]).toEqual([side, size, faces.length]);
      expect(counters.contingent[index]).toBe(contingent);
      for (const [face, { values }] of faces.entries()) {
        expect(counters.class(index, face)).toBe(unitClass);
        expect(counters.movement(index, face)).toBe(values.movement);
        expect(counters.armour(index, face)).toBe(values.armour ?? ABSENT);
        expect(counters.morale(index, face)).toBe(values.morale ?? ABSENT);
        expect(counters.weapon(index, face)).toBe(values.weapon ?? ABSENT);
        expect(counters.canMelee(index, face)).toBe(values.melee === 1);
      }
    }
  });

  it('a face that a counter lacks reads as its front', () => {
    for (const { index, faces } of game.units) {
      for (let face = faces.length; face < counters.faceLimit; face++) {
        expect(counters.movement(index, face)).toBe(counters.movement(index, 0));
        expect(counters.armour(index, face)).toBe(counters.armour(index, 0));
      }
    }
  });

  it('[3.31] combat units have armour and morale; leaders and wagons have neither; all move', () => {
    for (const unit of all) {
      const printed = counters.kind[unit] === UNIT;
      expect(counters.armour(unit, 0) !== ABSENT).toBe(printed);
      expect(counters.morale(unit, 0) !== ABSENT).toBe(printed);
      expect(counters.class(unit, 0) >= 0).toBe(printed);
      expect(counters.movement(unit, 0)).toBeGreaterThan(0);
      if (counters.kind[unit] === TRAIN) expect(counters.canMelee(unit, 0)).toBe(false);
      expect(counters.capture[unit] > 0).toBe(counters.kind[unit] === LEADER);
    }
  });

  it('[21.2] capturing leaders is worth ten points, Bayazid 25 and Tamburlaine 35', () => {
    const points = Object.fromEntries(counters.leaders.map((unit) => [game.units[unit].id, counters.capture[unit]]));
    expect(points).toEqual({
      bayazid: 25,
      mustafa: 10,
      musa: 10,
      'peter-of-serbia': 10,
      tamburlaine: 35,
      'prince-mirsa': 10,
      'nur-ad-din': 10,
      'mohammed-khan': 10,
      'abu-bakr': 10,
    });
  });
});
