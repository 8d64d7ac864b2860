import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowPage } from './secureHeaders.ts';

const PREFIX = '/member-ui/';

/**
 * Serves the built interfaces: hashed assets for ever, the page itself for every path under its
 * prefix, because routing happens in the browser, and the runtime setting (D47).
 */
export async function serveWeb(app: FastifyInstance, folder: string, runtimeSetting: object): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/member-ui/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  const page = join(folder, 'index.html');
  await access(page);
  app.get('/member-ui/config.json', async () => runtimeSetting);
  app.get('/', async (_request, reply) => reply.redirect(PREFIX));
  app.get(PREFIX, async ({ url }, reply) => {
    // the router takes the prefix without its slash for the same; the interface's own routes begin after it
    if (url.startsWith(PREFIX)) return sendPage(reply, page);
    return reply.redirect(url.replace('/member-ui', PREFIX));
  });
  app.get('/member-ui/*', async (_request, reply) => sendPage(reply, page));
}

// Read each time: it names the files of its own build, and a new build may come while the server runs.
async function sendPage(reply: FastifyReply, path: string) {
  const page = await readFile(path);
  allowPage(reply);
  return reply.type('text/html; charset=utf-8').send(page);
}
