import { compile, type CompiledGame } from '@hexwright/compiler';
import { linkPackage, type PackageChain } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { games } from './all-games.ts';
import { Match } from './match.ts';
import { chainOf } from './testing/battle.ts';

/** A value that a package sets, of a parameter or a cell. */
interface Change {
  readonly target: string;
  readonly value: number | string;
}

const ID = 'test/changed';

/** A package over another one that sets these values: for good, or in all turns from the first one on. */
function setting(base: PackageChain, changes: readonly Change[], timed: object): PackageChain {
  const extended = base.at(-1)?.id;
  const rules = { format: 1, changes: changes.map((one) => ({ op: 'set', ...one, ...timed, reason: 'A test.' })) };
  const scenario = { format: 1, id: ID, title: 'Changed', kind: 'battle', extends: extended };
  const files = new Map([
    ['scenario.json', JSON.stringify(scenario)],
    ['rules.json', JSON.stringify(rules)],
  ]);
  return [...base, { id: ID, files }];
}

/** What a package says and may say otherwise in some turns, each as something else that the rules bear. */
function otherwise(base: PackageChain, game: CompiledGame): { readonly numbers: Change[]; readonly cells: Change[] } {
  const linking = linkPackage(base);
  const system = games.systems.find(({ id }) => id === game.system);
  if (!linking.ok || system === undefined) throw new Error('The package cannot be played.');
  const numbers = system.parameters.flatMap((spec): Change[] => {
    const now = game.parameters.get(spec.id);
    if (spec.fixed === true || now === undefined) return [];
    const others = spec.type === 'choice' ? spec.values : [Number(now) - 1, Number(now) + 1];
    const value = others.find((one) => one !== now && (spec.type === 'choice' || Number(one) >= spec.minimum));
    return value === undefined ? [] : [{ target: `parameters/${spec.id}/value`, value }];
  });
  const cells = system.tables.flatMap(({ id, fixed }): Change[] => {
    const table = linking.linked.tables.find((one) => one.id === id);
    if (fixed === true || table === undefined) return [];
    // Every cell takes the place of one a few further on.
    const all = Object.entries(table.cells).flatMap(([row, line]) =>
      Object.entries(line).map(([column, value]) => ({ at: `${row}/${column}`, value })),
    );
    return all.flatMap(({ at, value: now }, index): Change[] => {
      const { value } = all[(index + 3) % all.length];
      const isLike = value !== null && value !== now && typeof value === typeof now;
      return isLike ? [{ target: `tables/${id}/cells/${at}`, value }] : [];
    });
  });
  return { numbers, cells };
}

function ends(chain: PackageChain): readonly string[] {
  const result = compile(chain, games.systems);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  const match = new Match(games.playable(result.game));
  return [1, 2, 3].map((seed) => match.playMatch(seed, {}, 3000).hash);
}

describe.each(['gmb/tamburlaine', 'gmb/king-arthur', 'grunwald-1410', 'wrg/knights-and-bills'])('%s', (id) => {
  it.each(['numbers', 'cells'] as const)('plays with other %s in every turn as with the same for good', (what) => {
    const base = chainOf(id);
    const result = compile(base, games.systems);
    if (!result.ok) throw new Error('The package cannot be played.');
    const changes = otherwise(base, result.game)[what];
    expect(changes.length).toBeGreaterThan(5);
    const forGood = ends(setting(base, changes, {}));
    expect(forGood).not.toEqual(ends(base));
    expect(ends(setting(base, changes, { turns: { from: 1 } }))).toEqual(forGood);
  });
});
