import type { JsonValue, LinkedPackage, Origin } from '@hexwright/model';
import type { PackageMirror } from '../package-mirror.ts';

/** What is in force of what a place in a file says? */
export interface TextAboutQuestion {
  readonly package: string;
  /** As changes name it: `modifiers/melee-flank/value`. */
  readonly target: string;
}

/** null where nothing is called that. */
export type TextAboutAnswer = null | {
  /** The value after all packages and options, as JSON; null where it has none. */
  readonly value: string | null;
  /** Every place that has had a say in the item, base first. */
  readonly origins: readonly Origin[];
  /** The rule case of the item, and its heading. */
  readonly case: string | null;
  readonly title: string | null;
};

/** Longest value that is shown. */
const LONGEST = 240;

/** Looks an item, or something in it, up. */
export function textAbout(mirror: PackageMirror, { package: id, target }: TextAboutQuestion): TextAboutAnswer {
  const linked = mirror.linked(id);
  if (linked === null) return null;
  const origins = linked.origins.chain(target);
  const path = target.split('/');
  const value = effectiveAt(linked, path);
  if (value === undefined && origins.length === 0) return null;
  const cited = origins.findLast((one) => one.case !== undefined)?.case ?? caseIn(linked, path);
  const written = value === undefined ? null : JSON.stringify(value);
  return {
    value: written !== null && written.length > LONGEST ? `${written.slice(0, LONGEST)} …` : written,
    origins,
    case: cited,
    title: linked.contents.find((entry) => entry.case === cited)?.title ?? null,
  };
}

/** What a path of names leads to in a linked package; undefined where there is nothing. */
export function effectiveAt(
  linked: Omit<LinkedPackage, 'origins' | 'map'>,
  path: readonly string[],
): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (around, name) => {
      if (Array.isArray(around)) {
        const entries = around as readonly JsonValue[];
        return entries.find((entry) => nameOf(entry) === name) ?? entries[Number(name)];
      }
      return isObject(around) && Object.hasOwn(around, name) ? around[name] : undefined;
    },
    linked as unknown as JsonValue,
  );
}

/** The case of the innermost thing on the way that cites one. */
function caseIn(linked: LinkedPackage, path: readonly string[]): string | null {
  for (let length = path.length; length > 0; length--) {
    const value = effectiveAt(linked, path.slice(0, length));
    if (isObject(value) && typeof value['case'] === 'string') return value['case'];
  }
  return null;
}

function nameOf(entry: JsonValue): JsonValue | undefined {
  return isObject(entry) ? (entry['id'] ?? entry['unit'] ?? entry['case']) : entry;
}

function isObject(value: JsonValue | undefined): value is { readonly [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
