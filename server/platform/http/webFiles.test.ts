import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { withContact } from './pageContact.ts';
import { serveWeb } from './webFiles.ts';

const SCREENS = {
  '/register': { files: ['assets/Register-a1.js', 'assets/forms-b2.js', 'assets/style-i9.css'] },
  '/sub-member/add': { files: ['assets/Add-c3.js'], words: { de: 'assets/de-e5.js', tr: 'assets/tr-f6.js' } },
  '/sub-member/:id': { files: ['assets/Edit-d4.js'] },
};
const OFFICE_SCREENS = { '/': { files: ['assets/ToDo-g7.js'] }, '/households/:id': { files: ['assets/File-h8.js'] } };
const FRAME =
  '<html lang="de"><head><title>Portal</title><script type="module" src="a.js"></script><link rel="preload" as="fetch" crossorigin hreflang="de" href="de.js"><link rel="preload" as="fetch" crossorigin hreflang="tr" href="tr.js"></head><body><p>%de%</p><a href="tel:%phone_url%">%phone%</a><a href="mailto:%email%">%email%</a><p class="at-a-death">Tag und Nacht <a href="tel:%emergency_phone_url%">%emergency_phone%</a></p><div id="root"></div></body></html>';
const CONTACT = { phone: '+43 1 234', emergency_phone: '+43 1 999', email: '"a&b"@vefa.example' };
/** Like the program of the build; its output says for whom it renders. */
const DRAWING = `export const drawPages = async ({ name }) => ({
  de: { '/': '<h1>Willkommen bei ' + name + '</h1>', '/?view=form': '<h1>Anmelden</h1>' },
  tr: { '/': '<h1>Hoş geldiniz</h1>' },
});`;

