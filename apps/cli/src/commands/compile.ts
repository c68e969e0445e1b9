import { type CompiledGame, isHexMap, isOnHexes } from '@hexwright/compiler';
import type { Command } from '../command.ts';
import { openPackage, remarkWarnings } from '../packages.ts';

export const compileCommand: Command = {
  spec: {
    name: 'compile',
    usage: '<package>',
    least: 1,
    most: 1,
    about: 'Compiles a battle as the studio does before every game, and says what it holds. Nothing is written.',
    options: [],
    json:
      '{ "package": id, "ok": true, "title", "system", "hash": 16 hexadecimal digits over its meaning, "packages": [id],\n' +
      '  "turns", "map": { "columns", "rows" }, "counts": { "units", "placed", "tables", "modifiers", "steps", "modules" },\n' +
      '  "milliseconds" }; with "ok": false and "problems", as validate prints them, when it does not compile',
    examples: ['hexwright compile gmb/tamburlaine'],
  },
  async run({ args, output }) {
    const started = performance.now();
    const opened = await openPackage(args.words[0], args, output);
    if (opened === null) return 1;
    const milliseconds = Math.round(performance.now() - started);
    const { game, chain, problems } = opened;
    remarkWarnings(problems, output);
    const [columns, rows] = sizeOf(game);
    const counts = countsOf(game);
    output.line(`${game.title} (${game.id})`);
    output.line(`  system     ${game.system}`);
    output.line(`  packages   ${chain.map(({ id }) => id).join(' <- ')}`);
    output.line(`  map        ${columns} by ${rows} ${isOnHexes(game) ? 'hexes' : 'points'}`);
    output.line(`  turns      ${game.turns}, ${game.sequence.length} steps each player-turn`);
    output.line(`  counters   ${counts.units}, ${counts.placed} of them on the map at the start`);
    output.line(`  charts     ${counts.tables} tables, ${counts.modifiers} modifiers`);
    output.line(`  modules    ${[...game.modules].join(', ') || 'none'}`);
    output.line(`  hash       ${game.hash}`);
    output.line(`Compiled in ${milliseconds} ms.`);
    output.result({
      package: game.id,
      ok: true,
      title: game.title,
      system: game.system,
      hash: game.hash,
      packages: chain.map(({ id }) => id),
      turns: game.turns,
      map: { columns, rows },
      counts,
      milliseconds,
    });
    return 0;
  },
};

/** Hexes, or points of a table, across and down. */
function sizeOf({ map }: CompiledGame): readonly [number, number] {
  if (isHexMap(map)) return [map.grid.columns, map.grid.rows];
  return map.plan.shape === 'plane' ? [map.plan.width, map.plan.height] : [0, 0];
}

function countsOf(game: CompiledGame): Readonly<Record<string, number>> {
  return {
    units: game.units.length,
    placed: game.setUp.length,
    tables: game.tables.size,
    modifiers: [...game.modifiers.values()].reduce((sum, slot) => sum + slot.length, 0),
    steps: game.sequence.length,
    modules: game.modules.size,
  };
}
