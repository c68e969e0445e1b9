import { SIDE_STYLE } from './hexside.ts';
import { setting } from './options.ts';
import { TERRAIN, LEVEL } from './paint-options.ts';
import { PATH_STYLE } from './path.ts';
import { doing, showing, type Tool } from './tool.ts';

/** Takes terrain and level of a hex, or the kind of the hexside or path that is pointed at, for the other tools to paint. */
export const eyedropperTool: Tool<null> = {
  id: 'eyedropper',
  title: 'Pick up what is there',
  key: 'i',
  cursor: 'crosshair',
  icon: [{ d: 'M11 6.5 13.5 9M3 17l.6-2.8 7.8-7.8 2.3 2.3-7.8 7.8ZM12.2 7.8l2.6-3a1.8 1.8 0 0 1 2.6 2.4l-3 2.8Z' }],
  hint: () => 'Click a hex: the other tools then paint what it has.',
  idle: null,
  busy: () => false,
  touches: () => [],
  handle(_, event, { staged, options }) {
    if (event.type === 'key' || event.type === 'leave' || event.type === 'up' || event.hit.hex < 0)
      return showing(null);
    const { hex, sideFeature, path } = event.hit;
    const { scene } = staged;
    const [terrain, level] = [scene.terrain[hex], scene.elevation[hex]];
    const side = sideFeature >= 0 ? scene.sides[sideFeature].style : options.get(SIDE_STYLE);
    const way = path >= 0 ? scene.paths[path].style : options.get(PATH_STYLE);
    if (event.type === 'down') {
      const settings = [
        setting(TERRAIN, terrain),
        setting(LEVEL, level),
        setting(SIDE_STYLE, side),
        setting(PATH_STYLE, way),
      ];
      return doing(null, [{ do: 'options', settings }]);
    }
    const names = [scene.terrains[terrain]?.name ?? 'Unknown terrain', `level ${level}`];
    if (sideFeature >= 0) names.push(scene.sideStyles[side].name);
    if (path >= 0) names.push(scene.pathStyles[way].name);
    return showing(null, { brush: [hex], note: names.join(', ') });
  },
};
