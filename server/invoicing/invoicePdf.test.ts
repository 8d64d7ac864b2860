import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import {
  aCoveredPerson,
  aHomeAddress,
  anInvoice,
  confirmedInvoice,
  draftsOf,
  withDemoFees,
} from '../testing/invoicingBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

const pdfOf = (client: TestClient, id: number) => client.call(invoicingContract.renderInvoicePdf, { id: String(id) });

describe('the PDF of an invoice', () => {
  // proves: call.GET /api/v1/finance/sale-invoice/{id}/render-pdf/1, constant.receipt-pdf
  it('is one page with addresses, number, dates, items, total and how to pay', async () => {
    const { household, client } = await aLoggedInClient(server);
    await aHomeAddress(server, household);
    const invoice = await confirmedInvoice(client);

    const answer = await pdfOf(client, invoice.id);

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Rechnung-${invoice.bill_number}.pdf`,
    });
    const { pages } = await readPdf(answer.bytes);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Vefa Solidaritätsverein · Musterstraße 12 · 1100 Wien',
      'Ayşe Yılmaz Gudrunstraße 12/4 1100 Wien',
      `Rechnungsnummer ${invoice.bill_number}`,
      `Mitgliedsnummer ${household.membership_no}`,
      'Rechnungsdatum 11.01.2027',
      'Fällig am 25.01.2027',
      'Ayşe Yılmaz Jahresbeitrag 2027, Hauptmitglied € 60,00 € 0,00 € 60,00',
      'Gesamtbetrag € 60,00',
      'IBAN AT61 1904 3002 3457 3201',
      'BIC BKAUATWWXXX',
      `Zahlungsreferenz ${invoice.payment_reference.replace(/(.{4})(?=.)/g, '$1 ')}`,
      'Bitte überweisen Sie den Betrag bis 25.01.2027.',
    ]) {
      expect(pages[0]).toContain(words);
    }
  });

  it('has the same payment code as the receipt, and a scanner reads it', async () => {
    const { client } = await aLoggedInClient(server);
    const invoice = await confirmedInvoice(client);

    const { codes } = await readPdf((await pdfOf(client, invoice.id)).bytes);

    expect(codes).toEqual([invoice.payment_qr]);
    expect(codes[0]).toBe(
      `BCD\n002\n1\nSCT\nBKAUATWWXXX\nVefa Solidaritätsverein\nAT611904300234573201\nEUR60.00\n\n${invoice.payment_reference}`,
    );
  });

  it('is Turkish with its special letters for a Turkish account, and names a country abroad', async () => {
    const { household, client } = await aLoggedInClient(server, {
      language: 'tr',
      first_name: 'Şükrü',
      last_name: 'İğdırlı',
    });
    await aHomeAddress(server, household, { country_id: 792 });
    const invoice = await confirmedInvoice(client);

    const { pages, language, title } = await readPdf((await pdfOf(client, invoice.id)).bytes);

    expect([language, title]).toEqual(['tr', `Fatura ${invoice.bill_number}`]);
    expect(pages[0]).toContain('Şükrü İğdırlı Gudrunstraße 12/4 1100 Wien Türkiye');
    expect(pages[0]).toContain('2027 yılı aidatı, ana üye');
    expect(pages[0]).toContain('Nasıl ödersiniz');
    const again = await readPdf((await pdfOf(client, invoice.id)).bytes);
    expect(again.pages).toEqual(pages);
  });

  it('is tagged for screen readers: headings, a table with headers, an image with a description', async () => {
    const { household, client } = await aLoggedInClient(server);
    await aHomeAddress(server, household);
    const invoice = await confirmedInvoice(client);

    const { isTagged, roles, spoken } = await readPdf((await pdfOf(client, invoice.id)).bytes);

    expect(isTagged).toBe(true);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure']));
    expect(roles.filter((role) => role === 'TH')).toHaveLength(5);
    // words stay apart when the page is read aloud
    const { bill_number, payment_reference } = invoice;
    expect(spoken).toContain('Ayşe Yılmaz Gudrunstraße 12/4 1100 Wien');
    for (const fact of [`Rechnungsnummer ${bill_number}`, 'Gesamtbetrag € 60,00', 'IBAN AT61', 'Betrag € 60,00']) {
      expect(spoken.replaceAll('\u00a0', ' ')).toContain(fact);
    }
    expect(spoken).toContain(`Zahlungsreferenz ${payment_reference.slice(0, 4)}`);
  });

  it('runs on to a second page with the table’s header again when a family is large', async () => {
    const { household, client } = await aLoggedInClient(server);
    for (let child = 1; child <= 20; child += 1)
      await aCoveredPerson(server, household, { first_name: `Kind${child}` });
    const invoice = await confirmedInvoice(client);

    const { pages, codes } = await readPdf((await pdfOf(client, invoice.id)).bytes);

    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('1 / 2');
    expect(pages[1]).toContain('Mitglied Beschreibung Betrag Steuer Summe');
    expect(pages[1]).toContain('Gesamtbetrag € 300,00');
    expect(codes).toHaveLength(1);
  });

  it('has each amount on one line, five digits before the comma as well', async () => {
    const { household, client } = await aLoggedInClient(server);
    const { id } = await anInvoice(server, household, { amount_cents: cents(8_888_888) });

    const { pages } = await readPdf((await pdfOf(client, id)).bytes);

    expect(pages[0]).toContain('Hauptmitglied € 88.888,88 € 0,00 € 88.888,88');
  });

  it('shows what was paid and asks only for the rest', async () => {
    const { household, client } = await aLoggedInClient(server);
    const { id } = await anInvoice(server, household, { status: 'partly_paid', paid_cents: cents(2_000) });

    const { pages, codes } = await readPdf((await pdfOf(client, id)).bytes);

    expect(pages[0]).toContain('Davon bezahlt € 20,00');
    expect(pages[0]).toContain('Noch offen € 40,00');
    expect(codes[0]).toContain('EUR40.00');
  });

  it.each([
    ['paid', 'Diese Rechnung ist bezahlt. Vielen Dank.'],
    ['void', 'Diese Rechnung gilt nicht mehr. Bitte bezahlen Sie sie nicht.'],
  ] as const)('of an invoice that is %s does not ask for money', async (status, words) => {
    const { household, client } = await aLoggedInClient(server);
    const { id } = await anInvoice(server, household, { status });

    const { pages, codes } = await readPdf((await pdfOf(client, id)).bytes);

    expect(pages[0]).toContain(words);
    expect(codes).toEqual([]);
  });

  it('shows markup in names as text', async () => {
    const name = '<script>alert(1)</script>';
    const { client } = await aLoggedInClient(server, { last_name: name });
    const invoice = await confirmedInvoice(client);

    const { bytes } = await pdfOf(client, invoice.id);

    expect((await readPdf(bytes)).pages[0]).toContain(name);
    expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|EmbeddedFile)\b/);
  });

  it('holds the longest names, and the payment code still stands whole on one page', async () => {
    const { household, client } = await aLoggedInClient(server, {
      first_name: 'Ö'.repeat(100),
      last_name: 'Ş'.repeat(100),
    });
    await aHomeAddress(server, household);
    const invoice = await confirmedInvoice(client);

    const { pages, codes } = await readPdf((await pdfOf(client, invoice.id)).bytes);

    expect(pages.join(' ').match(/Ş/g)?.length).toBeGreaterThanOrEqual(250);
    expect(codes).toEqual([invoice.payment_qr]);
  });

  it('does not exist for a draft', async () => {
    const { client } = await aLoggedInClient(server);
    const [draft] = await draftsOf(client, ['siac']);

    const answer = await pdfOf(client, draft?.id ?? 0);

    expect(answer).toMatchObject({ status: 409, body: { message: 'invoice_not_confirmed' } });
  });

  // proves: constant.receipt-pdf
  it('is the template 1, and there is no other', async () => {
    const { client } = await aLoggedInClient(server);
    const invoice = await confirmedInvoice(client);

    for (const template of ['0', '2', '11', '']) {
      const answer = await client.send('GET', `/api/v1/finance/sale-invoice/${invoice.id}/render-pdf/${template}`);

      expect(answer).toMatchObject({ status: 404, body: { message: 'not_found' } });
    }
  });
});
