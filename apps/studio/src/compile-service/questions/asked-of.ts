import type { PackageMirror } from '../package-mirror.ts';

/** What answers a question, by its name. */
type Answers = Readonly<Record<string, (mirror: PackageMirror, question: never) => unknown>>;

/** What is asked of those who answer, and what they say. */
export type AskedOf<All extends Answers> = {
  readonly [Name in keyof All]: {
    readonly question: Parameters<All[Name]>[1];
    readonly answer: Awaited<ReturnType<All[Name]>>;
  };
};
