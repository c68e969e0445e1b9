/**
 * What nobody needs before the first report of the compiler, by which a first screen can be used: the guide to a battle that
 * can be played, which says what the report says, the comments and the sheet of keys. The palette is not among them: those who
 * open it type on at once.
 */
import './comments-drawer.ts';
import './shortcut-sheet.ts';
import './start-guide.ts';
