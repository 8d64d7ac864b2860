import { beforeEach, describe, expect, it } from 'vitest';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { notificationsContract } from '../../../domain/notifications/notifications.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { type Circular, type CircularPage, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { runsContract } from '../../../domain/runs/runs.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { languages } from '../../../domain/shared/language.ts';
import { runDailyWork } from '../../membership/daily.jobs.ts';
import { runSql } from '../../platform/db.ts';
import { readMailData } from '../../platform/mail/mailQueue.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { aHousehold, logIn, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { newsOf } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { CIRCULAR_TEXTS } from '../../testing/post/postBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';
import { silence } from '../../testing/release/silenceBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { sendCircularBy } from './circulars.jobs.ts';

const server = testServer();
let first: TestClient;
let household: TestHousehold;
beforeEach(async () => {
  await server.change(({ tx }) =>
    runSql(tx, 'truncate households, circulars, letters, mails, notifications, runs, second_approvals cascade'),
  );
  const { db } = server.context;
  await db.updateTable('accounts').set({ status: 'closed' }).where('role', '<>', 'member').execute();
  first = (await aClerk(server)).client;
  household = await aHousehold(server, { status: 'active' });
});

type Sent = Partial<Parameters<typeof first.call<(typeof circularsContract)['writeCircular']>>[1]>;

const STRANGE = 'DE89 3704 0044 0532 0130 00';

async function write(sent: Sent = {}): Promise<Circular> {
  const wanted = { ...CIRCULAR_TEXTS, status: 'members', way: 'portal', ...sent } as const;
  const { status, body } = await first.call(circularsContract.writeCircular, wanted);
  expect([status, body]).toMatchObject([201, {}]);
  return body as Circular;
}

const run = (id: number, inStep = 100) => runToEnd(server.context, sendCircularBy(inStep), { circular_id: id });
const pageOf = async ({ id }: Circular, client = first) =>
  (await client.call(circularsContract.readCircular, { id: String(id) })).body as CircularPage;
const other = async () => (await aClerk(server)).client;
const agree = (client: TestClient, approval: number | undefined) =>
  client.call(approvalsContract.agree, { id: String(approval) });

async function heard(): Promise<string[]> {
  await server.runJobs();
  return newsOf(server, household);
}

type News = Answer<(typeof notificationsContract)['listNotifications']>;
const read = async (client: TestClient) => (await client.call(notificationsContract.listNotifications)).body as News;

describe('in the portal', () => {
  it('stands as news in the reader’s language, with what was typed as text and its addresses as links', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> {{name}}\n\nhttps://portal.vefa.example/"onclick="x <script>1</script>';
    const { id } = await write({ text_de: hostile, text_tr: hostile, subject_tr: '<b>Davet</b>' });
    await sendAnyway(id);
    const client = await logIn(server, household);

    const [news] = await read(client);

    expect(news?.data.data).not.toMatch(/<(?!\/?(?:p|a|br)[ >])/);
    expect(news?.data.data).toContain('&lt;img src=x onerror=alert(1)&gt; Ayşe Yılmaz');
    const hrefs = [...(news?.data.data ?? '').matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(hrefs.join()).not.toContain('onclick');
  });

  it('whoever opens it has read it, once; the page tells how many, and not who', async () => {
    await aHousehold(server, { status: 'waiting' });
    const circular = await write();
    await run(circular.id);
    expect(await pageOf(circular)).toMatchObject({
      households: 2,
      portal: 2,
      mails: 0,
      letters: 0,
      read: 0,
      run: null,
    });
    const client = await logIn(server, household);
    const [news] = await read(client);

    for (let times = 0; times < 2; times += 1)
      await client.call(notificationsContract.readNotification, { id: String(news?.id) });

    expect(await pageOf(circular)).toMatchObject({ read: 1, reaches: { households: 2, portal: 2 } });
    // erased with what the household was told
    await server.context.db.deleteFrom('notifications').where('household_id', '=', household.household_id).execute();
    expect(await pageOf(circular)).toMatchObject({ read: 0 });
  });

  it('whoever gets it by mail reads it there as well', async () => {
    const circular = await write({ way: 'channel' });
    await run(circular.id);

    expect(await heard()).toEqual(['Einladung']);
    expect(await pageOf(circular)).toMatchObject({ households: 1, portal: 0, mails: 1 });
  });

  it('nobody who is silent gets it, and the count before the press says how many', async () => {
    await silence(server, await aHousehold(server, { status: 'active' }));
    const { body } = await first.call(circularsContract.countCircular, { status: 'members', way: 'portal' });
    expect(body).toMatchObject({ households: 1, portal: 1, mails: 0, letters: 0, silent: 1, mourning: 0 });
    const circular = await write();
    await run(circular.id);

    expect(await pageOf(circular)).toMatchObject({ households: 1, reaches: { silent: 1 } });
  });
});

it('the page says to whom it goes, by every filter', async () => {
  const circular = await write();
  const chosen = { status: 'active', language: 'tr', channel: 'post', postal_code: '11', place: 'Wien' };
  await server.context.db
    .updateTable('circulars')
    .set({ chosen: JSON.stringify({ ...chosen, owes_since: '2027-01-02' }) })
    .where('id', '=', circular.id)
    .execute();

  expect((await pageOf(circular)).chosen).toEqual({ ...chosen, owes_since: '02.01.2027', is_listed: false });
});

