/**
 * What lies over the screens when somebody asks for it: the sheet of keys and the comments. Loaded once a first screen can be
 * used. The palette is not among them: those who open it type on at once.
 */
import './comments-drawer.ts';
import './shortcut-sheet.ts';
