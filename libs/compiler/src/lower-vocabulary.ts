import type { AbsentNames, LinkedPackage } from '@hexwright/model';
import type { Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { CompilerCache } from './memo.ts';
import { BUILT_IN_VOCABULARIES, CLASSES, createVocabulary, SIZES } from './vocabulary.ts';

const NOTHING_ABSENT: AbsentNames = { units: [], faces: [], zones: [] };

/** All words of a package: its own vocabularies and the built-in ones. The very same object while no word changes. */
export function lowerVocabulary(linked: LinkedPackage, system: GameSystem, cache: CompilerCache): Stage<Vocabulary> {
  const findings = new Findings();
  for (const { id } of linked.vocabularies) {
    if (!BUILT_IN_VOCABULARIES.includes(id)) continue;
    const message = `Every game has a vocabulary "${id}" of its own making. Give this one another id.`;
    findings.error(`vocabularies/${id}`, 'id.duplicate', message);
  }
  const lists = cache.stage('words', wordSources(linked, system), () =>
    cache.settled(`words ${linked.id}`, wordLists(linked, system)),
  );
  checkLikes(linked, findings);
  const likes = cache.settled(`likes ${linked.id}`, likesOf(linked));
  return findings.with(
    cache.stage('vocabulary', [lists, likes], () => createVocabulary(new Map(lists), new Map(likes))),
  );
}

/** All words of a package, for somebody who asks but does not compile it. */
export function vocabularyOf(linked: LinkedPackage, system: GameSystem): Vocabulary {
  return createVocabulary(new Map(wordLists(linked, system)), new Map(likesOf(linked)));
}

/** Each class that is taken for another one, with that one. */
function likesOf({ vocabularies }: LinkedPackage): readonly (readonly [id: string, like: string])[] {
  const classes = vocabularies.find(({ id }) => id === CLASSES)?.values ?? [];
  return classes.flatMap(({ id, like }) => (like === undefined ? [] : [[id, like] as const]));
}

/** Only classes are taken for others, which there must be, and none in the end for itself. */
function checkLikes({ vocabularies }: LinkedPackage, findings: Findings): void {
  for (const { id: list, values } of vocabularies) {
    const likes = new Map(values.flatMap(({ id, like }) => (like === undefined ? [] : [[id, like]])));
    for (const [id, like] of likes) {
      const at = `vocabularies/${list}/values/${id}/like`;
      if (list !== CLASSES) {
        const message = `Only classes of troops are taken for others, not words of ${list}. Take like out.`;
        findings.error(at, 'vocabulary.like', message, { fixes: [{ title: 'Take like out', op: 'remove' }] });
        continue;
      }
      const known = values.map((word) => word.id);
      if (!known.includes(like)) findings.unknownWord(at, like, CLASSES, known);
      const seen = new Set<string>();
      let next: string | undefined = like;
      for (; next !== undefined && next !== id && !seen.has(next); next = likes.get(next)) seen.add(next);
      if (next !== id) continue;
      const message = `"${id}" is in the end taken for itself. Let the last of these classes be like no other.`;
      findings.error(at, 'vocabulary.like', message, { fixes: [{ title: 'Take like out', op: 'remove' }] });
    }
  }
}

/** All that {@link wordLists} reads. */
function wordSources(linked: LinkedPackage, system: GameSystem): readonly unknown[] {
  const { id, vocabularies, sides, units, terrains, features, hexsides, markers, map, table } = linked;
  const { sequence, parameters } = linked;
  const { absent } = linked;
  return [
    id,
    vocabularies,
    sides,
    units,
    terrains,
    features,
    hexsides,
    markers,
    map?.zones,
    table?.zones,
    sequence,
    parameters,
    absent,
    system,
  ];
}

function wordLists(
  linked: LinkedPackage,
  system: GameSystem,
): readonly (readonly [name: string, ids: readonly string[]])[] {
  const { absent = NOTHING_ABSENT } = linked;
  return [
    ...linked.vocabularies.map(({ id, values }) => [id, idsOf(values)] as const),
    ['sides', idsOf(linked.sides)] as const,
    ['units', idsOf(linked.units)] as const,
    ['known-units', [...idsOf(linked.units), ...absent.units]] as const,
    ['terrains', idsOf(linked.terrains)] as const,
    ['features', idsOf(linked.features)] as const,
    ['hexsides', idsOf(linked.hexsides)] as const,
    ['kinds', system.kinds] as const,
    ['sizes', SIZES] as const,
    ['markers', idsOf(linked.markers)] as const,
    ...MARKED.map((of) => [`${of}-markers`, idsOf(linked.markers.filter((one) => one.of === of))] as const),
    ['faces', [...new Set([...linked.units.flatMap(({ faces }) => idsOf(faces)), ...absent.faces])]] as const,
    ['zones', [...idsOf(linked.map?.zones ?? []), ...idsOf(linked.table?.zones ?? []), ...absent.zones]] as const,
    ['steps', idsOf(linked.sequence)] as const,
    ['parameters', idsOf(linked.parameters.filter(({ value }) => typeof value === 'number'))] as const,
  ];
}

/** What markers of a package may belong to. */
const MARKED = ['unit', 'side', 'hex', 'game'] as const;

function idsOf(items: readonly { readonly id: string }[]): readonly string[] {
  return items.map((item) => item.id);
}
