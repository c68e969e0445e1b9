import type { GameModels } from '@hexwright/compiler';
import { plainActs } from './plain-acts.ts';

/** What made packages of Grunwald are like. */
export const models: GameModels = {
  sources: [{ rules: 'grunwald-1410', over: null, model: 'grunwald-1410' }],
  battles: ['grunwald-1410'],
  plainActs,
  gait({ parameters }) {
    // [15.12] Leaders ride, or walk by an option.
    const rides = parameters.find(({ id }) => id === 'leader-terrain')?.value !== 'foot';
    return {
      goesForward: ({ kind }, { facing }) => kind !== 'leader' && facing !== null,
      troopsOf: ({ kind, class: troops, faces }, face) => {
        if (kind === 'leader') return rides ? 'heavy-horse' : 'foot';
        return faces.find(({ id }) => id === face)?.class ?? troops;
      },
      // [4.32]
      endsAt: ({ kind }, limit) => (kind === 'leader' ? undefined : limit),
      isBound: ({ traits = [], class: troops, faces }) =>
        traits.includes('needs-horse') || [troops, ...faces.map((face) => face.class)].includes('artillery'),
    };
  },
};
