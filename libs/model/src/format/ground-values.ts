import { isFields } from '../items.ts';
import type { JsonValue } from '../generated/types.ts';
import { withChanges } from './changes.ts';
import type { FormatStep } from './step.ts';

/** The lists of the chart whose entries said it, and what their entries are called in changes. */
const LISTS: readonly string[] = ['terrains', 'hexsides'];

/**
 * Whether a charge may run over ground is asked by some games only: it stands among the values of the terrain or hexside
 * that the game system names, no longer beside what every game has.
 */
export const groundValues: FormatStep = {
  name: 'ground-values',
  to: 1,
  migrate(content, kind) {
    const lists = kind === 'terrain' ? LISTS.filter((name) => Array.isArray(content[name])) : [];
    const moved = lists.map((name) => [name, (content[name] as readonly JsonValue[]).map(entry)] as const);
    return withChanges({ ...content, ...Object.fromEntries(moved) }, (change) => {
      const { target } = change;
      if (typeof target !== 'string') return change;
      const [list, name, field, ...rest] = target.split('/');
      if (!LISTS.includes(list) || rest.length > 0) return change;
      const values = `${list}/${name}/values`;
      // Where nothing was said yet, there are no values yet either.
      if (field === 'charge' && change['op'] === 'add') {
        return { ...change, target: values, value: { charge: change['value'] ?? null } };
      }
      if (field === 'charge') return { ...change, target: `${values}/charge` };
      return field === undefined && 'value' in change ? { ...change, value: entry(change['value']) } : change;
    });
  },
};

function entry(value: JsonValue): JsonValue {
  if (!isFields(value) || !('charge' in value)) return value;
  const { charge, values, ...rest } = value;
  // What somebody has written in the new place already counts.
  return { ...rest, values: { charge, ...(isFields(values) ? values : {}) } };
}
