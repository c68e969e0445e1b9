import type { LinkedPackage } from '@hexwright/model';
import type { Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { CompilerCache } from './memo.ts';
import { BUILT_IN_VOCABULARIES, createVocabulary, SIZES } from './vocabulary.ts';

/** All words of a package: its own vocabularies and the built-in ones. The very same object while no word changes. */
export function lowerVocabulary(linked: LinkedPackage, system: GameSystem, cache: CompilerCache): Stage<Vocabulary> {
  const findings = new Findings();
  for (const { id } of linked.vocabularies) {
    if (!BUILT_IN_VOCABULARIES.includes(id)) continue;
    const message = `Every game has a vocabulary "${id}" of its own making. Give this one another id.`;
    findings.error(`vocabularies/${id}`, 'id.duplicate', message);
  }
  const lists = cache.settled(`words ${linked.id}`, [
    ...linked.vocabularies.map(({ id, values }) => [id, idsOf(values)] as const),
    ['sides', idsOf(linked.sides)] as const,
    ['units', idsOf(linked.units)] as const,
    ['terrains', idsOf(linked.terrains)] as const,
    ['hexsides', idsOf(linked.hexsides)] as const,
    ['kinds', system.kinds] as const,
    ['sizes', SIZES] as const,
    ['markers', idsOf(linked.markers)] as const,
    ...MARKED.map((of) => [`${of}-markers`, idsOf(linked.markers.filter((one) => one.of === of))] as const),
  ]);
  return findings.with(cache.stage('vocabulary', [lists], () => createVocabulary(new Map(lists))));
}

/** What markers of a package may belong to. */
const MARKED = ['unit', 'side', 'hex', 'game'] as const;

function idsOf(items: readonly { readonly id: string }[]): readonly string[] {
  return items.map((item) => item.id);
}
