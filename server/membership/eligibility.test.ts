import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, anInvoice, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { standingOf } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk, auditOf } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let household: TestHousehold;
let husband: number;

beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  household = await aHousehold(server, { status: 'active' });
  husband = await aCoveredPerson(server, household, { membership_basis: 'spouse', status: 'active' });
});

async function set(id: number, membership_basis: string, relationship_type: string) {
  const sent = { id: String(id), membership_basis, relationship_type };
  const answer = await client.call(decisionsContract.setEligibility, sent as never);
  return [answer.status, answer.body] as const;
}

async function eligibilityOf(id: number) {
  const { body } = await client.call(officeContract.getHousehold, { id: String(household.household_id) });
  const person = (body as HouseholdFile).sub_members.find((member) => member.id === id);
  return [person?.membership_basis, person?.relations.relationship_type];
}

describe('the eligibility of a family member', () => {
  it('is set by the office, `nb` included, and recorded', async () => {
    const [status, body] = await set(husband, 'nb', 'father');

    expect([status, body]).toMatchObject([200, { id: household.household_id }]);
    expect(await eligibilityOf(husband)).toEqual(['nb', 'father']);
    const actions = (await auditOf(server, household.household_id)).filter(({ subject_id }) => subject_id === husband);
    expect(actions.map(({ action }) => action)).toContain('member.eligibility_set');
  });

  it.each([
    ['nb', 'mother', { relationship_type: ['does_not_fit_together'] }],
    ['nb', 'husband', { relationship_type: ['does_not_fit_together'] }],
    ['main', 'father', { membership_basis: ['invalid_choice'] }],
  ])('is not set to %s, %s', async (basis, relationship, errors) => {
    expect(await set(husband, basis, relationship)).toMatchObject([422, { message: 'validation_failed', errors }]);
    expect(await eligibilityOf(husband)).toEqual(['spouse', 'husband']);
  });

  it('keeps the age limit of a child', async () => {
    const old = await aCoveredPerson(server, household, {
      membership_basis: 'spouse',
      date_of_birth: day('1990-05-05'),
    });

    expect(await set(old, 'child', 'son')).toMatchObject([422, { message: 'child_older_than_30' }]);
  });

  it('of a wife who was entered as a newborn daughter starts her ninety days', async () => {
    const { household: family, client: member } = await aLoggedInClient(server, { status: 'waiting' });
    for (const type of ['siac', 'sirf'] as const) await anInvoice(server, family, { type, status: 'paid' });
    const daughter = { gender: 'female', relationship_type: 'daughter', date_of_birth: day('2026-12-01') } as const;
    const wife = await aMember(server, family, { first_name: 'Ayşe', ...daughter });
    await confirmedInvoice(member, 'siac');
    const before = (await standingOf(server, family)).at(-1);

    await set(wife, 'spouse', 'wife');

    expect(before).toBe('Ayşe waiting 2027-01-11 - -');
    expect((await standingOf(server, family)).at(-1)).toBe('Ayşe waiting 2027-01-11 2027-04-11 -');
  });

  it('is refused for a main member, and for an unknown person', async () => {
    expect(await set(household.main_member_id, 'nb', 'mother')).toMatchObject([403, { message: 'forbidden' }]);
    expect(await set(999_999, 'nb', 'mother')).toMatchObject([404, { message: 'MemberNotFound' }]);
  });
});
