import type { GameModels } from '@hexwright/compiler';

/** What made packages of the Great Medieval Battles are like. */
export const models: GameModels = {
  sources: [
    { rules: 'gmb/house-tables', over: 'gmb/house-tables', model: 'gmb/bannockburn' },
    { rules: 'gmb/tamburlaine', over: 'gmb/standard', model: 'gmb/tamburlaine' },
    { rules: 'gmb/king-arthur', over: 'gmb/standard', model: 'gmb/king-arthur' },
  ],
  battles: ['gmb/tamburlaine', 'gmb/king-arthur', 'gmb/bannockburn', 'gmb/black-prince'],
  gait({ units }) {
    // [20.0] Wagons, and units that come and go in lagers, have rules of their own.
    const hasWagons = units.some(({ kind }) => kind === 'wagon');
    return { isBound: ({ kind, size }) => kind === 'wagon' || (hasWagons && size === 'double') };
  },
};
