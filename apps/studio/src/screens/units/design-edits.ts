/** What the form of a counter's design writes into a package. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { titleOf } from '../../scene/chart.ts';
import { freshId, idOfName } from '../../scene/fresh-id.ts';
import { isObject, nameOf, textOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import type { Likeness } from './counter-design.ts';
import { DESIGN } from './counter-design-words.ts';
import type { NewSymbol } from './symbol-choice.ts';

/** A design that other counters are to have too. */
export interface DesignCopy {
  readonly units: readonly string[];
  readonly design: JsonObject;
}

/** A symbol as the package keeps it, with an id that none of its symbols has. */
export function symbolItem({ name, shapes }: NewSymbol, symbols: readonly EffectiveItem[]): JsonObject {
  const id = freshId(idOfName(name, 'symbol'), new Set(symbols.map((one) => one.name)));
  return { id, name: name || id, shapes: shapes as unknown as JsonValue };
}

/** The faces of a unit, one of them with what becomes of its design; none where nothing is left of it. */
export function withFaceDesign(
  faces: readonly JsonObject[],
  face: string,
  design: (now: JsonValue | undefined) => JsonObject,
): JsonValue {
  return faces.map((one) => {
    if (textOf(one, 'id') !== face) return one;
    const { counter, ...rest } = one;
    const next = design(counter);
    return Object.keys(next).length === 0 ? rest : { ...rest, counter: next };
  });
}

/** Groups of other counters that one counter may lend its design to: those of its class, of its side, and all. */
export function likenesses(
  item: EffectiveItem,
  units: readonly EffectiveItem[],
  sides: readonly JsonObject[],
): readonly Likeness[] {
  const others = units.filter(({ name }) => name !== item.name);
  const of = (one: EffectiveItem, field: string): string => (isObject(one.value) ? textOf(one.value, field) : '');
  const [side, troops] = [of(item, 'side'), of(item, 'class')];
  const allies = others.filter((one) => of(one, 'side') === side);
  const alike = allies.filter((one) => troops !== '' && of(one, 'class') === troops);
  const sideName = titleOf(sides.find((one) => nameOf(one) === side) ?? { id: side });
  const names = (found: readonly EffectiveItem[]): string[] => found.map(({ name }) => name);
  return [
    { title: DESIGN.ofClass(troops, sideName, alike.length), units: names(alike) },
    { title: DESIGN.ofSide(sideName, allies.length), units: names(allies) },
    { title: DESIGN.everybody(others.length), units: names(others) },
  ].filter(({ units: found }) => found.length > 0);
}
