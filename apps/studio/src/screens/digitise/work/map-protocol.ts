/** What the page asks the worker of a scanned map. `sheet` is the name of a picture that was opened. */
import type {
  Click,
  DoubtfulExample,
  Example,
  HexField,
  MapFinding,
  MapFit,
  NumberCheck,
  Point,
  Proposal,
  Registration,
  WayKind,
  WayProposal,
} from '@hexwright/digitiser';
import type { GridSpec, NumberingSpec } from '@hexwright/hex';

/** The hexes of a scan. */
export interface PlacedMap {
  readonly sheet: string;
  readonly grid: GridSpec;
  readonly fit: MapFit;
}

/** Questions and their answers by name. */
export interface MapAsked {
  /** The map on its scan, by its lines and some of its numbers. */
  readonly findMap: {
    readonly question: { readonly sheet: string; readonly grid: GridSpec; readonly numbering: NumberingSpec };
    readonly answer: MapFinding;
  };
  readonly place: {
    readonly question: { readonly sheet: string; readonly grid: GridSpec; readonly clicks: readonly [Click, Click] };
    readonly answer: Registration;
  };
  readonly propose: {
    readonly question: PlacedMap & { readonly examples: readonly Example[]; readonly field: HexField };
    readonly answer: { readonly proposals: readonly Proposal[]; readonly doubtful: readonly DoubtfulExample[] };
  };
  readonly numbers: {
    readonly question: PlacedMap & { readonly numbering: NumberingSpec };
    readonly answer: NumberCheck;
  };
  readonly color: {
    readonly question: { readonly sheet: string; readonly at: Point };
    readonly answer: readonly [number, number, number];
  };
  readonly ways: {
    readonly question: PlacedMap & { readonly color: readonly [number, number, number]; readonly kind: WayKind };
    readonly answer: readonly WayProposal[];
  };
  readonly hex: {
    /** `size` is the height of the picture in pixels; it shows the hex and what is around it. */
    readonly question: PlacedMap & { readonly hex: number; readonly size: number };
    readonly answer: ImageBitmap;
  };
}
