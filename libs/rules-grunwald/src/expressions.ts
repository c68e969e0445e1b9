/** What expressions in a package may read, and how that is read from a battle. */
import { expressionsOf, integer, truth, word } from '@hexwright/rules-kit';
import type { Battle, StrengthQuestion } from './battle.ts';

const NAMES = ['unit', 'turn', 'here', 'there', 'attacks', 'led', 'standard'];

export const { environment, binding, staticReads } = expressionsOf<Battle, StrengthQuestion>({
  pieces: { unit: ({ unit }) => unit },
  fields: {
    class: { type: word('classes'), read: ({ counters, face }, unit) => counters.class(unit, face.of(unit)) },
    contingent: { type: word('contingents'), read: ({ counters }, unit) => counters.contingent[unit], fixed: true },
    kind: { type: word('kinds'), read: ({ counters }, unit) => counters.kind[unit], fixed: true },
    side: { type: word('sides'), read: ({ counters }, unit) => counters.side[unit], fixed: true },
  },
  scalars: {
    turn: { type: integer, read: ({ battle }) => battle.turn },
    here: { type: word('terrains'), read: ({ here }) => here },
    there: { type: word('terrains'), read: ({ there }) => there },
    attacks: { type: truth, read: ({ attacks }) => attacks },
    led: { type: truth, read: ({ led }) => led },
    standard: { type: truth, read: ({ standard }) => standard },
  },
  functions: {},
  names: () => NAMES,
});
