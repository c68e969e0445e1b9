// Which counters are of one side: their paper is of one colour.
import type { Rgb } from './ink.ts';

/** Lightness from 0 to 100, and how red and how yellow a colour is: distances in it are what an eye sees (CIE 1976). */
export type Lab = readonly [number, number, number];

/** Colours farther apart than this are two papers. */
const CUT = 11;
/** Light falls otherwise on each part of a sheet, so lightness counts for less. */
const LIGHTNESS = 0.6;

/** A colour of a screen (sRGB, 0 to 255) as an eye sees it. */
export function labOf([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are for an eye that makes allowance for light. */
export function colorDistance(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) * LIGHTNESS, one[1] - other[1], one[2] - other[2]);
}

/** For each colour the number of its paper: colours are joined, the nearest first, until all papers are far apart. */
export function papersOf(colors: readonly Rgb[]): number[] {
  const labs = colors.map(labOf);
  let papers = labs.map((lab, index) => ({ members: [index], lab }));
  for (;;) {
    let nearest: { readonly one: number; readonly other: number; readonly apart: number } | null = null;
    for (let one = 0; one < papers.length; one++) {
      for (let other = one + 1; other < papers.length; other++) {
        const apart = colorDistance(papers[one].lab, papers[other].lab);
        if (apart < CUT && (nearest === null || apart < nearest.apart)) nearest = { one, other, apart };
      }
    }
    if (nearest === null) break;
    const { one, other } = nearest;
    const members = [...papers[one].members, ...papers[other].members];
    papers = [
      ...papers.filter((_, index) => index !== one && index !== other),
      { members, lab: meanOf(members, labs) },
    ];
  }
  const ordered = papers.toSorted((one, other) => Math.min(...one.members) - Math.min(...other.members));
  return labs.map((_, index) => ordered.findIndex(({ members }) => members.includes(index)));
}

function meanOf(members: readonly number[], labs: readonly Lab[]): Lab {
  const mean = (part: 0 | 1 | 2): number => members.reduce((sum, index) => sum + labs[index][part], 0) / members.length;
  return [mean(0), mean(1), mean(2)];
}
