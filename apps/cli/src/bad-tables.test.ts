import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

const PLACE = String.raw`^my/table/[\w-]+\.json:\d+:\d+ error `;
const COPSE = { id: 'copse', kind: 'wood' };

/** A battle on a table, with these parts in place of sound ones. */
interface Parts {
  readonly sides?: readonly [object, object];
  readonly unit?: object;
  readonly place?: object;
  readonly table?: object;
}

/** What the program says of a battle of knights and bills with such parts; without, it is sound. */
async function told({ sides = [{}, {}], unit = {}, place = {}, table = {} }: Parts): Promise<string> {
  let said = '';
  const counter = { kind: 'unit', size: 'single', faces: [{ id: 'troops' }] };
  const knights = { figures: 8, files: 8, ...unit };
  await withScenarios(async (temporary) => {
    const folder = temporary.write('my/table', {
      'scenario.json': {
        id: 'my/table',
        title: 'A table',
        kind: 'battle',
        extends: 'wrg/standard',
        sides: [
          { id: 'red', name: 'Red', color: '#b3261e', ...sides[0] },
          { id: 'blue', name: 'Blue', color: '#1f5fa8', ...sides[1] },
        ],
        firstSide: 'red',
        setUp: [
          { unit: 'knights', hexes: ['24,12'], facing: 1800, ...place },
          { unit: 'bills', hexes: ['24,24'], facing: 0 },
        ],
      },
      'units.json': {
        units: [
          { ...counter, id: 'knights', name: 'Knights', side: 'red', class: 'french-knights', values: knights },
          {
            ...counter,
            id: 'bills',
            name: 'Bills',
            side: 'blue',
            class: 'english-bills',
            values: { figures: 10, files: 10 },
          },
        ],
      },
      'map.json': { table: { width: 48, depth: 36, ...table } },
      'rules.json': {
        victory: {
          case: 'C.11',
          score: { plus: 'red', minus: 'blue' },
          levels: [
            { id: 'won', name: 'Won', min: 1, winner: 'red' },
            { id: 'lost', name: 'Lost', winner: 'blue' },
          ],
        },
      },
    });
    const { out } = await hexwright(['validate', folder]);
    said = out;
  });
  return said;
}

describe('hexwright validate on a bad table', () => {
  it('finds nothing wrong with a sound one', async () => {
    expect(await told({})).not.toMatch(/ error /);
  });

  it.each<[what: string, parts: Parts, problem: string]>([
    [
      'an area that crosses itself',
      {
        table: {
          features: [
            {
              ...COPSE,
              area: [
                [10, 16],
                [20, 20],
                [20, 16],
                [10, 20],
              ],
            },
          ],
        },
      },
      'table\\.crossing \\[C\\.12\\] The outline of copse crosses itself',
    ],
    ['a unit wider than the table', { unit: { figures: 100, files: 100 } }, 'unit\\.too-wide \\[C\\.12\\] Knights'],
    ['a unit half off it', { place: { hexes: ['1,12'] } }, 'unit\\.off-map \\[C\\.12\\] Knights .* over the edge'],
    ['a facing of 400 degrees', { place: { facing: 4000 } }, 'unit\\.facing \\[C\\.12\\] Knights .* cannot face 4000'],
    [
      'a feature without a kind',
      {
        table: {
          features: [
            {
              id: 'copse',
              area: [
                [1, 1],
                [9, 1],
                [9, 9],
              ],
            },
          ],
        },
      },
      'table\\.kind \\[C\\.12\\] copse has no kind',
    ],
    ['a table of 10,000 inches', { table: { width: 10_000 } }, 'table\\.size \\[C\\.12\\] A table is 12 to 400'],
    [
      'deployments that overlap',
      {
        table: {
          deployments: [
            {
              id: 'north',
              side: 'red',
              area: [
                [0, 0],
                [48, 0],
                [48, 14],
              ],
            },
            {
              id: 'south',
              side: 'blue',
              area: [
                [0, 10],
                [48, 10],
                [48, 36],
                [0, 36],
              ],
            },
          ],
        },
      },
      'table\\.overlap \\[C\\.12\\] south and north overlap',
    ],
    [
      'a list over its points',
      { sides: [{ nation: 'french', points: 100 }, {}] },
      'set-up\\.army-points \\[I\\.4a\\] .* 40 more',
    ],
    [
      'troops of another nation',
      { sides: [{ nation: 'scots', points: 500 }, {}] },
      'set-up\\.army-foreign \\[I\\.2\\] French',
    ],
  ])('tells of %s, with its place', async (_, parts, problem) => {
    expect(await told(parts)).toMatch(new RegExp(PLACE + problem, 'm'));
  });
});
