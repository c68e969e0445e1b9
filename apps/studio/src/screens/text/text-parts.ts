/** What comes with Monaco, when the first file is opened. */
export { explainBy } from './monaco.ts';
export { SideBySide } from './side-by-side.ts';
export { TextCompany } from './text-company.ts';
export { TextEditor } from './text-editor.ts';
export { giveHelp, placeTarget } from './text-help.ts';
export { TextTalk } from './text-talk.ts';
