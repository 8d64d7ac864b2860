import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage } from '../../../domain/shared/language.ts';
import type { Log } from '../log.ts';
import { portalPath } from '../portal.ts';
import { builtFiles } from './builtFiles.ts';
import { accepts, sendCompressed } from './compression.ts';
import { installedAppLinks } from './installedApp.ts';
import { type Interface, interfacePages } from './interfacePages.ts';
import type { Contact } from './pageContact.ts';
import { allowPage, allowPdfWorker } from './secureHeaders.ts';

export type WebSettings = {
  /** Of the built interfaces. */
  folder: string;
  log: Pick<Log, 'error'>;
  runtimeSetting: object;
  /** Contact data if the interface does not start. */
  contact: Contact;
  /** A request that seems to be logged in gets no page prerendered for visitors. */
  seemsLoggedIn: (request: FastifyRequest) => boolean;
};

const FOR_EVER = 'public, max-age=31536000, immutable';
/** The device's language, set by the interface. */
const LANGUAGE_COOKIE = 'vefa.language';

/** Serves the built interfaces: the members' portal, and the office, which is not prerendered. */
export async function serveWeb(app: FastifyInstance, settings: WebSettings): Promise<void> {
  const { folder } = settings;
  const portal = { base: portalPath('/'), folder, prerenders: true, headLinks: installedAppLinks };
  const office = { base: '/office-ui/', folder: join(folder, 'office'), prerenders: false, headLinks: () => '' };
  await serveInterface(app, portal, settings);
  await serveInterface(app, office, settings);
  app.get('/', async (_request, reply) => reply.redirect(portal.base));
}

/**
 * Serves hashed assets, cached for ever; the page for every path under the base, because routing happens in the browser; and the
 * runtime setting (D47).
 */
async function serveInterface(app: FastifyInstance, one: Interface, settings: WebSettings): Promise<void> {
  const { log, runtimeSetting, seemsLoggedIn } = settings;
  const { base } = one;
  serveAssets(app, base, join(one.folder, 'assets'));
  const { currentBuild, pageAt } = interfacePages(one, settings, (err) =>
    log.error({ err }, 'pages could not be prerendered'),
  );
  await currentBuild();
  app.get(`${base}config.json`, async () => runtimeSetting);

  async function sendPage(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    const query = request.url.indexOf('?');
    const search = query < 0 ? '' : request.url.slice(query);
    const language = languageOf(request);
    const page = await pageAt({ pathname, search, language, isPublic: !seemsLoggedIn(request) });
    allowPage(reply);
    reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
    return sendCompressed(request, reply, page);
  }

  app.get(base, async (request, reply) => {
    // the router also matches the base without its trailing slash, under which the interface has no routes
    if (request.url.startsWith(base)) return sendPage(request, reply, '/');
    return reply.redirect(request.url.replace(base.slice(0, -1), base));
  });
  app.get<{ Params: { '*': string } }>(`${base}*`, async (request, reply) =>
    sendPage(request, reply, `/${request.params['*']}`),
  );
}

/** The name contains the content's hash, so browsers need not ask again. */
function serveAssets(app: FastifyInstance, base: string, folder: string): void {
  const fileNamed = builtFiles(folder);
  app.get<{ Params: { '*': string } }>(`${base}assets/*`, async (request, reply) => {
    const file = await fileNamed(request.params['*']);
    if (!file) return reply.callNotFound();
    reply.headers({ 'content-type': file.type, 'cache-control': FOR_EVER, vary: 'accept-encoding' });
    if (isOfPdfs(request.params['*'])) allowPdfWorker(reply);
    if (file.br && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(file.br);
    if (file.gzip && accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip);
    return reply.send(file.plain);
  });
}

/** The PDF worker has a folder of its own in the build. */
function isOfPdfs(name: string): boolean {
  return name.startsWith('pdfjs-');
}

function languageOf({ cookies }: FastifyRequest) {
  const told = cookies[LANGUAGE_COOKIE];
  return isLanguage(told) ? told : defaultLanguage;
}
