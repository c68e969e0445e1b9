/** A project of packages as a shared document: reading it, editing it together, undoing, text views and disk. */
export { broughtBy, broughtIn, type Brought } from './brought.ts';
export { carryOver, type CarryOver } from './carry-over.ts';
export type { Change, PaintedHexes } from './change.ts';
export { changeFault, faultIn, type ChangeFault } from './change-check.ts';
export { clutterOf, compacted, epochOf } from './compact.ts';
export { WORKSPACE_CODES } from './codes.ts';
export { PassingTexts, type CommonTexts, type KnownTexts } from './common-texts.ts';
export { DiskError, type Disk, type DiskFault } from './disk.ts';
export { DiskSync } from './disk-sync.ts';
export { documentFrom, renewedState, type LoggedDocument } from './document-log.ts';
export { Editor, isOperation, type Operation, type Plan } from './editor.ts';
export { fileKey, isFileKey, kindOf, packageOf, pathOf, type FileKey } from './file-key.ts';
export type { JsonObject } from './form.ts';
export { MapHexes } from './map-hexes.ts';
export { MapTerrain } from './map-terrain.ts';
export { migrate, MIGRATIONS, type Migration, type Opening } from './migrate.ts';
export type { UndoOutcome } from './undo-history.ts';
export type { KeptHistory } from './kept-history.ts';
export { mergeText, type MergeOperation, type TextMerge } from './merge-text.ts';
export { applyFix, insertAt, removeAt, setAt } from './operations/at.ts';
export { called } from './operations/called.ts';
export type { Because } from './operations/changes.ts';
export { chainOf, mapOf, type MapOf } from './operations/chain.ts';
export {
  addComment,
  commentsOf,
  pinAt,
  placeOfItem,
  removeComment,
  replyTo,
  resolveComment,
  type Pin,
  type Saying,
} from './operations/comments.ts';
export {
  addItem,
  alterItem,
  duplicateItem,
  itemOf,
  moveItem,
  removeItem,
  revertItem,
  setItem,
  setItems,
  type Beside,
  type TargetValue,
} from './operations/items.ts';
export {
  addLabel,
  frameMap,
  addZone,
  drawHexside,
  drawHexsides,
  drawPath,
  eraseHexside,
  paintZone,
  removeFromMap,
  type DrawnHexside,
  type MapList,
} from './operations/map-items.ts';
export { isGamesOwn } from './operations/case-places.ts';
export type { NamedList } from './operations/name-places.ts';
export {
  addFile,
  addPackage,
  deriveVariant,
  duplicatePackage,
  freeId,
  packageMentions,
  packagesExtending,
  removeFile,
  removePackage,
  renamePackage,
} from './operations/packages.ts';
export { paintElevation, paintHexes, paintTerrain, terrainAt, type PaintedHex } from './operations/paint.ts';
export { suppressProblem, type Suppression } from './operations/problem-settings.ts';
export { definitionAt, definitionOf, itemNamedAt, type Definition, type NamedItem } from './operations/references.ts';
export { findReferences, renameItem, type Reference } from './operations/rename.ts';
export type { Lost } from './operations/relabel.ts';
export { reshapeMap, type Shape } from './operations/reshape.ts';
export { restorePackage } from './operations/restore.ts';
export { resizeMap, type Filling, type Margins, type Resizing } from './operations/resize.ts';
export { flipUnit, placementOf, placeUnit, secondHex, takeUnitOff, type Stance } from './operations/set-up.ts';
export { addTimed, alterTimed, timedChanges, type TimedChange } from './operations/timed.ts';
export { createFromTemplate, type NewBattle } from './operations/templates.ts';
export { openPackage, Project, projectFiles, type Listener } from './project.ts';
export {
  MOST_HEXES,
  PERSON_COLORS,
  readPresence,
  type FieldCursor,
  type MapCursor,
  type Presence,
} from './presence.ts';
export { MATERIALISING_AUTHORS } from './materialise.ts';
export { partsOf, readChange, type ReadChange } from './read-change.ts';
export { spliced, spliceOf, type Splice } from './words.ts';
export { atOnce, type Work } from './work.ts';
export { pieceCount } from './yjs-internals.ts';
