import { readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hexwright/playtest/all-games';
import { playableAt } from '@hexwright/playtest/shared';
import { Playtest } from '@hexwright/playtest/live';
import { expect, it } from 'vitest';
import { PackageMirror } from '../package-mirror.ts';
import { gamePosition } from './game-position.ts';
import { possible } from './possible.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];
const BATTLE = 'gmb/tamburlaine';

function mirror(): PackageMirror {
  const made = new PackageMirror(games);
  for (const id of ['gmb/standard', BATTLE]) {
    const texts = FILES.flatMap((file) => {
      try {
        return [[file, readFileSync(path.join(SCENARIOS, id, file), 'utf8')] as const];
      } catch {
        return [];
      }
    });
    made.project.addPackage(id, new Map(texts));
  }
  return made;
}

it('says which numbers a package cannot have, alone and together', () => {
  const of = (value: number): { target: string; value: number } => ({ target: 'parameters/charge-run/value', value });
  const turns = { target: 'parameters/game-turns/value', value: 5 };
  const nowhere = { target: 'parameters/nowhere/value', value: 5 };
  const sets = [[], [of(4)], [of(4), turns], [of(-1)], [turns, of(-1)], [nowhere]];
  const answer = possible(mirror(), { package: BATTLE, options: {}, sets });
  expect(answer).toEqual([
    null,
    null,
    null,
    expect.stringContaining('Least number of clear hexes'),
    expect.stringContaining('Least number of clear hexes'),
    expect.stringContaining('nowhere'),
  ]);
});

it('says where a game stands, so that others begin there, or why none can', async () => {
  const made = mirror();
  const chain = made.chain(BATTLE);
  if (chain?.ok !== true) throw new Error('The battle is not there.');
  const begun = playableAt(made.games, chain.chain, { position: null });
  if (!begun.ok) throw new Error('The battle cannot be played.');
  const playtest = new Playtest(begun.playable, { seed: 5, seats: { ottoman: 'captain', tartar: 'captain' } });
  while (playtest.view().prompt.decision !== 'fire') playtest.computerMove();
  playtest.computerMove();
  const record = playtest.save();
  const answer = await gamePosition(made, { package: BATTLE, record });
  if (!answer.ok) throw new Error(answer.why);
  expect(answer.position).not.toHaveProperty('dice');
  expect(playableAt(made.games, chain.chain, { position: answer.position }).ok).toBe(true);
  const changed = await gamePosition(made, { package: BATTLE, record: { ...record, packageHash: '0123456789abcdef' } });
  expect(changed).toEqual({ ok: false, why: expect.stringContaining('The package has changed') as string });
});