it('stopped by the office, it goes on with those who are missing', async () => {
  for (let count = 0; count < 4; count += 1) await aHousehold(server, { status: 'active' });
  const circular = await write();
  const { run: under } = await pageOf(circular);
  expect(under).toMatchObject({ done: 0, is_stop_wanted: false });
  expect((await first.call(runsContract.stopRun, { id: String(under?.id) })).status).toBe(204);
  await run(circular.id, 2);
  expect(await pageOf(circular)).toMatchObject({ state: 'begun', run: null, is_running: false, is_stopped: true });

  await first.call(circularsContract.goOnWithCircular, { id: String(circular.id) });
  await Promise.all([run(circular.id, 2), run(circular.id, 2)]);

  expect(await pageOf(circular)).toMatchObject({ households: 5, portal: 5, is_stopped: false });
  expect(await heard()).toEqual(['Einladung']);
});

describe('a text that names others', () => {
  it.each([
    ['an account', { text_de: `Neues Konto: ${STRANGE}` }, [STRANGE]],
    ['an account in the subject', { subject_tr: `Yeni: ${STRANGE}` }, [STRANGE]],
    ['the association’s own account, typed', { text_en: 'AT61 1904 3002 3457 3201' }, ['AT61 1904 3002 3457 3201']],
    ['a bare address', { text_de: 'Siehe vefa-beitrag.com' }, ['vefa-beitrag.com']],
    ['a mail to others', { text_tr: 'kasse@evil.com adresine yazın' }, ['kasse@evil.com']],
    ['a phone number of others', { text_tr: '0664 123 45 67 arayın' }, ['0664 123 45 67']],
    ['an account with words between', { text_de: 'AT02 2011, dann 1000 0342 9660' }, ['AT02 2011 1000 0342 9660']],
    ['an account split in two', { subject_de: 'AT02 2011', text_de: '1000 0342 9660' }, ['AT02 2011 1000 0342 9660']],
  ])('waits for a second person: %s', async (_what, texts, named) => {
    const all = { ...CIRCULAR_TEXTS, ...texts };
    const counted = await first.call(circularsContract.countCircular, {
      ...{ status: 'members', way: 'portal', texts: all },
    });
    expect(counted.body).toMatchObject({ names_others: named });
    const circular = await write(texts);

    expect(circular).toMatchObject({ state: 'waits', is_running: false, households: 0 });
    expect(await heard()).toEqual([]);
    const page = await pageOf(circular);
    expect(page).toMatchObject({ names_others: named, approval: { kind: 'news', is_own: true } });
    expect(await refusalOf(agree(first, page.approval?.id))).toEqual([403, 'second_person_must_agree']);
    expect(await refusalOf(first.call(circularsContract.goOnWithCircular, { id: String(circular.id) }))).toEqual([
      ...[409, 'circular_not_begun'],
    ]);
    expect((await agree(await other(), page.approval?.id)).status).toBe(200);
    expect(await heard()).toEqual([all.subject_de]);
    expect(await pageOf(circular)).toMatchObject({ state: 'begun', households: 1, approval: null });
  });

  it('leaves at once with a page of the portal, and with the placeholder of the own account filled in', async () => {
    const { association, publicUrl } = server.context.settings;
    const circular = await write({ text_de: `Konto {{iban}}, ${publicUrl}/member-ui/payment` });

    expect(circular.state).toBe('begun');
    await server.runJobs();
    const { body_html } = await server.context.db
      .selectFrom('notifications')
      .select('body_html')
      .executeTakeFirstOrThrow();
    expect(body_html.replaceAll(' ', '')).toContain(association.iban);
  });

  it('stands on the to-do list, and once withdrawn goes to nobody', async () => {
    const circular = await write({ text_de: STRANGE });
    const { approvals } = (await first.call(officeContract.getToDo)).body as ToDo;
    expect(approvals).toMatchObject([{ kind: 'news', household_id: null }]);

    await first.call(approvalsContract.decline, { id: String(approvals[0]?.id), reason: 'Falsches Konto' });

    expect(await heard()).toEqual([]);
    expect(await pageOf(circular)).toMatchObject({ state: 'withdrawn', approval: null, households: 0 });
  });

  it('of somebody who works alone leaves after three days', async () => {
    await write({ text_de: STRANGE });
    server.clock.moveMinutes(2 * 24 * 60);
    await runDailyWork(server.context);
    expect(await heard()).toEqual([]);
    server.clock.moveMinutes(24 * 60);
    await runDailyWork(server.context);
    expect(await heard()).toEqual(['Einladung']);
  });
});

it('a test goes to its writer alone, in each language, and says that it is one', async () => {
  const { client, account } = await aClerk(server);

  const { status, body } = await client.call(circularsContract.testCircular, CIRCULAR_TEXTS);

  expect([status, body]).toEqual([200, { email: account.email }]);
  const { db, vault } = server.context;
  const mails = await db.selectFrom('mails').select(['recipient', 'content']).orderBy('id').execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(languages.map(() => account.email));
  const subjects = mails.map(({ content }) => content && readMailData(vault, content)?.subject);
  expect(subjects).toEqual(['Test: Einladung', 'Deneme: Davet', 'Test: Invitation']);
  expect(await heard()).toEqual([]);
});

/** Sends a circular that waits for a second person because of what it names. */
async function sendAnyway(id: number): Promise<void> {
  await server.context.db.updateTable('circulars').set({ state: 'begun' }).where('id', '=', id).execute();
  await run(id);
}
