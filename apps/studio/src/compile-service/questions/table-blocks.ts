import { TableSpace } from '@hexwright/compiler';
import type { PackageMirror } from '../package-mirror.ts';

/** How much of its table does each unit of the set-up cover? */
export interface TableBlocksQuestion {
  readonly package: string;
}

/** By unit, in thousandths of an inch: empty while the package cannot be compiled, or its rules do not say. */
export type TableBlocksAnswer = Readonly<Record<string, { readonly width: number; readonly depth: number }>>;

export function tableBlocks(mirror: PackageMirror, { package: id }: TableBlocksQuestion): TableBlocksAnswer {
  const compiled = mirror.compile(id);
  if (!compiled.ok || !(compiled.game.map instanceof TableSpace)) return {};
  const { game } = compiled;
  const system = mirror.games.systems.find((one) => one.id === game.system);
  return Object.fromEntries(
    game.setUp.flatMap((placement) => {
      const block = system?.blockOf?.(game, placement);
      const { id: unit } = game.units[placement.unit];
      return block === undefined ? [] : [[unit, { width: block.width, depth: block.depth }] as const];
    }),
  );
}
