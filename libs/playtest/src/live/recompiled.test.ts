import type { LogEntry } from '@hexwright/engine';
import { compile, CompilerCache } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import type { Playable } from '../library.ts';
import { battle, chain } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';

const cache = new CompilerCache();

/** The battle with a text of one of its files replaced. */
function changed(file: string, from: string | RegExp, to: string): Playable {
  let count = 0;
  const edited = chain.map((source) => {
    const text = source.files.get(file);
    if (text === undefined || text.replace(from, to) === text) return source;
    count++;
    return { ...source, files: new Map(source.files).set(file, text.replace(from, to)) };
  });
  expect(count).toBeGreaterThan(0);
  const compiled = compile(edited, games.systems, cache);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return games.playable(compiled.game);
}

/** Another package, in which nothing of a game is otherwise that does not come to its ninth turn. */
function untouched(): Playable {
  return changed('rules.json', /("id": "fatigue-movement-divisor", "value": )2/, '$13');
}

/** A game of captains up to the first attack of a sort. */
function playedTo(kind: 'fire' | 'melee' | 'step', seed = 3): Playtest {
  const playtest = new Playtest(battle(), { seed, seats: { ottoman: 'captain', tartar: 'captain' } });
  for (let move = 0; move < 3000; move++) {
    playtest.computerMove();
    if (playtest.moves().at(-1)!.command?.do === kind) return playtest;
  }
  throw new Error(`Nobody came to ${kind}.`);
}

describe('a changed package', () => {
  it('may have other words alone', () => {
    const playtest = playedTo('step');
    const unit = String(playtest.moves().at(-1)!.command!.unit);
    const { name } = battle().game.units.find(({ id }) => id === unit)!;
    const outcome = playtest.recompiled(
      changed('units.json', `"id": "${unit}", "name": "${name}"`, `"id": "${unit}", "name": "Horse"`),
    );
    expect(outcome).toMatchObject({ same: true, divergence: null });
    expect(playtest.moves().at(-1)!.lines[0].text).toMatch(/^Horse( \d+)? moves to/);
  });

  it('changes nothing where it does not touch the game', () => {
    const playtest = playedTo('melee');
    const before = playtest.view();
    const lines = playtest.moves().map(({ hash }) => hash);
    const outcome = playtest.recompiled(untouched());
    expect(outcome).toEqual({ same: true, startChanged: false, played: before.move, divergence: null, stopped: null });
    expect(playtest.view().hash).toBe(before.hash);
    expect(playtest.moves().map(({ hash }) => hash)).toEqual(lines);
    expect(playtest.moves().every(({ state }) => state === 'played')).toBe(true);
  });

  it('shows the first move of which something else comes, and goes on', () => {
    const playtest = playedTo('fire');
    const { move } = playtest.view();
    const outcome = playtest.recompiled(
      changed('terrain.json', '"case": "7.21", "cost": 1', '"case": "7.21", "cost": 2'),
    );
    expect(outcome).toMatchObject({ same: false, startChanged: false, divergence: { kind: 'other-result' } });
    const { divergence } = outcome;
    const spent = ({ text }: LogEntry): number => Number(/ (\d+) MP spent$/.exec(text)?.[1]);
    expect(spent(divergence!.after[0])).toBe(spent(divergence!.before[0]) + 1);
    expect(divergence!.command.do).toBe('step');
    // Sooner or later a move becomes too dear.
    expect(outcome.stopped).toMatchObject({ kind: 'refused', cases: ['5.12', '5.13'] });
    expect(outcome.played).toBe(outcome.stopped!.move - 1);
    expect(playtest.view().move).toBe(outcome.played);
    expect(outcome.played).toBeLessThan(move);
    const rest = playtest.moves()[outcome.stopped!.move];
    expect(rest).toMatchObject({ name: 'before the change', state: 'other-package', parent: outcome.played });
    expect(playtest.redo()).toMatchObject({ kind: 'refused', refusals: [{ text: outcome.stopped!.text }] });
    expect(playtest.goTo(rest.id)).toMatchObject({ kind: 'refused' });
    // Back to the rules as they were, the rest can be played again.
    expect(playtest.recompiled(battle()).played).toBe(move);
    expect(playtest.goTo(move).kind).toBe('done');
    expect(playtest.moves()[move].state).toBe('played');
  });

  it('[9.12] tells the modifiers that are otherwise, with their cases', () => {
    const playtest = playedTo('melee');
    while (playtest.computerMove().kind === 'done');
    const steeper = changed('rules.json', /("id": "melee-side".*"value": )2/, '$13');
    const { divergence } = playtest.recompiled(steeper);
    expect(divergence).toMatchObject({ kind: 'other-result', command: { do: 'melee' } });
    expect(divergence!.cases).toContain('9.12');
    const flank = (lines: readonly LogEntry[]) =>
      lines.flatMap(({ parts }) => parts).find((part) => part.case === '9.12')?.value;
    expect([flank(divergence!.before), flank(divergence!.after)]).toEqual([2, 3]);
  });

  it('names a unit that is gone, and keeps the rest', () => {
    const playtest = playedTo('step');
    const unit = String(playtest.moves().at(-1)!.command!.unit);
    const place = new RegExp(`\\n    \\{ "unit": "${unit}"[^\\n]*`);
    const line = new RegExp(`\\n    \\{ "id": "${unit}"[^\\n]*`);
    const without = chain.map((source) => {
      const files = new Map(source.files);
      for (const [file, pattern] of [
        ['units.json', line],
        ['scenario.json', place],
      ] as const) {
        const text = files.get(file);
        if (text !== undefined) files.set(file, text.replace(pattern, ''));
      }
      return { ...source, files };
    });
    const compiled = compile(without, games.systems, cache);
    if (!compiled.ok) throw new Error(compiled.problems[0].message);
    const outcome = playtest.recompiled(games.playable(compiled.game));
    expect(outcome).toMatchObject({ same: false, startChanged: true, stopped: { kind: 'unreadable' } });
    expect(outcome.stopped!.text).toContain(`"${unit}"`);
    expect(playtest.computerMove().kind).toBe('done');
  });

  it('comes back to where the cursor was, and plays what was undone too', () => {
    const playtest = playedTo('melee');
    const end = playtest.view().move;
    playtest.goTo(end - 20);
    const { hash } = playtest.view();
    const outcome = playtest.recompiled(untouched());
    expect(outcome.played).toBe(end);
    expect(playtest.view()).toMatchObject({ hash, move: end - 20, canRedo: true });
  });

  it('leaves other branches for when somebody goes there', () => {
    const playtest = playedTo('step');
    const end = playtest.view().move;
    playtest.undo();
    const other = playtest.choices().find(({ command }) => command.do === 'stop')!;
    playtest.perform(other.command);
    playtest.recompiled(untouched());
    expect(playtest.moves()[end].state).toBe('other-package');
    expect(playtest.goTo(end)).toEqual({ kind: 'done', node: end });
    expect(playtest.moves()[end].state).toBe('played');
  });
});
