import { describe, expect, it } from 'vitest';
import { entityOf } from '@hexwright/rules-kit';
import { GrunwaldBattle } from './grunwald-battle.ts';
import { MovementRange } from './movement-range.ts';
import { WAITING } from './status.ts';
import { wholeGame } from './test-position.ts';
import { moveUnderWay } from './rules/04-2-under-way.ts';
import type { Battle } from './battle.ts';
import { DISORDER, MOVE, TAKE } from './rules/04-2-ways.ts';
import { STOP } from './rules/03-1-ending.ts';

/**
 * By hex and facing, the least cost that single commands of the rules lead to; without giving up order. From where the piece
 * is if it is under way.
 */
function byCommands(battle: Battle, piece: number, mayTrample: boolean): Map<string, number> {
  const found = new Map<string, number>();
  const { marks } = battle.state;
  const explore = (spent: number): void => {
    const fronted = battle.counters.isUnit[piece] === 1 && !battle.isDisordered(piece);
    const at = `${battle.hex.of(piece)} ${fronted ? battle.facing.of(piece) : ''}`;
    const known = found.get(at);
    if (known === undefined || spent < known) found.set(at, spent);
    if (battle.decision?.id !== 'moving') return;
    const turns = moveUnderWay.turns.of(battle);
    const key = `${at} ${turns}`;
    const seen = visited.get(key);
    if (seen !== undefined && seen <= spent) return;
    visited.set(key, spent);
    for (const one of battle.legal().toArray()) {
      if ([STOP, TAKE, DISORDER].some((verb) => verb.is(one))) continue;
      const before = battle.events.count;
      battle.apply(one);
      const tramples = !mayTrample && eventsOf(battle, before).includes('trampled');
      const raw = lastMoved(battle, before);
      if (battle.isInPlay(piece) && !tramples && raw >= 0) explore(raw);
      battle.undo();
    }
  };
  const visited = new Map<string, number>();
  if (battle.decision?.id === 'movement') battle.apply(MOVE.of(piece));
  explore(moveUnderWay.spent.of(battle));
  while (battle.state.marks > marks) battle.undo();
  return found;
}

function eventsOf(battle: Battle, first: number): string[] {
  const ids: string[] = [];
  for (let index = first; index < battle.events.count; index++) {
    const raw = battle.events.read(index);
    if (raw !== null) ids.push(battle.eventRegistry.kind(raw.code).id);
  }
  return ids;
}

function lastMoved(battle: Battle, first: number): number {
  for (let index = battle.events.count - 1; index >= first; index--) {
    const raw = battle.events.read(index);
    if (raw !== null && battle.eventRegistry.kind(raw.code).id === 'moved') return raw.words[3];
  }
  return -1;
}

function bySearch(battle: Battle, piece: number, mayTrample: boolean): Map<string, number> {
  const range = new MovementRange(battle, mayTrample);
  if (battle.decision?.id === 'moving') range.searchOn();
  else range.search(piece);
  const fronted = battle.counters.isUnit[piece] === 1 && !battle.isDisordered(piece);
  const found = new Map<string, number>();
  for (let index = 0; index < range.count; index++) {
    const place = range.places[index];
    const at = `${range.hexOf(place)} ${fronted ? range.facingOf(place) : ''}`;
    const cost = range.costOf(place);
    found.set(at, Math.min(cost, found.get(at) ?? cost));
  }
  return found;
}

/** Ground, enemies, streams and turns that make steps dearer and cheaper, and hexes that some may not enter. */
const rules = {
  modifiers: [
    { id: 'thick', applies: 'movement.cost', label: 'Thick woods', when: 'hex.terrain == "woods"', value: 2 },
    { id: 'ford', applies: 'movement.cost', label: 'Deep water', when: 'crosses(unit, "stream")', value: 1 },
    {
      id: 'out',
      applies: 'movement.cost',
      label: 'Out into the open',
      when: 'unit.terrain == "scrub" && hex.terrain == "clear"',
      value: -2,
    },
    {
      id: 'wary',
      applies: 'movement.cost',
      label: 'Wary of the enemy',
      when: 'unit.class != "light-horse" && enemiesWithin(unit, 2) > 0',
      value: 1,
    },
    {
      id: 'home',
      applies: 'movement.cost',
      label: 'Beaten paths',
      when: 'inZone(unit, "teutonic-camp")',
      value: 1,
      stacking: 'set',
    },
    { id: 'fresh', applies: 'movement.allowance', label: 'Fresh', when: 'unit.class == "foot"', value: 2 },
    { id: 'tired', applies: 'movement.allowance', label: 'Tired', turns: { from: 3 }, value: -2 },
  ],
  restrictions: [
    {
      id: 'narrow',
      forbids: 'enter',
      label: 'The lanes are too narrow for heavy horse',
      when: 'unit.class == "heavy-horse" && hex.terrain == "village"',
    },
    { id: 'wait', forbids: 'move', label: 'Guests wait', when: 'unit.contingent == "tartar"', turns: { to: 2 } },
  ],
};

