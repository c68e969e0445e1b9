import type { LinkedPackage } from '@hexwright/model';
import type { Vocabulary } from './compiled-game.ts';
import type { Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { effectSlot, WAY_KNOWN } from './moments.ts';
import { restrictionPlace } from './lower-restrictions.ts';

/** The place of formulas of effects at which most is known. */
const OF_PIECES = effectSlot(['unit', 'other', 'hex', 'side']);

/** That of formulas about a loss, who alone know who has destroyed the unit. */
const OF_LOSSES = effectSlot(['unit', 'destroyer', 'hex', 'side']);

/** Names are the same whatever words a package has. */
const NO_WORDS: Vocabulary = { names: [], ids: () => [], indexOf: () => -1, classesLike: () => [] };

/** The functions that ask for words of the ground, by what these are. */
const ASKING = { terrains: 'inTerrain', features: 'hasFeature', hexsides: 'crosses', zones: 'inZone' } as const;

type GroundWords = Readonly<Record<keyof typeof ASKING, readonly string[]>>;

/** What a package calls its ground. */
export function groundWords({ terrains, features, hexsides, map }: LinkedPackage): GroundWords {
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  return { terrains: ids(terrains), features: ids(features), hexsides: ids(hexsides), zones: ids(map?.zones ?? []) };
}

/**
 * Findings of formulas, with a word on names that are known in other places of the game, or in another game: a formula was
 * taken over from there.
 */
export function tellingWhereKnown(
  findings: readonly Finding[],
  system: GameSystem,
  systems: readonly GameSystem[],
  ground: GroundWords,
): readonly Finding[] {
  return findings.map((finding) => {
    const [, strange, asked] = /^"([^"]+)" is not one of (\w+)/.exec(finding.message) ?? [];
    const sorts = Object.keys(ASKING) as (keyof typeof ASKING)[];
    const sortOf = sorts.find((one) => one !== asked && ground[one].includes(strange ?? ''));
    if (sortOf !== undefined && sorts.some((one) => one === asked)) {
      return { ...finding, message: `${finding.message} It is one of ${sortOf}: ${ASKING[sortOf]} asks for those.` };
    }
    const [, sort, name] = /no (field |function )?'(\w+)'/.exec(finding.message) ?? [];
    if (name === undefined || !finding.code.startsWith('expression.')) return finding;
    const places = sort === 'field ' ? [] : placesThatKnow(system, name, sort === 'function ');
    if (places.length > 0) {
      return { ...finding, message: `${finding.message} "${name}" is known in ${places.join(', ')} only.` };
    }
    // A field of something else, such as of a unit where a side was asked.
    if (namesOf(system).has(name)) return finding;
    const other = systems.find((one) => one !== system && namesOf(one).has(name));
    if (other === undefined) return finding;
    const message = `${finding.message} "${name}" is a name of the game system "${other.id}", not of "${system.id}".`;
    return { ...finding, message };
  });
}

/** Everything that has a formula of its own: slots of modifiers, conditions, and restrictions on an act. */
function placesOf({ slots, conditions, acts = [] }: GameSystem): readonly string[] {
  return [...slots, ...conditions.map(({ id }) => id), ...acts.map(restrictionPlace)];
}

/** The places of formulas that may use a name or function, as they are called. */
function placesThatKnow(system: GameSystem, name: string, isFunction: boolean): readonly string[] {
  const places = placesOf(system).filter((place) => knows(system, place, name));
  if (isFunction) {
    return WAY_KNOWN.some((place) => knows(system, place, name)) ? [...places, 'effects at unit-enters'] : places;
  }
  if (system.effects === undefined) return places;
  if (knows(system, OF_LOSSES, name) && !knows(system, effectSlot(['unit', 'hex', 'side']), name)) {
    return [...places, 'effects at unit-is-lost'];
  }
  const isOfPieces = knows(system, OF_PIECES, name) && !knows(system, effectSlot([]), name);
  return isOfPieces ? [...places, 'effects at moments of a piece or a hex'] : places;
}

/** Whether formulas in that place may use a name or function. */
function knows(system: GameSystem, place: string, name: string): boolean {
  const { names, functions } = system.environment(place, NO_WORDS);
  return Object.hasOwn(names, name) || Object.hasOwn(functions, name);
}

/** Every name, field and function that formulas of a game may use. */
function namesOf(system: GameSystem): ReadonlySet<string> {
  return new Set(
    placesOf(system).flatMap((place) => {
      const { names, functions } = system.environment(place, NO_WORDS);
      const fields = Object.values(names).flatMap((type) => (type.kind === 'record' ? Object.keys(type.fields) : []));
      return [...Object.keys(names), ...Object.keys(functions), ...fields];
    }),
  );
}
