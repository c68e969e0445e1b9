import { expect, it } from 'vitest';
import { defineGame } from './define-game.ts';
import { EventReader } from './readings.ts';
import { decisions, Fair, GREET, PASS, SET_OUT, STEP } from './test-fair.ts';

const library = defineGame<Fair>({
  system: {
    id: 'fair',
    vocabularies: [],
    kinds: ['pedlar'],
    unitValues: {},
    parameters: [],
    tables: [],
    slots: [],
    conditions: [],
    modules: [],
    markers: [],
    environment: () => ({ names: {}, functions: {} }),
    meanings: { names: {}, fields: {}, functions: {}, values: {}, phrases: {} },
    checkSetUp: () => [],
  },
  create: () => new Fair(),
  decisions,
  log: {
    reader: new EventReader({ meanings: {}, modifiers: () => [] }),
    ways: new Set(['walked']),
    attacks: new Set(),
    sideTurn: 'turn',
    cases: { turn: '1.0', side: '1.0' },
  },
  readPiece: ({ game, map, stall }, pedlar) => ({
    id: game.units[pedlar].id,
    name: game.units[pedlar].name,
    side: game.sides[game.units[pedlar].side].id,
    hexes: [map.label(stall.of(pedlar))],
  }),
  invariantViolations: () => [],
  presenter: { pieces: () => [] },
  caseIndex: async () => Promise.resolve({}),
});

it('makes a whole game of what is its own', () => {
  const fair = new Fair();
  expect(library.system.procedures).toEqual(['trading']);
  expect(library.system.meanings?.commands).toBe(decisions.meanings);
  expect([SET_OUT, GREET, PASS].map((verb) => library.isPass(fair, verb.of()))).toEqual([false, false, true]);
  fair.apply(SET_OUT.of(0));
  fair.apply(STEP.of(0, 1));
  expect(library.presenter.prompt(fair)).toEqual({
    side: 'north',
    decision: 'walking',
    piece: 'ann',
    title: 'Ann walks',
    text: 'Left or right?',
    case: '1.2',
  });
  library.perform(fair, { do: 'stop' });
  fair.apply(GREET.of(0, 1));
  const [, walked, greeted] = library.readEvents(fair, 0);
  expect(library.tell(fair, greeted)).toBe('Ann greets Bob [1.1]');
  expect(library.tell(fair, walked)).toBeNull();
  expect(library.presenter.log(fair, 0).map(({ text }) => text)).toEqual([
    'Turn 1 of 2',
    'North turn',
    'Trade',
    'Ann greets Bob',
  ]);
});

it('has words for a game that is over', () => {
  const fair = new Fair();
  for (let passes = 0; passes < 4; passes++) fair.apply(PASS.of());
  expect(library.presenter.prompt(fair)).toMatchObject({ side: null, decision: 'over', title: 'The game is over' });
  expect(library.presenter.choices(fair)).toEqual([]);
  expect(library.readResult(fair)).toMatchObject({ winner: null, score: 0 });
});
