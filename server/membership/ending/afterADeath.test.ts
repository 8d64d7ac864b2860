import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { refuseDocument } from '../../documents/review.actions.ts';
import { refuseChangeRequest } from '../../members/changeRequests/changeRequestReview.actions.ts';
import { aHousehold, aLoggedInClient, logIn } from '../../testing/builders.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aStaffedServer, moveTo, newsOf, type Office, standingOf, subjectsTo } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aDocument } from '../../testing/memberBuilders.ts';
import { endByDeath } from '../../testing/membership/endByDeath.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { reactivate } from './reactivation.actions.ts';

const TODAY = day('2027-01-11');

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, TODAY));

it('if a death in the waiting period is reported late, the membership never began', async () => {
  const household = await aHousehold(server, { status: 'active', active_from: day('2027-01-08') });
  const { household_id } = household;

  await endByDeath(server, { household_id, from: day('2027-01-05') });

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
  await endByDeath(server, { household_id, from: TODAY });

  await office((change) => refuseDocument(change, { id: document_id, reason: 'Unscharf.' }));
  await office((change) => refuseChangeRequest(change, { id: request, reason: 'So steht es im Pass.' }));

  expect(await newsOf(server, household)).toEqual([
    'Bitte senden Sie uns ein Dokument noch einmal',
    'Zu Ihrem Korrekturwunsch',
  ]);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});

it('after a death the PDF of an invoice has no name in its greeting, and no thanks', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'active' });
  const { household_id } = household;
  const { id } = await anInvoice(server, household);
  await endByDeath(server, { household_id, from: TODAY });

  const { bytes } = await client.call(invoicingContract.renderInvoicePdf, { id: String(id) });

  const words = (await readPdf(bytes)).pages.join();
  expect(words).toContain('Guten Tag! Hier ist die Rechnung: Jahresbeitrag 2027.');
  expect(words).not.toContain('Danke');
});

it('a household that the widow continues after a death is told so in the news only', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  await endByDeath(server, { household_id, from: TODAY });

  await office((change) => reactivate(change, { id: household_id }));

  expect(await newsOf(server, household)).toHaveLength(1);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});
