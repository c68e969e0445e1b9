/** What the commands beside the product are called with: `npm run bench`, `fuzz`, `faults` and `guard`. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the arguments of the process. Where they cannot be read it says why and how the command is called, and ends with 2. */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\nUsage: ${usage}`);
    return process.exit(2);
  }
}
