/** What is asked of every army that is drawn at random: its points, and a seed. */
import { html } from 'lit';
import { RANDOM } from './army-words.ts';

/** Points of an army of which nobody has said what it may cost. */
export const USUAL_POINTS = 500;
/** The fewest points that pay for three commanders and a unit in each Force, and as many as a table has room for. */
const POINTS = { least: 150, most: 5000 } as const;
const SEEDS = { least: 1, most: 999_999 } as const;

/** The field `points` of a form, with a class and a label. */
export function pointsField(look: string, label: string, points: number): unknown {
  return field(look, 'points', label, POINTS, points);
}

/** The field `seed` of a form, with a class. */
export function seedField(look: string, seed: number): unknown {
  return field(look, 'seed', RANDOM.seed, SEEDS, seed);
}

function field(
  look: string,
  name: string,
  label: string,
  { least, most }: { readonly least: number; readonly most: number },
  value: number,
): unknown {
  return html`<div class=${look}>
    <label for=${name}>${label}</label>
    <input id=${name} name=${name} type="number" required min=${least} max=${most} value=${value} />
  </div>`;
}
