/** A copy of a project that a browser keeps: `@hexwright/workspace/offline`. */
export { isSetAside, OfflineCopy, type KeptDocument, type KeptDocuments } from './offline-copy.ts';
