/** How soon a change is answered: by fresh problems, and by the running game played again under it. */
import type { Page } from 'playwright';
import type { ChangeTimes } from '../../../apps/studio/pages/bench/times.ts';
import { agree, atMost, median, type Measurement, reported } from '../measurement.ts';
import { gameOfCaptains, openGame } from './kept-game.ts';
import type { StudioUnderTest } from './studio-under-test.ts';

const BATTLE = '/scenarios/gmb/tamburlaine/-';
const COMMANDS = 200;
const ROUNDS = 15;
/** Changes that are made first, while the browser still learns the code. */
const WARM = 12;

/** A number of a unit and a cell of a table are changed, on the map and beside a game of 200 commands. */
export async function benchChanges(studio: StudioUnderTest): Promise<Measurement[]> {
  const onMap = await studio.on(`${BATTLE}/map`, async (page) => {
    await page.evaluate('window.probe.whenDrawn()');
    await changes(page, 'unit', WARM);
    return { unit: await changes(page, 'unit', ROUNDS), table: await changes(page, 'table', ROUNDS) };
  });
  const inPlay = await studio.on('/scenarios', async (page) => {
    await openGame(
      studio,
      page,
      gameOfCaptains(({ move }) => move === COMMANDS),
    );
    await changes(page, 'table', WARM);
    return changes(page, 'table', ROUNDS);
  });
  agree('how many changes were answered by the game', inPlay.replay.length, ROUNDS);
  return [
    atMost('from a changed unit to fresh problems', 'ms', median(onMap.unit.report), 30),
    reported('of that, compiling in the worker', 'ms', median(onMap.unit.compile)),
    reported('of that, the edit itself on the page', 'ms', median(onMap.unit.edit)),
    atMost('from a changed cell of a table to fresh problems', 'ms', median(onMap.table.report), 30),
    reported('of that, compiling in the worker', 'ms', median(onMap.table.compile)),
    atMost('from a changed cell to a game of 200 commands played again', 'ms', median(inPlay.replay), 150),
    reported('of that, compiling and playing in the worker', 'ms', median(inPlay.replayAlone)),
  ];
}

function changes(page: Page, what: 'unit' | 'table', rounds: number): Promise<ChangeTimes> {
  return page.evaluate(`window.probe.change('${what}', ${rounds})`);
}
