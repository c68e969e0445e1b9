/** Writes what is drawn as SVG, for print and export: the same drawings, as sharp as paper allows. */
import type { Ink } from './ink.ts';

/** The settings that `save` keeps. */
interface Settings {
  transform: readonly [number, number, number, number, number, number];
  fillStyle: Ink['fillStyle'];
  strokeStyle: Ink['strokeStyle'];
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  globalAlpha: number;
  font: string;
  letterSpacing: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  dash: readonly number[];
}

/** An ink whose drawing is text. Only plain colours can be written, no gradients. */
export class SvgInk implements Ink {
  fillStyle: Ink['fillStyle'] = '#000';
  strokeStyle: Ink['strokeStyle'] = '#000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  letterSpacing = '0px';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  private transform: Settings['transform'] = [1, 0, 0, 1, 0, 0];
  private dash: readonly number[] = [];
  private path = '';
  private readonly kept: Settings[] = [];
  private readonly elements: string[] = [];

  /** The elements drawn so far. */
  get text(): string {
    return this.elements.join('\n');
  }

  /** Adds a picture in the box with its upper left corner at `x`, `y`. */
  image(address: string, x: number, y: number, width: number, height: number): void {
    const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    const href = `href="${escaped(address)}" preserveAspectRatio="none"`;
    this.elements.push(`<image ${box} ${href}${this.placing()}/>`);
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, letterSpacing } = this;
    const { textAlign, textBaseline, transform, dash } = this;
    const stroke = { strokeStyle, lineWidth, lineCap, lineJoin, dash };
    this.kept.push({ transform, fillStyle, ...stroke, globalAlpha, font, letterSpacing, textAlign, textBaseline });
  }

  restore(): void {
    const settings = this.kept.pop();
    if (settings !== undefined) Object.assign(this, settings);
  }

  translate(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.transform;
    this.transform = [a, b, c, d, e + a * x + c * y, f + b * x + d * y];
  }

  rotate(angle: number): void {
    const [a, b, c, d, e, f] = this.transform;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.transform = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f];
  }

  scale(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.transform;
    this.transform = [a * x, b * x, c * y, d * y, e, f];
  }

  beginPath(): void {
    this.path = '';
  }

  closePath(): void {
    this.path += 'Z';
  }

  moveTo(x: number, y: number): void {
    this.path += `M${short(x)} ${short(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `${this.path === '' ? 'M' : 'L'}${short(x)} ${short(y)}`;
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.path += `Q${short(cx)} ${short(cy)} ${short(x)} ${short(y)}`;
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.path += `C${short(ax)} ${short(ay)} ${short(bx)} ${short(by)} ${short(x)} ${short(y)}`;
  }

  arc(x: number, y: number, radius: number, start: number, end: number): void {
    // In two pieces, because an arc of SVG cannot end where it begins.
    const halfway = (start + end) / 2;
    const at = (angle: number): string =>
      `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
    const piece = `A${short(radius)} ${short(radius)} 0 0 1 `;
    this.path += `${this.path === '' ? 'M' : 'L'}${at(start)}${piece}${at(halfway)}${piece}${at(end)}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = [...dash];
  }

  fill(rule?: CanvasFillRule | Path2D): void {
    if (this.path === '') return;
    const holes = rule === 'evenodd' ? ' fill-rule="evenodd"' : '';
    this.elements.push(`<path d="${this.path}" fill="${paint(this.fillStyle)}"${holes}${this.placing()}/>`);
  }

  stroke(): void {
    if (this.path === '') return;
    this.elements.push(`<path d="${this.path}" fill="none"${this.stroking()}${this.placing()}/>`);
  }

  fillText(text: string, x: number, y: number): void {
    this.letters(text, x, y, ` fill="${paint(this.fillStyle)}"`);
  }

  strokeText(text: string, x: number, y: number): void {
    this.letters(text, x, y, ` fill="none"${this.stroking()}`);
  }

  private letters(text: string, x: number, y: number, look: string): void {
    const anchor = this.textAlign === 'center' ? 'middle' : this.textAlign === 'right' ? 'end' : 'start';
    const baseline = this.textBaseline === 'middle' ? ' dominant-baseline="central"' : '';
    const type = `style="font:${escaped(this.font)};letter-spacing:${this.letterSpacing}"`;
    const place = `x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${baseline}`;
    this.elements.push(`<text ${place} ${type}${look}${this.placing()}>${escaped(text)}</text>`);
  }

  private stroking(): string {
    const dash = this.dash.length === 0 ? '' : ` stroke-dasharray="${this.dash.map(short).join(' ')}"`;
    const ends = ` stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"`;
    return ` stroke="${paint(this.strokeStyle)}" stroke-width="${short(this.lineWidth)}"${ends}${dash}`;
  }

  private placing(): string {
    const plain = this.transform.every((part, i) => part === [1, 0, 0, 1, 0, 0][i]);
    const transform = plain ? '' : ` transform="matrix(${this.transform.map(precise).join(' ')})"`;
    return `${this.globalAlpha < 1 ? ` opacity="${short(this.globalAlpha)}"` : ''}${transform}`;
  }
}

function paint(style: Ink['fillStyle']): string {
  if (typeof style !== 'string') throw new TypeError('Only plain colours can be written as SVG');
  return escaped(style);
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function precise(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
