/** The tools of the map screen: those of the board, and those that ask or write something beside it. */
import { TOOLS, type ToolId } from '@hexwright/board';
import type { Session } from '../../session/session.ts';
import { WORDS } from './words.ts';

/** Tools that the screen itself holds: the board only shows what they answer. */
export const SCREEN_TOOL_IDS = ['label', 'sight', 'movement'] as const;

/** The name of a tool of the screen. */
export type ScreenToolId = (typeof SCREEN_TOOL_IDS)[number];

/** The name of a tool. */
export type MapToolId = ToolId | ScreenToolId;

/** What the rail shows of a tool. */
export interface MapTool {
  readonly id: MapToolId;
  readonly title: string;
  /** The letter that takes it up. */
  readonly key: string;
}

const SCREEN_TOOLS: Readonly<Record<ScreenToolId, MapTool>> = {
  label: { id: 'label', title: WORDS.label, key: 'l' },
  sight: { id: 'sight', title: WORDS.lineOfSight, key: 'e' },
  movement: { id: 'movement', title: WORDS.movementCosts, key: 'w' },
};

/** The tools in the order of the rail, in groups. */
export const TOOL_GROUPS: readonly (readonly MapTool[])[] = [
  [tool('select'), tool('pan')],
  [tool('brush'), tool('fill'), tool('replace'), tool('eyedropper')],
  [tool('hexside'), tool('path'), tool('zone'), tool('label')],
  [tool('counter'), tool('stamp')],
  [tool('ruler'), tool('rings'), tool('movement'), tool('sight'), tool('calibrate')],
];

/** Tools that change the map or the set-up. */
export const WRITING_TOOLS: ReadonlySet<MapToolId> = new Set([
  'brush',
  'fill',
  'replace',
  'hexside',
  'path',
  'zone',
  'label',
  'counter',
  'stamp',
]);

/** Why a tool cannot be taken up by those who are here; null where it can. */
export function whyShut({ readOnlyReason }: Pick<Session, 'readOnlyReason'>, id: MapToolId): string | null {
  return WRITING_TOOLS.has(id) ? readOnlyReason : null;
}

/** Tools that lay what is chosen in the palette. */
export const PAINTS: ReadonlySet<MapToolId> = new Set(['brush', 'fill', 'replace', 'hexside', 'path', 'zone']);

/** Whether the board has nothing to do with a tool. */
export function isScreenTool(id: MapToolId): id is ScreenToolId {
  return Object.hasOwn(SCREEN_TOOLS, id);
}

/** A tool by its name. */
export function tool(id: MapToolId): MapTool {
  if (isScreenTool(id)) return SCREEN_TOOLS[id];
  const { title, key } = TOOLS[id];
  return { id, title, key };
}
