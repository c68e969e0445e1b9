import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hexwright/playtest/all-games';
import { expect, test } from 'vitest';
import { PackageMirror } from './package-mirror.ts';
import type { SaidProblem } from './said-problems.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../scenarios');
const ID = 'gmb/tamburlaine';

/** What is said of the battle of Tamburlaine when words of a file are others. */
function said(file: string, [from, to]: readonly [string | RegExp, string]): SaidProblem[] {
  const mirror = new PackageMirror(games);
  for (const id of ['gmb/standard', ID]) {
    const folder = path.join(SCENARIOS, id);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    mirror.project.addPackage(
      id,
      new Map(
        files.map((name) => {
          const text = readFileSync(path.join(folder, name), 'utf8');
          const isChanged = id === ID && name === file;
          return [name, isChanged ? text.replace(from, to) : text];
        }),
      ),
    );
  }
  return mirror.said(ID, mirror.compile(ID).problems);
}

const MESSAGES: readonly (readonly [string, string, readonly [string | RegExp, string], string])[] = [
  [
    'a parameter by its name',
    'rules.json',
    ['"id": "rampage-row", "value": "owner"', '"id": "rampage-row", "value": 3'],
    '“Who says along which of the two forward hexrows elephants run” cannot be 3. Choose one of: “The Tartar player names one of the two rows and keeps to it”, “A die decides: odd the left row, even the right”.',
  ],
  [
    'a unit by its name alone, where no other bears it',
    'rules.json',
    ['"id": "fire",', '"id": "fires",'],
    'The table “Fire” has no row for Karmia: it cannot be hit by fire. Add a row that it matches, or alter the counter.',
  ],
  [
    'a unit with its id, where others are called the same',
    'scenario.json',
    ['"unit": "akinjis-1", "hexes": ["0513"]', '"unit": "akinjis-1", "hexes": ["0513", "0514"]'],
    'Akinjis (akinjis-1) covers one hex. Name one.',
  ],
  [
    'a table, and the face of a counter',
    'rules.json',
    ['"id": "fire",', '"id": "fires",'],
    'The table “Fire” has no column for Mawarnahr (mawarnahr-2): it cannot fire with “Fire” up. Add a column that it matches, or alter the counter.',
  ],
  [
    'modules by their titles',
    'scenario.json',
    ['"naphtha", ', '"naphtah", '],
    'This game system has no module "naphtah". Did you mean “Naphtha”?',
  ],
  [
    'what a change is about',
    'scenario.json',
    [
      '"options": {}',
      '"options": {}, "changes": [{ "op": "set", "target": "parameters/game-turns/value", "value": 9 }]',
    ],
    'The change of “Game-Turns in a game” (value) does not say why. Give the case of the rule it follows, or a reason.',
  ],
];

test.each(MESSAGES)('a problem names %s', (_, file, change, words) => {
  expect(said(file, change).map(({ message }) => message)).toContain(words);
});

test('a problem is kept as texts say it, for those who write them', () => {
  const [{ written }] = said('rules.json', [
    '"id": "rampage-row", "value": "owner"',
    '"id": "rampage-row", "value": 3',
  ]);
  expect(written.message).toBe('"rampage-row" cannot be 3. Choose one of: "owner", "die".');
});

test('what is wrong with a formula is said by the names that are typed in it', () => {
  for (const { message, written } of said('rules.json', ['-target.rout', '-target.rot']))
    expect(message).toBe(written.message);
});