/** The pieces that may begin to move by a command, or the one under way that it moves on. */
function moverOf(battle: Battle, command: number): number {
  if (battle.decision?.id === 'moving') return moveUnderWay.piece.of(battle);
  return battle.decision?.id === 'movement' && MOVE.is(command) ? entityOf(command) : -1;
}

/** By an option units may turn where a zone of control has stopped them (R05). */
const turning = {
  changes: [{ op: 'set', target: 'parameters/turn-after-stop/value', value: 'allowed', reason: 'A test.' }],
};

/** Turns are counted at every distance, and more of them than the printed table ever counts [20.2]. */
const curtailing = (more: object = {}): Readonly<Record<string, unknown>> => ({
  changes: [
    ['near', 4],
    ['curtailed', 2],
    ['distant', 5],
  ].map(([band, value]) => ({
    op: 'set',
    target: `tables/command-radius/cells/turns/${band}`,
    value,
    reason: 'A test.',
    ...more,
  })),
});

describe('MovementRange', () => {
  it.each([
    ['of the package', undefined, { seeds: [1, 2, 3, 4], every: 16, least: 20 }],
    ['of a variant with costs, allowances and closed hexes of its own', rules, { seeds: [1], every: 48, least: 2 }],
    ['with turns after a stop', turning, { seeds: [1, 2], every: 16, least: 10 }],
    ['with turns counted everywhere', curtailing(), { seeds: [1, 2], every: 16, least: 10 }],
  ])('finds exactly what single commands lead to, wherever a random game %s comes', (_, variant, extent) => {
    // Nothing hidden and no dice on the way: no pits, marshes that take nobody, and camps that nothing alarms.
    const game = wholeGame(variant);
    const parameters = new Map([...game.parameters, ['marsh-loss-first', 7], ['camp-alarm-distance', 0]]);
    const battle = new GrunwaldBattle({ ...game, parameters });
    let compared = 0;
    let ridden = 0;
    for (const seed of extent.seeds) {
      battle.begin(seed);
      for (const pit of battle.counters.pits) battle.remove(pit, WAITING);
      let turn = seed;
      for (let played = 0; played < 1200 && !battle.over; played++) {
        turn = (turn * 1103515245 + 12345) & 0x7fffffff;
        const commands = battle.legal().toArray();
        // Deployment alone would take all the time.
        const one =
          battle.decision?.id === 'deployment' ? commands[commands.length - 1] : commands[turn % commands.length];
        if (played % extent.every === 0) {
          const piece = moverOf(battle, one);
          if (piece >= 0 && battle.counters.needsHorse[piece] === 0) {
            const sizes = [false, true].map((mayTrample) => {
              const expected = byCommands(battle, piece, mayTrample);
              expect(Object.fromEntries(bySearch(battle, piece, mayTrample))).toEqual(Object.fromEntries(expected));
              return expected.size;
            });
            compared++;
            if (sizes[1] > sizes[0]) ridden++;
          }
        }
        battle.apply(one);
        battle.state.forget();
      }
    }
    expect(compared).toBeGreaterThanOrEqual(extent.least);
    if (variant === undefined) expect(ridden).toBeGreaterThan(2);
  });

  it('goes by the limits of the turn that is played, whenever it was made', () => {
    const game = wholeGame(curtailing({ turns: { from: 2 } }));
    const battle = new GrunwaldBattle(game);
    battle.begin(1);
    const made = new MovementRange(battle);
    const step = game.sequence.findIndex(({ id }) => id === 'teutonic-movement');
    battle.beginAt(1, 2, 0, step);
    const placesOf = (range: MovementRange, unit: number): readonly string[] => {
      range.search(unit);
      return [...range.places.subarray(0, range.count)].map(
        (place) => `${range.hexOf(place)} ${range.facingOf(place)} ${range.costOf(place)}`,
      );
    };
    let most = 0;
    for (const unit of battle.counters.unitsOf[battle.phasing].filter((one) => battle.isInPlay(one))) {
      const places = placesOf(made, unit);
      expect(places).toEqual(placesOf(new MovementRange(battle), unit));
      most = Math.max(most, places.length);
    }
    expect(most).toBeGreaterThan(20);
    expect(made.layers).toBe(6);
  });

  it('goes no roundabout way over ground that costs nothing [4.32]', () => {
    const game = wholeGame();
    const { map } = game;
    const free = new Uint8Array(map.stepCost.length);
    const open = {
      ...map,
      entryCost: free.slice(0, map.grid.count),
      stepCost: free,
      stepCosts: map.stepCosts.map(() => free),
      surcharge: free,
    };
    const battle = new GrunwaldBattle({ ...game, map: open });
    battle.begin(1);
    const leader =
      battle.counters.leaders.find((one) => battle.counters.needsHorse[one] === 0 && battle.isInPlay(one)) ?? -1;
    const range = new MovementRange(battle);
    range.search(leader);
    for (const place of range.places.subarray(0, range.count)) {
      let steps = 0;
      for (let at = place; range.parentOf(at) >= 0; at = range.parentOf(at)) steps++;
      const far = battle.grid.distance(battle.hex.of(leader), range.hexOf(place));
      // Round the enemy it may be a little longer.
      expect(steps).toBeLessThanOrEqual(far * 2 + 2);
    }
    expect(range.count).toBeGreaterThan(100);
  });
});
