import { compile } from '@hexwright/compiler';
import { resolveChain, type JsonValue, type PackageLibrary, type PackageSource, type Problem } from '@hexwright/model';
import { itemOf } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';

/** May a unit be set up so? Hexes are labels, as a set-up has them. */
export interface PlacementQuestion {
  readonly package: string;
  readonly unit: string;
  readonly hexes: readonly string[];
  readonly facing?: string;
}

/** What the compiler has against it; empty for nothing. */
export type PlacementAnswer = readonly Pick<Problem, 'message' | 'severity' | 'case'>[];

/** Compiles the package as it would be with the unit there, and tells what it says of the unit then. */
export function placement(
  mirror: PackageMirror,
  { package: id, unit, hexes, facing }: PlacementQuestion,
): PlacementAnswer {
  const source = mirror.project.find(id);
  const scenario = source === null ? null : read(source.files.get('scenario.json'));
  if (source === null || scenario === null) return [];
  const isInherited = itemOf(mirror.project, id, `setUp/${unit}`) !== undefined;
  const stance = { unit, hexes, ...(facing === undefined ? {} : { facing }) };
  const text = JSON.stringify(placed(scenario, stance, isInherited));
  const tried: PackageSource = { id, files: new Map([...source.files, ['scenario.json', text]]) };
  const library: PackageLibrary = {
    find: (one) => (one === id ? tried : mirror.project.find(one)),
    ids: () => mirror.project.ids(),
  };
  const chain = resolveChain(tried, library);
  if (!chain.ok) return [];
  const { problems } = compile(chain.chain, mirror.games.systems, mirror.cache);
  const told = problems.filter(({ code, message }) => code !== 'unit.never-placed' && message.includes(`(${unit})`));
  return mirror.said(id, told).map(({ message, severity, case: cited }) => ({
    message,
    severity,
    ...(cited === undefined ? {} : { case: cited }),
  }));
}

interface Stance {
  readonly unit: string;
  readonly hexes: readonly string[];
  readonly facing?: string;
}

/** The cover of the package with the unit there: in its own set-up, or by a change of what it inherits. */
function placed(scenario: { readonly [name: string]: JsonValue }, stance: Stance, isThere: boolean): unknown {
  const setUp: readonly JsonValue[] = Array.isArray(scenario['setUp']) ? scenario['setUp'] : [];
  const at = setUp.findIndex((one) => (one as Partial<Stance> | null)?.unit === stance.unit);
  if (at < 0 && isThere) {
    const changes: readonly JsonValue[] = Array.isArray(scenario['changes']) ? scenario['changes'] : [];
    const { unit, ...value } = stance;
    const moved = Object.entries(value).map(([name, part]) => ({
      op: 'set',
      target: `setUp/${unit}/${name}`,
      value: part,
    }));
    return { ...scenario, changes: [...changes, ...moved] };
  }
  if (at < 0) return { ...scenario, setUp: [...setUp, stance] };
  return { ...scenario, setUp: setUp.with(at, { ...(setUp[at] as object), ...stance }) };
}

function read(text: string | undefined): { readonly [name: string]: JsonValue } | null {
  try {
    const content: unknown = JSON.parse(text ?? '');
    return typeof content === 'object' && content !== null ? (content as { readonly [name: string]: JsonValue }) : null;
  } catch {
    return null;
  }
}
