/** What the command line writes to. */
export interface Terminal {
  /** Takes text of the result. */
  out(text: string): void;
  /** Takes text that is no part of the result. */
  err(text: string): void;
}

/** The terminal that started this process. */
export function ownTerminal(): Terminal {
  quietPipes();
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}

/**
 * Anyone who reads us may stop reading (`| head`): that is no failure, and there is nobody left to tell. A full disk is one, and is
 * told on the other stream.
 */
function quietPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      const isResult = stream === process.stdout;
      if (isResult)
        process.stderr.write(
          `hexwright: the result cannot be written: ${error.message}. Make room for it, or send it elsewhere.\n`,
        );
      process.exit(1);
    });
  }
}
