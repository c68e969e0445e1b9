import { describe, expect, it } from 'vitest';
import type { WrittenCommand } from '@hexwright/engine';
import { knightsAndBills, openField } from '../testing/battle.ts';
import type { Playable } from '../library.ts';
import { Playtest } from './playtest.ts';

type Commands = readonly WrittenCommand[];

const PLOTTED: WrittenCommand = { do: 'plotted' };
/** How many plots of a unit are put in place of one another. */
const PLOTS = 4;

/** The game after commands, all of which must be legal. */
function after(playable: Playable, commands: Commands): Playtest {
  const playtest = new Playtest(playable, { seed: 7 });
  const outcome = playtest.performAll(commands);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return playtest;
}

/** Everything of the game that is sent to the one who plays a side at a screen of their own. */
function sentTo(playtest: Playtest, seat: string): string {
  const isAsked = playtest.secrets.deciding === seat;
  const view = playtest.view({ viewers: [seat], foretells: false });
  return JSON.stringify([view, playtest.moves(), isAsked ? playtest.choices() : [], playtest.asCaseFile()]);
}

/** Choices spread over all that are offered. */
function spread(choices: Commands): Commands {
  return choices.filter((_, index) => index % Math.max(1, Math.floor(choices.length / PLOTS)) === 0).slice(0, PLOTS);
}

/** Goes on until plots are asked for, by whatever is offered. */
function toPlots(playable: Playable, begun: Commands): Commands {
  const line = [...begun];
  for (let step = 0; step < 400; step++) {
    const playtest = after(playable, line);
    const offered = playtest.choices().map(({ command }) => command);
    if (playtest.view().over || offered.some((one) => one.do === PLOTTED.do)) return line;
    line.push(offered[step % offered.length]);
  }
  throw new Error('Plots are never asked for.');
}

describe.for([
  ['knights and bills', knightsAndBills, 4],
  ['an open field', openField, 2],
] as const)('a plot [C.1] on %s', ([, battle, periods]) => {
  const playable = battle();

  it('shows nothing to the other side before both are in, at any event, and everything then', () => {
    let line = toPlots(playable, []);
    let compared = 0;
    for (let period = 0; period < periods; period++) {
      const start = after(playable, line);
      if (start.view().over) break;
      const other = start.secrets.sides.find((id) => id !== start.secrets.deciding);
      if (other === undefined) throw new Error('Two sides write plots.');
      const plots = spread(start.choices().flatMap(({ command }) => (command.do === 'plotted' ? [] : [command])));
      if (period === 0) expect(plots).toHaveLength(PLOTS);
      const answer = after(playable, [...line, plots[0], PLOTTED]).choices()[0].command;
      // The same course with one plot or another in its beginning: after each command of it the other side sees the same.
      const course = (plot: WrittenCommand): Commands => [plot, PLOTTED, answer];
      for (let event = 1; event <= course(PLOTTED).length; event++) {
        const games = plots.map((plot) => after(playable, [...line, ...course(plot).slice(0, event)]));
        // Where the other side has nothing to plot, all is brought to light at once.
        if (!games[0].view().isSecret || games[0].view().turn > start.view().turn) break;
        expect(new Set(games.map((one) => sentTo(one, other))).size).toBe(1);
        compared++;
      }
      const revealed = plots.map((plot) => sentTo(after(playable, [...line, ...course(plot), PLOTTED]), other));
      expect(new Set(revealed).size).toBe(plots.length);
      line = toPlots(playable, [...line, ...course(plots[plots.length - 1]), PLOTTED]);
    }
    expect(compared).toBeGreaterThanOrEqual(3);
  });
});
