import { describe, expect, it } from 'vitest';
import { readSymbol } from './svg-symbol.ts';

const svg = (body: string, attributes = ''): string =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${body}</svg>`;

/** What stands against a drawing; undefined for one that is taken. */
function against(text: string): string | undefined {
  const reading = readSymbol(text);
  return reading.ok ? undefined : reading.message;
}

describe('readSymbol', () => {
  it('fits the shapes of a file into the box of a symbol, with its commands only', () => {
    expect(readSymbol(svg('<path d="m10,20 h20 v10 l-20,0z"/>'))).toEqual({
      ok: true,
      shapes: [{ path: 'M -50 -25 L 50 -25 L 50 25 L -50 25 Z' }],
    });
  });

  it('makes paths of all plain shapes, and curves of arcs', () => {
    const reading = readSymbol(svg('<circle cx="5" cy="5" r="5"/><line x1="0" y1="0" x2="9" y2="9" stroke="#f00"/>'));
    if (!reading.ok) throw new Error(reading.message);
    expect(reading.shapes).toHaveLength(3);
    expect(reading.shapes[0]['path']).toMatch(/^M -?[\d.]+ -?[\d.]+( C( -?[\d.]+){6})+ Z$/);
    expect(reading.shapes[2]).toMatchObject({ color: '#ff0000' });
  });

  it('moves what its groups move, and paints as they do', () => {
    const moved = svg('<g transform="translate(100 100) scale(2)" fill="white"><rect width="5" height="3"/></g>');
    expect(readSymbol(moved)).toMatchObject({
      shapes: [{ path: 'M -50 -30 L 50 -30 L 50 30 L -50 30 Z', color: 'paper' }],
    });
    const styled = svg('<path style="fill:none;stroke:#000;stroke-width:2" d="M0 0H10"/>');
    expect(readSymbol(styled)).toMatchObject({ shapes: [{ stroke: 16.67 }] });
  });

  it('leaves out what is not seen, and what a drawing program keeps for itself', () => {
    const kept = `<title>Boar</title><metadata><x xmlns="urn:x"/></metadata><n:view xmlns:n="urn:n" n:zoom="2"/>
      <path d="M0 0h24v24H0z" fill="none"/><rect width="5" height="3" display="none"/><path d="M0 0L5 0L5 3Z" fill-rule="evenodd"/>`;
    expect(readSymbol(svg(kept))).toMatchObject({ shapes: [{ rule: 'evenodd' }] });
  });

  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0h1v1z"/>'],
    ['a script in a group', '<g><script href="x.js"/></g>'],
    ['markup of a page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['markup of a page as it stands', '<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>'],
    ['what listens', '<path d="M0 0h1v1z" onclick="alert(1)"/>'],
    ['what loads when it is drawn', '<image href="https://example.org/x.png"/>'],
    ['a reference', '<use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>'],
    ['a style that loads', '<path d="M0 0h1v1z" style="fill:url(https://example.org/a.svg#b)"/>'],
    ['a filter', '<path d="M0 0h1v1z" filter="url(#blur)"/>'],
    ['a style sheet', '<style>@import "https://example.org/a.css";</style>'],
    ['an animation', '<path d="M0 0h1v1z"><animate attributeName="d"/></path><set attributeName="onload" to="x"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>'],
    ['words', '<text>Boar</text>'],
    ['a drawing elsewhere', '<defs><linearGradient id="a"/></defs>'],
    ['nothing', ''],
    ['a path that is none', '<path d="no path"/>'],
  ])('refuses %s', (_, body) => {
    expect(against(svg(body))).toBeTypeOf('string');
  });

  it('says of a style sheet how drawing programs do without', () => {
    expect(against(svg('<style>.a{fill:#231f20}</style><path class="a" d="M0 0h1v1z"/>'))).toMatch(
      /presentation attributes/,
    );
  });

  it('refuses what is not SVG, too large, too detailed or full of entities', () => {
    expect(against('<svg')).toMatch(/well-formed/);
    expect(against('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toMatch(/not an SVG/);
    expect(against(svg(' '.repeat(200_001)))).toMatch(/too large/);
    expect(against(svg('<path d="M0 0h1v1z"/>'.repeat(61)))).toMatch(/61 shapes/);
    const long = Array.from({ length: 1500 }, (_, at) => `L${at % 97} ${at % 89}`).join('');
    expect(against(svg(`<path d="M0 0${long}"/>`))).toMatch(/too detailed/);
    expect(against(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M0 0h1v1z"/>')}`)).toMatch(/DOCTYPE/);
  });
});
