/** Hexes that a variant paints: in its file they are changes of the map that it builds on, one for each hex. */
import type { JsonValue } from '@hexwright/model';
import { isObject } from '../../scene/items.ts';
import type { PaintDifference, ValueDifference } from '../../session/differences.ts';

const TARGET = /^map\/(terrain|elevation)\/(.+)$/;

/** Hexes that were painted alike. */
export interface LabelledPaint extends Pick<PaintDifference, 'layer' | 'was' | 'now'> {
  readonly count: number;
  /** Labels of those that are on the map as it is now. */
  readonly labels: readonly string[];
}

/**
 * Parts differences of a file into hexes that were painted and everything else.
 *
 * @param inherited what is said of a hex that no change says anything of
 */
export function paintedByChanges(
  values: readonly ValueDifference[],
  inherited: string,
): { readonly painted: readonly LabelledPaint[]; readonly others: readonly ValueDifference[] } {
  const groups = new Map<string, Omit<LabelledPaint, 'count'> & { readonly labels: string[] }>();
  const others = values.filter(({ path: [list, target = '', part], was, now }) => {
    const [, layer, label] = TARGET.exec(target) ?? [];
    if (list !== 'changes' || layer === undefined || (part !== undefined && part !== 'value')) return true;
    const [before, after] = [was, now].map((one) => wordOf(one, inherited));
    const key = `${layer}\n${before}\n${after}`;
    const group = groups.get(key) ?? { layer: layer as PaintDifference['layer'], was: before, now: after, labels: [] };
    groups.set(key, group);
    group.labels.push(label);
    return false;
  });
  const painted = [...groups.values()].map((group) => ({ ...group, count: group.labels.length }));
  return { painted, others };
}

/** What a change, or its value, makes of a hex. */
function wordOf(change: JsonValue | undefined, inherited: string): string {
  const value = isObject(change) ? change['value'] : change;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : inherited;
}
