import type { GameModels } from '@hexwright/compiler';

/** What made packages of Grunwald are like. */
export const models: GameModels = {
  sources: [{ rules: 'grunwald-1410', over: null, model: 'grunwald-1410' }],
  battles: ['grunwald-1410'],
  gait({ parameters }) {
    // [15.12] Leaders ride, or walk by an option.
    const rides = parameters.find(({ id }) => id === 'leader-terrain')?.value !== 'foot';
    return {
      goesForward: ({ kind }, { facing }) => kind !== 'leader' && facing !== null,
      troopsOf: (unit) => (unit.kind === 'leader' ? (rides ? 'heavy-horse' : 'foot') : unit.class),
      // [4.32]
      endsAt: ({ kind }, limit) => (kind === 'leader' ? undefined : limit),
      isBound: ({ traits = [], class: troops }) => traits.includes('needs-horse') || troops === 'artillery',
    };
  },
};
