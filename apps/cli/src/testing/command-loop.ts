// Runs one command line after another, each sent as a message: to start the program takes longer than most commands do.
import { hexwright } from './command-line.ts';

process.on('message', (args: readonly string[]) => {
  void hexwright(args).then((ending) => process.send?.(ending));
});
