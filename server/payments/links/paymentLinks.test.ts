import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  paymentLinksContract as calls,
  type MadePaymentLink,
  MOST_PAYMENT_LINKS,
  type PaymentLink,
} from '../../../domain/payments/paymentLinks.contract.ts';
import { languages } from '../../../domain/shared/language.ts';
import { cents } from '../../../domain/shared/money.ts';
import { paymentPages } from '../../../domain/shared/paymentPages.ts';
import { aHousehold, logIn, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, type InvoiceOverrides } from '../../testing/invoicingBuilders.ts';
import { aPayment } from '../../testing/lifeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { forgetPaymentLinks } from './paymentLinks.jobs.ts';

const server = testServer();
beforeEach(async () => {
  await sql`delete from throttle_hits`.execute(server.context.db);
});

const DAY_MS = 86_400_000;
const secretive = { first_name: 'Gizli', last_name: 'Kimse', status: 'active' } as const;

async function aMemberOwing(...invoices: InvoiceOverrides[]) {
  const household = await aHousehold(server, secretive);
  const owed: Awaited<ReturnType<typeof anInvoice>>[] = [];
  for (const overrides of invoices) owed.push(await anInvoice(server, household, overrides));
  return { household, owed, ids: owed.map(({ id }) => id), member: await logIn(server, household) };
}

async function make(member: TestClient, ids: readonly number[]): Promise<MadePaymentLink> {
  const { status, body } = await member.call(calls.makePaymentLink, { sale_invoice_ids: [...ids] });
  expect(status).toBe(201);
  return body as MadePaymentLink;
}

async function open(address: string) {
  const { status, body, headers } = await server.client().send('GET', address.replace(/^https?:\/\/[^/]+/, ''));
  return { status, headers, text: String(body) };
}

async function listed(member: TestClient): Promise<PaymentLink[]> {
  return (await member.call(calls.listPaymentLinks)).body as PaymentLink[];
}

async function tablesOf(household: TestHousehold): Promise<unknown> {
  const { rows } = await sql`select (select jsonb_agg(l) from payment_links l) as links,
    (select jsonb_agg(i) from sale_invoices i) as invoices, (select jsonb_agg(h) from households h) as households,
    (select count(*) from audit_log) as records, ${household.household_id}::integer as id`.execute(server.context.db);
  return rows;
}

