/** Drawings that fill a hex. Each keeps to its hex and looks different in every hex, but always the same in one. */
import { mixed } from '../scene/color.ts';
import { PATTERNS, type PatternName } from '../scene/scene.ts';
import type { Ink } from './ink.ts';
import { chance, type Sheet } from './sheet.ts';

/** Draws about 0, 0 within 0.8 hexsides. `paper` is the ground's colour, `mark` a stronger one of the same kind. */
type Drawing = (ink: Ink, hex: number, paper: string, mark: string) => void;

const DRAWINGS: Readonly<Record<PatternName, Drawing | null>> = {
  none: null,
  waves,
  trees,
  stipple,
  hatching: (ink, _, __, mark) => lines(ink, mark, [-Math.PI / 4], 0.2),
  'cross-hatching': (ink, _, __, mark) => lines(ink, mark, [-Math.PI / 4, Math.PI / 4], 0.26),
  buildings,
  tents,
  marsh,
  rocks,
  furrows: (ink, hex, _, mark) => lines(ink, mark, [Math.floor(chance(hex, 0) * 6) * (Math.PI / 6)], 0.13, 0.025),
  dunes,
};

/** Draws the pattern of a hex. */
export function drawPattern({ ink, staged }: Sheet, name: string, hex: number, paper: string, mark: string): void {
  const known = PATTERNS.find((one) => one === name) ?? 'hatching';
  const drawing = DRAWINGS[known];
  if (drawing === null) return;
  ink.save();
  ink.translate(staged.layout.x[hex], staged.layout.y[hex]);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  drawing(ink, hex, paper, mark);
  ink.restore();
}

/** Places in a hex that keep away from its middle line of numbers and from each other. */
function places(hex: number, count: number, radius: number): [number, number][] {
  // A sunflower's seeds, turned at random: even without a lattice showing.
  const turn = chance(hex, 99) * Math.PI * 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + i * 2.39996;
    const away = radius * Math.sqrt((i + 0.5) / count);
    return [
      Math.cos(angle) * away + (chance(hex, i) - 0.5) * 0.12,
      Math.sin(angle) * away + (chance(hex, i + 50) - 0.5) * 0.12,
    ];
  });
}

function waves(ink: Ink, hex: number, _: string, mark: string): void {
  ink.beginPath();
  for (let row = -2; row <= 2; row++) {
    const half = row % 2 === 0 ? 0.34 : 0.26;
    const x = (row % 2 === 0 ? -0.12 : 0.2) + (chance(hex, row + 3) - 0.5) * 0.3;
    const y = row * 0.27;
    ink.moveTo(x - half, y);
    ink.quadraticCurveTo(x - half / 2, y - 0.1, x, y);
    ink.quadraticCurveTo(x + half / 2, y + 0.1, x + half, y);
  }
  ink.strokeStyle = mark;
  ink.lineWidth = 0.045;
  ink.stroke();
}

function trees(ink: Ink, hex: number, paper: string, mark: string): void {
  const crowns = places(hex, 9, 0.66).sort(([, a], [, b]) => a - b);
  const light = mixed(paper, '#ffffff', 0.16);
  crowns.forEach(([x, y], i) => {
    const size = 0.15 + chance(hex, i + 20) * 0.06;
    ink.beginPath();
    ink.arc(x + 0.03, y + 0.05, size, 0, Math.PI * 2);
    ink.fillStyle = mark;
    ink.fill();
    ink.beginPath();
    ink.arc(x, y, size * 0.9, 0, Math.PI * 2);
    ink.fillStyle = paper;
    ink.fill();
    ink.beginPath();
    ink.arc(x - size * 0.25, y - size * 0.28, size * 0.5, 0, Math.PI * 2);
    ink.fillStyle = light;
    ink.fill();
  });
}

function stipple(ink: Ink, hex: number, _: string, mark: string): void {
  ink.beginPath();
  places(hex, 26, 0.76).forEach(([x, y], i) => {
    const size = 0.022 + chance(hex, i + 20) * 0.02;
    ink.moveTo(x + size, y);
    ink.arc(x, y, size, 0, Math.PI * 2);
  });
  ink.fillStyle = mark;
  ink.fill();
}

