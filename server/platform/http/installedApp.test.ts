import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedAppLinks, serveInstalledApp } from './installedApp.ts';

const BRAND = { name: 'Vefa Solidaritätsverein', short_name: 'Vefa' };
type Icon = { src: string; sizes: string; type: string; purpose: string };

const folder = mkdtempSync(join(tmpdir(), 'vefa-icons-'));
let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  serveInstalledApp(app, BRAND, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the manifest has what browsers ask for before they offer to install', async () => {
  const [, url = ''] = /rel="manifest" href="([^"]+)"/.exec(installedAppLinks('tr')) ?? [];
  const { headers, body } = await app.inject({ url });

  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { icons, ...manifest } = JSON.parse(body);
  expect(manifest).toEqual({
    id: '/member-ui/',
    start_url: '/member-ui/',
    scope: '/member-ui/',
    name: 'Vefa Solidaritätsverein',
    short_name: 'Vefa',
    lang: 'tr',
    dir: 'ltr',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#fffdf9',
  });
  expect(icons.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it('every icon that the manifest and the page name has the size that they say', async () => {
  const { icons } = (await app.inject('/member-ui/app/manifest.webmanifest')).json();
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(installedAppLinks('de')) ?? [];

  for (const { src, sizes, type } of [...icons, { src: touch, sizes: '180x180', type: 'image/png' }]) {
    const { headers, rawPayload } = await app.inject({ url: src });
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([`${width}x${height}`, `image/${format}`, headers['content-type']]).toEqual([sizes, type, type]);
  }
});

it('what a phone crops or paints black has no transparent parts', async () => {
  for (const name of ['maskable-512.png', 'touch-180.png']) {
    const { rawPayload } = await app.inject(`/member-ui/app/${name}`);
    expect([name, (await sharp(rawPayload).stats()).isOpaque]).toEqual([name, true]);
  }
});

it('the association replaces an icon by a file beside its profile, without a restart', async () => {
  const url = '/member-ui/app/icon-192.png';
  const ours = (await app.inject(url)).rawPayload;
  const theirs = 'association/icons/touch-180.png';
  copyFileSync(theirs, join(folder, 'icon-192.png'));

  const shown = (await app.inject(url)).rawPayload;

  expect(shown.equals(ours)).toBe(false);
  expect(shown.equals(readFileSync(theirs))).toBe(true);
  expect((await app.inject('/member-ui/app/icon-512.png')).statusCode).toBe(200);
});

it.each(['?lang=', '?lang=xx', '?lang=tr&lang=de', '?lang[]=tr'])(
  'a strange language changes nothing: %s',
  async (query) => {
    const { statusCode, body } = await app.inject(`/member-ui/app/manifest.webmanifest${query}`);

    expect([statusCode, JSON.parse(body).lang]).toEqual([200, 'de']);
  },
);