let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'vefa-web-'));
const problems: { err: Error }[] = [];
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'prerendered'));
  writeFileSync(join(folder, 'index.html'), FRAME);
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(SCREENS));
  writeFileSync(join(folder, 'prerendered/portal.prerendered.js'), DRAWING);
  mkdirSync(join(folder, 'office/assets'), { recursive: true });
  writeFileSync(join(folder, 'office/index.html'), FRAME.replace('Portal', 'Büro'));
  writeFileSync(join(folder, 'office/screens.json'), JSON.stringify(OFFICE_SCREENS));
  writeFileSync(join(folder, 'office/assets/office-a1.js'), 'office');
  mkdirSync(join(folder, 'office/assets/pdfjs-1.2.3/deeper'), { recursive: true });
  writeFileSync(join(folder, 'office/assets/pdfjs-1.2.3/pdf.worker.min.mjs'), 'worker');
  writeFileSync(join(folder, 'office/assets/pdfjs-1.2.3/deeper/x.js'), 'too deep');
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(fastifyCookie);
  await serveWeb(app, {
    folder,
    log: { error: (problem: { err: Error }) => problems.push(problem) },
    runtimeSetting: { name: 'Vefa' },
    contact: CONTACT,
    seemsLoggedIn: ({ cookies }) => 'session' in cookies,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/member-ui/register', ['Register-a1', 'forms-b2']],
  ['/member-ui/register?lang=tr', ['Register-a1', 'forms-b2']],
  ['/member-ui/sub-member/add', ['Add-c3', 'de-e5']],
  ['/member-ui/sub-member/17', ['Edit-d4']],
  ['/member-ui/', []],
  ['/member-ui/register/more', []],
  ['/member-ui/nowhere', []],
])('the page at %s names the files of its screen', async (url, files) => {
  const { statusCode, body, headers } = await app.inject({ url });

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(
    [...body.matchAll(/(?:modulepreload|fetch)" crossorigin href="\/member-ui\/assets\/([\w-]+)\.js"/g)].map(
      ([, name]) => name,
    ),
  ).toEqual(files);
  expect(body).toContain('<title>Portal</title>');
});

test('the page names the style of its screen, and the log-in only its own', async () => {
  const style = '<link rel="stylesheet" href="/member-ui/assets/style-i9.css">';

  expect((await app.inject({ url: '/member-ui/register' })).body).toContain(style);
  expect((await app.inject({ url: '/member-ui/' })).body).not.toContain('stylesheet');
});

const root = /<div id="root"([^>]*)>(.*)<\/div>/;
async function rootAt(url: string, cookies: Record<string, string> = {}) {
  const { body } = await app.inject({ url, cookies });
  return { body, mark: root.exec(body)?.[1], prerendered: root.exec(body)?.[2] };
}

test('a page is prerendered without a session, in the language of the device', async () => {
  await vi.waitFor(
    async () => expect((await rootAt('/member-ui/')).prerendered).toBe('<h1>Willkommen bei Vefa</h1>'),
    patience(10_000),
  );

  expect((await rootAt('/member-ui/?view=form')).prerendered).toBe('<h1>Anmelden</h1>');
  const turkish = await rootAt('/member-ui/', { 'vefa.language': 'tr' });
  expect([turkish.mark, turkish.prerendered]).toEqual([' data-prerendered="tr"', '<h1>Hoş geldiniz</h1>']);
  expect(turkish.body).toContain('<html lang="tr">');
  expect(turkish.body).toContain('<script type="module" fetchpriority="low" src="a.js">');
  expect(turkish.body).toContain('<link fetchpriority="low" rel="preload" as="fetch" crossorigin hreflang="tr"');
  expect((await rootAt('/member-ui/', { 'vefa.language': '<script>' })).prerendered).toBe(
    '<h1>Willkommen bei Vefa</h1>',
  );
});

test.each([
  ['a page that is not prerendered', '/member-ui/register', {}],
  ['a page with something more in its address', '/member-ui/?view=form&x=1', {}],
  ['a language in which a page is missing', '/member-ui/?view=form', { 'vefa.language': 'tr' }],
])('%s gets a page that renders in the browser', async (_who, url, cookies) => {
  const { mark, prerendered, body } = await rootAt(url, cookies);

  expect([mark, prerendered]).toEqual(['', '']);
  expect(body).not.toContain('fetchpriority');
});

test.each(['/member-ui/', '/member-ui/register'])(
  'a visitor with a session cookie gets the outline of a screen, until it renders in the browser: %s',
  async (url) => {
    const { mark, prerendered, body } = await rootAt(url, { session: 'token' });

    expect(mark).toBe(' data-session');
    expect(prerendered).toMatch(/^<svg aria-hidden="true"[^>]*>(<rect [^>]*>)+<\/svg>$/);
    expect(body).not.toContain('fetchpriority');
    expect((await rootAt(url)).mark).not.toContain('session');
  },
);

test('texts are preloaded in the language of the device', async () => {
  const { body } = await rootAt('/member-ui/register', { 'vefa.language': 'tr' });

  expect(body.match(/hreflang="\w+" href="\w+\.js"/g)).toEqual(['hreflang="tr" href="tr.js"']);
});

test('a file of the build is sent in the smallest encoding that the browser accepts, and cached for ever', async () => {
  for (const [end, content] of Object.entries({ '': 'plain', '.gz': 'gz', '.br': 'br' }))
    writeFileSync(join(folder, `assets/app-a1.js${end}`), content);
  const shapes = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'identity', undefined].map(async (encoding) => {
      const headers = encoding ? { 'accept-encoding': encoding } : {};
      return app.inject({ url: '/member-ui/assets/app-a1.js', headers });
    }),
  );

  expect(shapes.map(({ body }) => body)).toEqual(['br', 'gz', 'plain', 'plain']);
  expect(shapes.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, undefined]);
  for (const { headers } of shapes) {
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  }
});

test('a missing file may come with the next build', async () => {
  expect((await app.inject('/member-ui/assets/late-b2.css')).statusCode).toBe(404);
  writeFileSync(join(folder, 'assets/late-b2.css'), 'h1 {}');

  const { statusCode, body, headers } = await app.inject('/member-ui/assets/late-b2.css');
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'h1 {}', 'text/css; charset=utf-8']);
});

test.each(['..%2findex.html', '%2e%2e%2fscreens.json', '.hidden.js', 'app-a1.js.br', 'app-a1.js%00.css', 'a/b.js'])(
  'nothing but the files of the build is sent: %s',
  async (name) => {
    const { statusCode } = await app.inject(`/member-ui/assets/${name}`);

    expect([400, 404]).toContain(statusCode);
  },
);

