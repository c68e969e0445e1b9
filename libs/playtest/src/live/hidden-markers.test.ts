/** A package's own markers on pieces that not everybody may know. */
import { compileCase } from '@hexwright/compiler';
import { expect, it } from 'vitest';
import { games } from '../all-games.ts';
import { chainOf } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';
import { perspective } from './perspective.ts';

const RULES = {
  format: 1,
  markers: [
    { id: 'omen', name: 'Omen', of: 'unit', maximum: 3 },
    { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 3, letter: 'S' },
  ],
};

const POSITION = {
  format: 1,
  case: '14.21',
  title: 'A rider before a pit that bears a marker',
  map: { columns: 14, rows: 14, zones: { 'wolf-pits': ['A7 B10'] } },
  turn: 22,
  phasing: 'polish-lithuanian',
  phase: 'polish-lithuanian-movement',
  markers: { hexes: { 'A7 B10': { smoke: 2 } } },
  units: [
    { id: 'A', copy: 'polish-horse-1', hexes: ['A7 B9'], facing: 'N', omen: 1 },
    { id: 'P', copy: 'wolf-pit-1', hexes: ['A7 B10'], face: 'real', omen: 3 },
  ],
};

it('shows a marker on a hidden piece to who knows the piece, and that in its hex to all', () => {
  const source = {
    id: 'my/omens',
    files: new Map([
      [
        'scenario.json',
        JSON.stringify({ format: 1, id: 'my/omens', title: 'Omens', kind: 'battle', extends: 'grunwald-1410' }),
      ],
      ['rules.json', JSON.stringify(RULES)],
    ]),
  };
  const path = 'cases/omens.case.json';
  const chain = [...chainOf('grunwald-1410'), source];
  const example = compileCase(chain, { path, text: JSON.stringify(POSITION) }, games.systems);
  if (!example.ok) throw new Error(example.problems.map(({ message }) => message).join(' '));
  const playtest = new Playtest(games.playable(example.game), { seed: 1, seats: {} });
  const shown = (seat: string): unknown => {
    const { pieces, markers } = playtest.view({ viewers: [seat], foretells: false });
    const omens = pieces.filter(({ look }) => look.marks.some(({ name }) => name.startsWith('Omen')));
    return [omens.map(({ id }) => id), markers.places.map(({ chips }) => chips.map(({ name }) => name))];
  };
  expect(shown('teutonic')).toEqual([['P', 'A'], [['Smoke: 2']]]);
  expect(shown('polish-lithuanian')).toEqual([['A'], [['Smoke: 2']]]);
  // Nor does anything else say it that is sent.
  const view = playtest.view(perspective('polish-lithuanian', playtest.secrets));
  expect(JSON.stringify([view, playtest.choices(), playtest.moves()])).not.toContain('Omen: 3');
});
