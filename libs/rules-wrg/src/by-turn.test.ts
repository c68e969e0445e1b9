import { describe, expect, it } from 'vitest';
import type { CompiledGame, CompiledTable } from '@hexwright/compiler';
import { library } from './library.ts';
import type { Battle } from './battle.ts';
import { battleOf } from './test-battle.ts';
import { reactionChart, reactionDice } from './3-reaction-test/testing.ts';

const game = battleOf('wrg/knights-and-bills');

function tableOf(id: string): CompiledTable {
  const table = game.tables.get(id);
  if (table === undefined) throw new Error(id);
  return table;
}

/** The battle with other numbers in its second turn alone. */
function otherwiseInTurnTwo(
  parameters: readonly (readonly [string, number | string])[],
  tables: readonly (readonly [string, CompiledTable])[] = [],
): CompiledGame {
  const edition = {
    turns: { from: 2, to: 2 },
    parameters: new Map([...game.parameters, ...parameters]),
    tables: new Map([...game.tables, ...tables]),
    modifiers: game.modifiers,
  };
  return { ...game, editions: [edition] };
}

/** What is read of a battle in its first three turns. */
function inTurns<Value>(of: CompiledGame, read: (battle: Battle) => Value): Value[] {
  const battle = library.create(of);
  return [1, 2, 3].map((turn) => {
    battle.beginAt(1, turn, 0, 0);
    return read(battle);
  });
}

describe('what a package has otherwise in some turns', () => {
  it('is read in the turn that is played: numbers, choices, the casualty table, the chart and the dice of reaction', () => {
    const rate = otherwiseInTurnTwo([['side-rate', 31]]);
    expect(inTurns(rate, ({ parameters }) => parameters.number('side-rate'))).toEqual([50, 31, 50]);

    const more = tableOf('casualties');
    const casualties = otherwiseInTurnTwo([], [['casualties', { ...more, cells: more.cells.map((men) => men + 1) }]]);
    const usual = inTurns(game, (battle) => battle.casualties.men(4, 5));
    expect(inTurns(casualties, (battle) => battle.casualties.men(4, 5))).toEqual([usual[0], usual[0] + 1, usual[0]]);

    const reading = otherwiseInTurnTwo([['reaction-chart-reading', 'last-figures']]);
    const bands = inTurns(reading, (battle) => reactionChart.of(battle).band(4, 0));
    expect(bands).toEqual([bands[0], bands[0] - 1, bands[0]]);

    const dice = tableOf('reaction-dice');
    const ones = otherwiseInTurnTwo([], [['reaction-dice', { ...dice, cells: dice.cells.map(() => 1) }]]);
    expect(inTurns(ones, (battle) => reactionDice.of(battle).shown(true, 6))[1]).toBe(1);
  });
});
