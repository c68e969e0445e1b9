// What is known of a sheet when it is read.
import type { QuarterTurn } from '../image/quarter-turn.ts';
import type { Raster } from '../image/raster.ts';
import type { Language } from '../pattern/language.ts';
import type { Spot, Zone } from '../sheet/counter-image.ts';
import type { Grid } from '../sheet/grid.ts';
import type { LexiconEntry } from '../text/lexicon.ts';
import type { DrawnText } from './drawn-text.ts';

/** How names run on an upright counter: from left to right, or along its side from below or from above. */
export type NameRun = 'along' | 'up' | 'down';

export const NAME_RUNS: readonly NameRun[] = ['along', 'up', 'down'];

/** By how much what runs so is turned clockwise to be read. */
export const TURN_OF_RUN: Readonly<Record<NameRun, QuarterTurn>> = { along: 0, up: 90, down: 270 };

/** Where on its counters a sheet has what; the same for all. */
export interface Zones {
  readonly code: Zone;
  /** null where counters have no names. */
  readonly name: Zone | null;
  readonly nameRun: NameRun;
  /** The weapon, the arm or the like, as a picture; null where it is not asked what that means. */
  readonly symbol: Zone | null;
}

/** Names above, codes below, as on most sheets. */
export const USUAL_ZONES: Zones = {
  name: { left: 0.03, top: 0.04, right: 0.97, bottom: 0.3 },
  code: { left: 0.03, top: 0.64, right: 0.97, bottom: 0.97 },
  nameRun: 'along',
  symbol: null,
};

/** What is known of a sheet when it is read. */
export interface SheetToRead {
  readonly image: Raster;
  readonly grid: Grid;
  readonly spots: readonly Spot[];
  readonly zones: Zones;
  /** How the counters lie on the sheet. */
  readonly turn: QuarterTurn;
  readonly language: Language;
  /** Names to expect; none where absent. */
  readonly lexicon: readonly LexiconEntry[];
  /** Text that the file itself says is drawn on the picture; none on a scan. */
  readonly drawn: readonly DrawnText[];
}
