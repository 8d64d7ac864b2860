import { beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { isYearlyRunDue, listDue } from '../invoicing/yearlyRun.reads.ts';
import { anApplicant, bringPassport, readGaps, statusesOf } from '../testing/applicantBuilders.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { person as somebody } from '../testing/payloads.ts';
import { testServer } from '../testing/testServer.ts';

const { changeMember } = membersContract;
const { preCalculate, createInvoices } = invoicingContract;

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

const father = { ...somebody, gender: 'male', relationship_type: 'father' } as const;
const mother = { ...somebody, gender: 'female', relationship_type: 'mother' } as const;

describe('a father or mother that a member enters', () => {
  it.each([
    ['a mother who is male', { ...mother, gender: 'male' }, 'relationship_type', 'does_not_fit_together'],
    [
      'a father with a child’s basis',
      { ...father, membership_basis: 'child' },
      'relationship_type',
      'does_not_fit_together',
    ],
    ['a son without a basis', { ...father, relationship_type: 'son' }, 'membership_basis', 'required'],
  ] as const)('%s is refused at its field', async (_what, sent, field, key) => {
    const { client } = await aLoggedInClient(server);

    const answer = await client.send('POST', '/api/v1/member', sent);

    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [key] } } });
  });

  it('may turn out to be somebody else, and somebody else to be one', async () => {
    const { client } = await aLoggedInClient(server);
    const id = String((await created(client, father)).id);
    const change = (sent: object) => client.send('PUT', `/api/v1/member/${id}`, sent);

    const alone = await change({ relationship_type: 'son' });
    const son = await change({ relationship_type: 'son', membership_basis: 'child_with_disability' });
    const back = await change({ relationship_type: 'father' });
    const other = await client.call(changeMember, { id, place_of_birth: 'Sivas' });

    expect([alone.status, alone.body]).toMatchObject([
      422,
      { errors: { relationship_type: ['does_not_fit_together'] } },
    ]);
    expect([son.status, son.body]).toMatchObject([200, { membership_basis: 'child_with_disability' }]);
    expect([back.status, back.body]).toMatchObject([200, { membership_basis: 'nb' }]);
    expect([other.status, other.body]).toMatchObject([200, { membership_basis: 'nb', place_of_birth: 'Sivas' }]);
  });

  it('cannot be made one once a fee that was paid charges for them otherwise', async () => {
    const { client, household } = await aLoggedInClient(server);
    const { id } = await created(client, { ...father, relationship_type: 'son', membership_basis: 'child' });
    await anInvoice(server, { ...household, main_member_id: id }, { status: 'paid' });

    const answer = await client.send('PUT', `/api/v1/member/${id}`, { relationship_type: 'father' });

    expect(answer).toMatchObject({ status: 409, body: { message: 'invoice_already_existing_for_member' } });
  });

  it('is charged and joins with the family where the table has a fee for parents', async () => {
    const { client, household } = await anApplicant(server, { without: 'contribution' });
    const { id } = await created(client, mother);

    const { body } = await client.call(preCalculate);
    await confirmedInvoice(client);

    expect(body).toMatchObject({
      annual_contribution: { detail: expect.arrayContaining([expect.objectContaining({ member_id: id, amount: 75 })]) },
    });
    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('who is entered after the contribution holds the application up in nothing, and joins later', async () => {
    const { client, household } = await anApplicant(server, { without: 'passport' });
    await created(client, mother);

    expect(await readGaps(client)).toEqual(['document_passport']);
    await bringPassport(client, household);
    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting', 'new']);
    await confirmedInvoice(client);
    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting', 'waiting']);
  });
});

describe('where the table has no fee for parents', () => {
  it('the family is invoiced and joins without them, and the yearly run waits for nobody', async () => {
    await server.context.db.deleteFrom('fees').where('basis', '=', 'nb').execute();
    const { client, household } = await anApplicant(server, { without: 'contribution' });
    const { id } = await created(client, mother);

    const { body } = await client.call(preCalculate);
    const invoice = await confirmedInvoice(client);

    expect(JSON.stringify(body)).not.toContain(`"member_id":${id}`);
    expect(invoice.sale_invoice_items.map(({ member }) => member?.id)).not.toContain(id);
    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting', 'new']);
    expect(await client.call(createInvoices)).toMatchObject({ status: 201, body: [] });

    const { db } = server.context;
    await db.updateTable('households').set({ status: 'active' }).where('id', '=', household.household_id).execute();
    await db
      .updateTable('members')
      .set({ status: 'active' })
      .where('household_id', '=', household.household_id)
      .execute();
    expect(await isYearlyRunDue(db, server.clock.today())).toBe(false);
    expect(await listDue(db, server.clock.today(), [household.household_id])).toEqual([]);
  });
});

async function created(client: TestClient, sent: object): Promise<{ id: number }> {
  const { status, body } = await client.send('POST', '/api/v1/member', sent);
  expect(status).toBe(201);
  return body as { id: number };
}
