import { beforeEach, describe, expect, it } from 'vitest';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { newsContract, type WaitingNews } from '../../domain/notifications/news.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let first: TestClient;
let household: TestHousehold;
beforeEach(async () => {
  const { db } = server.context;
  await db.deleteFrom('second_approvals').execute();
  await db.updateTable('accounts').set({ status: 'closed' }).where('role', '<>', 'member').execute();
  first = (await aClerk(server)).client;
  household = await aHousehold(server, { status: 'active' });
});

const other = async () => (await aClerk(server)).client;
const send = (data: string, { title = 'Beitrag', to = null as number | null } = {}) =>
  first.call(newsContract.sendNews, { title, data, household_id: to });
const waiting = async () => (await first.call(newsContract.listWaitingNews)).body as WaitingNews[];
const agree = (client: TestClient, { id }: { id: number }) => client.call(approvalsContract.agree, { id: String(id) });

async function heard(): Promise<string[]> {
  await server.runJobs();
  return newsOf(server, household);
}

const STRANGE = 'DE89 3704 0044 0532 0130 00';

describe('news to everybody', () => {
  it.each([
    ['an account', `<p>Neues Konto: ${STRANGE}</p>`, 'Beitrag'],
    ['an account in the subject', '<p>Bitte zahlen.</p>', `Neu: ${STRANGE}`],
    ['an account that begins in the subject', '<p>3704 0044 0532 0130 00</p>', 'Neu: DE89'],
    ['an account parted by markup', '<p>DE89<b>3704</b><i>0044</i><br>0532&nbsp;0130<em>00</em></p>', 'Beitrag'],
    ['an account in entities', '<p>&#68;E89&#8203;370400440532013000</p>', 'Beitrag'],
    ['the association’s own account, typed', '<p>AT61 1904 3002 3457 3201</p>', 'Beitrag'],
    ['a link to others', '<p><a href="https://evil.com/">Zum Portal</a></p>', 'Beitrag'],
    ['a mail to others', '<p><a href="mailto:kasse@evil.com">Schreiben</a></p>', 'Beitrag'],
    ['a bare address', '<p>Siehe vefa-beitrag.com</p>', 'Beitrag'],
    ['an address in the subject', '<p>Bitte zahlen.</p>', 'vefa-beitrag.com'],
  ])('wait for a second person: %s', async (_what, data, title) => {
    const { status, body } = await send(data, { title });

    expect([status, body]).toMatchObject([201, { id: null, approval: { kind: 'news', is_own: true } }]);
    expect(await heard()).toEqual([]);
    const [asked] = await waiting();
    expect(asked).toMatchObject({ title });
    expect(await refusalOf(agree(first, { id: asked?.id ?? 0 }))).toEqual([403, 'second_person_must_agree']);
    expect((await agree(await other(), { id: asked?.id ?? 0 })).status).toBe(200);
    expect(await heard()).toEqual([title]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['plain words', '<p>Das Sommerfest ist am 3. Juli um 14.30 Uhr, Tel. +43 1 234 56 70.</p>'],
    ['a page of the portal', '<p><a href="/member-ui/payment">Zu den Zahlungen</a></p>'],
    ['the placeholder of the account', '<p>Unser Konto: {{iban}}</p>'],
  ])('leave at once with %s', async (_what, data) => {
    expect((await send(data)).body).toMatchObject({ approval: null });
    expect(await heard()).toEqual(['Beitrag']);
  });

  it('name the association’s account where its placeholder stands, to one household as well', async () => {
    await send('<p>Konto {{iban}}</p>', { title: 'Für alle' });
    await send('<p>Konto {{iban}}</p>', { title: 'Für Sie', to: household.household_id });
    await server.runJobs();
    const rows = await server.context.db
      .selectFrom('notifications')
      .select('body_html')
      .where('household_id', '=', household.household_id)
      .execute();

    const { iban } = server.context.settings.association;
    expect(rows.map(({ body_html }) => body_html.replaceAll(' ', ''))).toEqual(Array(2).fill(`<p>Konto${iban}</p>`));
  });

  it('wait once however often they are sent, are on the to-do list, and never leave once withdrawn', async () => {
    await send(`<p>${STRANGE}</p>`);
    await send(`<p>${STRANGE}</p>`);
    const { approvals } = (await first.call(officeContract.getToDo)).body as ToDo;
    expect(approvals).toMatchObject([{ kind: 'news', household_id: null }]);

    const [asked] = await waiting();
    await first.call(approvalsContract.decline, { id: String(asked?.id), reason: 'Falsches Konto' });

    expect(await heard()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('of somebody who works alone leave after three days', async () => {
    await send(`<p>${STRANGE}</p>`);
    server.clock.moveMinutes(2 * 24 * 60);
    await runDailyWork(server.context);
    expect(await heard()).toEqual([]);
    server.clock.moveMinutes(24 * 60);
    await runDailyWork(server.context);
    expect(await heard()).toEqual(['Beitrag']);
  });
});
