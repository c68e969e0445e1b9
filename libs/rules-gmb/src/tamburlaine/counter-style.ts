/** How the counters of Tamburlaine's battle look that no other has: wagons [20.0], elephants [18.0], naphtha [19.0]. */
import type { CounterData } from '@hexwright/engine';
import type { ModuleCounterStyle } from '../module-counter-style.ts';

function symbolOf({ kind, traits, class: troops }: CounterData, face: string): string | null {
  if (kind === 'leader') return null;
  if (kind === 'wagon') return face === 'lager' ? 'wagon-ring' : 'wagon';
  if (traits?.includes('naphtha') === true) return 'fire';
  return troops === 'elephants' ? 'elephant' : null;
}

export const tamburlaineCounterStyle: ModuleCounterStyle = { symbolOf, modal: 'wagon' };
