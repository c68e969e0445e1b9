import type { Language } from '../pattern/language.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import { placeOf, type CounterRecord, type Field } from './counter-record.ts';

/** What a person says of a counter, which holds for all counters of its group; or of a hex of a map, or of two hexes. */
export interface Answer {
  readonly name?: string;
  readonly code?: string;
  readonly terrain?: string;
  readonly level?: string;
  /** What lies between two hexes, and what leads from one to the other. */
  readonly hexside?: string;
  readonly feature?: string;
}

/** Answers by source and place: `answers['front.png'].r4c1`. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

/** The counters with what people said of them, and the answers that fit none. */
export interface Answered {
  readonly records: readonly CounterRecord[];
  /** A sentence for each answer that names no counter, or a code that the game has not. */
  readonly refused: readonly string[];
}

/** Puts answers in the place of readings. An answer for one counter counts for all that look the same. */
export function withAnswers(records: readonly CounterRecord[], answers: Answers, language: Language): Answered {
  const refused: string[] = [];
  let answered = records;
  for (const [source, places] of Object.entries(answers)) {
    for (const [place, answer] of Object.entries(places)) {
      const counter = records.find((record) => record.source === source && placeOf(record) === place);
      const code = answer.code === undefined ? null : (language.codes.get(tidyCode(answer.code)) ?? null);
      if (counter === undefined) {
        refused.push(`There is no counter ${place} on ${source}.`);
      } else if (answer.code !== undefined && code === null) {
        refused.push(`"${answer.code}", given for ${place} of ${source}, is no code of the game.`);
      } else {
        const isMeant = (record: CounterRecord): boolean =>
          record === counter || (record.source === source && record.group !== null && record.group === counter.group);
        const meant = new Set(records.filter(isMeant).map(placeOf));
        answered = answered.map((record) =>
          record.source === source && meant.has(placeOf(record))
            ? {
                ...record,
                name: answer.name === undefined ? record.name : settled(record.name, answer.name),
                code: code === null ? record.code : settled(record.code, code),
                doubt: code === null ? record.doubt : null,
              }
            : record,
        );
      }
    }
  }
  return { records: answered, refused };
}

function settled<T>(field: Field<T>, value: T): Field<T> {
  return { ...field, value, by: 'person' };
}
