import { doing, showing, type Tool } from './tool.ts';

/** Takes ground and level of a hex, or the kind of the hexside or path that is pointed at, for the other tools to paint. */
export const eyedropperTool: Tool<null> = {
  id: 'eyedropper',
  title: 'Pick up what is there',
  key: 'i',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  touches: () => [],
  handle(_, event, { staged, options }) {
    if (event.type === 'key' || event.type === 'leave' || event.type === 'up' || event.hit.hex < 0)
      return showing(null);
    const { hex, sideFeature, path } = event.hit;
    const { scene } = staged;
    const found = {
      ground: scene.ground[hex],
      level: scene.elevation[hex],
      sideStyle: sideFeature >= 0 ? scene.sides[sideFeature].style : options.sideStyle,
      pathStyle: path >= 0 ? scene.paths[path].style : options.pathStyle,
    };
    if (event.type === 'down') return doing(null, [{ do: 'options', options: found }]);
    const names = [scene.grounds[found.ground]?.name ?? 'Unknown ground', `level ${found.level}`];
    if (sideFeature >= 0) names.push(scene.sideStyles[found.sideStyle].name);
    if (path >= 0) names.push(scene.pathStyles[found.pathStyle].name);
    return showing(null, { brush: [hex], note: names.join(', ') });
  },
};
