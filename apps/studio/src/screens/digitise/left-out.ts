import type { GridSide } from '@hexwright/digitiser';
import { equalJson, type CounterSheet } from '@hexwright/model';
import type { DigitiseState } from './digitise-editor.ts';
import { pictureName } from './sheets-edit.ts';

/**
 * Beyond which sides of its grid a sheet has more counters, as far as its grid is still the one that was looked at. None where others
 * of the same picture have a grid of their own: they may be theirs.
 */
export function sidesLeftOut(
  { file, beyond }: Pick<DigitiseState, 'file' | 'beyond'>,
  sheet: CounterSheet,
): readonly GridSide[] {
  const said = beyond.get(sheet.id);
  if (said === undefined || !equalJson(said.grid, sheet.grid)) return [];
  const isAlone = (file.sheets ?? []).filter((one) => pictureName(one) === pictureName(sheet)).length === 1;
  return isAlone ? said.sides : [];
}
