import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../domain/application/application.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { cleanText, onOneLine } from '../../domain/shared/text.ts';
import { asHtml, asText } from '../platform/mail/layout.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { folderMailer } from '../platform/mail/mailer.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { aCoveredPerson, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { markupPayloads as payloads } from '../testing/markupPayloads.ts';
import { testAssociation, testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

// proves: promise.7
describe('news', () => {
  test.each(payloads)('%s in the HTML becomes harmless, in the title stays text', async (payload) => {
    const { client, household } = await aLoggedInClient(server);
    const path = `/api/v1/household/${household.household_id}/notification`;

    const { status } = await client.send('POST', path, { title: payload, data: `<p>Guten Tag</p>${payload}` });
    const { body } = await client.send('GET', '/api/v1/household/notifications');

    const [news] = body as { data: { title: string; data: string } }[];
    expect(status).toBe(201);
    expect(news?.data.title).toBe(cleanText(onOneLine(payload)));
    expect(liveMarkup(news?.data.data ?? '')).toEqual([]);
  });

  test('stored directly in the table is made harmless when it is read', async () => {
    const { client, household } = await aLoggedInClient(server);
    const rows = payloads.map((payload, index) => ({
      household_id: household.household_id,
      effect_key: `trust/${index}`,
      title: 'x',
      body_html: payload,
      created_at: server.clock.now(),
    }));
    await server.context.db.insertInto('notifications').values(rows).execute();

    const { body } = await client.send('GET', '/api/v1/household/notifications');

    expect((body as { data: { data: string } }[]).flatMap(({ data }) => liveMarkup(data.data))).toEqual([]);
  });
});

describe('a name', () => {
  test.each(payloads)('like %s is refused', (payload) => {
    const { success } = registration.shape.first_name.safeParse(payload);

    expect(success).toBe(false);
  });

  test('of letters that look like markup stays text in mails and answers', async () => {
    const { client, household } = await aLoggedInClient(server, { first_name: "O'Brien", last_name: 'Şen-Öz' });
    await confirmedInvoice(client);
    await server.runJobs();

    const mail = server.mails.findLast(({ to }) => to === household.email);

    expect(mail?.html).toContain('O&#39;Brien Şen-Öz');
    expect(liveMarkupInMail(mail?.html ?? '')).toEqual([]);
  });
});

// proves: promise.7
describe('everything a member can type', () => {
  test.each(payloads)('%s is returned as the same text, in JSON that no browser displays', async (payload) => {
    const { client, household } = await aLoggedInClient(server, { status: 'active' });
    const id = household.main_member_id;
    const grave = { graveyard: payload, grave_user: payload, city: payload.slice(0, 90) };
    const home = { street: payload, postal_code: '1100', state: payload, city: payload, country_id: 40 };

    const stored = [
      await client.send('POST', `/api/v1/member/${id}/burial-place`, grave),
      await client.send('POST', `/api/v1/member/${id}/address`, home),
    ];
    const me = await client.call(meContract.getMe);

    for (const { status } of stored) expect(status).toBe(201);
    const { main_member } = me.body as { main_member: { addresses: { street?: string; graveyard?: string }[] } };
    expect(main_member.addresses).toContainEqual(expect.objectContaining({ graveyard: cleanText(onOneLine(payload)) }));
    expect(main_member.addresses).toContainEqual(expect.objectContaining({ street: cleanText(onOneLine(payload)) }));
    expect(me.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });
});

// proves: promise.7
describe('mails', () => {
  test.each(payloads)('a mail that contains %s shows it as text', async (payload) => {
    const mailData: MailData = {
      language: 'de',
      subject: payload,
      greeting: `Guten Tag ${payload},`,
      paragraphs: [payload, 'zweite Zeile\nmit Umbruch'],
      button: { label: payload, url: 'http://localhost:8080/member-ui/?a=1&b=2' },
      notes: [payload],
      closing: payload,
    };
    const html = asHtml(mailData, { ...testAssociation, name: payload });

    expect(liveMarkupInMail(html)).toEqual([]);
    expect(bracketsOf(html).filter((bracket) => bracket.startsWith('<a '))).toHaveLength(3);
    expect(asText(mailData, testAssociation)).toContain(payload);
  });

  test('a name cannot add a recipient, a header or a part', async () => {
    const folder = join(server.folder, 'mail-injection');
    const evil = 'Ayşe\r\nBcc: everybody@evil.example\r\n\r\n<script>alert(1)</script>';
    const base = { id: 1, language: 'de', attachments: [], sentAt: server.clock.now(), html: '<p>x</p>', text: 'x' };

    await folderMailer(folder).send({ ...base, from: { name: evil, address: 'a@b.at' }, to: 'x@y.at', subject: evil });

    const [name] = await readdir(folder);
    const mail = await PostalMime.parse(await readFile(join(folder, String(name))));
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to?.map(({ address }) => address)).toEqual(['x@y.at']);
    expect(mail.html?.trim()).toBe('<p>x</p>');
  });

  test('every mail sent in this test has no markup but its own links', async () => {
    const { client } = await aLoggedInClient(server, { first_name: "D'Arc", last_name: 'Öz' });
    await confirmedInvoice(client);
    await server.runJobs();

    expect(server.mails.length).toBeGreaterThan(1);
    expect(server.mails.flatMap(({ html }) => liveMarkupInMail(html))).toEqual([]);
  });
});

// proves: promise.7
test('an invoice for people with such names prints them, and its PDF contains no script', async () => {
  const { client, household } = await aLoggedInClient(server, { first_name: ONE_LINE[0] ?? '', last_name: 'Öz' });
  for (const first_name of ONE_LINE) await aCoveredPerson(server, household, { first_name, last_name: 'Öz' });
  const invoice = await confirmedInvoice(client);

  const { bytes } = await client.send('GET', `/api/v1/finance/sale-invoice/${invoice.id}/render-pdf/1`);

  const printed = (await readPdf(bytes)).pages.join('').replace(/\s+/g, '');
  for (const name of ONE_LINE) expect(printed).toContain(name.slice(0, 12).replace(/\s+/g, ''));
  expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile|URI)\b/);
});

