import type { AbsentNames, LinkedPackage } from '@hexwright/model';
import type { Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { CompilerCache } from './memo.ts';
import { BUILT_IN_VOCABULARIES, createVocabulary, SIZES } from './vocabulary.ts';

const NOTHING_ABSENT: AbsentNames = { units: [], faces: [], zones: [] };

/** All words of a package: its own vocabularies and the built-in ones. The very same object while no word changes. */
export function lowerVocabulary(linked: LinkedPackage, system: GameSystem, cache: CompilerCache): Stage<Vocabulary> {
  const findings = new Findings();
  for (const { id } of linked.vocabularies) {
    if (!BUILT_IN_VOCABULARIES.includes(id)) continue;
    const message = `Every game has a vocabulary "${id}" of its own making. Give this one another id.`;
    findings.error(`vocabularies/${id}`, 'id.duplicate', message);
  }
  const lists = cache.settled(`words ${linked.id}`, wordLists(linked, system));
  return findings.with(cache.stage('vocabulary', [lists], () => createVocabulary(new Map(lists))));
}

/** All words of a package, for somebody who asks but does not compile it. */
export function vocabularyOf(linked: LinkedPackage, system: GameSystem): Vocabulary {
  return createVocabulary(new Map(wordLists(linked, system)));
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
    ['zones', [...idsOf(linked.map?.zones ?? []), ...absent.zones]] as const,
    ['steps', idsOf(linked.sequence)] as const,
    ['parameters', idsOf(linked.parameters.filter(({ value }) => typeof value === 'number'))] as const,
  ];
}

/** What markers of a package may belong to. */
const MARKED = ['unit', 'side', 'hex', 'game'] as const;

function idsOf(items: readonly { readonly id: string }[]): readonly string[] {
  return items.map((item) => item.id);
}
