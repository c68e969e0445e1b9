/** What can be done on the map screen, for palette and keys. */
import {
  TERRAIN,
  LEVEL,
  PAINTED_LAYER,
  SELECT_WITH,
  selectTool,
  setting,
  zoomed,
  type SelectWith,
} from '@hexwright/board';
import { paintElevation, paintTerrain } from '@hexwright/workspace';
import type { Command } from '../../app/commands.ts';
import { withFonts } from '../../parts/embedded-fonts.ts';
import { inFileName, saveFile } from '../../parts/save-file.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapContext } from './map-context.ts';
import { focusBoard, selectHexes } from './map-focus.ts';
import type { MapTools } from './map-tools.ts';
import { whyShut } from './map-tools.ts';
import { PANEL_NAMES, PANELS, type PanelName } from './panels.ts';
import { WORDS } from './words.ts';

/** Parts of the screen that commands open. */
export interface ScreenParts {
  readonly find: () => void;
  readonly properties: () => void;
  readonly frame: () => void;
  readonly togglePanel: () => void;
  readonly showPanel: (name: PanelName) => void;
}

const SELECTING: readonly (readonly [SelectWith, string])[] = [
  ['rectangle', WORDS.selectByRectangle],
  ['lasso', WORDS.selectByLasso],
  ['wand', WORDS.selectContiguousMagicWand],
  ['same', WORDS.selectSimilar],
];

/** A map with the tools that work on it. */
type ToolMap = EditedMap & { readonly tools: MapTools };

/** The commands of the map screen. */
export function mapCommands(map: ToolMap, parts: ScreenParts): readonly Command[] {
  return [...toolCommands(map), ...selectionCommands(map), ...viewCommands(map, parts)];
}

function toolCommands(map: ToolMap): readonly Command[] {
  return map.tools.flat().map((tool) => ({
    id: `tool-${tool.id}`,
    title: tool.title,
    group: WORDS.tools,
    keys: [tool.key.toUpperCase()],
    // A stroke is not lost by a slip of the other hand.
    enabled: () => !map.hand.busy && whyShut(map.session, tool) === null,
    run: () => {
      map.hand.take(tool.id);
      focusBoard(map);
    },
  }));
}

function selectionCommands(map: ToolMap): readonly Command[] {
  const all = (): number[] => Array.from({ length: map.scene.place?.grid.count ?? 0 }, (_, hex) => hex);
  const { hand } = map;
  const isChosen = (): boolean => hand.selection.value.length > 0;
  const mayEdit = (): boolean => !map.session.isReadOnly;
  const { project, id } = map.scene;
  return [
    {
      id: 'select-all',
      title: WORDS.selectAllHexes,
      group: WORDS.selection,
      keys: ['Ctrl+A'],
      run: () => selectHexes(map, all()),
    },
    {
      id: 'select-none',
      title: WORDS.deselect,
      group: WORDS.selection,
      keys: ['Escape'],
      enabled: isChosen,
      run: () => selectHexes(map, []),
    },
    {
      id: 'select-other',
      title: WORDS.invertTheSelection,
      group: WORDS.selection,
      enabled: isChosen,
      run: () => {
        const chosen = new Set(hand.selection.value);
        selectHexes(
          map,
          all().filter((hex) => !chosen.has(hex)),
        );
      },
    },
    ...SELECTING.map(([selectWith, title]) => ({
      id: `select-${selectWith}`,
      title,
      group: WORDS.selection,
      run: () => {
        hand.set(setting(SELECT_WITH, selectWith));
        hand.take(selectTool.id);
      },
    })),
    ...map.tools.flat().flatMap(({ commands = [] }) => commands),
    {
      id: 'paint-selection',
      title: WORDS.paintTheSelection,
      group: WORDS.selection,
      keys: ['Shift+B'],
      enabled: () => mayEdit() && isChosen(),
      run: () => {
        const options = hand.options.value;
        const hexes = hand.selection.value;
        const layer = options.get(PAINTED_LAYER);
        const terrain = map.scene.scene?.terrains[options.get(TERRAIN)]?.id ?? '';
        map.edits.change(
          layer,
          layer === 'terrain'
            ? paintTerrain(project, id, hexes, terrain, map.edits.because)
            : paintElevation(project, id, hexes, options.get(LEVEL), map.edits.because),
        );
      },
    },
  ];
}

function viewCommands(map: MapContext, parts: ScreenParts): readonly Command[] {
  const near = (factor: number): void => {
    const board = map.board.value;
    if (board === null) return;
    const { seen } = board;
    board.moveTo(zoomed(seen, factor, { x: seen.width / 2, y: seen.height / 2 }), true);
  };
  const enabled = (): boolean => !map.session.isReadOnly;
  return [
    { id: 'find-on-map', title: WORDS.findOnTheMap, group: WORDS.map, keys: ['Ctrl+F'], run: parts.find },
    {
      id: 'map-properties',
      title: WORDS.sizeOrientationAndNumberingOfThe,
      group: WORDS.map,
      enabled,
      run: parts.properties,
    },
    { id: 'map-frame', title: WORDS.frameCommand, group: WORDS.map, enabled, run: parts.frame },
    { id: 'zoom-in', title: WORDS.zoomIn, group: WORDS.map, keys: ['+', '='], run: () => near(1.4) },
    { id: 'zoom-out', title: WORDS.zoomOut, group: WORDS.map, keys: ['-'], run: () => near(1 / 1.4) },
    {
      id: 'zoom-fit',
      title: WORDS.showTheWholeMap,
      group: WORDS.map,
      keys: ['Shift+1'],
      run: () => map.board.value?.fit(),
    },
    {
      id: 'zoom-selection',
      title: WORDS.showTheSelection,
      group: WORDS.map,
      keys: ['Shift+2'],
      run: () => map.board.value?.zoomTo(map.hand.selection.value),
    },
    { id: 'save-picture', title: WORDS.savePicture, group: WORDS.map, run: () => void savePicture(map) },
    { id: 'toggle-panel', title: WORDS.showOrHideThePanel, group: WORDS.map, keys: ['\\'], run: parts.togglePanel },
    ...PANELS.map((name, index) => ({
      id: `panel-${name}`,
      title: WORDS.panelOf(PANEL_NAMES[name]),
      group: WORDS.map,
      keys: [`Ctrl+Alt+${index + 1}`],
      run: () => parts.showPanel(name),
    })),
  ];
}

/** Saves the map as it looks now as a picture that any program can open. */
async function savePicture({ board, id }: MapContext): Promise<void> {
  const svg = board.value?.snapshotSvg();
  if (svg !== undefined) saveFile(`${inFileName(id)}-map.svg`, await withFonts(svg), 'image/svg+xml');
}
