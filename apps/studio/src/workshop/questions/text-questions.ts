/** What the text screen asks the worker. */
import type { Bench } from '../bench.ts';
import { textAbout, type TextAboutAnswer, type TextAboutQuestion } from './text-about.ts';
import { textCase, type TextCaseQuestion } from './text-case.ts';
import { textEffective, type TextEffectiveAnswer, type TextEffectiveQuestion } from './text-effective.ts';
import { textExpression, type TextExpressionAnswer, type TextExpressionQuestion } from './text-expression.ts';
import { textFormulaWord, type TextFormulaWordAnswer, type TextFormulaWordQuestion } from './text-formula-word.ts';
import { textMerge, type TextMergeAnswer, type TextMergeQuestion } from './text-merge.ts';
import { textNames, type TextNamesAnswer, type TextNamesQuestion } from './text-names.ts';
import { textSchemas, type TextSchemasAnswer, type TextSchemasQuestion } from './text-schemas.ts';
import { textView, type TextViewAnswer, type TextViewQuestion } from './text-view.ts';
import { textWords, type TextWordsAnswer, type TextWordsQuestion } from './text-words.ts';

/** Questions and their answers by name. */
export interface TextAsked {
  readonly textAbout: { readonly question: TextAboutQuestion; readonly answer: TextAboutAnswer };
  readonly textCase: { readonly question: TextCaseQuestion; readonly answer: ReturnType<typeof textCase> };
  readonly textEffective: { readonly question: TextEffectiveQuestion; readonly answer: TextEffectiveAnswer };
  readonly textExpression: { readonly question: TextExpressionQuestion; readonly answer: TextExpressionAnswer };
  readonly textFormulaWord: { readonly question: TextFormulaWordQuestion; readonly answer: TextFormulaWordAnswer };
  readonly textMerge: { readonly question: TextMergeQuestion; readonly answer: TextMergeAnswer };
  readonly textNames: { readonly question: TextNamesQuestion; readonly answer: TextNamesAnswer };
  readonly textSchemas: { readonly question: TextSchemasQuestion; readonly answer: TextSchemasAnswer };
  readonly textView: { readonly question: TextViewQuestion; readonly answer: TextViewAnswer };
  readonly textWords: { readonly question: TextWordsQuestion; readonly answer: TextWordsAnswer };
}

/** Who answers. */
export const TEXT_ANSWERS: {
  readonly [Name in keyof TextAsked]: (
    bench: Bench,
    question: TextAsked[Name]['question'],
  ) => TextAsked[Name]['answer'];
} = {
  textAbout,
  textCase,
  textEffective,
  textExpression,
  textFormulaWord,
  textMerge,
  textNames,
  textSchemas,
  textView,
  textWords,
};