describe('a link to an invoice', () => {
  it('is stored hashed, is listed for its household only, and its token is shown once', async () => {
    const { member, ids, owed } = await aMemberOwing({});
    const other = await aMemberOwing({});

    const { address, link } = await make(member, ids);

    expect(address).toMatch(/\/zahlung\?link=[\w-]{43}$/);
    expect(await listed(member)).toEqual([link]);
    expect(link).toMatchObject({ bill_numbers: [owed[0]?.bill_number], amount: 60 });
    expect(await listed(other.member)).toEqual([]);
    const stored = JSON.stringify(await server.context.db.selectFrom('payment_links').selectAll().execute());
    expect(stored).not.toContain(address.split('=')[1]);
  });

  it.each(languages)('shows what a transfer needs and nobody’s name, and changes nothing, in %s', async (language) => {
    const { member, ids, owed, household } = await aMemberOwing({ amount_cents: cents(12_345) });
    const { address } = await make(member, ids);
    const before = await tablesOf(household);

    const { status, text, headers } = await open(address.replace(paymentPages.de, paymentPages[language]));

    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    for (const shown of ['€ 123,45', 'AT61 1904 3002 3457 3201', 'BKAUATWWXXX', 'tel:', '<svg class="qr"']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(shown);
    }
    expect(text.replaceAll(' ', '')).toContain(owed[0]?.payment_reference);
    for (const secret of ['Gizli', 'Kimse', household.membership_no, household.email])
      expect(text).not.toContain(secret);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(text).not.toContain('<script');
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(await tablesOf(household)).toEqual(before);
  });

  it('shows one transfer for several invoices, and each by itself once one of them is paid', async () => {
    const { member, ids, owed } = await aMemberOwing({}, { type: 'sirf', amount_cents: cents(500) }, { type: 'sim' });
    const { address, link } = await make(member, ids);

    expect(link).toMatchObject({ amount: 125, bill_numbers: owed.map(({ bill_number }) => bill_number) });
    const together = (await open(address)).text.replaceAll('\u00a0', '').replaceAll(' ', '');
    expect(together).toContain('€125,00');
    expect(together).toMatch(/RF\d\d0\d{9}</);
    await aPayment(server, { id: ids[0] ?? 0 });
    const apart = (await open(address)).text.replaceAll('\u00a0', '').replaceAll(' ', '');
    expect(apart).not.toMatch(/RF\d\d0\d{9}</);
    expect(apart).not.toContain(owed[0]?.payment_reference);
    for (const { payment_reference } of owed.slice(1)) expect(apart).toContain(payment_reference);
  });

  it('says thank you once everything is paid', async () => {
    const { member, ids } = await aMemberOwing({});
    const { address } = await make(member, ids);
    await aPayment(server, { id: ids[0] ?? 0 });

    const { status, text } = await open(address);

    expect(status).toBe(200);
    expect(text).toContain('Bezahlt. Vielen Dank!');
    expect(text).not.toContain('AT61');
  });

  it('is ended by its member at once, and by nobody else', async () => {
    const { member, ids } = await aMemberOwing({});
    const stranger = await aMemberOwing({});
    const { address, link } = await make(member, ids);
    const id = String(link.id);

    expect(await stranger.member.call(calls.endPaymentLink, { id })).toMatchObject({ status: 404 });
    expect((await open(address)).status).toBe(200);
    expect(await member.call(calls.endPaymentLink, { id })).toMatchObject({ status: 204 });
    expect(await member.call(calls.endPaymentLink, { id })).toMatchObject({ status: 404 });
    expect((await open(address)).status).toBe(404);
    expect(await listed(member)).toEqual([]);
  });

  it('ends after 30 days, and is then deleted', async () => {
    const { member, ids, household } = await aMemberOwing({});
    const { address } = await make(member, ids);
    const now = server.clock.now();

    server.clock.moveTo(new Date(now.getTime() + 30 * DAY_MS - 1));
    expect((await open(address)).status).toBe(200);
    server.clock.moveTo(new Date(now.getTime() + 30 * DAY_MS));
    expect((await open(address)).status).toBe(404);
    await forgetPaymentLinks.run(server.context, {});

    const { household_id } = household;
    const { db } = server.context;
    expect(
      await db.selectFrom('payment_links').select('id').where('household_id', '=', household_id).execute(),
    ).toEqual([]);
    server.clock.moveTo(now);
  });

  it.each([
    '',
    'x',
    '?link=',
    `?link=${'A'.repeat(43)}`,
    `?link=${'%00'.repeat(9)}`,
    `?link=${'a'.repeat(5_000)}`,
    '?link=a&link=b',
    '?link[]=a',
  ])('that is guessed (%s) is answered like one that has ended', async (search) => {
    const { member, ids } = await aMemberOwing({});
    const { address, link } = await make(member, ids);
    await member.call(calls.endPaymentLink, { id: String(link.id) });
    const ended = await open(address);

    const guessed = await open(`/zahlung${search.startsWith('?') ? search : `?link=${search}`}`);

    expect(guessed.status).toBe(404);
    expect(guessed.text).toBe(ended.text);
    expect(guessed.text).toContain('tel:');
  });

  it('that is turned around opens nothing', async () => {
    const { member, ids } = await aMemberOwing({});
    const { address } = await make(member, ids);
    const [page = '', token = ''] = address.split('=');

    expect((await open(`${page}=${[...token].toReversed().join('')}`)).status).toBe(404);
    expect((await open(`${page}=${token.toLowerCase()}x`)).status).toBe(404);
  });

  it('shows nothing while money rests after a death, and once its invoice was cancelled', async () => {
    const { member, ids, household } = await aMemberOwing({});
    const { address } = await make(member, ids);
    const { db } = server.context;

    await sql`update households set money_rests_since = '2027-01-10' where id = ${household.household_id}`.execute(db);
    expect((await open(address)).status).toBe(404);
    await sql`update households set money_rests_since = null where id = ${household.household_id}`.execute(db);
    await sql`update sale_invoices set status_id = 4 where id = ${ids[0]}`.execute(db);
    expect((await open(address)).status).toBe(404);
  });

  it('is opened a hundred times in a quarter of an hour from one address, and not more often', async () => {
    const { member, ids } = await aMemberOwing({});
    const { address } = await make(member, ids);

    // one after the other, because a crowd at once is turned away before
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) statuses.push((await open(address)).status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('is refused for an invoice of others, a paid one, none, and beyond ten at once', async () => {
    const { member, ids } = await aMemberOwing({}, { status: 'paid', type: 'sirf' });
    const other = await aMemberOwing({});
    const refusal = async (wanted: number[]) =>
      (await member.call(calls.makePaymentLink, { sale_invoice_ids: wanted })).body;

    expect(await refusal(other.ids)).toMatchObject({ message: 'invoice_not_found' });
    expect(await refusal(ids)).toMatchObject({ message: 'invoices_not_all_open' });
    expect(await refusal([])).toMatchObject({ message: 'invoices_not_all_open' });
    for (let made = 0; made < MOST_PAYMENT_LINKS; made += 1) await make(member, ids.slice(0, 1));
    expect(await refusal(ids.slice(0, 1))).toMatchObject({ message: 'too_many_payment_links' });
  });
});
