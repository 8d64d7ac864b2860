import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { InterfaceSettings } from '../app.ts';
import { withContact } from '../platform/http/pageContact.ts';
import { ROOT } from '../platform/root.ts';

/** Vite adds inline scripts and styles to the page, and talks to it over a WebSocket. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  "frame-ancestors 'none'",
].join('; ');

/** Preloads name files of a build; the sources have none of them. */
const FETCHED_AHEAD = /<link\s+rel="preload"[^<>]*>/g;

/** Serves both interfaces from their sources, only for `npm run dev`: changes appear without reloading the page. */
export async function serveSources(app: FastifyInstance, settings: InterfaceSettings): Promise<void> {
  await serveSource(app, { base: '/member-ui/', mode: 'development' }, settings);
  await serveSource(app, { base: '/office-ui/', mode: 'office' }, settings);
  app.get('/', async (_request, reply) => reply.redirect('/member-ui/'));
}

type Source = { base: string; mode: string };

async function serveSource(app: FastifyInstance, source: Source, settings: InterfaceSettings): Promise<void> {
  const { base } = source;
  const vite = await openVite(app, source);
  app.addHook('onClose', () => vite.close());
  app.get(`${base}config.json`, async () => settings.runtimeSetting);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) return handOver(vite, request, reply);
    const frame = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    const page = withContact(frame.replaceAll(FETCHED_AHEAD, ''), settings.contact);
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    return vite.transformIndexHtml('/index.html', page, request.url);
  };
  app.get(base, answer);
  app.get(`${base}*`, answer);
}

function openVite({ server }: FastifyInstance, { base, mode }: Source): Promise<ViteDevServer> {
  return createServer({
    mode,
    configFile: join(ROOT, 'web/vite.config.ts'),
    // the default writes the bundled configuration to a file, which would restart the watched process each time
    configLoader: 'native',
    appType: 'custom',
    logLevel: 'warn',
    // each interface has its own optimised packages
    cacheDir: join(ROOT, 'node_modules/.vite', base),
    server: { middlewareMode: true, hmr: { server }, fs: { allow: [ROOT] } },
  });
}

/** Hands the request to Vite, which answers it. */
function handOver(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  vite.middlewares(request.raw, reply.raw, () => {
    reply.raw.statusCode = 404;
    reply.raw.end();
  });
  return reply;
}