/** Names are one line (D7). */
const ONE_LINE = payloads.map((payload) => payload.replace(/[\t\n]/g, ' '));

/** Our own links: to the portal, or to the association's phone and mailbox. */
const OWN_LINK =
  /^<a href="(http:\/\/localhost:8080\/member-ui\/[^"<>]*|tel:\+[\d]+|mailto:mitglieder@vefa\.example)" class="(button|link)" style="[\w\s:;#%.-]*">$/;

/** What is allowed between angle brackets, character by character, so that differences between parsers do not matter. */
const HARMLESS = [
  /^<\/?(p|strong|b|em|i|u|ul|ol|li|h[234]|blockquote|a)>$/,
  /^<br( \/)?>$/,
  /^<a( href="(https:\/\/|mailto:|\/member-ui\/)[^"<>\s]*")?( rel="noopener noreferrer")?>$/,
];
const FRAME = [
  /^<!doctype html>$/,
  /^<\/?(html|head|body|title|div|span)>$/,
  /^<html lang="(de|tr|en)">$/,
  /^<meta charset="utf-8">$/,
  /^<meta name="viewport" content="width=device-width">$/,
  /^<meta name="color-scheme" content="light dark">$/,
  /^<span style="white-space:nowrap">$/,
  /^<(body|div|p|span)( class="(small|brand|mark)")?( aria-hidden="true")? style="[\w\s:;#%./-]*">$/,
];

/** Every tag in HTML that is more than simple text markup. */
function liveMarkup(html: string): string[] {
  return bracketsOf(html).filter((bracket) => !HARMLESS.some((pattern) => pattern.test(bracket)));
}

/** `liveMarkup` for a whole mail, whose own frame, style and links are allowed. */
function liveMarkupInMail(html: string): string[] {
  return liveMarkup(html.replace(/<style>[^<]*<\/style>(?=<\/head>)/, '')).filter(
    (bracket) => ![...FRAME, OWN_LINK].some((pattern) => pattern.test(bracket)),
  );
}

function bracketsOf(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}
