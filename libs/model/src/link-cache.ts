import type {
  CaseFile,
  CommentsFile,
  JsonValue,
  MapFile,
  RulesFile,
  ScenarioFile,
  SheetsFile,
  TerrainFile,
  UnitsFile,
} from './generated/types.ts';
import { newerFormat } from './format/format.ts';
import { inPresentFormat } from './format/steps.ts';
import { duplicatesIn, isFields } from './items.ts';
import { readJson } from './json-source.ts';
import { hasErrors, pointerOf, problemAt, type Problem } from './problem.ts';
import type { FileKind } from './schema-definitions.ts';
import { shareEqualParts } from './share.ts';
import { validateFile } from './validate.ts';

/** What a file of each kind holds. */
export interface FileContent {
  readonly scenario: ScenarioFile;
  readonly map: MapFile;
  readonly units: UnitsFile;
  readonly terrain: TerrainFile;
  readonly rules: RulesFile;
  readonly case: CaseFile;
  readonly comments: CommentsFile;
  readonly sheets: SheetsFile;
}

/** A file that has been read and checked. Its problems have no package and file name yet. */
export interface ParsedFile<Content> {
  /** null if anything is wrong with the form of the file. */
  readonly content: Content | null;
  readonly problems: readonly Problem[];
}

/**
 * What linking remembers, so that after a small change nearly nothing is done again: texts that were parsed, and
 * the last result of every step with what it was made from. Keep one for as long as a package is open.
 */
export class LinkCache {
  readonly #files = new Map<string, { text: string; parsed: ParsedFile<unknown>; value: JsonValue | undefined }>();
  readonly #steps = new Map<string, { inputs: readonly unknown[]; result: unknown }>();

  /**
   * Parses a text, brings it to the present format and checks its form, unless it is the text that `place` had the last
   * time. Of another text those parts that are equal to the last one's stay the same objects.
   */
  parse<Kind extends FileKind>(kind: Kind, place: string, text: string): ParsedFile<FileContent[Kind]> {
    const last = this.#files.get(place);
    if (last?.text === text) return last.parsed as ParsedFile<FileContent[Kind]>;
    const { parsed, value } = parse(kind, text, last?.value);
    this.#files.set(place, { text, parsed, value });
    return parsed;
  }

  /** The result of `make`, which is not called again while the inputs of the step of this name are the same objects. */
  step<Result>(name: string, inputs: readonly unknown[], make: () => Result): Result {
    const last = this.#steps.get(name);
    if (last !== undefined && sameList(last.inputs, inputs)) return last.result as Result;
    const result = make();
    this.#steps.set(name, { inputs, result });
    return result;
  }
}

function parse<Kind extends FileKind>(
  kind: Kind,
  text: string,
  last: JsonValue | undefined,
): { parsed: ParsedFile<FileContent[Kind]>; value: JsonValue | undefined } {
  const reading = readJson(text);
  if (!reading.ok) return { parsed: { content: null, problems: reading.problems }, value: last };
  const present = inPresentFormat(kind, reading.value);
  if (!present.ok) {
    const problems = [...reading.problems, newerFormat({ file: '' }, present.found)];
    return { parsed: { content: null, problems }, value: last };
  }
  const problems = [...reading.problems, ...validateFile(kind, present.value)];
  if (problems.length === 0) problems.push(...repeatedNames(kind, present.value));
  if (hasErrors(problems)) return { parsed: { content: null, problems }, value: last };
  const value = shareEqualParts(last, present.value);
  // The validator has just seen that it has this form.
  return { parsed: { content: value as unknown as FileContent[Kind], problems }, value };
}

/** Items of one list that have the same name. Lists of commands and events name units more than once by right. */
function repeatedNames(kind: FileKind, value: JsonValue): Problem[] {
  const named = kind === 'case' && isFields(value) ? { units: value['units'] } : value;
  return duplicatesIn(named).map(({ name, path }) =>
    problemAt(
      { file: '', pointer: pointerOf(...path) },
      'id.duplicate',
      `"${name}" is there already in this list. Give one of the two another id.`,
    ),
  );
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
