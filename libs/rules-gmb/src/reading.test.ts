import { facingName } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { events } from './registry.ts';
import { reader, readPiece } from './reading.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { scene, tamburlaine } from './test-position.ts';
import { IN_PLAY } from './status.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { decisionName } from './test-screen.ts';

describe('a piece as it is read', () => {
  it('stands where the battle has it, in every position of random games', () => {
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      const numbers = new Numbers(8);
      const label = (hex: number): string => battle.map.numbering.label(hex);
      for (let played = 0; played < 60 && !battle.over; played++) {
        battle.apply(numbers.pick(battle.legal().toArray()));
        for (const { index, id, size } of battle.game.units) {
          const report = readPiece(battle, index);
          const [left, right] = [battle.left.of(index), battle.right(index)];
          const isThere = battle.status.of(index) === IN_PLAY;
          const hexes = !isThere ? [] : size === 2 ? [label(left), label(right)] : [label(left)];
          const facing = isThere && size === 2 ? facingName(battle.grid.orientation, battle.direction.of(index)) : null;
          const isRight =
            report.id === id &&
            report.hexes.join(' ') === hexes.join(' ') &&
            report.facing === facing &&
            !(report.eliminated && report.captured) &&
            !(isThere && (report.eliminated || report.captured));
          if (!isRight) expect(report).toMatchObject({ id, hexes, facing });
        }
      }
    }
  });

  it('names the target of its charge, and none when it has none', () => {
    const { piece } = scene(crowds['a Tartar attack']);
    expect([piece('K').charging, piece('A').charging, piece('O').charging]).toEqual(['A', 'K', false]);
  });
});

describe('an event as it is read', () => {
  it('has the fields that were declared; a facing only for a double', () => {
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      const numbers = new Numbers(9);
      for (let played = 0; played < 80 && !battle.over; played++) {
        battle.apply(numbers.pick(battle.legal().toArray()));
      }
      for (const event of reader.all(battle, 0)) {
        const kind = events.list().find(({ id }) => id === event.event)!;
        const single = battle.game.units.find(({ id }) => id === event.unit)?.size === 1;
        for (const { name, meaning } of kind.fields) {
          const value = event[name];
          const isKnown = meaning !== 'piece' || battle.game.vocabulary.indexOf('units', String(value)) >= 0;
          const isAbsent = meaning === 'facing' && single;
          if (!isKnown || (value === undefined) !== isAbsent) expect(event, name).toBe('whole');
        }
        if (!/^\d+\.\d+$/.test(event.case)) expect(event).toBe('with a case');
      }
    }
  });

  it('is forgotten when many more have come, and is not there before it has come', () => {
    const battle = new GreatMedievalBattle(tamburlaine());
    battle.begin(1);
    const numbers = new Numbers(1);
    expect(reader.read(battle, battle.events.count)).toBe(null);
    expect(reader.read(battle, -1)).toBe(null);
    while (battle.events.count <= battle.events.capacity) {
      if (battle.over) battle.begin(2);
      const { count } = battle.events;
      battle.apply(numbers.pick(battle.legal().toArray()));
      if (battle.events.count > count) expect(reader.read(battle, battle.events.count - 1)).not.toBe(null);
      if (battle.over) break;
    }
    expect(reader.all(battle, 0).length).toBeLessThanOrEqual(battle.events.capacity);
  });
});

describe('what is to be decided', () => {
  it('is named for the phase, but a retreat is no rout', () => {
    const names = new Set<string>();
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      const numbers = new Numbers(10);
      for (let played = 0; played < 80 && !battle.over; played++) {
        names.add(decisionName(battle));
        battle.apply(numbers.pick(battle.legal().toArray()));
      }
    }
    expect([...names].toSorted()).toEqual(
      'advance fire melee mode-change movement moving rampant-elephants retreat rout rout-movement starting-modes'.split(
        ' ',
      ),
    );
  });
});
