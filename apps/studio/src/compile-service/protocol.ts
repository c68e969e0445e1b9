/** What the page and its worker say to each other. Everything that reads or writes whole files happens in the worker. */
import type { Readiness } from '@hexwright/compiler';
import type { LinkedMap, LinkedPackage, SuppressedProblem } from '@hexwright/model';
import type { Answer, Question } from './questions/index.ts';
import type { SaidProblem } from './said-problems.ts';

/** A package with all it inherits, without its map: what palettes, forms and charts offer. */
export type Effective = Omit<LinkedPackage, 'origins' | 'map'> & {
  readonly map: Pick<LinkedMap, 'grid' | 'numbering'> | null;
};

/** How rules come from those reported before. */
export type EffectiveChange =
  | { readonly from: 'before'; readonly parts: Partial<Effective> }
  | { readonly from: 'nothing'; readonly whole: Effective | null };

/** What the compiler has to say about a package at one moment. */
export interface PackageReport {
  readonly package: string;
  /** The change of the document (as counted by the page) that it takes into account. */
  readonly revision: number;
  /** How long compiling took, in milliseconds. */
  readonly milliseconds: number;
  /** Whether it can be played as it is. */
  readonly playable: boolean;
  /** What still stands between a battle and being played; null for a base, which is never played. */
  readonly readiness: Readiness | null;
  /** Sixteen hexadecimal digits over its content; null if it does not compile. */
  readonly hash: string | null;
  readonly problems: readonly SaidProblem[];
  /** What the package leaves out of them, with a reason. */
  readonly suppressed: readonly SuppressedProblem[];
  /** The rules as they last could be linked; null if they never could. */
  readonly effective: Effective | null;
  /** Whether `effective` is older than the problems. */
  readonly stale: boolean;
}

/** What the page tells the worker. */
export type ToCompileService =
  | { readonly type: 'update'; readonly update: Uint8Array; readonly revision: number }
  | { readonly type: 'watch'; readonly package: string }
  | { readonly type: 'ask'; readonly id: number; readonly question: Question };

/** What the worker tells the page. */
export type FromCompileService =
  | {
      readonly type: 'report';
      readonly report: Omit<PackageReport, 'effective'>;
      /** What differs from the rules reported before: the parts that are not the same any more, or all of them. */
      readonly effective: EffectiveChange;
    }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  /** It loads what it runs, or has it. */
  | { readonly type: 'loading'; readonly isLoading: boolean };
