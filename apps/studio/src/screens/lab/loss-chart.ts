import { css, html, LitElement, svg } from 'lit';
import { shared } from '../../parts/styles.ts';
import { told } from './numbers.ts';
import { SAID } from './words.ts';

/** Losses of a side in one package. */
export interface LossLine {
  readonly name: string;
  readonly color: string;
  /** Of which package, from 0: the second one is drawn dashed. */
  readonly entrant: number;
  /** Counters lost in a game up to the end of each turn, from turn 1. */
  readonly upToTurn: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 240;
/** Room for the numbers at the axes, in pixels. */
const LEFT = 40;
const BELOW = 28;
const ABOVE = 10;
/** At most so many marks on an axis. */
const MARKS = 6;

/** Lost counters turn by turn, as lines, and as a table for those who read rather than look. */
class LossChart extends LitElement {
  static override properties = { lines: { attribute: false } };
  static override styles = [
    shared,
    css`
      svg {
        display: block;
        inline-size: 100%;
        max-inline-size: 46rem;
        block-size: auto;
      }
      text {
        fill: var(--ink-soft);
        font: 12px var(--sans);
      }
      .axis {
        stroke: var(--line);
      }
      polyline {
        fill: none;
        stroke: var(--side);
        stroke-width: 3;
        stroke-linejoin: round;
      }
      .back {
        stroke: var(--panel);
        stroke-width: 6;
      }
      .second {
        stroke-dasharray: 7 4;
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        margin: 0.25rem 0 0.5rem;
        padding: 0;
        font-size: var(--small);
        list-style: none;
      }
      .legend i {
        display: inline-block;
        inline-size: 1.6em;
        margin-inline-end: 0.4em;
        border-block-start: 3px solid var(--side);
        vertical-align: 0.25em;
      }
      .legend .second i {
        border-block-start-style: dashed;
      }
      summary {
        cursor: pointer;
        font-size: var(--small);
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-size: var(--small);
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.15rem 0.5rem;
        border-block-end: 1px solid var(--line);
        text-align: end;
      }
    `,
  ];
  declare lines: readonly LossLine[];

  override render(): unknown {
    const turns = Math.max(1, ...this.lines.map(({ upToTurn }) => upToTurn.length));
    const most = Math.max(1, ...this.lines.map(({ upToTurn }) => upToTurn.at(-1) ?? 0));
    const x = (turn: number): number => LEFT + ((WIDTH - LEFT - ABOVE) * turn) / turns;
    const y = (count: number): number => HEIGHT - BELOW - ((HEIGHT - BELOW - ABOVE) * count) / most;
    const names = this.lines.map(({ name }) => name).join(', ');
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${SAID.chart(names)}>
        ${marks(most).map(
          (count) =>
            svg`<line class="axis" x1=${LEFT} x2=${WIDTH - ABOVE} y1=${y(count)} y2=${y(count)} /><text
              x=${LEFT - 6}
              y=${y(count) + 4}
              text-anchor="end"
            >${count}</text>`,
        )}
        ${marks(turns).map(
          (turn) => svg`<text x=${x(turn)} y=${HEIGHT - BELOW + 18} text-anchor="middle">${turn}</text>`,
        )}
        ${this.lines.map((line) => {
          const points = [0, ...line.upToTurn].map((count, turn) => `${x(turn)},${y(count)}`).join(' ');
          return svg`<polyline class="back" points=${points} /><polyline
            class=${lineClass(line)}
            style=${`--side:${line.color}`}
            points=${points}
          />`;
        })}
      </svg>
      <ul class="legend">
        ${this.lines.map((line) => html`<li class=${lineClass(line)} style=${`--side:${line.color}`}><i></i>${line.name}</li>`)}
      </ul>
      <details>
        <summary>${SAID.table}</summary>
        <div class="scroll" tabindex="0">
          <table>
            <tr>
              <th scope="col">${SAID.turn}</th>
              ${this.lines.map(({ name }) => html`<th scope="col">${name}</th>`)}
            </tr>
            ${Array.from(
              { length: turns },
              (_, turn) =>
                html`<tr>
                  <th scope="row">${turn + 1}</th>
                  ${this.lines.map(({ upToTurn }) => html`<td>${told('number', upToTurn[turn] ?? upToTurn.at(-1) ?? 0)}</td>`)}
                </tr>`,
            )}
          </table>
        </div>
      </details>`;
  }
}

function lineClass({ entrant }: LossLine): string {
  return entrant === 0 ? 'first' : 'second';
}

/** Round numbers from 0 up to `most`, as many as an axis has room for. */
function marks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => most / one <= MARKS) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

customElements.define('loss-chart', LossChart);
