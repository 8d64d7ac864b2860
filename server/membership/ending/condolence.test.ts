import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { refuseDocument } from '../../documents/review.actions.ts';
import { refuseChangeRequest } from '../../members/changeRequestReview.actions.ts';
import { aHousehold, aLoggedInClient, logIn } from '../../testing/builders.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aStaffedServer, moveTo, newsOf, type Office, standingOf, subjectsTo } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aDocument, aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from './deactivation.actions.ts';
import { reactivate } from './reactivation.actions.ts';

const TODAY = day('2027-01-11');

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, TODAY));

/** The only news of a household. */
async function wordsTo({ household_id }: { household_id: number }) {
  return server.context.db
    .selectFrom('notifications')
    .select(['title', 'body_html'])
    .where('household_id', '=', household_id)
    .executeTakeFirstOrThrow();
}

it('after a death the household’s news is a condolence, with the name and without a reason', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;

  await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 5, inactive_from: TODAY }));

  const { body_html } = await wordsTo(household);
  expect(body_html).toContain('Die Mitgliedschaft von Ayşe Yılmaz ist seit 11.01.2027 beendet.');
  expect(body_html).not.toContain('Grund');
});

it.each([
  ['de', 'Unser aufrichtiges Beileid', 'Die Mitgliedschaft von Emre Yılmaz ist seit 11.01.2027 beendet.'],
  ['tr', 'Başınız sağ olsun', 'Emre Yılmaz için üyelik 11.01.2027 tarihinden beri geçerli değil.'],
  ['en', 'Our sincere condolences', 'The membership of Emre Yılmaz has been over since 11.01.2027.'],
] as const)('after a death the news of one person is one of condolence in %s', async (language, title, sentence) => {
  const household = await aHousehold(server, { status: 'active', language });
  const member_id = await aMember(server, household, { status: 'active', first_name: 'Emre' });
  const { household_id } = household;
  const ending = { id: household_id, member_id, inactive_reason_id: 2, inactive_from: TODAY };

  await office((change) => deactivate(change, ending));

  const news = await wordsTo(household);
  expect(news.title).toBe(title);
  expect(news.body_html).toContain(sentence);
  expect(news.body_html).not.toMatch(/Grund|Neden|Reason/);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});

it.each([
  ['de', 'Eine Mitgliedschaft hatte noch nicht begonnen.', /beendet/],
  ['tr', 'Üyelik henüz başlamamıştı.', /geçerli değil/],
  ['en', 'A membership had not begun yet.', /over/],
] as const)(
  'the message about somebody who died while waiting mentions no ended membership, in %s',
  async (language, words, ended) => {
    const household = await aHousehold(server, { status: 'active', language });
    const member_id = await aMember(server, household, { status: 'waiting', first_name: 'Emre' });
    const { household_id } = household;
    const ending = { id: household_id, member_id, inactive_reason_id: 2, inactive_from: TODAY };

    await office((change) => deactivate(change, ending));

    const { body_html } = await wordsTo(household);
    expect(body_html).toContain('Emre Yılmaz');
    expect(body_html).toContain(words);
    expect(body_html).not.toMatch(ended);
  },
);

it('if a death in the waiting period is reported late, the membership never began', async () => {
  const household = await aHousehold(server, { status: 'active', active_from: day('2027-01-08') });
  const { household_id } = household;

  await office((change) =>
    deactivate(change, { id: household_id, inactive_reason_id: 5, inactive_from: day('2027-01-05') }),
  );

  expect((await wordsTo(household)).body_html).toContain('Eine Mitgliedschaft hatte noch nicht begonnen.');
  const { body: me }: { body: Me } = await (await logIn(server, household)).call(meContract.getMe);
  expect(me).toMatchObject({ household: { active_from: null }, main_member: { active_from: null } });
  const { client: clerk } = await aClerk(server);
  const { body: file }: { body: HouseholdFile } = await clerk.call(officeContract.getHousehold, {
    id: String(household_id),
  });
  expect(file).toMatchObject({ household: { active_from: null }, main_member: { active_from: null } });
  // reactivated, it is the same membership as before
  await office((change) => reactivate(change, { id: household_id }));
  expect((await standingOf(server, household))[0]).toBe('household active - - 2027-01-08');
});

it('after a death, decisions about a document or a correction are announced in the news only, not by mail', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  const document_id = await aDocument(server, household.main_member_id);
  const request = await aChangeRequest(server, household);
  await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 5, inactive_from: TODAY }));

  await office((change) => refuseDocument(change, { id: document_id, reason: 'Unscharf.' }));
  await office((change) => refuseChangeRequest(change, { id: request, reason: 'So steht es im Pass.' }));

  expect(await newsOf(server, household)).toEqual([
    'Unser aufrichtiges Beileid',
    'Bitte senden Sie uns ein Dokument noch einmal',
    'Zu Ihrem Korrekturwunsch',
  ]);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});

it('after a death the PDF of an invoice has no name in its greeting, and no thanks', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });
  const { household_id } = household;
  const { id } = await anInvoice(server, household);
  await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 5, inactive_from: TODAY }));

  const { bytes } = await client.call(invoicingContract.renderInvoicePdf, { id: String(id) });

  const words = (await readPdf(bytes)).pages.join();
  expect(words).toContain('Guten Tag! Hier ist die Rechnung: Jahresbeitrag 2027.');
  expect(words).not.toContain('Danke');
});

it('a household that the widow continues after a death is told so in the news only', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 5, inactive_from: TODAY }));

  await office((change) => reactivate(change, { id: household_id }));

  expect(await newsOf(server, household)).toHaveLength(2);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});