test.each([
  ['/office-ui/', ['ToDo-g7']],
  ['/office-ui/?x=1', ['ToDo-g7']],
  ['/office-ui/households/17', ['File-h8']],
  ['/office-ui/nowhere', []],
])('the office has a page of its own, which is not prerendered: %s', async (url, files) => {
  const portal = await app.inject('/member-ui/');
  const { statusCode, body, headers } = await app.inject({ url });

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(
    [...body.matchAll(/modulepreload" crossorigin href="\/office-ui\/assets\/([\w-]+)\.js"/g)].map(([, name]) => name),
  ).toEqual(files);
  expect(body).toContain('<title>Büro</title>');
  expect(root.exec(body)?.slice(1)).toEqual(['', '']);
  expect(Object.keys(headers).sort()).toEqual(Object.keys(portal.headers).sort());
});

test.each(['/member-ui/', '/member-ui/news', '/office-ui/'])(
  '%s has contact data in case its script does not start',
  async (url) => {
    const { body } = await app.inject({ url, cookies: { session: 'token' } });

    expect(body).toContain('<a href="tel:+431234">+43\u00a01\u00a0234</a>');
    expect(body).toContain('<a href="mailto:&quot;a&amp;b&quot;@vefa.example">&quot;a&amp;b&quot;@vefa.example</a>');
    expect(body).toContain('Tag und Nacht <a href="tel:+431999">+43\u00a01\u00a0999</a>');
    // not one of the server's placeholders
    expect(body).toContain('<p>%de%</p>');
  },
);

test('the portal can be installed as an app in the language of the device, the office cannot', async () => {
  const portal = await rootAt('/member-ui/news', { session: 'token', 'vefa.language': 'tr' });
  const office = await rootAt('/office-ui/', { session: 'token' });

  expect(portal.body).toContain('<link rel="manifest" href="/member-ui/app/manifest.webmanifest?lang=tr">');
  expect(portal.body).toContain('<link rel="apple-touch-icon" href="/member-ui/app/touch-180.png">');
  expect(office.body).not.toMatch(/manifest|touch-icon/);
});

test('if no emergency phone is set, none is mentioned', () => {
  const { emergency_phone: _, ...contact } = CONTACT;

  expect(withContact('<p>1</p><p class="at-a-death">%emergency_phone%</p><p>%phone%</p>', contact)).toBe(
    '<p>1</p><p>+43\u00a01\u00a0234</p>',
  );
});

test('the office is found without the trailing slash, has its own setting and files, and no others', async () => {
  const answers = ['', '/config.json', '/assets/office-a1.js', '/assets/app-a1.js', '/screens.json'];
  const [bare, setting, own, foreign, list] = await Promise.all(answers.map((end) => app.inject(`/office-ui${end}`)));

  expect([bare?.statusCode, bare?.headers.location]).toEqual([302, '/office-ui/']);
  expect(setting?.json()).toEqual({ name: 'Vefa' });
  expect([own?.body, own?.headers['cache-control']]).toEqual(['office', 'public, max-age=31536000, immutable']);
  expect(foreign?.statusCode).toBe(404);
  // treated like any other path: the page, which has no such screen
  expect(list?.body).toContain('<title>Büro</title>');
  expect((await app.inject('/member-ui/assets/office-a1.js')).statusCode).toBe(404);
});

test('a page is sent compressed if the client accepts that', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/member-ui/', headers: { 'accept-encoding': 'gzip, br' } });

  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding, cookie']);
  expect(gunzipSync(rawPayload).toString()).toContain('Willkommen bei Vefa');
});

test.each([
  ['fails', 'throw new Error("nothing to draw with");', 'nothing to draw with'],
  ['prints something else', 'console.log("hello");\nexport const drawPages = async () => ({});', 'JSON'],
  ['returns something else', 'export const drawPages = async () => [["/"]];', 'expected'],
])('a new build is served even if its prerendering %s, and the log says why', async (how, drawing, why) => {
  problems.length = 0;
  writeFileSync(join(folder, 'prerendered/portal.prerendered.js'), drawing);
  writeFileSync(join(folder, 'index.html'), FRAME.replace('Portal', `Neues Portal, das ${how}`));

  const { body } = await rootAt('/member-ui/');
  expect(body).toContain('<title>Neues Portal');
  await vi.waitFor(() => expect(problems[0]?.err.message).toContain(why), patience(10_000));
  expect((await rootAt('/member-ui/')).prerendered).toBe('');
});

test('the PDF worker is a script that may load its own parts, and connect to nobody', async () => {
  const answer = await app.inject('/office-ui/assets/pdfjs-1.2.3/pdf.worker.min.mjs');

  expect([answer.statusCode, answer.body]).toEqual([200, 'worker']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src 'self'",
  });
});

test.each([
  'pdfjs-1.2.3/deeper/x.js',
  'pdfjs-1.2.3/../../index.html',
  'pdfjs-1.2.3%2f..%2f..%2findex.html',
  'pdfjs-1.2.3/',
  '../office/assets/office-a1.js%00',
])('no file is found at %s', async (name) => {
  const { body } = await app.inject(`/office-ui/assets/${name}`);

  expect(body).not.toMatch(/^(too deep|worker|office)$/);
});
