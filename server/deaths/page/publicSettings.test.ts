import { beforeAll, expect, it } from 'vitest';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fromDriver } from '../../platform/db.ts';
import { anOfficeAccount, logIn } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aMessage, openPage, sendMessage } from '../../testing/deathPageBuilders.ts';
import { aNewSet } from '../../testing/settingsBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let board: TestClient;
beforeAll(async () => {
  board = await logIn(server, await anOfficeAccount(server, 'board'));
});

const page = async (path: string) => (await openPage(server, path)).text;

it('before the board has decided, the page promises no time and keeps unidentified reports for thirty days', async () => {
  const text = await page('/todesfall');

  expect(text).not.toMatch(/innerhalb von|Minuten|Stunden/);
  expect(text).toContain('nach 30 Tagen');
});

it.each([
  [45, 'Wir rufen Sie innerhalb von 45 Minuten an.'],
  [60, 'Wir rufen Sie innerhalb von 60 Minuten an.'],
  [120, 'Wir rufen Sie innerhalb von 2 Stunden an.'],
  [150, 'Wir rufen Sie innerhalb von 150 Minuten an.'],
])('what the board promises, %i minutes, stands at the form and behind it', async (minutes, promise) => {
  await introduce({ call_back_within_minutes: minutes });
  const { headers } = await sendMessage(server, await aMessage(server, 'de'));

  expect(await page('/todesfall')).toContain(promise);
  expect(await page(String(headers.location))).toContain(promise);
});

it('the board’s own paragraph is text in each language, and the board decides how long reports are kept', async () => {
  const public_notes = { de: 'Büro: <b>Mo–Fr</b>\n\nFeiertags "nur" am Telefon', tr: null, en: 'Closed' };
  await introduce({ public_notes, keep_unidentified_days: 1 });

  expect(await page('/todesfall')).toContain(
    '<p>Büro: &lt;b&gt;Mo–Fr&lt;/b&gt;</p><p>Feiertags &quot;nur&quot; am Telefon</p>',
  );
  expect(await page('/death')).toContain('<p>Closed</p>');
  expect(await page('/vefat')).not.toContain('class="card note"');
  expect(await page('/vefat')).toContain('bir gün sonra sileriz');
});

it('the largest possible page is still less than 40 kB', async () => {
  await introduce({ public_notes: { de: '&'.repeat(1_000), tr: 'ş'.repeat(1_000), en: null } });

  for (const path of ['/todesfall', '/vefat']) expect(Buffer.byteLength(await page(path))).toBeLessThan(40_000);
});

it('without its database the page shows the last known settings, and a message is answered with the request to call', async () => {
  const message = await aMessage(server, 'de', { name: 'Während des Ausfalls' });
  await introduce({ call_back_within_minutes: 15 });
  await page('/todesfall');
  const { db } = server.context;
  const broken = new Proxy(db, {
    get: (target, name) => {
      if (name === 'selectFrom' || name === 'transaction')
        throw fromDriver(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
      return Reflect.get(target, name);
    },
  });
  server.context.db = broken;
  server.clock.moveMinutes(5);
  const shown = await openPage(server, '/todesfall');
  const refused = await sendMessage(server, message);
  server.context.db = db;

  expect([shown.status, refused.status]).toEqual([200, 503]);
  expect(shown.text).toContain('href="tel:+4312345699"');
  expect(refused.text).toContain('Bitte rufen Sie uns jetzt an');
  expect(refused.text).toContain('Wir können gerade nichts speichern.');
  expect(refused.text).toContain('value="Während des Ausfalls"');
  expect((await sendMessage(server, message)).status).toBe(303);
});

/** Introduces settings and waits for the minute after which the page reads them. */
async function introduce(changed: Parameters<typeof aNewSet>[0]): Promise<void> {
  server.clock.moveDays(1);
  const set = { ...aNewSet(changed), valid_from: toWireDay(server.clock.today()) };
  board = await logIn(server, await anOfficeAccount(server, 'board'));
  const { status } = await board.send('POST', '/api/v1/office/board-settings', set);
  expect(status).toBe(200);
  server.clock.moveMinutes(2);
}
