import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { UNIT } from '../counters.ts';
import { crowds } from '../test-crowds.ts';
import { Numbers } from '../test-numbers.ts';
import { scene, tamburlaine } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { PASS } from '../standard/04-passing.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';

/** Units of a side that may be turned: two faces, in play, not routed. */
function turnable(battle: Battle, side: number): number[] {
  return battle.counters.unitsOf[side].filter(
    (unit) => battle.counters.faces[unit] === 2 && battle.isInPlay(unit) && battle.rout.of(unit) === 0,
  );
}

function listed(battle: Battle): number[][] {
  return battle
    .legal()
    .toArray()
    .flatMap((one) => (CHANGE_FACE.is(one) ? [[entityOf(one), argumentOf(one)]] : []));
}

describe('[16.0] at the end of the Movement Phase', () => {
  it('every unrouted unit with two faces may be turned to the other one, free and once', () => {
    for (const phasing of ['ottoman', 'tartar']) {
      const { battle } = scene({ ...crowds['the choice of modes'], phasing });
      const numbers = new Numbers(2);
      const before = battle.state.snapshot();
      const rest = turnable(battle, battle.phasing);
      while (rest.length > 0) {
        expect(listed(battle)).toEqual(rest.map((unit) => [unit, 1 - battle.face.of(unit)]));
        const unit = numbers.pick(rest);
        const face = 1 - battle.face.of(unit);
        battle.apply(CHANGE_FACE.of(unit, face));
        expect(battle.face.of(unit)).toBe(face);
        expect(battle.hasMoved(unit)).toBe(false);
        rest.splice(rest.indexOf(unit), 1);
      }
      // Who has turned all that he could is not asked again.
      expect(battle.decision?.id).toBe('fire');
      expect(battle.state.snapshot()).not.toEqual(before);
    }
  });

  it('it is no part of the move: of neither unit, nor of the Charge marker and the lance', () => {
    const { battle, unit, piece } = scene({
      phase: 'mode-change',
      units: [
        {
          id: 'A',
          copy: 'gd-czawl-1',
          hexes: ['0506', '0606'],
          facing: 'N',
          face: 'melee',
          lance: true,
          charging: 'B',
        },
        { id: 'B', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S', face: 'melee' },
      ],
    });
    battle.apply(CHANGE_FACE.of(unit('A'), 1));
    expect(piece('A')).toMatchObject({ face: 'fire', lance: true, charging: 'B' });
  });
});

describe('[15.1] before the first turn', () => {
  it('both sides choose the modes they begin in, the first player first, and never again', () => {
    const battle = new GreatMedievalBattle(tamburlaine());
    battle.begin(1);
    for (const side of [battle.phasing, battle.enemyOf(battle.phasing)]) {
      expect(battle.decision?.id).toBe('starting-modes');
      expect(battle.deciding).toBe(side);
      // Wagons have two modes as well [20.0].
      const wagons = battle.counters.trains.filter((wagon) => battle.counters.side[wagon] === side);
      const offered = listed(battle).map(([unit]) => unit);
      expect(offered.toSorted((a, b) => a - b)).toEqual(
        [...turnable(battle, side), ...wagons].toSorted((a, b) => a - b),
      );
      battle.apply(listed(battle).map(([unit, face]) => CHANGE_FACE.of(unit, face))[0]);
      battle.apply(PASS.of());
    }
    expect(battle.decision?.id).toBe('movement');
    let asked = 0;
    while (!battle.over) {
      if (battle.decision?.id === 'starting-modes') asked++;
      const commands = battle.legal();
      battle.apply(commands.at(commands.length - 1));
    }
    expect(asked).toBe(0);
  });

  it('every unit with two faces has a melee and a fire face, and no other has either twice', () => {
    const { counters, game } = new GreatMedievalBattle(tamburlaine());
    for (const { index, faces } of game.units) {
      if (counters.kind[index] !== UNIT) continue;
      const modes = [...faces.keys()].map((face) => [
        counters.canMelee(index, face),
        counters.weapon(index, face) >= 0,
      ]);
      for (const [melee, fire] of modes) expect(melee).toBe(!fire);
      expect(new Set(modes.map(([melee]) => melee)).size).toBe(faces.length);
    }
  });
});
