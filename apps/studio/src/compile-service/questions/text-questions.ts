/** What the text screen asks the worker. */
import type { AskedOf } from './asked-of.ts';
import { textAbout } from './text-about.ts';
import { textCase } from './text-case.ts';
import { textEffective } from './text-effective.ts';
import { textExpression } from './text-expression.ts';
import { textFormulaWord } from './text-formula-word.ts';
import { textMerge } from './text-merge.ts';
import { textNames } from './text-names.ts';
import { textSchemas } from './text-schemas.ts';
import { textView } from './text-view.ts';
import { textWords } from './text-words.ts';

/** Who answers. */
export const TEXT_ANSWERS = {
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
} as const;

/** Questions and their answers by name. */
export type TextAsked = AskedOf<typeof TEXT_ANSWERS>;
