/** What the page and the worker that looks at sheets say to each other. */
import type { SheetGroup } from '@hexwright/model';
import type { MapAsked } from './map-protocol.ts';
import type {
  CodePattern,
  Corners,
  FittedGrid,
  Grid,
  GridSide,
  QuarterTurn,
  SheetLayout,
  Spot,
  TranscribedSheet,
  Zones,
} from '@hexwright/digitiser';

/** A picture that the worker has in memory. */
export type Opened =
  | {
      readonly ok: true;
      readonly width: number;
      readonly height: number;
      readonly sha256: string;
      /** The picture as it is shown, as a file, and how many pixels of the scan one of its pixels is. */
      readonly preview: Blob;
      readonly scale: number;
    }
  | { readonly ok: false; readonly message: string };

/** What was read on a sheet; null where the reading was stopped. */
export type SheetAnswer = { readonly groups: readonly SheetGroup[]; readonly turn: QuarterTurn } | null;

/** Where a counter is on a picture of all counters, in pixels. */
export interface AtlasPlace {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Questions and their answers by name. `sheet` is the name of a picture that was opened. */
export interface Asked extends MapAsked {
  readonly open: { readonly question: { readonly sheet: string; readonly picture: Blob }; readonly answer: Opened };
  readonly find: {
    readonly question: { readonly sheet: string; readonly layout: SheetLayout; readonly corners: Corners | null };
    readonly answer: FittedGrid | null;
  };
  /** What a list or a transcription has. */
  readonly text: {
    readonly question: { readonly text: string; readonly codes: readonly CodePattern[] };
    readonly answer: readonly TranscribedSheet[];
  };
  readonly doubles: {
    readonly question: { readonly sheet: string; readonly grid: Grid };
    readonly answer: readonly string[];
  };
  /** Beyond which sides of a grid there are more counters. */
  readonly beyond: {
    readonly question: { readonly sheet: string; readonly grid: Grid };
    readonly answer: readonly GridSide[];
  };
  readonly cut: {
    readonly question: {
      readonly sheet: string;
      readonly grid: Grid;
      readonly spots: readonly Spot[];
      /** Height of a counter in pixels. */
      readonly size: number;
      readonly turn: QuarterTurn;
    };
    readonly answer: readonly ImageBitmap[];
  };
  readonly atlas: {
    readonly question: {
      readonly sheet: string;
      readonly grid: Grid;
      readonly spots: readonly Spot[];
      readonly turn: QuarterTurn;
    };
    /** All counters in one picture (WebP), and where each of them is on it. */
    readonly answer: { readonly picture: Blob; readonly places: readonly AtlasPlace[] };
  };
  readonly read: {
    readonly question: {
      readonly sheet: string;
      readonly grid: Grid;
      readonly spots: readonly Spot[];
      readonly zones: Zones;
      /** How the counters are supposed to lie. */
      readonly turn: QuarterTurn;
      readonly codes: readonly CodePattern[];
      readonly roster: string;
    };
    readonly answer: SheetAnswer;
  };
}

/** A question with its name and number. */
export type Question = {
  [Name in keyof Asked]: { readonly ask: Name; readonly id: number; readonly question: Asked[Name]['question'] };
}[keyof Asked];

/** To the worker. */
export type ToWork = Question | { readonly ask: 'stop' };

/** From the worker. */
export type FromWork =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Asked[keyof Asked]['answer'] }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'progress'; readonly done: number; readonly of: number };
