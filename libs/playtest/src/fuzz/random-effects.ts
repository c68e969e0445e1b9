/** Markers, effects and tables that nobody has thought of, and steps of the sequence that call for them. */
import { effectSlot, type GameSystem, knownAt, type Known, type Moment, momentsOf } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';
import { turnsFor, whenIn, WORDLESS, type RuleWords } from './random-rules.ts';

export interface RandomEffects {
  readonly markers: readonly JsonValue[];
  readonly effects: readonly JsonValue[];
  readonly tables: readonly JsonValue[];
  /** With ids of their own. */
  readonly steps: readonly (Readonly<Record<string, JsonValue>> & { readonly id: string })[];
}

/** None at all. */
export const NO_RANDOM_EFFECTS: RandomEffects = { markers: [], effects: [], tables: [], steps: [] };

const HOLDERS = ['unit', 'side', 'hex', 'game'] as const;
/** Whose level a verb may change that knows of them. */
const OF_HOLDER = { unit: ['unit', 'other'], side: ['side', 'enemy'], hex: ['hex'], game: ['game'] } as const;
const LUCK = {
  id: 'luck',
  dice: '1d6',
  rows: ['1', '2-5', '6'].map((id) => ({ id })),
  columns: [{ id: 'all' }],
  cells: { '1': { all: 'bad' }, '2-5': { all: null }, '6': { all: 'good' } },
};

/** A handful of them; none in a game that carries out no effects. */
export function makeRandomEffects(choose: Chooser, system: GameSystem, words: RuleWords): RandomEffects {
  const moments = momentsOf(system);
  if (moments.length === 0 || choose.chance(50)) return NO_RANDOM_EFFECTS;
  const holders = HOLDERS.filter((of) => of !== 'hex' || system.playsOnTables !== true);
  const markers = holders.map((of) => {
    const maximum = choose.between(1, 4);
    return { id: `strange${of}`, name: `Strange ${of}`, of, maximum, start: choose.between(0, maximum) };
  });
  const results = ['bad', 'good'].map((result) => ({ at: 'rolled' as const, table: LUCK.id, result }));
  const others = Array.from({ length: choose.between(2, 5) }, () => ({ at: choose.one(moments) }));
  const calls = [{ at: 'chosen' as const }, ...others.filter(({ at }) => at !== 'rolled'), ...results];
  const effects = calls
    .filter(({ at }) => moments.includes(at))
    .map((call, index) => effectAt(choose, system, words, holders, call, index));
  const shared = { phase: 'Strange', acts: choose.one(['both', 'phasing', 'other']) };
  const steps = [{ id: 'strange-luck', procedure: 'event', table: LUCK.id, ...shared }];
  const asking = { id: 'strange-choice', procedure: 'choice', ...shared };
  return { markers, effects, tables: [LUCK], steps: moments.includes('chosen') ? [asking, ...steps] : steps };
}

function effectAt(
  choose: Chooser,
  system: GameSystem,
  words: RuleWords,
  holders: readonly (typeof HOLDERS)[number][],
  call: { readonly at: Moment },
  index: number,
): JsonValue {
  const { at } = call;
  const eaches = ['unit', 'side', 'hex'].filter((one) => {
    if (one === 'side') return !at.startsWith('unit-');
    return one === 'unit' || holders.includes('hex');
  }) as readonly ('unit' | 'side' | 'hex')[];
  const each = choose.chance(40) ? choose.one(eaches) : null;
  // What is known of a roll hangs on who rolls: the step, which knows its side alone.
  const known: readonly Known[] = at === 'rolled' && each === null ? [] : knownAt(at, each);
  const verbs = verbsFor(choose, system, holders, known);
  return {
    id: `strange-${index}`,
    label: 'A strange deed',
    ...call,
    ...(each === null ? {} : { each }),
    ...whenIn(choose, system.environment(effectSlot(known), WORDLESS), words),
    ...turnsFor(choose),
    then: Array.from({ length: choose.between(1, 2) }, () => choose.one(verbs)),
  };
}

/** What an effect can do that knows of so many. */
function verbsFor(
  choose: Chooser,
  system: GameSystem,
  holders: readonly (typeof HOLDERS)[number][],
  known: readonly Known[],
): readonly JsonValue[] {
  const isKnown = (of: string): boolean => of === 'game' || known.some((one) => one === (of === 'enemy' ? 'side' : of));
  const levels = holders.flatMap((holder) =>
    OF_HOLDER[holder].filter(isKnown).flatMap((of): JsonValue[] => [
      { do: 'add', marker: `strange${holder}`, of, value: choose.one([-1, 1]) },
      { do: 'set', marker: `strange${holder}`, of, to: choose.between(0, 1) },
    ]),
  );
  const { verbs = [] } = system.effects ?? {};
  const ofPieces = known.includes('unit')
    ? verbs.filter((one) => one === 'break' || one === 'rally' || one === 'remove').map((one) => ({ do: one }))
    : [];
  const points = known.includes('side') ? [{ do: 'score', side: 'enemy', points: choose.between(1, 5) }] : [];
  return [...levels, ...ofPieces, ...points];
}
