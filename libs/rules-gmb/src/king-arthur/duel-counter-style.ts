/** How leaders look who fight man to man [18.47], and who holds captives [18.6]. */
import type { LookMark } from '@hexwright/engine';
import type { ModuleCounterStyle } from '../module-counter-style.ts';

/** Marks by marker, in the order in which they are drawn. */
const MARKS: Readonly<Record<string, LookMark>> = {
  wounded: { drawing: 'disc', text: 'W', tone: 'danger', name: 'Wounded' },
  hiding: { drawing: 'disc', text: 'H', tone: 'warning', name: 'In hiding' },
  unhorsed: { drawing: 'disc', text: 'U', tone: 'warning', name: 'Unhorsed' },
  brokenLance: { drawing: 'disc', text: 'B', tone: 'warning', name: 'Broken lance' },
  stunned: { drawing: 'disc', text: 'S', tone: 'warning', name: 'Stunned' },
  holds: { drawing: 'pennant', text: 'P', tone: 'good', name: 'Holds a captive' },
};

export const duelCounterStyle: ModuleCounterStyle = {
  printed: ['prowess', 'chivalry'],
  // Who is on foot has broken a lance too [18.45].
  marksOf: (has) =>
    Object.entries(MARKS).flatMap(([marker, mark]) =>
      has(marker) && !(marker === 'brokenLance' && has('unhorsed')) ? [mark] : [],
    ),
};