function lines(ink: Ink, mark: string, angles: readonly number[], gap: number, width = 0.035): void {
  ink.beginPath();
  for (const angle of angles) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let away = -0.65; away <= 0.651; away += gap) {
      const half = Math.sqrt(Math.max(0, 0.78 * 0.78 - away * away));
      ink.moveTo(-half * cos - away * sin, -half * sin + away * cos);
      ink.lineTo(half * cos - away * sin, half * sin + away * cos);
    }
  }
  ink.strokeStyle = mark;
  ink.lineWidth = width;
  ink.stroke();
}

function buildings(ink: Ink, hex: number, paper: string, mark: string): void {
  places(hex, 6, 0.56).forEach(([x, y], i) => {
    const [width, height] = [0.2 + chance(hex, i + 20) * 0.1, 0.15 + chance(hex, i + 30) * 0.06];
    ink.save();
    ink.translate(x, y);
    ink.rotate((chance(hex, i + 40) - 0.5) * 0.7);
    ink.fillStyle = mark;
    ink.beginPath();
    ink.rect(-width / 2, -height / 2, width, height);
    ink.fill();
    // One slope of the roof lies in the light.
    ink.fillStyle = mixed(paper, mark, 0.45);
    ink.beginPath();
    ink.rect(-width / 2 + 0.02, -height / 2 + 0.02, width - 0.04, height / 2 - 0.02);
    ink.fill();
    ink.restore();
  });
}

function tents(ink: Ink, hex: number, paper: string, mark: string): void {
  const light = mixed(paper, '#ffffff', 0.55);
  const pitched = places(hex, 5, 0.54).sort(([, a], [, b]) => a - b);
  for (const [x, y] of pitched) {
    ink.beginPath();
    ink.moveTo(x - 0.17, y + 0.12);
    ink.lineTo(x, y - 0.16);
    ink.lineTo(x + 0.17, y + 0.12);
    ink.closePath();
    ink.fillStyle = light;
    ink.fill();
    ink.strokeStyle = mark;
    ink.lineWidth = 0.035;
    ink.stroke();
    ink.beginPath();
    ink.moveTo(x - 0.05, y + 0.12);
    ink.lineTo(x, y - 0.04);
    ink.lineTo(x + 0.05, y + 0.12);
    ink.closePath();
    ink.fillStyle = mark;
    ink.fill();
  }
}

function marsh(ink: Ink, hex: number, _: string, mark: string): void {
  ink.beginPath();
  for (const [x, y] of places(hex, 8, 0.64)) {
    ink.moveTo(x - 0.14, y);
    ink.lineTo(x + 0.14, y);
    for (const lean of [-0.07, 0, 0.07]) {
      ink.moveTo(x + lean * 0.6, y);
      ink.lineTo(x + lean * 1.3, y - 0.13);
    }
  }
  ink.strokeStyle = mark;
  ink.lineWidth = 0.032;
  ink.stroke();
}

function rocks(ink: Ink, hex: number, paper: string, mark: string): void {
  places(hex, 7, 0.6).forEach(([x, y], i) => {
    const size = 0.1 + chance(hex, i + 20) * 0.07;
    ink.beginPath();
    ink.moveTo(x - size, y + size * 0.6);
    ink.lineTo(x - size * 0.6, y - size * 0.5);
    ink.lineTo(x + size * 0.2, y - size);
    ink.lineTo(x + size, y - size * 0.1);
    ink.lineTo(x + size * 0.8, y + size * 0.6);
    ink.closePath();
    ink.fillStyle = mixed(paper, '#ffffff', 0.2);
    ink.fill();
    ink.strokeStyle = mark;
    ink.lineWidth = 0.035;
    ink.stroke();
  });
}

function dunes(ink: Ink, hex: number, _: string, mark: string): void {
  ink.beginPath();
  for (const [x, y] of places(hex, 7, 0.6)) {
    ink.moveTo(x - 0.18, y + 0.06);
    ink.quadraticCurveTo(x - 0.02, y - 0.14, x + 0.18, y + 0.06);
  }
  ink.strokeStyle = mark;
  ink.lineWidth = 0.035;
  ink.stroke();
}
