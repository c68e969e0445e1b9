/** Drawing contexts of canvases. */
const REFUSED = 'The browser gave no drawing context: too many or too large canvases are open.';

/** The drawing context of a canvas. Throws an Error if the browser gives none, as it may when memory runs out. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(REFUSED);
  return context;
}

/** The same for a canvas that nothing shines through: it is copied and composed for less. */
export function opaqueContextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error(REFUSED);
  return context;
}
