import { describe, expect, it } from 'vitest';
import { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { type CardFacts, cardDocument } from './membershipCard.wording.ts';

const CARD_POINTS = { width: 242.65, height: 153.07 };

const server = testServer();

type Asked = { household: { household_id: number }; client: TestClient };
const cardOf = ({ household, client }: Asked, query: object = {}) =>
  client.call(membershipContract.renderMembershipCard, { id: String(household.household_id), ...query });
const calendarOf = ({ household, client }: Asked) =>
  client.call(membershipContract.downloadCalendar, { id: String(household.household_id) });
const rest = ({ household }: Asked) =>
  server.context.db
    .updateTable('households')
    .set({ money_rests_since: day('2027-01-02') })
    .where('id', '=', household.household_id)
    .execute();

describe('the membership card', () => {
  it('has two files with names of their own', async () => {
    const asked = await aLoggedInClient(server, { status: 'active' });

    const names = [await cardOf(asked, { format: 'card' }), await cardOf(asked, { format: 'a4' })].map(
      ({ headers }) => headers['content-disposition'],
    );

    expect(names).toEqual([
      expect.stringContaining(`Mitgliedskarte-${asked.household.membership_no}.pdf`),
      expect.stringContaining(`Mitgliedskarte-${asked.household.membership_no}-A4.pdf`),
    ]);
  });

  it('has a front with number, day and names, and a back that says in two languages whom to call', async () => {
    const asked = await aLoggedInClient(server, { status: 'active' });

    const answer = await cardOf(asked, { format: 'card' });

    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const read = await readPdf(answer.bytes);
    expect(read).toMatchObject({ title: 'Mitgliedskarte', language: 'de', isTagged: true });
    const [front = '', back = ''] = read.pages;
    expect(read.pages).toHaveLength(2);
    const { association } = server.context.settings;
    for (const words of [association.name, asked.household.membership_no, 'Stand', 'Ayşe Yılmaz'])
      expect(front).toContain(words);
    for (const words of ['Im Todesfall, Tag und Nacht', 'Vefat hâlinde 7 gün 24 saat', association.email])
      expect(back).toContain(words);
    expect(back.replaceAll('\u00a0', ' ')).toContain(association.emergency_phone);
  });

  it('names whom the membership covers today, and nobody else', async () => {
    const asked = await aLoggedInClient(server, { status: 'active' });
    await aMember(server, asked.household, { status: 'active', first_name: 'Gültiğ' });
    await aMember(server, asked.household, { status: 'waiting', first_name: 'Bekleyen' });
    await aMember(server, asked.household, { status: 'inactive', first_name: 'Giden' });

    const { pages } = await readPdf((await cardOf(asked)).bytes);

    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Gültiğ');
    expect(pages[0]).not.toMatch(/Bekleyen|Giden/);
  });

  it.each([
    ['an applicant', 'new', 'membership_card_not_yet'],
    ['who waits', 'waiting', 'membership_card_not_yet'],
    ['who has left', 'inactive', 'membership_card_ended'],
  ] as const)('%s reads why there is none', async (_who, status, key) => {
    const asked = await aLoggedInClient(server, { status });

    expect(await cardOf(asked)).toMatchObject({ status: 409, body: { message: key } });
  });

  it('while a case of death is open there is none', async () => {
    const asked = await aLoggedInClient(server, { status: 'active' });
    await rest(asked);

    expect(await cardOf(asked)).toMatchObject({ status: 409, body: { message: 'membership_card_rests' } });
  });

  it('nobody gets another household’s card', async () => {
    const { household } = await aLoggedInClient(server, { status: 'active' });
    const { client } = await aLoggedInClient(server, { status: 'active' });

    expect(await cardOf({ household, client })).toMatchObject({ status: 404, body: { message: 'HouseholdNotFound' } });
  });

  it.each([1, 2, 5, 9, 20, 41])('%i people with long names stay on the front, each in whole letters', async (count) => {
    const name = { first_name: 'Süleyman-Abdurrahman', last_name: 'Büyükçekmecelioğlu' };
    const { pages } = await readPdf(await drawPdf(cardDocument(facts(count, name), 'card')));

    expect(pages).toHaveLength(2);
    expect(pages[0]?.match(/Süleyman/g)).toHaveLength(count);
  });

  it('a card has the size of a bank card, and on A4 the same words', async () => {
    const [small, sheet] = await Promise.all(
      (['card', 'a4'] as const).map(async (format) => drawPdf(cardDocument(facts(2), format))),
    );
    const words = (file: Buffer | undefined) => readPdf(file ?? Buffer.alloc(0));

    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(String(small));
    expect(Math.abs(Number(box?.[1]) - CARD_POINTS.width)).toBeLessThan(0.1);
    expect(Math.abs(Number(box?.[2]) - CARD_POINTS.height)).toBeLessThan(0.1);
    const { pages, roles } = await words(sheet);
    expect(roles.slice(0, 4)).toEqual(['Root', 'Document', 'H1', 'P']);
    for (const page of (await words(small)).pages) expect(pages[0]).toContain(page);
  });
});

function facts(count: number, name = { first_name: 'Ayşe', last_name: 'Yılmaz' }): CardFacts {
  return {
    membership_no: '1000017',
    language: 'tr',
    covered: Array.from({ length: count }, () => name),
    day: day('2027-01-11'),
    association: server.context.settings.association,
  };
}

describe('the calendar', () => {
  it('has the due date of what is owed, and tells nothing about it', async () => {
    const asked = await aLoggedInClient(server, { status: 'active' });
    const { bill_number } = await anInvoice(server, asked.household, { type: 'siac', status: 'open' });

    const answer = await calendarOf(asked);
    const again = await calendarOf(asked);

    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const file = String(answer.bytes);
    expect(file).toContain('SUMMARY:Erinnerung: Rechnung im Mitgliederportal\r\n');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const { name } = server.context.settings.association;
    for (const told of [bill_number, 'Yılmaz', name, '€', 'Beitrag', 'Todes']) expect(file).not.toContain(told);
    expect(/UID:(\S+)/.exec(String(again.bytes))?.[1]).toBe(/UID:(\S+)/.exec(file)?.[1]);
  });

  it('is refused while there is nothing to put in, and has no due date while money rests', async () => {
    const asked = await aLoggedInClient(server, { status: 'active' });
    expect(await calendarOf(asked)).toMatchObject({ status: 409, body: { message: 'calendar_empty' } });
    await anInvoice(server, asked.household, { type: 'siac', status: 'open' });
    expect((await calendarOf(asked)).status).toBe(200);
    await rest(asked);

    expect(await calendarOf(asked)).toMatchObject({ status: 409, body: { message: 'calendar_empty' } });
  });
});
