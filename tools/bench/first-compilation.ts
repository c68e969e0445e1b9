/** Compiles the battle once and prints the milliseconds: see compile-time.ts. */
import { threadSeconds } from './measurement.ts';
import { compileTexts } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const chain = readTexts();
const start = threadSeconds();
compileTexts(chain);
console.log((threadSeconds() - start) * 1000);
