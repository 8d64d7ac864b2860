import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './webFiles.ts';

const SCREENS = {
  '/register': ['assets/Register-a1.js', 'assets/forms-b2.js'],
  '/sub-member/add': ['assets/Add-c3.js'],
  '/sub-member/:id': ['assets/Edit-d4.js'],
};

let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'vefa-web-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Portal</title></head><body></body></html>');
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(SCREENS));
  app = Fastify();
  await serveWeb(app, folder, { demo: false });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/member-ui/register', ['Register-a1', 'forms-b2']],
  ['/member-ui/register?lang=tr', ['Register-a1', 'forms-b2']],
  ['/member-ui/sub-member/add', ['Add-c3']],
  ['/member-ui/sub-member/17', ['Edit-d4']],
  ['/member-ui/', []],
  ['/member-ui/register/more', []],
  ['/member-ui/nowhere', []],
])('the page at %s names the files of its screen', async (url, files) => {
  const { statusCode, body, headers } = await app.inject({ url });

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(
    [...body.matchAll(/modulepreload" crossorigin href="\/member-ui\/assets\/([\w-]+)\.js"/g)].map(([, name]) => name),
  ).toEqual(files);
  expect(body).toContain('<title>Portal</title>');
});
