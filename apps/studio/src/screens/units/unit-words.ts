import type { JsonObject } from '@hexwright/workspace';
import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';

/** The words that cells of units may hold. */
export interface UnitWords {
  readonly sides: readonly JsonObject[];
  readonly vocabularies: readonly JsonObject[];
  readonly system: SystemWords | null;
}
