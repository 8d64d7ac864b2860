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
    if (url.startsWith(PREFIX)) return sendPage(reply, folder, '/');
    return reply.redirect(url.replace('/member-ui', PREFIX));
  });
  app.get<{ Params: { '*': string } }>('/member-ui/*', async ({ params }, reply) =>
    sendPage(reply, folder, `/${params['*']}`),
  );
}

// Read each time: it names the files of its own build, and a new build may come while the server runs.
async function sendPage(reply: FastifyReply, folder: string, address: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const screens = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as Record<string, string[]>;
  const links = filesFor(address, screens).map(
    (file) => `<link rel="modulepreload" crossorigin href="${PREFIX}${file}">`,
  );
  allowPage(reply);
  return reply.type('text/html; charset=utf-8').send(page.replace('</head>', () => `${links.join('')}</head>`));
}

/** The files of the screen at an address, by the build's list: `/sub-member/:id` stands for every number. */
function filesFor(address: string, screens: Record<string, string[]>): string[] {
  const parts = address.split('/');
  const [, files = []] =
    Object.entries(screens).find(([pattern]) => {
      const wanted = pattern.split('/');
      return wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i]);
    }) ?? [];
  return files;
}
