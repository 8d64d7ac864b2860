import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import { aDeathContact } from '../testing/deaths/deathContactBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe.each(Object.entries(officeContract))('the call %s', (_name, call) => {
  const anything = { id: '1', search: 'a' };

  it('is refused to members', async () => {
    const { client } = await aLoggedInClient(server, { status: 'active' });

    const answer = await client.call(call, anything);

    expect([answer.status, answer.body]).toMatchObject([403, { message: 'forbidden' }]);
  });

  it('is refused without a log-in', async () => {
    const answer = await server.client().call(call, anything);

    expect([answer.status, answer.body]).toMatchObject([401, { message: 'unauthenticated' }]);
  });
});

it.each(Object.entries(officeContract).flatMap(([name, call]) => ('missing' in call ? [[name, call] as const] : [])))(
  '%s of something that does not exist answers its key',
  async (_name, call) => {
    const { client } = await aClerk(server, 'board');
    const body = {
      reason: 'Nicht lesbar',
      list: 'documents',
      inactive_reason_id: 4,
      inactive_from: '11.01.2027',
      amount: 60,
      value_date: '11.01.2027',
      step: 'void',
      sale_invoice_id: 1,
      membership_basis: 'nb',
      relationship_type: 'mother',
      email: 'neu@example.at',
      is_taken_over: false,
    };

    for (const id of ['999999', 'abc', '99999999999999']) {
      const answer = await client.call(call, { ...body, id });

      expect([answer.status, answer.body]).toMatchObject([404, { message: call.missing }]);
    }
  },
);

describe('one household', () => {
  it('tells whom to call at a death, and with whom one may be talked about', async () => {
    const { client } = await aClerk(server);
    const household = await aHousehold(server, { status: 'active' });
    await aDeathContact(server, household, { may_report: false });
    const brother = await aSubstitute(server, household, { represent_me_as: 'family_member' });

    const answer = await client.call(officeContract.getHousehold, { id: String(household.household_id) });

    expect(answer.body).toMatchObject({
      at_a_death: {
        contacts: [{ name: 'Hasan Yılmaz', phone_number: '+436605554433', agreed_stated_by: 'Ayşe Yılmaz' }],
        may_report: [
          { kind: 'member', id: household.main_member_id },
          { kind: 'substitute', id: brother },
        ],
      },
    });
  });

  it('is shown with all that belongs to it, and each person looked at is written down', async () => {
    const { account, client } = await aClerk(server);
    const household = await aHousehold(server, { status: 'active' });
    const child = await aMember(server, household, { status: 'active' });

    const answer = await client.call(officeContract.getHousehold, { id: String(household.household_id) });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      household: { id: household.household_id, name: 'Ayşe Yılmaz', status: 'active', active_from: '11.01.2027' },
      account: { email: household.email, language: 'de', status: 'active' },
      main_member: { id: household.main_member_id, social_insurance_number: '1236010285' },
      sub_members: [{ id: child, social_insurance_number: '1237050515', date_of_birth: '05.05.2015' }],
      invoices: [],
      payments: [],
    });
    const seen = { action: 'member.seen', actor_account_id: account.account_id };
    expect(await auditOf(server, household.household_id)).toEqual([
      { ...seen, action: 'account.seen', subject_id: null },
      { ...seen, subject_id: household.main_member_id },
      { ...seen, subject_id: child },
    ]);
  });

  it('that does not exist is not recorded', async () => {
    const { client } = await aClerk(server, 'board');

    await client.call(officeContract.getHousehold, { id: '999999' });

    expect(await auditOf(server, null)).toEqual([]);
  });
});

it('a document is sent unchanged, and the access is recorded', async () => {
  const { account, client } = await aClerk(server);
  const household = await aHousehold(server);
  const id = await aDocument(server, household.main_member_id, { name: 'Reisepass Ayşe' });

  const answer = await client.call(documentReviewContract.openDocument, { id: String(id) });

  expect(answer.status).toBe(200);
  expect(answer.bytes.toString()).toMatch(/^%PDF-1\.4 document \d+ %%EOF$/);
  expect(answer.headers['content-disposition']).toContain('Reisepass%20Ay%C5%9Fe.pdf');
  expect(await auditOf(server, household.household_id)).toEqual([
    { action: 'document.seen', actor_account_id: account.account_id, subject_id: id },
  ]);
});
