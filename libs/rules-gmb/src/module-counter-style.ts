/** How the counters of a module are drawn: apart from its rules, so that a page can draw counters without them. */
import type { CounterData, LookMark } from '@hexwright/engine';

export interface ModuleCounterStyle {
  /** The drawing of a counter with that face up; null for counters that are drawn as any other. */
  readonly symbolOf?: (unit: CounterData, face: string) => string | null;
  /** A kind of pieces whose mode is always shown. */
  readonly modal?: string;
  /** Values that are printed on counters that have them, in place of the usual ones. */
  readonly printed?: readonly string[];
  /** Its marks on a counter, by the markers that it has. */
  readonly marksOf?: (has: (marker: string) => boolean) => readonly LookMark[];
}
