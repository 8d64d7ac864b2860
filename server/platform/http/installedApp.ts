import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Association } from '../../../domain/shared/association.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/shared/language.ts';
import { portalPath } from '../portal.ts';
import { ROOT } from '../root.ts';

type Brand = Pick<Association, 'name' | 'short_name'>;

const MANIFEST = portalPath('/app/manifest.webmanifest');
const TOUCH_ICON = portalPath('/app/touch-180.png');
const OWN_ICONS = join(ROOT, 'association/icons');
const ONE_DAY = 'public, max-age=86400';
// the portal's paper (web/ui/theme.css): the colour of the page while it starts, and of the bar above it
const PAPER = '#faf6ee';
const SURFACE = '#fffdf9';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Links in the head of the portal's pages, by which a phone offers to install the portal as an app. */
export function installedAppLinks(language: Language): string {
  return `<link rel="manifest" href="${MANIFEST}?lang=${language}"><link rel="apple-touch-icon" href="${TOUCH_ICON}">`;
}

/**
 * Serves the web manifest and the icons of the portal as an app. An icon in `folder`, which lies beside the association's profile,
 * replaces ours of the same name.
 */
export function serveInstalledApp(app: FastifyInstance, brand: Brand, folder: string = OWN_ICONS): void {
  app.get<{ Querystring: { lang?: unknown } }>(MANIFEST, async ({ query }, reply) => {
    const language = isLanguage(query.lang) ? query.lang : defaultLanguage;
    reply.headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': ONE_DAY });
    return JSON.stringify(manifest(brand, language));
  });
  for (const file of [...icons.map((icon) => icon.file), 'touch-180.png']) {
    app.get(portalPath(`/app/${file}`), async (_request, reply) => {
      reply.headers({ 'content-type': 'image/png', 'cache-control': ONE_DAY });
      return iconNamed(file, folder);
    });
  }
}

function manifest({ name, short_name = name }: Brand, language: Language) {
  return {
    id: portalPath('/'),
    start_url: portalPath('/'),
    scope: portalPath('/'),
    name,
    short_name,
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    background_color: PAPER,
    theme_color: SURFACE,
    icons: icons.map(({ file, sizes, purpose }) => ({
      src: portalPath(`/app/${file}`),
      type: 'image/png',
      sizes,
      purpose,
    })),
  };
}

async function iconNamed(file: string, folder: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, file));
  } catch {
    // the association has replaced none or only some of them
    return readFile(join(OWN_ICONS, file));
  }
}
