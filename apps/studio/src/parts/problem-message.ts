import type { Problem } from '@hexwright/model';
import type { TemplateResult } from 'lit';
import { inlineMessage } from '../ui/inline-message.ts';

/** A problem of the package, said beside what it is about. */
export function problemMessage({ severity, message }: Pick<Problem, 'severity' | 'message'>): TemplateResult {
  return inlineMessage(message, severity === 'error' ? 'danger' : 'warning');
}
