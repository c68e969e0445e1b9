import { compileCase } from '@hexwright/compiler';
import type { CaseFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import type { Playable } from '../library.ts';
import { replay } from '../replay.ts';
import { chain } from '../testing/battle.ts';
import { layExample } from './example-line.ts';
import { Playtest } from './playtest.ts';

const example: CaseFile = {
  format: 1,
  case: '9.0',
  title: 'Horse attacks foot',
  map: { columns: 10, rows: 10 },
  phasing: 'tartar',
  phase: 'melee-phasing',
  units: [
    { id: 'A', copy: 'hazaras-2', hexes: ['0506', '0606'], facing: 'N' },
    { id: 'B', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S' },
  ],
  commands: [
    { do: 'melee', unit: 'A', target: 'B' },
    { do: 'retreat', unit: 'B', steps: ['NE', 'NE'] },
  ],
  dice: [2, 3, 3],
};

function begun(position: CaseFile): { playable: Playable; playtest: Playtest } {
  const source = { path: 'cases/one.case.json', text: JSON.stringify(position) };
  const compiled = compileCase(chain, source, games.systems);
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  const playable = games.playable(compiled.game);
  return { playable, playtest: new Playtest(playable, { seed: 1, position, tape: position.dice ?? [] }) };
}

describe('an example that plays on to a phase', () => {
  it('is laid out over it, without what is only looked at', () => {
    const position: CaseFile = {
      ...example,
      dice: [],
      commands: [
        { do: 'check', expect: { turn: 1 } },
        { do: 'go-to', phase: 'movement', side: 'tartar' },
      ],
    };
    const { playtest } = begun(position);
    layExample(playtest, position);
    playtest.goTo(playtest.line().at(-1) ?? 0);
    expect(playtest.view()).toMatchObject({ turn: 2, phasing: 'tartar', phase: { id: 'movement' } });
  });
});

describe('a game that begins at a position', () => {
  const { playable, playtest } = begun(example);
  layExample(playtest, example);

  it('stands there, with what the example does ahead', () => {
    expect(playtest.view()).toMatchObject({ move: 0, turn: 1, phasing: 'tartar', dice: { source: 'seed' } });
    expect(playtest.line().length).toBeGreaterThan(2);
    playtest.redo();
    expect(playtest.moves()[1]).toMatchObject({ name: 'the example', given: { tape: [2, 3, 3] }, dice: [2, 3, 3] });
    expect(playtest.view().prompt.title).toMatch(/retreats$/);
  });

  it('comes back from its record, which can be played again', () => {
    const record = playtest.save();
    expect(record.position).toEqual(example);
    const loaded = Playtest.load(playable, record);
    expect(loaded.trouble).toBeNull();
    expect(loaded.playtest.view().hash).toBe(playtest.view().hash);
    expect(replay(playable, record, 'game.json').problems).toEqual([]);
  });

  it('makes its moves an example again', () => {
    const made = playtest.asCaseFile();
    expect(made).toMatchObject({ map: example.map, commands: [{ do: 'melee' }], dice: [2, 3, 3] });
    expect(made?.units).toContainEqual(expect.objectContaining({ id: 'A', copy: 'hazaras-2' }));
  });

  it('refuses a phase that the game does not have', () => {
    expect(() => begun({ ...example, phase: 'tea' })).toThrow(/"tea" is not a step of the sequence/);
  });
});
