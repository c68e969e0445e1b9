/** What people read where a table is edited: in one place, ready to be translated. */
import type { TableTool } from './drawing-tool.ts';

export const TABLE_WORDS = {
  name: (width: string, depth: string): string => `Table of ${width} by ${depth} inches`,
  tools: 'Tools',
  tool: {
    select: 'Select',
    area: 'Area',
    line: 'Line',
    brush: 'Brush',
    deployment: 'Deployment',
    label: 'Name',
    tape: 'Tape',
  } satisfies Record<TableTool, string>,
  hint: {
    select:
      'Click what lies on the table. Drag units, corners, and the dot before a front to turn it. [ and ] turn by keys, M moves to the cross, Delete removes.',
    area: 'Click corner after corner; click the first one again, or press Shift+Enter, to close it. Backspace takes one back.',
    line: 'Click point after point; click the last one again, or press Shift+Enter, to end it.',
    brush:
      'Paint squares of an inch: what is painted in one stroke becomes one area. By keys, Enter paints a square and Shift+Enter ends.',
    deployment: 'Click the corners of where a side may stand; click the first one again to close it.',
    label: 'Click where a name is to be written.',
    tape: 'Click two points: how far they are apart, and which way.',
  } satisfies Record<TableTool, string>,
  kind: 'Kind',
  side: 'Side',
  noKinds: 'There is no such kind of ground in the chart yet.',
  nothing: 'Nothing is selected.',
  title: { features: 'Ground', deployments: 'Deployment', labels: 'Name', units: 'Unit' },
  called: 'Name',
  text: 'Text',
  level: 'Level',
  does: { cover: 'Cover', obstacle: 'Obstacle', impassable: 'Impassable' },
  asKind: 'As its kind',
  yes: 'Yes',
  no: 'No',
  remove: 'Remove',
  facing: 'Facing in degrees',
  place: 'Place in inches',
  size: 'Size in inches',
  width: 'Width',
  depth: 'Depth',
  units: 'Not on the table yet',
  newName: 'New name',
  painted: 'Paint ground',
} as const;
