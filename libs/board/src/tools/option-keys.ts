/** Keys that set what tools paint: [ and ] size the brush, digits choose from the palette that the tool paints from. */
import type { ToolContext, ToolId, ToolOptions } from './tool.ts';

const MOST_RADIUS = 12;
const SIZED: ReadonlySet<ToolId> = new Set(['brush', 'zone']);

/** What a key changes while a tool is held; null if it is not such a key, an empty object if it changes nothing. */
export function optionsOfKey(key: string, tool: ToolId, { staged, options }: ToolContext): Partial<ToolOptions> | null {
  if ((key === '[' || key === ']') && SIZED.has(tool)) {
    const radius = Math.max(0, Math.min(MOST_RADIUS, options.radius + (key === ']' ? 1 : -1)));
    return radius === options.radius ? {} : { radius };
  }
  if (!/^[0-9]$/.test(key)) return null;
  const { grounds, sideStyles, pathStyles } = staged.scene;
  const digit = Number(key);
  // The first of a palette is under 1, the tenth under 0; levels are their own digits.
  const chosen = (digit + 9) % 10;
  switch (tool) {
    case 'brush':
    case 'fill':
    case 'replace':
      if (options.plane === 'elevation') return { level: digit };
      return chosen < grounds.length ? { ground: chosen } : {};
    case 'hexside':
      return chosen < sideStyles.length ? { sideStyle: chosen } : {};
    case 'path':
      return chosen < pathStyles.length ? { pathStyle: chosen } : {};
    default:
      return null;
  }
}
