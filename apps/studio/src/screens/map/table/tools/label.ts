import { snapped, written } from '../table-edits.ts';
import { answer, type TableTool } from '../table-tool.ts';
import { TABLE_WORDS as WORDS } from '../table-words.ts';
import { selectTool } from './select.ts';

/** Writes a name on the table, which then is in hand to be altered. */
export const labelTool: TableTool<null> = {
  id: 'label',
  title: 'Name',
  key: 'n',
  cursor: 'crosshair',
  icon: [{ d: 'M4 5.4V3.6h12v1.8M10 3.6v12.8M7.4 16.4h5.2' }],
  hint: () => 'Click where a name is to be written.',
  idle: null,
  busy: () => false,
  touches: () => ['labels'],
  handle(_, event, { plan }) {
    if (event.type !== 'up') return answer(null);
    const at = written(snapped(event.hit, plan));
    return answer(null, null, [
      { do: 'lay', list: 'labels', stem: 'name', items: [{ text: WORDS.newName, at }] },
      { do: 'take', tool: selectTool.id },
    ]);
  },
};
