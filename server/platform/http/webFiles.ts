import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowPage } from './secureHeaders.ts';

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
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  app.get('/member-ui/config.json', async () => runtimeSetting);
  app.get('/', async (_request, reply) => reply.redirect('/member-ui/'));
  app.get('/member-ui', async (_request, reply) => sendPage(reply, page));
  app.get('/member-ui/*', async (_request, reply) => sendPage(reply, page));
}

function sendPage(reply: FastifyReply, page: string) {
  allowPage(reply);
  return reply.type('text/html; charset=utf-8').send(page);
}
