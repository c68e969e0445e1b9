/** Effects that turn a battle about, as nobody has thought of them: counters flipped, replaced and led away, rolls, an end. */
import { type GameSystem, momentsOf } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

export interface Fate {
  readonly markers: readonly JsonValue[];
  readonly tables: readonly JsonValue[];
  readonly effects: readonly JsonValue[];
}

/** None at all. */
export const NO_FATE: Fate = { markers: [], tables: [], effects: [] };

/** What they may speak of. */
export interface FateWords {
  readonly sides: readonly string[];
  readonly units: readonly string[];
  readonly faces: readonly string[];
}

const DICE_OF_FATE = {
  id: 'fate',
  dice: '1d6',
  rows: ['1-2', '3-5', '6'].map((id) => ({ id })),
  columns: [{ id: 'all' }],
  cells: { '1-2': { all: 'ill' }, '3-5': { all: null }, '6': { all: 'fair' } },
};
const FOG = { id: 'fog', name: 'Fog', of: 'hex', maximum: 2 };

export function makeFate(choose: Chooser, system: GameSystem, words: FateWords): Fate {
  const moments = momentsOf(system).filter((at) => at.startsWith('unit-'));
  const { verbs = [] } = system.effects ?? {};
  if (moments.length === 0 || words.units.length === 0 || choose.chance(50)) return NO_FATE;
  const onHexes = system.playsOnTables !== true;
  const knows = (verb: string): boolean => verbs.some((one) => one === verb);
  const strokes: readonly Readonly<Record<string, JsonValue>>[] = [
    { do: 'roll', table: DICE_OF_FATE.id, modifier: choose.between(-1, 1) },
    ...(knows('flip') && words.faces.length > 0 ? [{ do: 'flip', to: choose.one(words.faces) }] : []),
    ...(knows('replace') ? [{ do: 'replace', by: choose.one(words.units) }] : []),
    ...(knows('remove') ? [{ do: 'remove', as: 'left' }] : []),
    ...(onHexes ? [{ do: 'place', marker: FOG.id, in: 'hex', level: choose.between(0, 2) }] : []),
  ];
  const effects = Array.from({ length: choose.between(1, 3) }, (_, index) => ({
    id: `fate-${index}`,
    label: 'A stroke of fate',
    at: choose.one(moments),
    ...(choose.chance(60) ? { when: `isUnit(unit, "${choose.one(words.units)}")` } : {}),
    then: [choose.one(strokes)],
  }));
  const chosen = (what: string): boolean => effects.some(({ then: [stroke] }) => stroke['do'] === what);
  const ending = { id: 'fate-ends', label: 'Fate has spoken', at: 'rolled', table: DICE_OF_FATE.id, result: 'fair' };
  const winner = choose.chance(50) ? {} : { winner: choose.one(words.sides) };
  return {
    markers: chosen('place') ? [FOG] : [],
    tables: chosen('roll') ? [DICE_OF_FATE] : [],
    effects: [...effects, ...(chosen('roll') ? [{ ...ending, then: [{ do: 'end', ...winner }] as JsonValue }] : [])],
  };
}
