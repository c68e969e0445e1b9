/** A project of packages as a shared document: reading it, editing it together, undoing, text views and disk. */
export type { Change, PaintedHexes } from './change.ts';
export { clutterOf, compacted, epochOf } from './compact.ts';
export { DiskError, type Disk, type DiskFault } from './disk.ts';
export { DiskSync } from './disk-sync.ts';
export { Editor, isOperation, type Operation, type Plan } from './editor.ts';
export { fileKey, kindOf, packageOf, pathOf, type FileKey } from './file-key.ts';
export type { JsonObject } from './form.ts';
export { migrate, MIGRATIONS, type Migration, type Opening } from './migrate.ts';
export type { Outcome } from './history.ts';
export { mergeText, type MergeOperation, type TextMerge } from './merge-text.ts';
export type { Because } from './operations/changes.ts';
export { chainOf, mapOf, type MapOf } from './operations/chain.ts';
export { addItem, duplicateItem, setItem } from './operations/items.ts';
export {
  addLabel,
  addZone,
  drawHexside,
  drawPath,
  eraseHexside,
  extendPath,
  moveLabel,
  paintZone,
  removeFromMap,
  type MapList,
} from './operations/map-items.ts';
export { addFile, deriveVariant, duplicatePackage, removeFile } from './operations/packages.ts';
export { paintElevation, paintTerrain, terrainAt } from './operations/paint.ts';
export { findReferences, renameItem, type Reference, type RenamedList } from './operations/rename.ts';
export { flipUnit, placementOf, placeUnit, takeUnitOff, turnUnit, type Stance } from './operations/set-up.ts';
export { openPackage, Project, projectFiles, type Listener } from './project.ts';
