/** What many games have shown, as one page that needs no network and nothing beside it. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Acting, CoverageReport, HexCounts, Report, Use } from '@hexwright/playtest/lab';
import { barChart, escaped, histogram, lineChart } from './charts.ts';

/** The games of one package. */
export interface PackageGames {
  readonly name: string;
  readonly game: CompiledGame;
  readonly report: Report;
  readonly coverage: CoverageReport;
  /** How often each score came up. */
  readonly scores: ReadonlyMap<number, number>;
}

/** What a page says. */
export interface PageContent {
  readonly title: string;
  /** How it was found: players, seeds, number of games, what is not known. */
  readonly method: readonly string[];
  /** What was compared and is told before anything else; none where nothing was. */
  readonly answers: readonly string[];
  readonly packages: readonly PackageGames[];
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-inline-size: 52rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1, h2, h3 { line-height: 1.2; }
  h2 { margin-block-start: 3rem; border-block-end: 2px solid currentColor; }
  svg { inline-size: 100%; block-size: auto; font-size: 13px; fill: currentColor; }
  svg .range, svg .axis, svg .mark { stroke: currentColor; fill: none; }
  svg .mark { stroke-dasharray: 3 3; }
  svg .column { fill: #5b7fa6; }
  svg polyline { fill: none; stroke-width: 2.5; }
  table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
  :is(th, td) { padding: 0.15rem 0.6rem; text-align: start; border-block-end: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  td.number { text-align: end; }
  ul.never { columns: 3 14rem; padding-inline-start: 1.2rem; }
  .note { opacity: 0.8; }
`;

/** A page of HTML. */
export function labPage({ title, method, answers, packages }: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${answers.length === 0 ? '' : `<ul>${answers.map((one) => `<li>${escaped(one)}</li>`).join('\n')}</ul>`}
${method.map((one) => `<p class="note">${escaped(one)}</p>`).join('\n')}
${packages.map(packageSection).join('\n')}
</main>
</body>
</html>
`;
}

function packageSection({ name, game, report, coverage, scores }: PackageGames): string {
  const colorOf = (id: string): string => game.sides.find((side) => side.id === id)?.color ?? '#888888';
  const nameOf = (id: string): string => game.sides.find((side) => side.id === id)?.name ?? id;
  const shares = (list: Report['wins'], color: (id: string) => string): string =>
    barChart(
      'Shares of games',
      list.map(({ id, name: label, estimate: { mean, low, high } }) => ({
        name: label,
        value: mean,
        low,
        high,
        text: `${percent(mean)} (${percent(low)} to ${percent(high)})`,
        color: color(id),
      })),
      1,
    );
  const most = Math.max(1, ...report.points.map(({ estimate }) => estimate.high));
  const points = barChart(
    'Victory points',
    report.points.map(({ id, name: label, estimate: { mean, low, high } }) => ({
      name: label,
      value: mean,
      low,
      high,
      text: `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
      color: colorOf(id),
    })),
    most,
  );
  const levels = (game.victory?.levels ?? []).filter(({ min }) => min > -1_000_000);
  const marks = levels.map(({ min, name: label }) => ({ at: min, name: label })).toSorted((a, b) => a.at - b.at);
  return `<section>
<h2>${escaped(name)}</h2>
<p>${report.games} games of ${escaped(game.title)}${report.stopped > 0 ? `; ${report.stopped} more were stopped and are not counted` : ''}.</p>
<h3>Who wins</h3>
${shares(report.wins, colorOf)}
${report.levels.length === 0 ? '' : `<h3>Levels of victory</h3>\n${shares(report.levels, () => '#5b7fa6')}`}
<h3>Victory points</h3>
${points}
${scores.size === 0 ? '' : `<h3>Scores, and where each level of victory begins</h3>\n${histogram('Scores', scores, marks)}`}
<h3>Counters lost up to each game-turn</h3>
${lineChart(
  'Counters lost',
  report.losses.map(({ side, upToTurn }) => ({ name: nameOf(side), color: colorOf(side), values: upToTurn })),
)}
${lossTable('Losses by class', game, coverage.classes, 'classes')}
${lossTable('Losses by contingent', game, coverage.contingents, 'contingents')}
${placeTables(report, nameOf)}
<h3>What acted</h3>
${useTable([
  ...report.acting.map(({ sort, label, perGame }) => ({ sort: sortText(sort), label, perGame })),
  ...coverage.events.map((one) => ({ sort: 'event', label: eventText(one), perGame: one.perGame })),
  ...coverage.commands.map(({ id, perGame }) => ({ sort: 'command', label: id, perGame })),
])}
${neverList('Of the rules of this package never acted', [
  ...report.acting.filter(({ perGame }) => perGame === 0).map(({ sort, label }) => `${sortText(sort)}: ${label}`),
  ...coverage.events.filter(({ perGame }) => perGame === 0).map((one) => `event: ${eventText(one)}`),
])}
${neverList(
  'Cells of tables by which nothing was settled (table, row, column)',
  coverage.cells
    .filter(({ perGame }) => perGame === 0)
    .map((one) => eventText({ ...one, id: one.id.replaceAll('/', ', ') })),
)}
${neverList(
  'Of all commands of the game system, also of rules that this package does without, nobody gave',
  coverage.commands.filter(({ perGame }) => perGame === 0).map(({ id }) => id),
)}
</section>`;
}

function sortText(sort: Acting['sort']): string {
  return sort === 'victory' ? 'condition of victory' : sort;
}

function eventText({ id, case: number }: Use): string {
  return number === null ? id : `${id} [${number}]`;
}

function lossTable(
  title: string,
  { sides, vocabulary }: CompiledGame,
  losses: CoverageReport['classes'],
  words: 'classes' | 'contingents',
): string {
  if (losses.length === 0 || vocabulary.ids(words).length === 0) return '';
  const rows = losses.map(({ side, id, counters, perGame }) => [
    sides.find((one) => one.id === side)?.name ?? side,
    id,
    String(counters),
    perGame.toFixed(2),
    percent(perGame / counters),
  ]);
  return table(
    title,
    ['Side', words === 'classes' ? 'Class' : 'Contingent', 'Counters', 'Lost per game', 'Part'],
    rows,
    2,
  );
}

/** As many hexes as can be taken in at once. */
const MOST_HEXES = 10;

function placeTables({ losses, traces, games }: Report, nameOf: (id: string) => string): string {
  const placeTable = (
    title: string,
    sides: readonly { readonly side: string; readonly hexes: HexCounts }[],
  ): string => {
    const rows = sides.flatMap(({ side, hexes }) =>
      hexes.slice(0, MOST_HEXES).map(([hex, count]) => [nameOf(side), hex, (count / Math.max(1, games)).toFixed(2)]),
    );
    return rows.length === 0 ? '' : table(title, ['Side', 'Hex', 'A game'], rows, 2);
  };
  return [
    placeTable('Where counters are lost most', losses),
    placeTable(
      'Where they fight most',
      traces.map(({ side, fought }) => ({ side, hexes: fought })),
    ),
    placeTable(
      'Where they go most',
      traces.map(({ side, moved }) => ({ side, hexes: moved })),
    ),
  ].join('\n');
}

function useTable(
  uses: readonly { readonly sort: string; readonly label: string; readonly perGame: number }[],
): string {
  const rows = uses
    .filter(({ perGame }) => perGame > 0)
    .toSorted((one, other) => other.perGame - one.perGame)
    .map(({ sort, label, perGame }) => [sort, label, perGame.toFixed(2)]);
  return table(null, ['Sort', 'What', 'Times per game'], rows, 2);
}

function neverList(title: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const items = names.map((name) => `<li>${escaped(name)}</li>`).join('\n');
  return `<h3>${escaped(title)}</h3>\n<ul class="never">${items}</ul>`;
}

/** A table whose cells from column `numbers` on are numbers. */
function table(
  title: string | null,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: number,
): string {
  const head = heads.map((one) => `<th scope="col">${escaped(one)}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell, at) => `<td${at >= numbers ? ' class="number"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  const heading = title === null ? '' : `<h3>${escaped(title)}</h3>\n`;
  return `${heading}<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
