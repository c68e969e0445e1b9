import type { Expectation } from '@hexwright/model';
import type { Driver } from './driver.ts';

/** What is expected at one point of an example. */
export interface Checkpoint {
  readonly driver: Driver;
  /** The dice of the example. */
  readonly tape: readonly number[];
  readonly expect: Expectation;
  /** The path of the expectations in the file. */
  readonly at: readonly (string | number)[];
  /** Whether this is the end of the example. */
  readonly isEnd: boolean;
}
