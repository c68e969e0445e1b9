/** The version of the code that plays, as the command line names it: the build puts it there. */
declare const __ENGINE__: string;
