import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceStatus } from '../../../domain/invoicing/invoice.ts';
import { changeRequestReviewContract } from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import {
  type ChangeRequest,
  changeRequestsContract,
} from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { newsOf } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const { askForChange, withdrawChangeRequest } = changeRequestsContract;
const { grantChangeRequest } = changeRequestReviewContract;
const BIRTH = { field: 'date_of_birth', wanted: '02.01.1985' } as const;
const NOT_LOCKED = { status: 409, body: { message: 'data_not_locked' } };

const server = testServer();
let office: TestClient;
beforeAll(async () => {
  await withDemoFees(server);
  office = (await aClerk(server)).client;
});

/** An applicant, born 1.2.1985, with her registration fee, and her son Emre, born 5.5.2015, with his contribution. */
async function aBilledApplicant(status: InvoiceStatus = 'paid') {
  const { household, client } = await aLoggedInClient(server);
  const son = await aMember(server, household);
  const { id: invoice } = await anInvoice(server, household, { type: 'sirf', status });
  await anInvoice(server, { ...household, main_member_id: son }, { status });
  const person = async (id: number) => (await client.call(membersContract.getMember, { id: String(id) })).body;
  return { client, household, bill: invoice, main: household.main_member_id, son, person };
}

const idOf = ({ body }: { body: unknown }) => (body as ChangeRequest).id;

describe('an applicant whose fee is confirmed', () => {
  it('asks the office to correct a birth date, and existing invoices stay as they are', async () => {
    const { client, household, bill: invoice, main, person } = await aBilledApplicant();
    expect(await person(main)).toMatchObject({ status: 'new', fees_billed: true });

    const asked = await client.call(askForChange, { id: String(main), ...BIRTH });
    const granted = await office.call(grantChangeRequest, { id: String(idOf(asked)) });

    expect([asked.status, granted.status]).toEqual([201, 200]);
    expect(await person(main)).toMatchObject({ date_of_birth: '02.01.1985', status: 'new', fees_billed: true });
    const invoices = server.context.db.selectFrom('sale_invoices').where('id', '=', invoice);
    expect(await invoices.select('status_id').executeTakeFirst()).toEqual({ status_id: 3 });
    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('has basis and relationship of a family member corrected together, because each depends on the other', async () => {
    const { client, son, person } = await aBilledApplicant();
    const id = String(son);
    const disabled = { field: 'membership_basis', wanted: 'child_with_disability' } as const;
    const basis = idOf(await client.call(askForChange, { id, ...disabled }));
    const birth = idOf(await client.call(askForChange, { id, field: 'date_of_birth', wanted: '05.05.1990' }));

    const alone = await office.call(grantChangeRequest, { id: String(birth) });
    const both = await office.call(grantChangeRequest, { id: String(birth), together_with: [basis] });

    expect(alone).toMatchObject({ status: 422, body: { message: 'child_older_than_30' } });
    expect(both.status).toBe(200);
    expect(await person(son)).toMatchObject({
      membership_basis: 'child_with_disability',
      date_of_birth: '05.05.1990',
    });
  });

  it('corrects everything else without asking', async () => {
    const { client, main, son } = await aBilledApplicant();

    for (const id of [main, son].map(String)) {
      expect(await client.call(askForChange, { id, field: 'first_name', wanted: 'Can' })).toMatchObject(NOT_LOCKED);
    }
    const own = await client.call(askForChange, { id: String(main), field: 'membership_basis', wanted: 'child' });
    expect(own).toMatchObject({ status: 422, body: { errors: { field: ['invalid_choice'] } } });
  });

  it('withdraws such a request', async () => {
    const { client, main } = await aBilledApplicant();
    const id = idOf(await client.call(askForChange, { id: String(main), ...BIRTH }));

    expect((await client.call(withdrawChangeRequest, { id: String(id) })).status).toBe(204);
    expect((await client.call(askForChange, { id: String(main), ...BIRTH })).status).toBe(201);
  });

  it('corrects it without asking once the office has declared the fee void', async () => {
    const { client, household, bill: invoice, main, person } = await aBilledApplicant('open');
    const id = idOf(await client.call(askForChange, { id: String(main), ...BIRTH }));
    await office.call(paymentsContract.takeInvoiceStep, { id: String(invoice), step: 'void' });

    expect(await office.call(grantChangeRequest, { id: String(id) })).toMatchObject(NOT_LOCKED);
    expect(await person(main)).toMatchObject({ fees_billed: false, date_of_birth: '01.02.1985' });
    const change = { id: String(household.main_member_id), date_of_birth: '02.01.1985' };
    expect((await client.call(membersContract.changeMember, change)).status).toBe(200);
  });
});

it.each(['draft', 'cancelled', 'void', 'uncollectible'] as const)(
  'a fee that is %s locks nothing, and nothing is to be asked',
  async (status) => {
    const { client, main, person } = await aBilledApplicant(status);

    expect(await person(main)).toMatchObject({ fees_billed: false });
    expect(await client.call(askForChange, { id: String(main), ...BIRTH })).toMatchObject(NOT_LOCKED);
  },
);

it('a manual invoice is no fee, and another household’s fee does not count', async () => {
  const { household, client } = await aLoggedInClient(server);
  await anInvoice(server, household, { type: 'sim', description: 'Fahrt' });
  await aBilledApplicant();

  const { body } = await client.call(membersContract.getMember, { id: String(household.main_member_id) });

  expect(body).toMatchObject({ fees_billed: false });
});
