export { type Answer, Comparison, type Verdict } from './comparison.ts';
export type { Difference } from './pairs.ts';
export { type Question, questionsOf, questionsOfAll } from './questions.ts';
