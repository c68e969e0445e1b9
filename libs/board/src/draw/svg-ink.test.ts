import { describe, expect, it } from 'vitest';
import { write } from './ink.ts';
import { SvgInk } from './svg-ink.ts';

describe('drawing as SVG', () => {
  it('writes paths where the canvas would draw them', () => {
    const ink = new SvgInk();
    ink.translate(10, 5);
    ink.scale(2, 2);
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.lineTo(1.23456, 1);
    ink.strokeStyle = '#a00';
    ink.lineWidth = 0.5;
    ink.stroke();
    expect(ink.text).toContain('d="M0 0L1.235 1"');
    expect(ink.text).toContain('transform="matrix(2 0 0 2 10 5)"');
    expect(ink.text).toContain('stroke="#a00" stroke-width="0.5"');
  });

  it('restores what was saved', () => {
    const ink = new SvgInk();
    ink.fillStyle = '#111';
    ink.save();
    ink.rotate(1);
    ink.fillStyle = '#222';
    ink.restore();
    ink.rect(0, 0, 1, 1);
    ink.fill();
    expect(ink.text).toBe('<path d="M0 0h1v1h-1Z" fill="#111"/>');
  });

  it('lets no text become markup', () => {
    const ink = new SvgInk();
    write(ink, 'Hill & "Dale" <b>', 0, 0, { size: 1, color: '#000' });
    expect(ink.text).toContain('>Hill &amp; &quot;Dale&quot; &lt;b></text>');
  });
});
