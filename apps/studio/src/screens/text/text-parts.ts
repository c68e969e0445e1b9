/** What comes with Monaco, when the first file is opened. */
export { explainBy } from './monaco.ts';
export { SideBySide } from './side-by-side.ts';
export { TextPresence } from './text-presence.ts';
export { TextEditor } from './text-editor.ts';
export { giveHelp, placeTarget } from './text-help.ts';
export { TextComments } from './text-comments.ts';
