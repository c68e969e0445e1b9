import { isFields } from '../items.ts';
import type { JsonValue } from '../generated/types.ts';
import type { FileFields } from './step.ts';

/** A file with each of its changes made another: those of the package, and those of the choices of its options. */
export function withChanges(content: FileFields, alter: (change: FileFields) => FileFields): FileFields {
  const changed = listed(content, 'changes', alter);
  return listed(changed, 'options', (option) =>
    listed(option, 'choices', (choice) => listed(choice, 'changes', alter)),
  );
}

/** An object with the objects of one of its lists made others. */
function listed(content: FileFields, name: string, alter: (entry: FileFields) => FileFields): FileFields {
  const list: JsonValue | undefined = content[name];
  if (!Array.isArray(list)) return content;
  const entries = (list as readonly JsonValue[]).map((one) => (isFields(one) ? alter(one) : one));
  return { ...content, [name]: entries };
}
