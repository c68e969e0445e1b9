import path from 'node:path';
import { defineConfig } from 'vite';
import { engineDigest } from '@hexwright/playtest/store';

const ROOT = import.meta.dirname;

/** Where the server listens while somebody works on the studio itself. */
const SERVER = 'http://127.0.0.1:4310';

export default defineConfig({
  root: ROOT,
  worker: { format: 'es' },
  define: { __ENGINE__: JSON.stringify(engineDigest().slice(0, 16)) },
  resolve: {
    // This one module of Monaco brings all of the editor along; src/screens/text/language-worker.ts says more.
    alias: [
      {
        find: /^(?:\.\.\/)+internal\/common\/workers\.js$/,
        replacement: path.join(ROOT, 'src/screens/text/language-worker.ts'),
      },
    ],
  },
  build: {
    outDir: path.join(ROOT, 'dist'),
    emptyOutDir: true,
    target: 'es2024',
    chunkSizeWarningLimit: 6000,
    // Nobody reads it, and to find it takes a quarter of the build.
    reportCompressedSize: false,
    // What every visit loads is one file. Shared out by who else needs it, it would be thirty, which compress badly.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'start', test: /\/apps\/studio\/src\/main\.ts$/ }] } },
    },
  },
  // Fields are declared, not defined: Lit's reactive properties are accessors of the class.
  oxc: { typescript: { onlyRemoveTypeImports: true } },
  server: { proxy: { '/api': SERVER, '/sync': { target: SERVER, ws: true } } },
});
