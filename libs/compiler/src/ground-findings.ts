/** What is wrong with the ground of a battle, and with formulas about it. */
import type { LinkedPackage } from '@hexwright/model';
import { checkClosedGround } from './check-closed-ground.ts';
import { checkGround } from './check-ground.ts';
import type { CompiledMap, Vocabulary } from './compiled-game.ts';
import type { Finding } from './finding.ts';
import type { CompilerCache } from './memo.ts';

export function groundFindings(
  map: CompiledMap,
  linked: LinkedPackage,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): readonly Finding[] {
  const { modifiers, restrictions, effects } = linked;
  return [
    ...cache.stage('ground', [map, vocabulary], () => checkGround(map, vocabulary)),
    ...cache.stage('closed ground', [map, modifiers, restrictions, effects], () => checkClosedGround(linked, map)),
  ];
}
