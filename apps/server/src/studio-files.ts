import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build puts files with a hash of their content in their name, which never change. */
const HASHED = '/assets/';

/**
 * Serves the built studio: its files, and for every other address its page, which finds by itself what is meant. Files that
 * were compressed beforehand (`main.js.br`, `main.js.gz`) go out so.
 *
 * @param folder where the build is; while there is none, a plain page says so
 */
export async function addStudioFiles(http: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    http.setNotFoundHandler((request, reply) => {
      if (isApi(request.url)) return reply.code(404).send(NO_SUCH_ADDRESS);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(NOT_BUILT);
    });
    return;
  }
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.slice(folder.length).replaceAll(path.sep, '/').startsWith(HASHED);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  http.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return reply.code(404).send(NO_SUCH_ADDRESS);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith(HASHED);
    return isPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain').send('There is no such file.\n');
  });
}

const NO_SUCH_ADDRESS = { code: 'address.unknown', message: 'There is no such address.' };

function isApi(url: string): boolean {
  return /^\/(?:api|sync)(?:[/?]|$)/.test(url);
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Hexwright</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem; }
    </style>
  </head>
  <body>
    <h1>The studio is not built</h1>
    <p>The server runs, and its projects are open, but there are no pages to show them with. <code>npm start</code> builds
      them; what it printed says why it could not.</p>
    <p>At the terminal everything works: <code>npm run hexwright -- play gmb/tamburlaine</code></p>
  </body>
</html>
`;
