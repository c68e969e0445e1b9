import { compileCase, CompilerCache } from '@hexwright/compiler';
import type { CaseFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { runCase } from '../cases/case-runner.ts';
import { games } from '../all-games.ts';
import { battle, chain, chainOf } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';

const cache = new CompilerCache();

/** What `hexwright test` finds of an example. */
function problemsOf(file: CaseFile): readonly unknown[] {
  const source = { path: 'cases/played.case.json', text: JSON.stringify(file) };
  const compiled = compileCase(chain, source, games.systems, cache);
  if (!compiled.ok) return compiled.problems;
  return runCase(games.playable(compiled.game), compiled.content, 'gmb/tamburlaine', source.path).problems;
}

/** Commands that are worth an example each time. */
const TELLING = new Set(['fire', 'melee', 'charge', 'begin-rout', 'rampage-row', 'drop', 'take']);

describe('a position as an example', () => {
  it.each([
    ['captain', 3],
    ['random', 4],
  ])('proves what happened, whatever it was, in a game of %s', (player, seed) => {
    const playtest = new Playtest(battle(), { seed, seats: { ottoman: player, tartar: player } });
    let examples = 0;
    let move = 0;
    while (playtest.computerMove().kind === 'done') {
      move++;
      const { command } = playtest.moves()[move];
      if (move % 40 > 0 && !(TELLING.has(command!.do) && move % 6 === 0)) continue;
      const file = playtest.asCaseFile();
      expect(file, JSON.stringify(command)).not.toBeNull();
      expect(problemsOf(file!), JSON.stringify(file)).toEqual([]);
      examples++;
    }
    expect(examples).toBeGreaterThan(50);
  });

  it('holds what was thrown by hand, and fails when something else should have come of it', () => {
    const playtest = new Playtest(battle(), { seed: 9, seats: { ottoman: 'captain', tartar: 'captain' } });
    while (playtest.view().prompt.decision !== 'fire') playtest.computerMove();
    playtest.setDice('hand');
    const shot = playtest.choices().find(({ kind }) => kind === 'target')!;
    playtest.perform(shot.command);
    playtest.giveDice([6, 6]);
    const file = playtest.asCaseFile()!;
    expect(file).toMatchObject({ dice: [6, 6], package: 'gmb/tamburlaine', case: '8.0' });
    expect(file.commands!.at(-1)).toEqual(shot.command);
    const events = file.expect!.events!.filter((event) => 'event' in event);
    expect(events.map(({ event }) => event)).toContain('fire');
    const [event] = events.slice(-1);
    const wrong = { ...file, expect: { events: [{ ...event, hit: event.hit !== true }] } };
    expect(problemsOf(wrong)).toHaveLength(1);
  });

  it('[18.0] tells wounds, captives and hiding, and begins a duel where its phase begins', () => {
    const position = {
      case: '18.0',
      title: 'A duel',
      map: { columns: 9, rows: 9 },
      phase: 'man-to-man',
      units: [
        { id: 'H', copy: 'heliades', hexes: ['0605'] },
        { id: 'A', copy: 'caradoc', hexes: ['0505'], wounded: true },
        { id: 'Y', copy: 'yon', captive: 'H' },
        { id: 'S', copy: 'scots-1', hexes: ['0605'] },
        { id: 'B', copy: 'archers-1', hexes: ['0506'] },
      ],
    };
    const arthur = chainOf('gmb/king-arthur');
    const compiledFrom = (file: unknown) =>
      compileCase(arthur, { path: 'cases/played.case.json', text: JSON.stringify(file) }, games.systems, cache);
    const begun = compiledFrom(position);
    if (!begun.ok) throw new Error(begun.problems.map(({ message }) => message).join(' '));
    const playtest = new Playtest(games.playable(begun.game), { seed: 4, position: begun.content });
    for (const command of [
      { do: 'challenge', unit: 'H', target: 'A' },
      { do: 'accept-challenge' },
      { do: 'fight-on' },
      { do: 'fight-on' },
      { do: 'zones', attack: 'left', defence: 'helm' },
      { do: 'zones', attack: 'left', defence: 'right' },
      { do: 'yield' },
      { do: 'pass' },
    ]) {
      expect(playtest.perform(command).kind, JSON.stringify(command)).toBe('done');
      const file = playtest.asCaseFile();
      // While a choice is sealed no example tells it.
      expect(file === null).toBe(command.do === 'zones' && command.defence === 'helm');
      if (file === null) continue;
      const compiled = compiledFrom(file);
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
      const run = runCase(games.playable(compiled.game), compiled.content, 'gmb/king-arthur', 'cases/played.case.json');
      expect(run.problems, JSON.stringify(file)).toEqual([]);
    }
  });

  it('is nothing before the first move', () => {
    expect(new Playtest(battle(), { seed: 1 }).asCaseFile()).toBeNull();
  });
});
