import { PROHIBITED } from '@hexwright/compiler';
import type { WrittenCommand } from '@hexwright/engine';
import { argumentOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { library } from '../library.ts';
import { decisions } from '../decisions.ts';
import { wholeGame } from '../test-position.ts';
import type { Battle } from '../battle.ts';
import { WAITING } from '../status.ts';
import { PLACE } from './18-deployment.ts';

const game = wholeGame();
const piece = (id: string): number => game.vocabulary.indexOf('units', id);
const label = (battle: Battle, id: string): string => {
  const hex = battle.hex.of(piece(id));
  return hex < 0 ? '' : game.map.numbering.label(hex);
};

/** The cases that refuse a command; empty when it was done. */
function order(battle: Battle, written: WrittenCommand): string[] {
  const outcome = decisions.perform(battle, written);
  return outcome.done ? [] : outcome.refusals.map((one) => one.case);
}

function begun(): Battle {
  const battle = new GrunwaldBattle(game);
  battle.begin(1410);
  return battle;
}

describe('the hexes for wolf pits', () => {
  it('are none where nobody may enter [14.11], [4.54]', () => {
    const [flooded, dry] = game.map.zones.get('wolf-pits')!.hexes;
    const map = { ...game.map, entryCost: game.map.entryCost.with(flooded, PROHIBITED) };
    const battle = new GrunwaldBattle({ ...game, map });
    battle.begin(1410);
    const [pit] = battle.counters.pits;
    battle.remove(pit, WAITING);
    const to = (hex: number): readonly string[] =>
      order(battle, { do: 'place', unit: game.units[pit].id, hex: map.numbering.label(hex) });
    expect(
      battle
        .legal()
        .toArray()
        .filter((one) => PLACE.is(one) && argumentOf(one) === flooded),
    ).toEqual([]);
    expect(to(flooded)).toEqual(['14.11']);
    expect(to(dry)).toEqual([]);
  });
});

describe('the set-up of the package', () => {
  it('is that of the rulebook [18.0]', () => {
    const battle = begun();
    const inPlay = (side: number): number =>
      battle.counters.unitsOf[side].filter((unit) => battle.isInPlay(unit)).length;
    expect([inPlay(0), inPlay(1)]).toEqual([82, 101]);
    expect(battle.counters.leadersOf.map((leaders) => leaders.length)).toEqual([3, 7]);
    expect(battle.counters.pits.filter((pit) => battle.isInPlay(pit))).toHaveLength(29);
    expect([label(battle, 'wielka'), label(battle, 'przyboczna'), label(battle, 'witold')]).toEqual([
      'A18 B33',
      'A27 B27',
      'A30 B31',
    ]);
    expect(battle.carrier.of(piece('polish-standard'))).toBe(piece('1-krakowska') + 1);
    // [7.52]
    const horse = battle.counters.unitsOf.flat().filter((unit) => battle.isInPlay(unit) && battle.isHorse(unit));
    expect(horse.every((unit) => battle.counters.shock(unit, battle.face.of(unit)) === 1)).toBe(true);
  });

  it('fits every fact that the rulebook tells of the map [2.1], [4.54]', () => {
    const battle = begun();
    const { map, grid } = battle;
    const hex = (name: string): number => map.numbering.hexOf(name);
    const terrain = (name: string): string => map.terrains[map.terrain[hex(name)]].id;
    expect(terrain('A50 B9')).toBe('village');
    expect(terrain('A50 B10')).toBe('clear');
    const side = grid.directionBetween(hex('A42 B12'), hex('A43 B12'));
    expect(battle.isClosed(hex('A42 B12'), side)).toBe(true);
    for (const { unit, left } of game.setUp) {
      expect([game.units[unit].id, map.terrains[map.terrain[left]].id]).toEqual([
        game.units[unit].id,
        expect.stringMatching(/^(clear|camp)$/),
      ]);
    }
  });
});

describe('deployment', () => {
  it('is for the Teutonic side first: facings, and pits in their hexes [18.0], [14.11]', () => {
    const battle = begun();
    expect([battle.decision?.id, battle.deciding]).toEqual(['deployment', 0]);
    expect(order(battle, { do: 'face', unit: 'wielka', facing: 'S' })).toEqual([]);
    expect(battle.facing.of(piece('wielka'))).toBe(5);
    expect(order(battle, { do: 'face', unit: 'wielka', facing: 'N' })).toEqual(['18.0']);
    expect(order(battle, { do: 'face', unit: 'przyboczna', facing: 'S' })).toEqual(['18.0']);
    expect(order(battle, { do: 'place', unit: 'wolf-pit-30', hex: 'A20 B20' })).toEqual(['14.11']);
    const before = label(battle, 'wolf-pit-2');
    expect(order(battle, { do: 'place', unit: 'wolf-pit-30', hex: before })).toEqual([]);
    // [14.12] One a hex: the pit that lay there waits.
    expect([label(battle, 'wolf-pit-30'), label(battle, 'wolf-pit-2')]).toEqual([before, '']);
    const [one, other] = [label(battle, 'wolf-pit-3'), label(battle, 'wolf-pit-4')];
    expect(order(battle, { do: 'place', unit: 'wolf-pit-3', hex: other })).toEqual([]);
    expect([label(battle, 'wolf-pit-3'), label(battle, 'wolf-pit-4')]).toEqual([other, one]);
  });

  it('speaks of wolf pits to the side that has some [14.11]', () => {
    const battle = begun();
    const asked = (): string => library.presenter.prompt(battle).text;
    expect(asked()).toContain('wolf pits');
    order(battle, { do: 'pass' });
    expect(asked()).toBe('Turn units as they should face, then say that you are ready.');
  });

  it('is then for the other side, once in a game [18.0], [3.1]', () => {
    const battle = begun();
    order(battle, { do: 'pass' });
    expect(battle.deciding).toBe(1);
    expect(order(battle, { do: 'face', unit: 'przyboczna', facing: 'S' })).toEqual([]);
    order(battle, { do: 'pass' });
    expect([battle.decision?.id, battle.deciding]).toEqual(['movement', 1]);
    battle.beginAt(1, 2, 0, 0);
    expect(battle.decision?.id).toBe('movement');
  });
});
