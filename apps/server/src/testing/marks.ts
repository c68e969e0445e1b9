import type * as Y from 'yjs';

/** Where tests make marks: in what the document has of a file that is in no list of files, and so in no folder. */
export function marksOf(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('file:ford:rules.json');
}
