/** Draws maps and counters, says what lies under the pointer, and holds the tools. No rules inside. */
export { combined, modeOfKeys, type SelectionMode } from './edit/selection.ts';
export { connected, everywhere, inLasso, inRectangle, lineBetween, underBrush, type BrushForm } from './edit/areas.ts';
export { describeCounter, describeHex, describeMoves } from './edit/describe.ts';
export {
  copyPatch,
  mirroredPatch,
  placedPatch,
  rotatedPatch,
  type MirrorAxis,
  type Patch,
  type PlacedPatch,
} from './edit/patch.ts';
export { roved, ROVING_KEYS } from './edit/roving.ts';
export {
  between,
  fitted,
  isFitted,
  kept,
  LARGEST_SCALE,
  panned,
  pinched,
  resized,
  revealed,
  toScreen,
  toSheet,
  visibleArea,
  zoomed,
  type Camera,
} from './scene/pan-zoom.ts';
export { contrast, faded, mixed, readableOn } from './scene/color.ts';
export { hexesOf, placeCounters, type CounterPlaces, type Footprint } from './scene/footprint.ts';
export { hitTest, type Hit } from './scene/hit.ts';
export { directionAngle, Layout, type Area, type Point } from './scene/layout.ts';
export {
  COUNTER_FONTS,
  COUNTER_LAYOUTS,
  PATH_DRAWINGS,
  PATTERNS,
  SIDE_DRAWINGS,
  type BoardScene,
  type Counter,
  type CounterMark,
  type TerrainStyle,
  type Chip,
  type PlaceChips,
  type Label,
  type MapFrame,
  type PathDrawing,
  type PathFeature,
  type PathStyle,
  type PatternName,
  type SideDrawing,
  type SideFeature,
  type SideStyle,
  type Zone,
  type CounterDesign,
  type CounterFont,
  type CounterLayout,
} from './scene/scene.ts';
export { stage, type StagedScene } from './scene/stage.ts';
export { THEMES, type Theme, type ThemeId } from './scene/theme.ts';
export { cornerPlace, hexesAtCorner, vertexOf } from './scene/vertex.ts';
export { BOARD_TOOL_GROUPS, type ToolGroup } from './tools/all-tools.ts';
export { brushTool } from './tools/brush.ts';
export { calibrateTool } from './tools/calibrate.ts';
export { clickTool, type ClickTool } from './tools/click-tool.ts';
export { counterTool, PLACING, turnedCounter } from './tools/counter.ts';
export { hexsideTool, SIDE_STYLE } from './tools/hexside.ts';
export { circle, MIRROR, TURN_LEFT, TURN_RIGHT, type Icon } from './tools/icon.ts';
export {
  Options,
  setting,
  type Choice,
  type Control,
  type Option,
  type Setting,
  type ToolFacts,
} from './tools/options.ts';
export { ERASE, FORM, TERRAIN, LEVEL, PAINTED_LAYER, RADIUS, type PaintedLayer } from './tools/paint-options.ts';
export { panTool } from './tools/pan.ts';
export { pathTool, PATH_STYLE } from './tools/path.ts';
export { SELECT_WITH, selectTool, type SelectWith } from './tools/select.ts';
export { PATCH, stampTool } from './tools/stamp.ts';
export { ToolHand, type HandSettings } from './tools/tool-hand.ts';
export type {
  HandEffect,
  HeldKeys,
  SpaceAnswer,
  SpaceEvent,
  SpaceRules,
  SpaceTool,
  ToolAction,
  ToolSpace,
} from './tools/space.ts';
export { ToolState, type ToolSettings } from './tools/tool-state.ts';
export {
  doing,
  NO_PREVIEW,
  showing,
  type Preview,
  type Tool,
  type ToolAnswer,
  type ToolContext,
  type ToolEffect,
  type ToolEvent,
} from './tools/tool.ts';
export { ZONE, zoneTool } from './tools/zone.ts';
export { Board } from './board.ts';
export type { BoardListeners, BoardSettings } from './board-settings.ts';
export { Minimap } from './minimap.ts';
export { thumbnail } from './thumbnail.ts';
export { CanvasRenderer } from './canvas/canvas-renderer.ts';
export type { MapRenderer } from './canvas/renderer.ts';
export { counterPicture, type CounterPicture } from './draw/counter-svg.ts';
export { sheetAsSvg, type SvgOptions } from './draw/export.ts';
export { isCrossing } from './draw/crossings.ts';
export { EXAMPLE, EXAMPLE_MIDDLE } from './draw/example.ts';
export { SYMBOLS, type SymbolShape } from './draw/symbols.ts';
export { ECHELONS, type Echelon } from './draw/nato.ts';
export {
  ALL_LAYERS,
  LAYER_IDS,
  LAYER_NAMES,
  soloed,
  untouchable,
  type LayerId,
  type Layers,
  type Untouchable,
} from './scene/layers.ts';
export { marksOnSheet, underlayOf, type ScanMark, type Underlay } from './scene/underlay.ts';
export { unwarped, warped, warpError, warpInto, warpThrough, type Warp, type WarpMark } from './scene/warp.ts';
export {
  EMPTY_VIEW,
  type Arrow,
  type BoardView,
  type PlaceNote,
  type Highlight,
  type Influence,
  type PersonMark,
  type LineOfSight,
  type Tone,
} from './scene/view.ts';
