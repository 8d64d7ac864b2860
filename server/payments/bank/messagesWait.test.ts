import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { getInvoice } from '../../invoicing/invoices.reads.ts';
import { showHeldNews } from '../../notifications/heldNews.jobs.ts';
import { listNotificationRows } from '../../notifications/notifications.reads.ts';
import { sendHeldNow } from '../../platform/mail/heldMails.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import type { TestClient } from '../../testing/client.ts';
import { aSubmittedHousehold, subjectsTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer({ bookingMessagesWaitMinutes: 10 });
let client: TestClient;
let submitted: Awaited<ReturnType<typeof aSubmittedHousehold>>;
beforeAll(async () => {
  ({ client } = await aClerk(server));
});
beforeEach(async () => {
  submitted = await aSubmittedHousehold(server);
});

let files = 0;

/** A clerk books a line for this invoice; returns the line's id. */
async function book({ id }: { id: number }): Promise<number> {
  const { amount_cents } = await getInvoice(server.context.db, id);
  files += 1;
  const name = `Payer ${files}`;
  await sendBankFile(client, aBankFile([{ amount: (amount_cents / 100).toFixed(2), name, reference: `W${files}` }]));
  const line = (await undecidedLines(client)).find(({ counterparty_name: payer }) => payer === name);
  const { status } = await client.call(bankContract.bookBankLine, { id: String(line?.id), sale_invoice_id: id });
  expect(status).toBe(200);
  return line?.id ?? 0;
}

const undo = (id: number) => client.call(bankContract.unassignBankLine, { id: String(id) });
const mails = () => subjectsTo(server, submitted.household.email);
async function news(): Promise<string[]> {
  const rows = await listNotificationRows(server.context.db, submitted.household.household_id);
  return rows.map(({ title }) => title).reverse();
}

/** Lets everything leave that waits, as the jobs do after ten minutes. */
async function wait(): Promise<void> {
  const held = server.context.db.selectFrom('mails').select('id').where('held_cause', 'is not', null);
  for (const { id } of await held.where('sent_at', 'is', null).orderBy('id').execute()) {
    await sendHeldNow(server.context, id);
  }
  const unseen = server.context.db.selectFrom('notifications').select('id').where('leaves_at', 'is not', null);
  for (const { id } of await unseen.execute()) await showHeldNews.run(server.context, { notification_id: id });
}

const TOLD = ['Bezahlt: Beitrittsgebühr', 'Bezahlt: Jahresbeitrag 2027', 'Ihre Wartezeit hat begonnen'];

describe('mails and news that a booking of a clerk causes', () => {
  it('wait, also those about the waiting period, and leave if nobody undoes it', async () => {
    await book(submitted.registration);
    await book(submitted.contribution);
    expect([await mails(), await news()]).toEqual([[], []]);

    await wait();

    expect([await mails(), await news()]).toEqual([TOLD, TOLD]);
  });

  it('never leave if it is undone before, and nothing is said of the undoing', async () => {
    await book(submitted.registration);
    await wait();
    const line = await book(submitted.contribution);

    expect((await undo(line)).status).toBe(200);
    await wait();

    const before = TOLD.slice(0, 1);
    expect([await mails(), await news()]).toEqual([before, before]);
  });

  it('are taken back by mail and in the news if they have left', async () => {
    await book(submitted.registration);
    const line = await book(submitted.contribution);
    await wait();

    await undo(line);

    const back = (await news()).slice(TOLD.length);
    expect(back).toEqual([expect.stringContaining('Jahresbeitrag 2027'), 'Ihre Wartezeit ist gestoppt']);
    expect((await mails()).slice(TOLD.length)).toEqual(back);
  });

  it('leave after the next booking, if the first was undone', async () => {
    await book(submitted.registration);
    await undo(await book(submitted.contribution));
    await book(submitted.contribution);
    await wait();

    expect([(await mails()).sort(), (await news()).sort()]).toEqual([TOLD, TOLD]);
  });
});

it('the demo shows what waits, and sends it at once if asked', async () => {
  await book(submitted.registration);
  const page = String((await server.client().send('GET', '/demo/mail')).body);
  const [, path = ''] = /action="([^"]+)"/.exec(page.slice(page.indexOf('Bezahlt: Beitrittsgeb'))) ?? [];

  const { status } = await server.client().send('POST', path);

  expect([status, await mails()]).toEqual([303, ['Bezahlt: Beitrittsgebühr']]);
  expect(String((await server.client().send('GET', '/demo/mail')).body)).not.toContain(path);
});
