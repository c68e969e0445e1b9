import { writeCanonical, type FileKind, type JsonValue, type LinkedPackage } from '@hexwright/model';
import { chainOf, kindOf, packageOf, type FileKey } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';

/** What does a package make of a file of its base? */
export interface TextEffectiveQuestion {
  readonly file: FileKey;
}

/** null where there is nothing to compare: no base, or one of the two cannot be read. */
export type TextEffectiveAnswer = null | {
  /** Id of the package next below. */
  readonly base: string;
  /** What is in force in the base and in the package, each written as one file. */
  readonly before: string;
  readonly after: string;
};

/** What stands in a file of each kind, as a linked package names it. */
const PARTS: Partial<Readonly<Record<FileKind, readonly (keyof LinkedPackage)[]>>> = {
  scenario: ['title', 'summary', 'sides', 'firstSide', 'modules', 'setUp', 'arrivals', 'withdrawals'],
  units: ['units'],
  terrain: ['terrains', 'hexsides', 'features'],
  rules: [
    'vocabularies',
    'parameters',
    'tables',
    'modifiers',
    'conditions',
    'markers',
    'effects',
    'restrictions',
    'sequence',
    'victory',
    'objectives',
    'options',
    'contents',
  ],
};

/** Writes both out. */
export function textEffective(mirror: PackageMirror, { file }: TextEffectiveQuestion): TextEffectiveAnswer {
  const id = packageOf(file);
  const kind = kindOf(file);
  const base = chainOf(mirror.project, id).at(-2);
  if (base === undefined || kind === undefined || kind === 'case') return null;
  const [before, after] = [mirror.linked(base), mirror.linked(id)];
  return before === null || after === null
    ? null
    : { base, before: written(kind, before), after: written(kind, after) };
}

function written(kind: FileKind, linked: LinkedPackage): string {
  const parts = (PARTS[kind] ?? []).map((name): [string, unknown] => [name, linked[name]]);
  const content = kind === 'map' ? (linked.map ?? {}) : Object.fromEntries(parts.filter(([, part]) => part !== null));
  return writeCanonical(kind, content as JsonValue);
}
