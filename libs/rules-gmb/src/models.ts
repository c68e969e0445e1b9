import type { GameModels } from '@hexwright/compiler';
import { plainActs } from './plain-acts.ts';
import { trains } from './system.ts';

/** What made packages of the Great Medieval Battles are like. */
export const models: GameModels = {
  sources: [
    {
      rules: 'gmb/house-tables',
      over: 'gmb/house-tables',
      model: 'gmb/bannockburn',
      modules: ['points-by-morale'],
    },
    { rules: 'gmb/tamburlaine', over: 'gmb/standard', model: 'gmb/tamburlaine' },
    { rules: 'gmb/king-arthur', over: 'gmb/standard', model: 'gmb/king-arthur' },
  ],
  battles: ['gmb/tamburlaine', 'gmb/king-arthur', 'gmb/bannockburn', 'gmb/black-prince'],
  plainActs,
  gait({ units }) {
    // Trains, and units that come and go in them, have rules of their own.
    const isTrain = ({ kind }: { readonly kind: string }): boolean => trains.includes(kind);
    const hasTrains = units.some(isTrain);
    return { isBound: (unit) => isTrain(unit) || (hasTrains && unit.size === 'double') };
  },
};
