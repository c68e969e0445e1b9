import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

/** What a game calls the things that every mistake below is made with. */
interface Game {
  readonly battle: string;
  /** A unit that stands on the map at the start, and a side. */
  readonly unit: string;
  readonly side: string;
  /** A number with modifiers, and of whom its formulas ask. */
  readonly slot: string;
  readonly who: string;
  /** Where nobody can come in, and how that is told. */
  readonly nowhere: readonly [place: object, told: string];
}

const GAMES: readonly Game[] = [
  {
    battle: 'gmb/tamburlaine',
    unit: 'akinjis-1',
    side: 'ottoman',
    slot: 'melee.dice',
    who: 'attacker',
    nowhere: [{ hexes: ['9999'] }, 'arrival.off-map 9999 is not on the map'],
  },
  {
    battle: 'grunwald-1410',
    unit: 'teutonic-horse-1',
    side: 'teutonic',
    slot: 'fire.die',
    who: 'firer',
    nowhere: [{ hexes: ['9999'] }, 'arrival.off-map 9999 is not on the map'],
  },
  {
    battle: 'wrg/formigny',
    unit: 'breton-lances',
    side: 'french',
    slot: 'fire.factor',
    who: 'unit',
    nowhere: [{ hexes: ['9999'] }, 'arrival.off-map A table has no hexes in which somebody could come in.'],
  },
];

const ARROWS = { id: 'arrows', name: 'Arrows', of: 'unit', maximum: 4, start: 4 };
const SKY = {
  id: 'sky',
  title: 'The sky',
  dice: '1d6',
  rows: [{ id: '1-2' }, { id: '3-6' }],
  columns: [{ id: 'sky' }],
  cells: { '1-2': { sky: 'black' }, '3-6': { sky: 'clear' } },
};
const SKIES = {
  id: 'skies',
  values: [
    { id: 'black', name: 'Black' },
    { id: 'clear', name: 'Clear' },
  ],
};

type Files = Readonly<Record<string, object>>;

const rules = (more: object): Files => ({ 'rules.json': more });
const effect = (more: object): object => ({
  id: 'shot',
  case: 'X1',
  label: 'A shot',
  at: 'unit-fires',
  then: [{ do: 'add', marker: 'arrows', value: -1 }],
  ...more,
});
const counting = (more: object, marker: object = {}): Files =>
  rules({ markers: [{ ...ARROWS, ...marker }], effects: [effect(more)] });
const rolling = (more: object, table: object = {}): Files =>
  rules({
    vocabularies: [SKIES],
    tables: [{ ...SKY, ...table }],
    effects: [{ ...effect({ at: 'turn-begins', then: [{ do: 'roll', table: 'sky' }] }), id: 'roll' }, effect(more)],
  });
const arriving = (unit: string, more: object): Files => ({
  'scenario.json': {
    arrivals: [{ id: 'late', turn: 3, units: [unit], ...more }],
    changes: [{ op: 'remove', target: `setUp/${unit}`, reason: 'They come later.' }],
  },
});
const modified = ({ slot }: Game, more: object): Files =>
  rules({ modifiers: [{ id: 'odd', applies: slot, label: 'Odd', value: 1, ...more }] });

/** What is wrong, the files of a variant of each game, and what is told. */
const MISTAKES: readonly (readonly [what: string, files: (game: Game) => Files, told: (game: Game) => string])[] = [
  [
    'a moment that there is not',
    () => counting({ at: 'unit-shoots' }),
    () => 'effect.moment [X1] There is no moment "unit-shoots"',
  ],
  [
    'a verb that there is not',
    () => counting({ then: [{ do: 'take', marker: 'arrows', value: -1 }] }),
    () => 'schema.enum [X1] "do" cannot be "take". Choose one of: "set", "add"',
  ],
  [
    'a marker that there is not',
    () => counting({ then: [{ do: 'add', marker: 'arows', value: -1 }] }),
    () => 'reference.unknown [X1] "arows" is not a marker of this package. Did you mean "arrows"?',
  ],
  [
    'a marker beyond its bounds',
    () => counting({ then: [{ do: 'set', marker: 'arrows', to: 7 }] }),
    () => 'marker.bounds [X1] "arrows" goes from 0 to 4 and cannot be 7.',
  ],
  [
    'a table without a row for a roll',
    () =>
      rolling(
        { at: 'rolled', table: 'sky', result: 'black', then: [{ do: 'end' }] },
        { rows: [{ id: '1-2' }, { id: '4-6' }], cells: { '1-2': { sky: 'black' }, '4-6': { sky: null } } },
      ),
    () => 'table.roll No row is for a roll of 3.',
  ],
  ['an arrival off the map', ({ unit, nowhere: [place] }) => arriving(unit, place), ({ nowhere: [, told] }) => told],
  [
    'an arrival in turn 0',
    ({ unit }) => arriving(unit, { edge: 'north', turn: 0 }),
    () => 'turn.none There is no game-turn 0.',
  ],
  ['an arrival nowhere', ({ unit }) => arriving(unit, {}), () => 'arrival.nowhere Nothing says where they come in.'],
  [
    'an arrival of who stands there',
    ({ unit }) => ({ 'scenario.json': { arrivals: [{ id: 'late', turn: 3, units: [unit], edge: 'north' }] } }),
    ({ unit }) => `(${unit}) stands on the map from the beginning, and so cannot arrive.`,
  ],
  [
    'a victory that asks of a zone that there is not',
    ({ side }) =>
      rules({
        changes: [
          {
            op: 'add',
            target: 'victory/conditions',
            value: [{ id: 'far', label: 'Far', when: `holds("${side}", "nowhere") > 0`, winner: side }],
            reason: 'A test.',
          },
        ],
      }),
    () => 'expression.type "nowhere" is not one of zones.',
  ],
  [
    'a formula of a wrong type',
    (game) => modified(game, { when: `${game.who}.side` }),
    ({ who }) => `expression.type ${who}.side is one of sides; here it must be true or false.`,
  ],
  [
    'a formula that throws a die while odds are reckoned',
    (game) => modified(game, { value: 'roll("sky")' }),
    () => 'Formulas throw no dice: write an effect that does "roll".',
  ],
  [
    'an effect that sets itself off',
    () => rules({ effects: [effect({ at: 'unit-breaks', then: [{ do: 'break' }] })] }),
    () => 'effect.cycle [X1] This brings the moment "unit-breaks" about again',
  ],
  [
    'rolls without end',
    () => rolling({ at: 'rolled', table: 'sky', then: [{ do: 'roll', table: 'sky' }] }),
    () => 'effect.cycle [X1] Whatever falls, this comes to act again, for ever.',
  ],
];

describe.concurrent.each(GAMES)(
  'hexwright validate on a variant of $battle in which something cannot happen',
  (game) => {
    it.each(MISTAKES)('tells of %s, with its place', (_, files, told) =>
      withScenarios(async (temporary) => {
        const made = files(game);
        const scenario = {
          id: 'my/variant',
          title: 'A variant',
          kind: 'battle',
          extends: game.battle,
          ...made['scenario.json'],
        };
        const folder = temporary.write('my/variant', { ...made, 'scenario.json': scenario });
        const { code, out } = await hexwright(['validate', folder]);
        expect(out).toContain(told(game));
        expect(out).toMatch(/^my\/variant\/[\w.-]+:\d+:\d+ error /m);
        expect(code).toBe(1);
      }),
    );
  },
);
